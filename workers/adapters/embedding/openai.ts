import { z } from "zod";
import { estimateTokens } from "#app/domain/agents/budget.ts";
import { answerOfError, refusalOf } from "../language-model/openai-errors.ts";
import type { OpenAiOptions } from "../language-model/openai.ts";
import { createGuardedFetch } from "../safe-fetch.ts";
import { areVectorsOf, type Embedder, type EmbeddingAnswer } from "./port.ts";

/** 64 vectors of 4,096 figures in JSON. */
const MAX_ANSWER_BYTES = 8_000_000;
const UNAVAILABLE: EmbeddingAnswer = { class: "unavailable", retryAfterMs: null };

/** `index` is the place of the text; servers need not keep the order. */
const Embeddings = z.object({
	data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()) })),
	usage: z.object({ prompt_tokens: z.number().min(0).optional() }).nullish(),
});

/** Vectors of any endpoint with OpenAI's API. A raw request: the SDK asks for them one call a text at some servers. */
export function createOpenAiEmbedder(options: OpenAiOptions): Embedder {
	const { baseUrl, model, apiKey, organizationId } = options;
	const guarded = createGuardedFetch({ ...options, maxBytes: MAX_ANSWER_BYTES });

	async function ask(texts: readonly string[], signal: AbortSignal): Promise<EmbeddingAnswer> {
		const response = await guarded(`${baseUrl}/embeddings`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${apiKey}`,
				"content-type": "application/json",
				...(organizationId !== null && { "openai-organization": organizationId }),
			},
			body: JSON.stringify({ model, input: texts, encoding_format: "float" }),
			signal,
		});
		const text = await response.text();
		if (response.status !== 200) return refusalOf(response, text);
		const parsed = Embeddings.safeParse(JSON.parse(text));
		if (!parsed.success) return UNAVAILABLE;
		const { data, usage } = parsed.data;
		const vectors = data
			.toSorted((one, other) => one.index - other.index)
			.map(({ embedding }) => embedding);
		if (!areVectorsOf(texts, vectors)) return UNAVAILABLE;
		return {
			class: "answered",
			vectors,
			tokens: usage?.prompt_tokens ?? estimateTokens(texts, 0),
		};
	}

	return {
		id: `${baseUrl}|${model}`,
		model,
		async embed(texts, signal) {
			try {
				return await ask(texts, signal);
			} catch (error) {
				return answerOfError(error);
			}
		},
	};
}
