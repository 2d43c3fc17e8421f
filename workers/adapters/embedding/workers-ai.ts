import { z } from "zod";
import { estimateTokens } from "#app/domain/agents/budget.ts";
import { INSTALLATION_MODEL } from "#app/domain/agents/semantic/semantic-search.ts";
import { orAborted } from "#app/domain/or-aborted.ts";
import { type AiBinding, answerOfError } from "../language-model/workers-ai.ts";
import { areVectorsOf, type Embedder, type EmbeddingAnswer } from "./port.ts";

const UNAVAILABLE: EmbeddingAnswer = { class: "unavailable", retryAfterMs: null };
const Embeddings = z.object({ data: z.array(z.array(z.number())) });

/** Vectors of Workers AI, where the deployment has the binding. It counts no tokens: they are estimated. */
export function createWorkersAiEmbedder(ai: AiBinding): Embedder {
	return {
		id: `workers_ai|${INSTALLATION_MODEL}`,
		model: INSTALLATION_MODEL,
		async embed(texts, signal) {
			try {
				const asked = ai.run(INSTALLATION_MODEL, { text: texts, truncate_inputs: true });
				const said = Embeddings.safeParse(await orAborted(asked, signal));
				if (!said.success || !areVectorsOf(texts, said.data.data)) return UNAVAILABLE;
				return { class: "answered", vectors: said.data.data, tokens: estimateTokens(texts, 0) };
			} catch (error) {
				return answerOfError(error);
			}
		},
	};
}
