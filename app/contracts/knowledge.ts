// What the object of a workspace's knowledge takes and answers, and what screens show of it.
import type { AgentLanguage } from "#app/domain/agents/agent.ts";
import type { ToldByCatalogue } from "#app/domain/agents/catalogue/told-rows.ts";
import { z } from "zod";
import type { Difference } from "#app/domain/agents/entry-pairs.ts";
import type { Ranked } from "#app/domain/agents/retrieval/confidence.ts";
import type { Asked } from "#app/domain/agents/retrieval/segments.ts";
import type { AgentName, FoundPassage, KnowledgeEntry } from "./agents.ts";

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

/** A base as screens show it. */
export interface BaseView extends KnowledgeBase, KnowledgeTotals {
	/** The agents that know it, by name. */
	agents: AgentName[];
}

/** A page of entries, newest first, and how many there are. */
export interface EntryPage {
	entries: KnowledgeEntry[];
	total: number;
}

/** Entries on one page of a list. */
export const ENTRY_PAGE = 200;

export interface KnowledgeQuestion {
	/** Its bases are searched. */
	agentId: string;
	searches: readonly Asked[];
	/** Passages for each search. */
	limit: number;
	/** Fewer for some: each stands at the place of its search. Absent: `limit` for all. */
	limits?: readonly number[];
	/** Whether everything is wanted where it fits into a prompt (WHOLE_CHARACTERS). */
	wantsWhole?: boolean;
	/** What catalogues are asked; absent: nothing. */
	products?: ProductsQuestion;
}

/** A message as catalogues are asked it. */
export interface ProductsQuestion {
	message: string;
	/** What was asked before; "" for nothing. */
	before: string;
	language: AgentLanguage;
}

export interface KnowledgeAnswer {
	/** For each search its passages, best first. */
	found: RankedPassage[][];
	/** All entries in their order; null where they do not fit, or were not asked for. */
	whole: FoundPassage[] | null;
	/** What the catalogues say; null or absent where there is none, or none was asked. */
	products?: ToldByCatalogue | null;
	/** The workspace's knowledge can be searched by meaning too. */
	hasVectors?: boolean;
}

/** Rows of a catalogue on one page. */
export const ROW_PAGE = 100;

/** A page of a catalogue's rows. */
export interface CatalogueRows {
	entryId: string;
	title: string;
	/** Of a file its name, of a page its address. */
	fileName: string | null;
	updatedAt: number;
	columns: string[];
	rows: string[][];
	/** All that have the words. */
	total: number;
}

/** An entry of a pair. */
export interface PairedEntry {
	id: string;
	baseId: string;
	title: string;
	/** The beginning of its text. */
	text: string;
	updatedAt: number;
}

/** Two entries that tell the same, or contradict each other. */
export interface EntryPairView {
	one: PairedEntry;
	other: PairedEntry;
	/** What they tell differently; null: the same twice. */
	differs: Difference | null;
}

const SeenEntry = z.object({ id: z.string().min(1).max(64), updatedAt: z.int() });

/** Both entries of a pair are right as the member saw them. */
export const SettlePair = z.object({ one: SeenEntry, other: SeenEntry });
export type SettlePair = z.infer<typeof SettlePair>;

/** Words that mean the same in this workspace. */
export interface SynonymGroup {
	id: string;
	words: string[];
}

/** The workspace's own groups, and pairs of words that its team's answers suggest. */
export interface SynonymList {
	groups: SynonymGroup[];
	/** What a customer asked for, and what the team's entry calls it. */
	suggestions: { asked: string; told: string }[];
}
