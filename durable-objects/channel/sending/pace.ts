import { DAY_MS, decidePace, type Pace } from "#app/domain/channels/pace.ts";

/** Limits first messages to strangers (N06): one row per stranger, kept for a day. */
export function createPace(sql: SqlStorage) {
	/** Whether the contact wrote to us or received a message from us before. */
	function isKnown(contact: number): boolean {
		const hasSpoken = sql
			.exec(
				`SELECT 1 FROM messages WHERE contact = ? AND (direction = 'incoming'
					OR (status IN ('sent', 'delivered', 'read'))) LIMIT 1`,
				contact,
			)
			.toArray();
		return hasSpoken.length > 0;
	}

	return {
		/**
		 * Whether a message to this contact may be sent now. A stranger who is admitted is counted at once.
		 */
		admit(contact: number, now: number): Pace {
			const isCounted =
				sql.exec("SELECT 1 FROM first_sends WHERE contact = ?", contact).toArray().length > 0;
			if (isCounted || isKnown(contact)) return { kind: "go" };
			sql.exec("DELETE FROM first_sends WHERE at <= ?", now - DAY_MS);
			const sentAts = sql.exec<{ at: number }>("SELECT at FROM first_sends").toArray();
			const pace = decidePace(
				sentAts.map(({ at }) => at),
				now,
			);
			if (pace.kind === "go")
				sql.exec("INSERT INTO first_sends (contact, at) VALUES (?, ?)", contact, now);
			return pace;
		},
	};
}
