import type { SynonymGroup, SynonymList } from "#app/contracts/knowledge.ts";
import type { WordPair } from "#app/domain/agents/synonym-groups.ts";
import { KEEP_TRACES_MS } from "#app/domain/agents/trace.ts";

/** Suggestions that are shown; more come when these are dealt with. */
const MAX_SHOWN = 50;
/** Suggestions that are kept, dismissed ones with them. */
const MAX_SUGGESTIONS = 500;

interface NewGroup extends SynonymGroup {
	createdBy: string;
	createdAt: number;
}

export type StoredSynonyms = ReturnType<typeof createSynonyms>;

/** Words of the workspace that mean the same. @param noteChange called after every change of groups */
export function createSynonyms(sql: SqlStorage, noteChange: () => void) {
	const toGroup = ({ id, words }: { id: string; words: string }): SynonymGroup => ({
		id,
		words: JSON.parse(words) as string[],
	});

	return {
		/** The newest first. */
		list: (): SynonymGroup[] =>
			sql
				.exec<{ id: string; words: string }>(
					"SELECT id, words FROM synonym_groups ORDER BY created_at DESC, id",
				)
				.toArray()
				.map(toGroup),

		find(id: string): SynonymGroup | null {
			const [row] = sql
				.exec<{ id: string; words: string }>(
					"SELECT id, words FROM synonym_groups WHERE id = ?",
					id,
				)
				.toArray();
			return row ? toGroup(row) : null;
		},

		/** Adds a group, or gives the one with its id these words. */
		put({ id, words, createdBy, createdAt }: NewGroup): void {
			sql.exec(
				`INSERT INTO synonym_groups (id, words, created_by, created_at) VALUES (?, ?, ?, ?)
				 ON CONFLICT (id) DO UPDATE SET words = excluded.words`,
				id,
				JSON.stringify(words),
				createdBy,
				createdAt,
			);
			noteChange();
		},

		remove(id: string): void {
			sql.exec("DELETE FROM synonym_groups WHERE id = ?", id);
			noteChange();
		},

		/** Open ones, the newest first. */
		listSuggestions: (): SynonymList["suggestions"] =>
			sql
				.exec<{ asked: string; told: string }>(
					"SELECT asked, told FROM synonym_suggestions WHERE is_dismissed = 0 ORDER BY suggested_at DESC, asked, told LIMIT ?",
					MAX_SHOWN,
				)
				.toArray(),

		/** What is known already, dismissed or not, stays as it is. Those as old as traces become go. */
		suggest(pairs: readonly WordPair[], now: number): void {
			sql.exec("DELETE FROM synonym_suggestions WHERE suggested_at < ?", now - KEEP_TRACES_MS);
			for (const [asked, told] of pairs)
				sql.exec(
					`INSERT OR IGNORE INTO synonym_suggestions (asked, told, suggested_at)
					 SELECT ?, ?, ? WHERE (SELECT count(*) FROM synonym_suggestions) < ?`,
					asked,
					told,
					now,
					MAX_SUGGESTIONS,
				);
		},

		dismiss(asked: string, told: string): void {
			sql.exec(
				"UPDATE synonym_suggestions SET is_dismissed = 1 WHERE asked = ? AND told = ?",
				asked,
				told,
			);
		},
	};
}
