import type { Counters } from "./counters.ts";
import { createFigureTables } from "./figure-tables.ts";
import { createProgress } from "../../object/progress.ts";
import { createTally } from "./tally.ts";

/** Entries looked back for the first unanswered message of a customer. */
const MAX_LOOK_BACK = 50;

interface Said extends Record<string, SqlStorageValue> {
	direction: string;
	sent_at: number;
	origin: string;
}

/**
 * When the customer wrote the first of the messages that this one answers: the first incoming entry of the
 * run right before it (epoch ms). Null when a message of ours or imported history precedes it.
 */
function findAskedAt(
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

interface CountedRow extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	sort_at: number;
	arrival: number;
	direction: "incoming" | "outgoing";
	origin: string;
	sent_at: number;
	type: string;
	is_empty: number;
	deleted: number;
	seq: number;
}

/** Rows in memory at once: after an outage or import many may wait. */
const PAGE = 500;

export type Stats = ReturnType<typeof createStats>;

/**
 * Figures per day and hour, counted from the ledger in an alarm: nothing is written for them while a
 * message arrives. `progress.counted_seq` is the `seq` up to which they are complete.
 */
export function createStats(sql: SqlStorage, counters: Counters, usage: () => string) {
	const progress = createProgress(sql);
	const tables = createFigureTables(sql, usage);
	let countedSeq = progress.find("counted_seq") ?? 0;

	return {
		...tables,

		/** Counts imported conversations, each oldest first. The caller makes sure that it happens once. */
		addPast(conversations: Iterable<readonly { fromMe: boolean; sentAt: number }[]>): void {
			const tally = createTally();
			for (const messages of conversations) {
				let askedAt: number | null = null;
				for (const { fromMe, sentAt } of messages) {
					tally.count({ direction: fromMe ? "outgoing" : "incoming", sentAt });
					if (fromMe && askedAt !== null) tally.answer(askedAt, sentAt);
					askedAt = fromMe ? null : (askedAt ?? sentAt);
				}
			}
			tables.add(tally, Date.now());
		},

		/** Whether anything changed since the last count. */
		isBehind(currentSeq: number): boolean {
			return currentSeq > countedSeq;
		},

		/**
		 * Counts what arrived since the last time, page by page but synchronously: `counted_seq` can only
		 * stand for everything up to it.
		 */
		fold(currentSeq: number, now: number): void {
			if (currentSeq <= countedSeq) return counters.settle(now);
			const tally = createTally();
			let recovered = 0;
			for (const row of changedSince(sql, countedSeq)) {
				// A message that only changed was counted when it arrived.
				if (row.arrival <= countedSeq || row.origin === "history") continue;
				if (row.type === "call" || row.type === "system") continue;
				tally.count({ direction: row.direction, sentAt: row.sent_at });
				if (row.origin === "recovered") recovered += 1;
				if (row.type === "other" && row.is_empty === 1 && row.deleted === 0)
					counters.notePlaceholder(row.id, now);
				const askedAt = row.direction === "outgoing" ? findAskedAt(sql, row) : null;
				if (askedAt !== null) tally.answer(askedAt, row.sent_at);
			}
			tables.add(tally, now);
			counters.noteRecovered(recovered);
			counters.settle(now);
			progress.set("counted_seq", currentSeq);
			countedSeq = currentSeq;
			tables.prune(now);
		},
	};
}

/** Rows changed after `seq`, without their text, in the order of the changes. */
function* changedSince(sql: SqlStorage, seq: number): Generator<CountedRow> {
	for (let after = seq; ;) {
		// Read whole before anything is written: a cursor must not see its own table change.
		const page = sql
			.exec<CountedRow>(
				`SELECT id, contact, sort_at, arrival, direction, origin, sent_at, type,
					text = '' AS is_empty, deleted, seq
				 FROM messages WHERE seq > ? ORDER BY seq LIMIT ?`,
				after,
				PAGE,
			)
			.toArray();
		yield* page;
		const last = page.at(-1);
		if (!last || page.length < PAGE) return;
		after = last.seq;
	}
}
