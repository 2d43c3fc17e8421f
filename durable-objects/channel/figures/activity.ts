/** More than anybody answers in a day; beyond it the figure stops, not the object. */
const MAX_COUNTED = 10_000;

/** Every contact stands on one of them (contact-list.ts): so the index by activity serves. */
const ANYWHERE = "shelf IN (0, 1, 2, 3)";

/** Who is active, from the contacts' own index: no row is written for it. */
export function createActivity(sql: SqlStorage) {
	return {
		/** The newest message's moment; null without one. */
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

		/** Conversations with a message since a moment, and people among them. */
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
