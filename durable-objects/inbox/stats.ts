import { localDay } from "#app/domain/inbox/local-day.ts";

interface CountedRow extends Record<string, SqlStorageValue> {
	arrival: number;
	direction: string;
	origin: string;
	sent_at: number;
	type: string;
}

export interface DayStats extends Record<string, SqlStorageValue> {
	day: string;
	sent: number;
	received: number;
}

export type Stats = ReturnType<typeof createStats>;

/**
 * Messages per day, folded from the ledger in an alarm: nothing is written for a figure while a
 * message arrives. `progress.counted_seq` says up to which arrival the days are complete.
 */
export function createStats(sql: SqlStorage) {
	const progress = (): number =>
		sql
			.exec<{ value: number }>("SELECT value FROM progress WHERE name = 'counted_seq'")
			.toArray()[0]?.value ?? 0;
	let countedSeq = progress();

	function add(days: Iterable<DayStats>): void {
		for (const { day, sent, received } of days)
			sql.exec(
				`INSERT INTO daily_stats (day, sent, received, projected) VALUES (?, ?, ?, 0)
				 ON CONFLICT (day) DO UPDATE SET
					sent = sent + excluded.sent, received = received + excluded.received, projected = 0`,
				day,
				sent,
				received,
			);
	}

	return {
		/** Counts what was said before this object was there; the caller knows it is counted once. */
		addPast(messages: Iterable<{ fromMe: boolean; sentAt: number }>): void {
			add(
				Array.from(messages, ({ fromMe, sentAt }) => ({
					day: localDay(sentAt),
					sent: fromMe ? 1 : 0,
					received: fromMe ? 0 : 1,
				})),
			);
		},

		isBehind(currentSeq: number): boolean {
			return currentSeq > countedSeq;
		},

		/** Counts what arrived since the last time. */
		fold(currentSeq: number): void {
			const days = new Map<string, DayStats>();
			const rows = sql.exec<CountedRow>(
				"SELECT arrival, direction, origin, sent_at, type FROM messages WHERE seq > ?",
				countedSeq,
			);
			for (const row of rows) {
				// A changed message was counted when it arrived.
				if (row.arrival <= countedSeq || row.origin === "history" || row.type === "call") continue;
				const day = localDay(row.sent_at);
				const entry = days.get(day) ?? { day, sent: 0, received: 0 };
				if (row.direction === "outgoing") entry.sent += 1;
				else entry.received += 1;
				days.set(day, entry);
			}
			add(days.values());
			sql.exec(
				"INSERT OR REPLACE INTO progress (name, value) VALUES ('counted_seq', ?)",
				currentSeq,
			);
			countedSeq = currentSeq;
		},

		/** Days D1 does not know in their present form. */
		pending(): DayStats[] {
			return sql
				.exec<DayStats>("SELECT day, sent, received FROM daily_stats WHERE projected = 0")
				.toArray();
		},

		/** D1 knows these days now, unless they went on counting meanwhile. */
		noteProjected(days: readonly DayStats[]): void {
			for (const { day, sent, received } of days)
				sql.exec(
					"UPDATE daily_stats SET projected = 1 WHERE day = ? AND sent = ? AND received = ?",
					day,
					sent,
					received,
				);
		},
	};
}
