/** Search by meaning: what the object of a workspace's knowledge is asked, and what screens show of it. */
import type { NearPassage } from "../domain/agents/semantic/near.ts";
import type { SemanticChoice } from "../domain/agents/semantic/semantic-search.ts";
import type { FoundPassage } from "./agents.ts";

export interface SemanticQuestion {
	/** Its bases are searched. */
	agentId: string;
	texts: readonly string[];
	/** Passages for each text. */
	limit: number;
}

export interface SemanticAnswer {
	/** For each text its passages, the nearest first. */
	found: (FoundPassage & NearPassage)[][];
	/** Of the model that read the texts. */
	model: string;
	tokens: number;
}

/** What keeps vectors from being made. */
export const SEMANTIC_PROBLEMS = [
	/** The integration is gone, disabled or cannot be read. */
	"key_missing",
	"unauthorized",
	"no_credit",
	"model_unknown",
	/** The vendor refuses our texts. */
	"refused",
	"unavailable",
	/** What the vendor answered are no vectors. */
	"no_vectors",
	/** The day's share is used up; it goes on tomorrow. */
	"over_budget",
] as const;
export type SemanticProblem = (typeof SEMANTIC_PROBLEMS)[number];

/** What a screen shows of it. */
export interface SemanticSearchView {
	choice: SemanticChoice;
	/** The installation has a model for it. */
	hasModel: boolean;
	/** Entries of the workspace, and how many of them can be found by meaning. */
	entries: number;
	ready: number;
	problem: SemanticProblem | null;
	/** Of the last 31 days. */
	use: { questions: number; questionTokens: number; entryTokens: number };
}
