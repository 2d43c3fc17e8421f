import { type Bases, createBases } from "./bases.ts";
import { createEntries, type Entries } from "./entries.ts";
import { createIndexes, type Indexes } from "./indexes.ts";

/** The knowledge of a workspace: what operations are given. */
export interface Knowledge {
	bases: Bases;
	entries: Entries;
	indexes: Indexes;
	now: () => number;
}

/** The parts over tables that are there. Only `exec` and its cursors are asked of `sql`. */
export function createKnowledge(sql: SqlStorage, now: () => number): Knowledge {
	const entries: Entries = createEntries(sql, () => indexes.forget());
	const indexes: Indexes = createIndexes(entries);
	return { bases: createBases(sql), entries, indexes, now };
}
