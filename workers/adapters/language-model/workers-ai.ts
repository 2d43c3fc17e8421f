import { z } from "zod";
import type { LanguageModel, ModelAnswer, ModelRequest } from "./port.ts";

/** The part of the `AI` binding that we use. */
export interface AiBinding {
	run(model: string, inputs: Record<string, unknown>): Promise<unknown>;
}

const TIMEOUT_MS = 60_000;

const Whole = z.object({
	response: z.string(),
	usage: z
		.object({ prompt_tokens: z.number().optional(), completion_tokens: z.number().optional() })
		.optional(),
	tool_calls: z.array(z.unknown()).optional(),
});

const inputsOf = ({ instructions, turns, temperature, maxOutputTokens }: ModelRequest) => ({
	messages: [
		{ role: "system", content: instructions },
		...turns.map(({ by, text }) => ({
			role: by === "customer" ? "user" : "assistant",
			content: text,
		})),
	],
	temperature,
	max_tokens: maxOutputTokens,
});

/** A model of Workers AI. It does not stream: `onDelta` is called once with the complete text. */
export function createWorkersAiModel(ai: AiBinding, model: string): LanguageModel {
	return {
		async write(request, onDelta): Promise<ModelAnswer> {
			try {
				const late = scheduler.wait(TIMEOUT_MS).then(() => null);
				const said = Whole.safeParse(await Promise.race([ai.run(model, inputsOf(request)), late]));
				if (!said.success || said.data.tool_calls?.length)
					return { class: "unavailable", retryAfterMs: null };
				const { response: text, usage } = said.data;
				if (text.trim() === "") return { class: "unavailable", retryAfterMs: null };
				onDelta?.(text);
				const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } = usage ?? {};
				return { class: "answered", text, usage: { inputTokens, outputTokens } };
			} catch (error) {
				// 5007: no such model.
				const isUnknown = error instanceof Error && /\b5007\b/u.test(error.message);
				return isUnknown
					? { class: "refused", reason: "model_unknown" }
					: { class: "unavailable", retryAfterMs: null };
			}
		},
	};
}
