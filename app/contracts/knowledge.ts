// What the object of a workspace's knowledge takes and answers, and what screens show of it.
import type { Ranked } from "#app/domain/agents/retrieval/confidence.ts";
import type { Asked } from "#app/domain/agents/retrieval/segments.ts";
import type { FoundPassage } from "./agents.ts";

/** A base of the workspace. */
export interface KnowledgeBase {
	id: string;
	name: string;
}

/** Where entries are looked for and put: a base, or all that is attached to an agent. */
export type KnowledgePlace = { baseId: string } | { agentId: string };

/** What a base or a workspace holds. */
export interface KnowledgeTotals {
	entries: number;
	characters: number;
}

/** A passage with the confidence (0 to 1) that it answers. */
export type RankedPassage = Ranked<FoundPassage>;

/** A base with what it holds. */
export interface BaseSummary extends KnowledgeBase, KnowledgeTotals {
	/** Ids of the agents that it is attached to. */
	agentIds: string[];
}

export interface KnowledgeQuestion {
	/** Its bases are searched. */
	agentId: string;
	searches: readonly Asked[];
	/** Passages for each search. */
	limit: number;
	/** Whether everything is wanted where it fits into a prompt (WHOLE_CHARACTERS). */
	wantsWhole?: boolean;
}

export interface KnowledgeAnswer {
	/** For each search its passages, best first. */
	found: RankedPassage[][];
	/** All entries in their order; null where they do not fit, or were not asked for. */
	whole: FoundPassage[] | null;
}
