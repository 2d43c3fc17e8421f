import { Buffer } from "node:buffer";
import { z } from "zod";
import { orAborted } from "#app/domain/or-aborted.ts";
import { type AiBinding, answerOfError } from "../language-model/workers-ai.ts";
import {
	DESCRIBE,
	DESCRIPTION_TOKENS,
	type Listener,
	type PerceivedAnswer,
	type PerceivedFile,
} from "./port.ts";

const TIMEOUT_MS = 45_000;
const SPEECH_MODEL = "@cf/openai/whisper-large-v3-turbo";
const VISION_MODEL = "@cf/meta/llama-4-scout-17b-16e-instruct";
const UNAVAILABLE: PerceivedAnswer = { class: "unavailable", retryAfterMs: null };

const Heard = z.object({
	text: z.string(),
	transcription_info: z.object({ duration: z.number().optional() }).optional(),
});
const Seen = z.object({
	response: z.string(),
	usage: z
		.object({ prompt_tokens: z.number().optional(), completion_tokens: z.number().optional() })
		.optional(),
});

const base64Of = ({ bytes }: PerceivedFile): string => Buffer.from(bytes).toString("base64");

/** Whisper and a vision model of Workers AI, where the deployment has the binding. */
export function createWorkersAiListener(ai: AiBinding): Listener {
	async function run<T>(
		model: string,
		inputs: Record<string, unknown>,
		shape: z.ZodType<T>,
		signal: AbortSignal | undefined,
	): Promise<T | PerceivedAnswer> {
		try {
			const deadline = AbortSignal.timeout(TIMEOUT_MS);
			const until = signal ? AbortSignal.any([signal, deadline]) : deadline;
			const parsed = shape.safeParse(await orAborted(ai.run(model, inputs), until));
			return parsed.success ? parsed.data : UNAVAILABLE;
		} catch (error) {
			return answerOfError(error);
		}
	}

	return {
		async transcribe(file) {
			const { language, signal } = file;
			const inputs = { audio: base64Of(file), ...(language !== undefined && { language }) };
			const heard = await run(SPEECH_MODEL, inputs, Heard, signal);
			if ("class" in heard) return heard;
			const seconds = heard.transcription_info?.duration ?? null;
			const text = heard.text.trim();
			return { class: "answered", text, model: SPEECH_MODEL, usage: null, seconds };
		},

		async describe(file) {
			const url = `data:${file.mimetype};base64,${base64Of(file)}`;
			const content = [
				{ type: "text", text: DESCRIBE },
				{ type: "image_url", image_url: { url } },
			];
			const inputs = { messages: [{ role: "user", content }], max_tokens: DESCRIPTION_TOKENS };
			const seen = await run(VISION_MODEL, inputs, Seen, file.signal);
			if ("class" in seen) return seen;
			const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } =
				seen.usage ?? {};
			const usage = { inputTokens, outputTokens };
			return {
				class: "answered",
				text: seen.response.trim(),
				model: VISION_MODEL,
				usage,
				seconds: null,
			};
		},
	};
}
