import type { SemanticAnswer, SemanticQuestion } from "#app/contracts/semantic-search.ts";
import { estimateTokens } from "#app/domain/agents/budget.ts";
import { rankNear } from "#app/domain/agents/semantic/near.ts";
import {
	MAX_NEAR,
	MAX_QUESTION_TEXTS,
	QUESTION_LIMIT_MS,
} from "#app/domain/agents/semantic/semantic-search.ts";
import { quantize } from "#app/domain/agents/semantic/vectors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FindEmbedder } from "./embedders.ts";
import type { Knowledge } from "./knowledge.ts";

/** `not_supported`: nobody makes vectors. `unavailable`: none was made in time, or none that can be compared. */
type Refusal = "not_supported" | "over_budget" | "unavailable";

export interface SemanticSearchDeps {
	knowledge: Knowledge;
	findEmbedder: FindEmbedder;
	/** Tokens that questions of a day may take (K06). */
	dailyTokens: () => number;
}

/** Asks for the vectors of a customer's questions, and finds what is near. Throws when D1 fails. */
export function createSemanticSearch({ knowledge, findEmbedder, dailyTokens }: SemanticSearchDeps) {
	const { bases, indexes, semantic, vectors } = knowledge;

	return async ({
		agentId,
		texts,
		limit,
	}: SemanticQuestion): Promise<Result<SemanticAnswer, Refusal>> => {
		if (!semantic.isOn() || !vectors.has()) return fail("not_supported");
		const asked = texts.slice(0, MAX_QUESTION_TEXTS);
		const wanted = estimateTokens(asked, 0);
		if (semantic.useOfToday().questionTokens + wanted > dailyTokens()) return fail("over_budget");
		const embedder = await findEmbedder(semantic.choice());
		if (embedder === null) return fail("unavailable");
		const answer = await embedder.embed(asked, AbortSignal.timeout(QUESTION_LIMIT_MS));
		if (answer.class !== "answered") return fail("unavailable");
		const { model } = embedder;
		const { tokens } = answer;
		semantic.noteUse({ questions: 1, questionTokens: tokens, entryTokens: 0 });
		// Read after the wait: entries may have changed meanwhile.
		const known = vectors.load(embedder.id);
		const passages = indexes.passagesOf(bases.listOf(agentId).map(({ id }) => id));
		const found: SemanticAnswer["found"] = [];
		for (const vector of answer.vectors) {
			const question = quantize(vector);
			if (question === null || question.length !== known?.dimensions) return fail("unavailable");
			const near = rankNear(
				question,
				passages,
				(entryId) => known.byEntry.get(entryId) ?? null,
				Math.min(limit, MAX_NEAR),
			);
			found.push(near.map((passage) => ({ ...passage, text: passage.text.trim() })));
		}
		return ok({ found, model, tokens });
	};
}
