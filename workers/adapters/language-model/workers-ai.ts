import { z } from "zod";
import type { ActCall } from "#app/domain/agents/acts/act.ts";
import { orAborted } from "#app/domain/or-aborted.ts";
import type { LanguageModel, ModelAnswer, ModelFailure, ModelRequest } from "./port.ts";

/** The part of the `AI` binding that we use. */
export interface AiBinding {
	run(model: string, inputs: Record<string, unknown>): Promise<unknown>;
}

/** Workers AI is bound only where a deployment has it. */
export type WithAi = Env & { AI?: AiBinding };

const TIMEOUT_MS = 60_000;

const Whole = z.object({
	/** Null beside calls. */
	response: z.string().nullish(),
	usage: z
		.object({ prompt_tokens: z.number().optional(), completion_tokens: z.number().optional() })
		.optional(),
	tool_calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })).nullish(),
});

const inputsOf = (request: ModelRequest) => ({
	messages: [
		{ role: "system", content: request.instructions },
		...request.turns.map(({ by, text }) => ({
			role: by === "customer" ? "user" : "assistant",
			content: text,
		})),
		...(request.called ?? []).flatMap(({ call, result }) => [
			{
				role: "assistant",
				content: JSON.stringify({ name: call.name, arguments: call.arguments }),
			},
			{ role: "tool", name: call.name, content: result },
		]),
	],
	...(request.tools?.length && { tools: request.tools }),
	temperature: request.temperature,
	max_tokens: request.maxOutputTokens,
});

/** A model of Workers AI. It does not stream: `onDelta` is called once with the complete text. */
export function createWorkersAiModel(ai: AiBinding, model: string): LanguageModel {
	return {
		async write(request, onDelta): Promise<ModelAnswer> {
			try {
				const deadline = AbortSignal.timeout(TIMEOUT_MS);
				const asked = ai.run(model, inputsOf(request));
				const said = Whole.safeParse(await orAborted(asked, deadline));
				if (!said.success) return { class: "unavailable", retryAfterMs: null };
				const { response: text, tool_calls: called, usage: used } = said.data;
				const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } = used ?? {};
				const usage = { inputTokens, outputTokens };
				// It gives no ids: the place among the calls is one.
				const calls = (called ?? []).map((call, at): ActCall => ({ id: `call_${at}`, ...call }));
				const isOffered = calls.every(({ name }) =>
					request.tools?.some((one) => one.name === name),
				);
				if (!isOffered) return { class: "unavailable", retryAfterMs: null };
				if (calls.length > 0) return { class: "calls", calls, usage };
				if (!text?.trim()) return { class: "unavailable", retryAfterMs: null };
				onDelta?.(text);
				return { class: "answered", text, usage };
			} catch (error) {
				return answerOfError(error);
			}
		},
	};
}

/** Maps an error of the binding to an answer. */
export function answerOfError(error: unknown): ModelFailure {
	// 5007: no such model.
	const isUnknown = error instanceof Error && /\b5007\b/u.test(error.message);
	return isUnknown
		? { class: "refused", reason: "model_unknown" }
		: { class: "unavailable", retryAfterMs: null };
}
