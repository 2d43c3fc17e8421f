import type { Rows } from "#app/domain/agents/tables.ts";

/** The tables of entries that are catalogues. Each is that of its entry's text only while nobody has changed the text. */
export function createTables(sql: SqlStorage) {
	return {
		/** @param updatedAt of the entry */
		put(id: string, rows: Rows, updatedAt: number): void {
			sql.exec(
				"INSERT OR REPLACE INTO catalogues (entry_id, rows, updated_at) VALUES (?, ?, ?)",
				id,
				JSON.stringify(rows),
				updatedAt,
			);
		},

		/** The text of a catalogue is as it was, at another time: its table still is that of it. */
		keep(id: string, updatedAt: number): void {
			sql.exec("UPDATE catalogues SET updated_at = ? WHERE entry_id = ?", updatedAt, id);
		},

		/** The table of a catalogue whose text is still the one that was made of it; null for any other entry. */
		find(id: string): Rows | null {
			const [found] = sql
				.exec<{ rows: string }>(
					`SELECT rows FROM catalogues JOIN entries ON id = entry_id
					 WHERE entry_id = ? AND catalogues.updated_at = entries.updated_at`,
					id,
				)
				.toArray();
			return found ? (JSON.parse(found.rows) as Rows) : null;
		},

		/** Ids of catalogues that were made of a file with this name, under this title. */
		listOf: (
			baseId: string,
			{ fileName, title }: { fileName: string | null; title: string },
		): string[] =>
			sql
				.exec<{ id: string }>(
					"SELECT id FROM entries WHERE base_id = ? AND source = 'catalogue' AND file_name = ? AND title = ? ORDER BY created_at",
					baseId,
					fileName,
					title,
				)
				.toArray()
				.map(({ id }) => id),

		remove(id: string): void {
			sql.exec("DELETE FROM catalogues WHERE entry_id = ?", id);
		},

		/** To be called before the entries go. */
		removeBase(baseId: string): void {
			sql.exec(
				"DELETE FROM catalogues WHERE entry_id IN (SELECT id FROM entries WHERE base_id = ?)",
				baseId,
			);
		},
	};
}
