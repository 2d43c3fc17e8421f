import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { KnowledgeTotals } from "#app/contracts/knowledge.ts";
import type { EntrySource } from "#app/domain/agents/knowledge-base.ts";
import type { Rows } from "#app/domain/agents/tables.ts";
import { fold } from "#app/domain/fold.ts";
import { cutPassages } from "#app/domain/agents/passages.ts";
import { createTables } from "./tables.ts";

/** An entry as it is put in; its passages are cut here. */
export interface NewEntry {
	id: string;
	baseId: string;
	source: EntrySource;
	fileName: string | null;
	title: string;
	text: string;
	createdBy: string | null;
	createdAt: number;
	updatedAt: number;
	/** How a program calls it; null for what people made. */
	externalId?: string | null;
	/** What it was read from; several entries may have been. */
	sourceId?: string | null;
	/** Of a catalogue its table: it is asked as data, and its text is not searched. */
	rows?: Rows | null;
}

interface EntryRow extends Record<string, SqlStorageValue> {
	id: string;
	base_id: string;
	source: string;
	file_name: string | null;
	title: string;
	characters: number;
	created_at: number;
	updated_at: number;
	answered: number;
	last_answered_at: number | null;
	last_right_at: number | null;
	external_id: string | null;
}

/** A text with its cuts, as an index reads it. */
export interface StoredText extends Record<string, SqlStorageValue> {
	id: string;
	title: string;
	text: string;
	/** JSON: lengths of the passages. */
	cuts: string;
	/** JSON: the table of a catalogue; null for text. */
	rows: string | null;
}

const SHOWN =
	"id, base_id, source, file_name, title, characters, created_at, updated_at, answered, last_answered_at, last_right_at, external_id";
const IN_BASES = "base_id IN (SELECT value FROM json_each(?1))";

const toEntry = (row: EntryRow): KnowledgeEntry => ({
	id: row.id,
	baseId: row.base_id,
	source: row.source as EntrySource,
	fileName: row.file_name,
	title: row.title,
	characters: row.characters,
	createdAt: row.created_at,
	updatedAt: row.updated_at,
	answered: row.answered,
	lastAnsweredAt: row.last_answered_at,
	lastRightAt: row.last_right_at,
	externalId: row.external_id,
});

export type Entries = ReturnType<typeof createEntries>;

/** The entries of a workspace. @param noteChange called after every change of what a search may find */
export function createEntries(sql: SqlStorage, noteChange: () => void) {
	const totalsWhere = (condition: string, ...values: string[]): KnowledgeTotals =>
		sql
			.exec<KnowledgeTotals & Record<string, SqlStorageValue>>(
				`SELECT count(*) AS entries, coalesce(sum(characters), 0) AS characters FROM entries WHERE ${condition}`,
				...values,
			)
			.one();

	const tables = createTables(sql);

	return {
		/** Tables of those that are catalogues. */
		tables,

		totals: (): KnowledgeTotals => totalsWhere("1"),

		totalsOf: (baseIds: readonly string[]): KnowledgeTotals =>
			totalsWhere(IN_BASES, JSON.stringify(baseIds)),

		/** What each base holds; a base without entries is not among them. */
		totalsByBase: (): Record<string, KnowledgeTotals> =>
			Object.fromEntries(
				sql
					.exec<{ base_id: string; entries: number; characters: number }>(
						"SELECT base_id, count(*) AS entries, sum(characters) AS characters FROM entries GROUP BY base_id",
					)
					.toArray()
					.map(({ base_id: id, entries, characters }) => [id, { entries, characters }]),
			),

		/**
		 * Every text of the bases in the order in which they were added. One row an entry, two of a catalogue. A table is
		 * that of its text only while nobody has changed the text.
		 */
		texts: (baseIds: readonly string[]): StoredText[] =>
			sql
				.exec<StoredText>(
					`SELECT id, title, text, cuts, rows FROM entries
					 LEFT JOIN catalogues ON entry_id = id AND catalogues.updated_at = entries.updated_at
					 WHERE ${IN_BASES} ORDER BY created_at, id`,
					JSON.stringify(baseIds),
				)
				.toArray(),

		find(id: string): (KnowledgeEntry & { text: string; createdBy: string | null }) | null {
			const [row] = sql
				.exec<EntryRow & { text: string; created_by: string | null }>(
					`SELECT ${SHOWN}, text, created_by FROM entries WHERE id = ?`,
					id,
				)
				.toArray();
			return row ? { ...toEntry(row), text: row.text, createdBy: row.created_by } : null;
		},

		/**
		 * A page of entries, newest first, and how many there are.
		 * @param words what title or text has to hold, whatever the case (in titles also whatever the accents); "" for all
		 */
		list(
			baseIds: readonly string[],
			words: string,
			{ offset, limit }: { offset: number; limit: number },
		): { entries: KnowledgeEntry[]; total: number } {
			const ids = JSON.stringify(baseIds);
			const order = "ORDER BY created_at DESC, id DESC";
			if (words === "") {
				const select = `SELECT ${SHOWN} FROM entries WHERE ${IN_BASES} ${order} LIMIT ?2 OFFSET ?3`;
				const rows = sql.exec<EntryRow>(select, ids, limit, offset).toArray();
				return { entries: rows.map(toEntry), total: this.totalsOf(baseIds).entries };
			}
			const sought = fold(words);
			const found = sql
				.exec<EntryRow & { is_told: number }>(
					`SELECT ${SHOWN}, instr(lower(text), lower(?2)) > 0 AS is_told FROM entries WHERE ${IN_BASES} ${order}`,
					ids,
					words,
				)
				.toArray()
				.filter((row) => row.is_told === 1 || fold(row.title).includes(sought));
			return { entries: found.slice(offset, offset + limit).map(toEntry), total: found.length };
		},

		/** Adds an entry, or puts it in place of the one with its id, which keeps its figures. */
		put(entry: NewEntry): void {
			const cuts = cutPassages(entry.text).map(({ length }) => length);
			sql.exec(
				`INSERT INTO entries (id, base_id, source, source_id, file_name, external_id, title, text, cuts,
					characters, created_by, created_at, updated_at)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
				 ON CONFLICT (id) DO UPDATE SET title = excluded.title, text = excluded.text, cuts = excluded.cuts,
					characters = excluded.characters, updated_at = excluded.updated_at`,
				entry.id,
				entry.baseId,
				entry.source,
				entry.sourceId ?? null,
				entry.fileName,
				entry.externalId ?? null,
				entry.title,
				entry.text,
				JSON.stringify(cuts),
				entry.text.length,
				entry.createdBy,
				entry.createdAt,
				entry.updatedAt,
			);
			if (entry.rows) tables.put(entry.id, entry.rows, entry.updatedAt);
			noteChange();
		},

		/** Whether there was one. */
		remove(id: string): boolean {
			tables.remove(id);
			const { rowsWritten } = sql.exec("DELETE FROM entries WHERE id = ?", id);
			if (rowsWritten > 0) noteChange();
			return rowsWritten > 0;
		},

		/** Everything of a base goes. */
		removeBase(baseId: string): void {
			tables.removeBase(baseId);
			sql.exec("DELETE FROM entries WHERE base_id = ?", baseId);
			noteChange();
		},

		/** Ids of entries that a reply was made of; those that are gone change nothing. */
		noteAnswered(ids: readonly string[], now: number): void {
			sql.exec(
				`UPDATE entries SET answered = answered + 1, last_answered_at = max(?2, coalesce(last_answered_at, 0))
				 WHERE id IN (SELECT value FROM json_each(?1))`,
				JSON.stringify(ids),
				now,
			);
		},

		/** A member said that a reply made of them was right. */
		markRight(ids: readonly string[], now: number): void {
			sql.exec(
				"UPDATE entries SET last_right_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))",
				JSON.stringify(ids),
				now,
			);
		},
	};
}
