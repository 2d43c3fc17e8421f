/** More than anybody answers in a day; beyond it the figure stops, not the object. */
const MAX_COUNTED = 10_000;

/** Who is active, from the contacts' own index: no row is written for it. */
export function createActivity(sql: SqlStorage) {
	return {
		/** The newest message's moment; null without one. */
		lastMessageAt(): number | null {
			const at = sql
				.exec<{ last_at: number }>("SELECT last_at FROM contacts ORDER BY last_at DESC LIMIT 1")
				.toArray()[0]?.last_at;
			return at ? at : null;
		},

		/** Conversations with a message since a moment, and people among them. */
		activeSince(at: number): { activeContacts: number; conversations: number } {
			const row = sql
				.exec<{ conversations: number; people: number }>(
					`SELECT count(*) AS conversations, coalesce(sum(is_group = 0), 0) AS people FROM (
						SELECT is_group FROM contacts WHERE last_at >= ? AND merged_into IS NULL LIMIT ?
					)`,
					at,
					MAX_COUNTED,
				)
				.one();
			return { activeContacts: row.people, conversations: row.conversations };
		},
	};
}
