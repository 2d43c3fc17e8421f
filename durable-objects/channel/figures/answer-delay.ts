/** How far back the beginning of a customer's turn is looked for. */
const MAX_LOOK_BACK = 50;

interface Said extends Record<string, SqlStorageValue> {
	direction: string;
	sent_at: number;
	origin: string;
}

/**
 * When the customer's turn began that a message of ours ends: the first of the incoming entries
 * right before it. Null when the one before is ours, or was brought in from elsewhere.
 */
export function findAskedAt(
	sql: SqlStorage,
	answer: { contact: number; sort_at: number; arrival: number },
): number | null {
	const before = sql.exec<Said>(
		`SELECT direction, sent_at, origin FROM messages
		 WHERE contact = ? AND (sort_at, arrival) < (?, ?) AND type NOT IN ('call', 'system')
		 ORDER BY sort_at DESC, arrival DESC LIMIT ?`,
		answer.contact,
		answer.sort_at,
		answer.arrival,
		MAX_LOOK_BACK,
	);
	let askedAt: number | null = null;
	for (const { direction, sent_at, origin } of before) {
		if (direction !== "incoming" || origin === "history") break;
		askedAt = sent_at;
	}
	return askedAt;
}
