import { localDay, localHour } from "#app/domain/inbox/local-day.ts";
import type { Counters } from "./counters.ts";
import { createFigureRows, type FigureDraft } from "./figure-rows.ts";

/** Entries looked back for the first unanswered message of a customer. */
const MAX_LOOK_BACK = 50;

interface Said extends Record<string, SqlStorageValue> {
	direction: string;
	sent_at: number;
	origin: string;
}

/**
 * When the customer wrote the first of the messages that this one answers: the first incoming entry of the
 * run right before it (epoch ms). Null when a message of ours or imported history precedes it; what the channel said by
 * itself is no answer and stands between nothing.
 */
function findAskedAt(
	sql: SqlStorage,
	answer: { contact: number; sort_at: number; arrival: number },
): number | null {
	const before = sql.exec<Said>(
		`SELECT direction, sent_at, origin FROM messages
		 WHERE contact = ? AND (sort_at, arrival) < (?, ?) AND type NOT IN ('call', 'system')
			AND NOT (origin = 'agent' AND author IS NULL)
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
	/** The channel said it by itself (message.ts, `isAutomatic`). */
	is_automatic: number;
	deleted: number;
	seq: number;
}

/** Rows in memory at once: after an outage or import many may wait. */
const PAGE = 500;

export type Stats = ReturnType<typeof createStats>;

/**
 * Figures per day and hour, counted from the ledger in an alarm: nothing is written for them while a
 * message arrives. `countedSeq` is the `seq` up to which they are complete.
 */
export function createStats(sql: SqlStorage, counters: Counters, usage: () => string) {
	const rows = createFigureRows(sql, usage);
	/** Ahead of the stored one after changes that count nothing: no row is written for them. */
	let countedSeq = rows.marks().countedSeq;

	return {
		...rows,

		/** Counts imported conversations, each oldest first. The caller makes sure that it happens once. */
		addPast(conversations: Iterable<readonly { fromMe: boolean; sentAt: number }[]>): void {
			rows.change(Date.now(), (draft) => {
				for (const messages of conversations) {
					let askedAt: number | null = null;
					for (const { fromMe, sentAt } of messages) {
						countMessage(draft, fromMe ? "outgoing" : "incoming", sentAt);
						if (fromMe && askedAt !== null) countAnswer(draft, askedAt, sentAt);
						askedAt = fromMe ? null : (askedAt ?? sentAt);
					}
				}
			});
		},

		/** Whether anything that may count changed since the last count. @param news the newest `seq` that is no tick */
		isBehind(news: number): boolean {
			return news > countedSeq;
		},

		/**
		 * Counts what arrived since the last time, page by page but synchronously: `countedSeq` can only
		 * stand for everything up to it.
		 */
		fold(currentSeq: number, now: number): void {
			if (currentSeq <= countedSeq) return counters.settle(now);
			let recovered = 0;
			rows.change(now, (draft) => {
				for (const row of changedSince(sql, countedSeq)) {
					// A message that only changed was counted when it arrived.
					if (row.arrival <= countedSeq || row.origin === "history") continue;
					if (row.type === "call" || row.type === "system") continue;
					countMessage(draft, row.direction, row.sent_at);
					if (row.origin === "recovered") recovered += 1;
					if (row.type === "other" && row.is_empty === 1 && row.deleted === 0)
						counters.notePlaceholder(row.id, now);
					const isAnswer = row.direction === "outgoing" && row.is_automatic === 0;
					const askedAt = isAnswer ? findAskedAt(sql, row) : null;
					if (askedAt !== null) countAnswer(draft, askedAt, row.sent_at);
				}
				draft.marks.countedSeq = currentSeq;
			});
			counters.noteRecovered(recovered);
			counters.settle(now);
			countedSeq = currentSeq;
		},
	};
}

/** @param sentAt epoch ms */
function countMessage(
	draft: FigureDraft,
	direction: "incoming" | "outgoing",
	sentAt: number,
): void {
	const day = draft.day(localDay(sentAt));
	const hour = (day.hours[localHour(sentAt).slice(-2)] ??= [0, 0]);
	day[direction === "outgoing" ? "sent" : "received"] += 1;
	hour[direction === "outgoing" ? 0 : 1] += 1;
}

/** Counts an answer given at `answeredAt` to a customer who wrote at `askedAt` (epoch ms). */
function countAnswer(draft: FigureDraft, askedAt: number, answeredAt: number): void {
	const day = draft.day(localDay(answeredAt));
	day.answers += 1;
	day.answerDelayMs += Math.max(0, answeredAt - askedAt);
}

/** Rows changed after `seq`, without their text, in the order of the changes. */
function* changedSince(sql: SqlStorage, seq: number): Generator<CountedRow> {
	for (let after = seq; ;) {
		// Read whole before anything is written: a cursor must not see its own table change.
		const page = sql
			.exec<CountedRow>(
				`SELECT id, contact, sort_at, arrival, direction, origin, sent_at, type,
					text = '' AS is_empty, origin = 'agent' AND author IS NULL AS is_automatic, deleted, seq
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
