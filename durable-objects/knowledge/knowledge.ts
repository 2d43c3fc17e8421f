import { type Bases, createBases } from "./bases.ts";
import { createEntries, type Entries } from "./entries.ts";
import { createIndexes, type Indexes } from "./indexes.ts";
import { createPairs, type Pairs } from "./pairs.ts";
import { createSources, type Sources } from "./sources.ts";
import { createSemanticState, type SemanticState } from "./semantic-state.ts";
import { createVectors, type Vectors } from "./vectors.ts";
import { createSynonyms, type StoredSynonyms } from "./synonyms.ts";

/** The knowledge of a workspace: what operations are given. */
export interface Knowledge {
	bases: Bases;
	entries: Entries;
	sources: Sources;
	indexes: Indexes;
	pairs: Pairs;
	semantic: SemanticState;
	vectors: Vectors;
	synonyms: StoredSynonyms;
	now: () => number;
	newId: () => string;
}

/** What the parts tell of, and what the installation has. */
interface KnowledgeOptions {
	/** Called with each moment (epoch ms) at which a source is due. */
	wakeAt?: (at: number) => void;
	/** Called when entries changed, or who makes their vectors. */
	noteChange?: () => void;
	/** The installation has a model that makes vectors. */
	hasModel?: boolean;
}

/** The parts over tables that are there. Only `exec` and its cursors are asked of `sql`. */
export function createKnowledge(
	sql: SqlStorage,
	now: () => number,
	{
		wakeAt = () => undefined,
		noteChange = () => undefined,
		hasModel = false,
	}: KnowledgeOptions = {},
): Knowledge {
	const entries: Entries = createEntries(sql, () => {
		indexes.forget();
		pairs.forget();
		vectors.forget();
		noteChange();
	});
	const indexes: Indexes = createIndexes(entries, () => synonyms.list().map(({ words }) => words));
	const pairs = createPairs(sql);
	const vectors = createVectors(sql);
	const synonyms: StoredSynonyms = createSynonyms(sql, () => indexes.forget());
	const newId = () => crypto.randomUUID();
	return {
		bases: createBases(sql),
		entries,
		sources: createSources(sql, wakeAt),
		indexes,
		pairs,
		semantic: createSemanticState(sql, now, { hasModel, noteChange }),
		vectors,
		synonyms,
		now,
		newId,
	};
}
