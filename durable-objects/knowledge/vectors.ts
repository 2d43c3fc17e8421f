import { type PassageVectors, readVectors } from "#app/domain/agents/semantic/vectors.ts";
import type { StoredText } from "./entries.ts";

/** A row holds at most 2 MB; passages behind them are found by words alone. */
const MAX_ROW_BYTES = 1_900_000;

/** Whose vectors they are: only those of one model can be compared. */
export interface VectorModel {
	/** Of an embedder. */
	id: string;
	dimensions: number;
}

interface Loaded extends VectorModel {
	byEntry: ReadonlyMap<string, PassageVectors>;
}

export type Vectors = ReturnType<typeof createVectors>;

/** Vectors of the entries' passages, one row an entry. What changes or deletes an entry deletes its row (steps.ts). */
export function createVectors(sql: SqlStorage) {
	let loaded: Loaded | null = null;
	let isAny: boolean | null = null;

	function forget(): void {
		loaded = null;
		isAny = null;
	}

	return {
		/** Whether any entry has some, of whatever model. */
		has: (): boolean =>
			(isAny ??= sql.exec("SELECT 1 FROM __vectors LIMIT 1").toArray().length > 0),

		/** Whether an entry has none, of whatever model. */
		isLacking: (): boolean =>
			sql
				.exec(
					"SELECT 1 FROM entries WHERE NOT EXISTS (SELECT 1 FROM __vectors WHERE entry_id = id) LIMIT 1",
				)
				.toArray().length > 0,

		count: (): number => sql.exec<{ n: number }>("SELECT count(*) AS n FROM __vectors").one().n,

		/** Entries without vectors of this model, those that were changed first first. */
		listLacking: (modelId: string, limit: number): StoredText[] =>
			sql
				.exec<StoredText>(
					`SELECT id, title, text, cuts FROM entries
					 WHERE NOT EXISTS (SELECT 1 FROM __vectors WHERE entry_id = id AND model = ?)
					 ORDER BY updated_at, id LIMIT ?`,
					modelId,
					limit,
				)
				.toArray(),

		/**
		 * Keeps the vectors of an entry's passages, unless it was changed since it was read. Those that the model made in
		 * another length before are void.
		 */
		put({ id, title, text, cuts }: StoredText, model: VectorModel, bytes: Int8Array): void {
			const whole = Math.floor(MAX_ROW_BYTES / model.dimensions) * model.dimensions;
			const kept = bytes.slice(0, whole);
			sql.exec(
				"DELETE FROM __vectors WHERE model = ? AND dimensions <> ?",
				model.id,
				model.dimensions,
			);
			sql.exec(
				`INSERT OR REPLACE INTO __vectors (entry_id, model, dimensions, vectors)
				 SELECT id, ?, ?, ? FROM entries WHERE id = ? AND title = ? AND text = ? AND cuts = ?`,
				model.id,
				model.dimensions,
				kept.buffer as ArrayBuffer,
				id,
				title,
				text,
				cuts,
			);
			forget();
		},

		/** All of a model, from memory after the first time; null: there are none. One row an entry. */
		load(modelId: string): Loaded | null {
			if (loaded?.id === modelId) return loaded;
			const rows = sql
				.exec<{ entry_id: string; dimensions: number; vectors: ArrayBuffer }>(
					"SELECT entry_id, dimensions, vectors FROM __vectors WHERE model = ?",
					modelId,
				)
				.toArray();
			const [first] = rows;
			if (first === undefined) return null;
			const { dimensions } = first;
			const byEntry = new Map(
				rows.map(({ entry_id: id, vectors }) => [
					id,
					readVectors(new Int8Array(vectors), dimensions),
				]),
			);
			loaded = { id: modelId, dimensions, byEntry };
			return loaded;
		},

		/** Switched off, or another model is to make them. */
		clear(): void {
			sql.exec("DELETE FROM __vectors");
			forget();
		},

		/** Entries changed. */
		forget,
	};
}
