/** The figure is counted up to here, to bound the rows read. */
const MAX_COUNTED = 10_000;

/**
 * Every contact has one of these values (contact-list.ts): naming them makes SQLite use the index by
 * activity.
 */
const ANYWHERE = "shelf IN (0, 1, 2, 3)";

/** Activity figures from the contacts' index; no row is written for them. */
export function createActivity(sql: SqlStorage) {
	return {
		/** Epoch ms of the newest message; null without one. */
		lastMessageAt(): number | null {
			const at = sql
				.exec<{ last_at: number | null }>(
					`SELECT max(coalesce((SELECT max(last_at) FROM contacts WHERE shelf = 0), 0),
						coalesce((SELECT max(last_at) FROM contacts WHERE shelf = 1), 0),
						coalesce((SELECT max(last_at) FROM contacts WHERE shelf = 2), 0),
						coalesce((SELECT max(last_at) FROM contacts WHERE shelf = 3), 0)) AS last_at`,
				)
				.one().last_at;
			return at ? at : null;
		},

		/** Conversations with a message since a moment (epoch ms), and those of them that are no groups. */
		activeSince(at: number): { activeContacts: number; conversations: number } {
			const row = sql
				.exec<{ conversations: number; people: number }>(
					`SELECT count(*) AS conversations, coalesce(sum(is_group = 0), 0) AS people FROM (
						SELECT is_group FROM contacts WHERE ${ANYWHERE} AND last_at >= ? AND merged_into IS NULL LIMIT ?
					)`,
					at,
					MAX_COUNTED,
				)
				.one();
			return { activeContacts: row.people, conversations: row.conversations };
		},
	};
}
