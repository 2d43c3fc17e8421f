import { Buffer } from "node:buffer";
import { z } from "zod";
import { answerOfError, refusalOf } from "../language-model/openai-errors.ts";
import type { OpenAiOptions } from "../language-model/openai.ts";
import { createGuardedFetch } from "../safe-fetch.ts";
import {
	DESCRIBE,
	DESCRIPTION_TOKENS,
	type Listener,
	type PerceivedAnswer,
	type PerceivedFile,
} from "./port.ts";

const TIMEOUT_MS = 45_000;
const MAX_ANSWER_BYTES = 1_000_000;
/** The name under which servers of this protocol know their model for speech. */
const SPEECH_MODEL = "whisper-1";
const UNAVAILABLE: PerceivedAnswer = { class: "unavailable", retryAfterMs: null };

/** `usage` is of seconds or of tokens, by the model. */
const Transcription = z.object({
	text: z.string(),
	usage: z
		.object({
			seconds: z.number().optional(),
			input_tokens: z.number().optional(),
			output_tokens: z.number().optional(),
		})
		.nullish(),
});
const Completion = z.object({
	choices: z
		.array(
			z.object({
				message: z.object({
					content: z.string().nullish(),
					tool_calls: z.array(z.unknown()).nullish(),
				}),
				finish_reason: z.string().nullish(),
			}),
		)
		.min(1),
	usage: z
		.object({ prompt_tokens: z.number().optional(), completion_tokens: z.number().optional() })
		.nullish(),
});

/** Servers judge a file by its name. */
const ENDINGS: Record<string, string> = {
	"audio/ogg": "ogg",
	"audio/mpeg": "mp3",
	"audio/mp4": "m4a",
	"audio/aac": "m4a",
	"audio/wav": "wav",
	"audio/x-wav": "wav",
	"audio/webm": "webm",
	"audio/flac": "flac",
};
const bareType = (mimetype: string): string => mimetype.split(";")[0]?.trim().toLowerCase() ?? "";

/** Speech and pictures at any endpoint with OpenAI's API; pictures are described by the agent's own model. */
export function createOpenAiListener(options: OpenAiOptions): Listener {
	const guarded = createGuardedFetch({ ...options, maxBytes: MAX_ANSWER_BYTES });

	async function ask(
		path: string,
		file: PerceivedFile,
		body: { type: string | null; content: FormData | string },
	): Promise<{ ok: true; json: unknown } | { ok: false; answer: PerceivedAnswer }> {
		const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
		try {
			const response = await guarded(`${options.baseUrl}${path}`, {
				method: "POST",
				headers: {
					authorization: `Bearer ${options.apiKey}`,
					...(options.organizationId && { "openai-organization": options.organizationId }),
					...(body.type !== null && { "content-type": body.type }),
				},
				body: body.content,
				signal: file.signal ? AbortSignal.any([file.signal, deadline]) : deadline,
			});
			const text = await response.text();
			if (response.status === 200) return { ok: true, json: JSON.parse(text) as unknown };
			return { ok: false, answer: refusalOf(response, text) };
		} catch (error) {
			return { ok: false, answer: answerOfError(error) };
		}
	}

	return {
		async transcribe(file) {
			const type = bareType(file.mimetype);
			const form = new FormData();
			const name = `audio.${ENDINGS[type] ?? "ogg"}`;
			form.set("file", new Blob([file.bytes], { type }), name);
			form.set("model", SPEECH_MODEL);
			form.set("response_format", "json");
			if (file.language !== undefined) form.set("language", file.language);
			const asked = await ask("/audio/transcriptions", file, { type: null, content: form });
			if (!asked.ok) return asked.answer;
			const heard = Transcription.safeParse(asked.json);
			if (!heard.success) return UNAVAILABLE;
			const { text, usage } = heard.data;
			const { input_tokens: inputTokens, output_tokens: outputTokens = 0 } = usage ?? {};
			return {
				class: "answered",
				text: text.trim(),
				model: SPEECH_MODEL,
				usage: inputTokens === undefined ? null : { inputTokens, outputTokens },
				seconds: usage?.seconds ?? null,
			};
		},

		async describe(file) {
			const url = `data:${bareType(file.mimetype)};base64,${Buffer.from(file.bytes).toString("base64")}`;
			const content = [
				{ type: "text", text: DESCRIBE },
				{ type: "image_url", image_url: { url, detail: "low" } },
			];
			const asked = await ask("/chat/completions", file, {
				type: "application/json",
				content: JSON.stringify({
					model: options.model,
					messages: [{ role: "user", content }],
					max_tokens: DESCRIPTION_TOKENS,
				}),
			});
			if (!asked.ok) return asked.answer;
			const seen = Completion.safeParse(asked.json);
			const choice = seen.data?.choices[0];
			if (!choice || choice.message.tool_calls?.length) return UNAVAILABLE;
			if (choice.finish_reason === "content_filter") return { class: "refused", reason: "content" };
			const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } =
				seen.data?.usage ?? {};
			const text = (choice.message.content ?? "").trim();
			const usage = { inputTokens, outputTokens };
			return { class: "answered", text, model: options.model, usage, seconds: null };
		},
	};
}
