import type { RankedPassage } from "#app/contracts/knowledge.ts";
import type { SemanticAnswer, SemanticQuestion } from "#app/contracts/semantic-search.ts";
import { costOf } from "#app/domain/agents/cost.ts";
import { estimateTokens } from "#app/domain/agents/budget.ts";
import type { Asked } from "#app/domain/agents/retrieval/segments.ts";
import { joinNear } from "#app/domain/agents/semantic/near.ts";
import {
	listQuestionTexts,
	MAX_NEAR,
	QUESTION_LIMIT_MS,
} from "#app/domain/agents/semantic/semantic-search.ts";
import { orAborted } from "#app/domain/or-aborted.ts";
import type { Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import { NO_USAGE } from "./answer-draft.ts";
import type { Spent } from "./reply-report.ts";

/** What the object of a workspace's knowledge is asked by meaning. */
interface SearchedByMeaning {
	searchByMeaning(
		workspaceId: string,
		question: SemanticQuestion,
	): Promise<Result<SemanticAnswer, "not_found" | "not_supported" | "over_budget" | "unavailable">>;
}

export interface SemanticSearchDeps {
	knowledge(workspaceId: string): SearchedByMeaning;
	log: Log;
}

interface Searched {
	agentId: string;
	searches: readonly Asked[];
	/** What words found for each search. */
	found: readonly RankedPassage[][];
	/** Reserves tokens; false: the contact's share is used up (K06). */
	reserve?: ((tokens: number) => Promise<boolean>) | undefined;
}

/** For each search the passages of both kinds in one order; null: words alone found them. */
export interface JoinedSearch {
	found: RankedPassage[][] | null;
	spent: Spent;
}

export type SearchByMeaning = (workspaceId: string, searched: Searched) => Promise<JoinedSearch>;

const NOTHING_SPENT: Spent = { usage: NO_USAGE, costMicros: 0 };
const WORDS_ALONE: JoinedSearch = { found: null, spent: NOTHING_SPENT };

/**
 * Joins what is near in meaning to what words found. Whatever fails or takes longer than a moment leaves words alone; a
 * customer never waits for it. Never throws.
 */
export function createSearchByMeaning({ knowledge, log }: SemanticSearchDeps): SearchByMeaning {
	return async (workspaceId, { agentId, searches, found, reserve }) => {
		const { texts, places } = listQuestionTexts(searches);
		if (texts.length === 0) return WORDS_ALONE;
		try {
			if ((await reserve?.(estimateTokens(texts, 0))) === false) return WORDS_ALONE;
			const question = { agentId, texts, limit: MAX_NEAR };
			const answer = await orAborted(
				knowledge(workspaceId).searchByMeaning(workspaceId, question),
				AbortSignal.timeout(QUESTION_LIMIT_MS),
			);
			if (!answer?.ok) {
				const why = answer?.code ?? "late";
				log({ event: "meaning_not_searched", level: "warn", workspaceId, why });
				return WORDS_ALONE;
			}
			const { model, tokens, found: near } = answer.value;
			const usage = { inputTokens: tokens, outputTokens: 0 };
			const joined = found.map((words, at) => {
				const place = places[at];
				return place === null || place === undefined ? words : joinNear(words, near[place] ?? []);
			});
			return { found: joined, spent: { usage, costMicros: costOf(model, usage).costMicros } };
		} catch (error) {
			log({ event: "meaning_not_searched", level: "error", workspaceId, error: String(error) });
			return WORDS_ALONE;
		}
	};
}
