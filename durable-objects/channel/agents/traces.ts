import type { AnswerRating, TraceView } from "#app/contracts/traces.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import {
	type AnswerTrace,
	boundTrace,
	isUnanswered,
	KEEP_TRACES_MS,
	MAX_RATINGS,
	MAX_TRACES,
	type TraceOutcome,
} from "#app/domain/agents/trace.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

/** Old traces are deleted once a day, so that the alarm does not fire for each of them. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows deleted in one go; the rest follows with the next alarm. */
const MAX_DELETED = 500;

/** Whether the team still has to deal with a question nothing answered; null: it was answered. */
export type Gap = "open" | "solved" | "ignored";

/** A reply in the export of a contact. */
export type TracedReply = Omit<TraceView, "ratings">;

/** A reply as it is stored. */
export interface NewTrace {
	contact: number;
	agentId: string;
	conversationId: string;
	inboundId: string;
	/** The agent's text; null when nothing was sent. */
	messageId: string | null;
	/** The line that tells the team of a hand-over. */
	lineId: string | null;
	outcome: TraceOutcome;
	reason: HandOverReason | null;
	at: number;
	trace: AnswerTrace;
}

interface TraceRow extends Record<string, SqlStorageValue> {
	n: number;
	agent_id: string;
	outcome: TraceOutcome;
	reason: HandOverReason | null;
	gap: Gap | null;
	at: number;
	trace: string;
}

interface RatingRow extends Record<string, SqlStorageValue> {
	member_id: string;
	author: string;
	is_good: number;
	note: string;
	at: number;
}

export type Traces = ReturnType<typeof createTraces>;

/**
 * How agents' replies came about, and what members think of them: at most MAX_TRACES, none older than KEEP_TRACES_MS.
 * `n` counts up with time.
 */
export function createTraces(sql: SqlStorage) {
	/** When the oldest one was stored (epoch ms); undefined: not read since the last change. */
	let oldestAt: number | null | undefined;

	function readOldestAt(): number | null {
		// Null is known too: a channel without traces must not look for them at every change.
		if (oldestAt === undefined)
			oldestAt =
				sql.exec<{ at: number }>("SELECT at FROM agent_traces ORDER BY n LIMIT 1").toArray()[0]
					?.at ?? null;
		return oldestAt;
	}
	const wakeAt = (): number | null => {
		const at = readOldestAt();
		return at === null ? null : at + KEEP_TRACES_MS;
	};

	/** @param upTo the newest trace that goes */
	function deleteUpTo(upTo: number): void {
		sql.exec("DELETE FROM agent_ratings WHERE trace <= ?", upTo);
		sql.exec("DELETE FROM agent_traces WHERE n <= ?", upTo);
		oldestAt = undefined;
	}

	const find = (messageId: string): TraceRow | undefined =>
		sql.exec<TraceRow>("SELECT * FROM agent_traces WHERE message_id = ?", messageId).toArray()[0] ??
		sql.exec<TraceRow>("SELECT * FROM agent_traces WHERE line_id = ?", messageId).toArray()[0];

	const listRatings = (n: number): AnswerRating[] =>
		sql
			.exec<RatingRow>("SELECT * FROM agent_ratings WHERE trace = ? ORDER BY at, member_id", n)
			.toArray()
			.map((row) => ({
				memberId: row.member_id,
				name: row.author,
				isGood: row.is_good === 1,
				note: row.note,
				at: row.at,
			}));

	const view = (row: TraceRow): TraceView => ({
		agentId: row.agent_id,
		outcome: row.outcome,
		reason: row.reason,
		at: row.at,
		trace: JSON.parse(row.trace) as AnswerTrace,
		ratings: listRatings(row.n),
	});

	/** A bad rating asks for a better answer; without any, only what nothing answered does. */
	function changeGap(row: TraceRow, ratings: readonly AnswerRating[]): void {
		const { question } = JSON.parse(row.trace) as AnswerTrace;
		const isBad = ratings.some(({ isGood }) => !isGood) && question.trim() !== "";
		const isOwn = isUnanswered(question, row.outcome, row.reason);
		const gap: Gap | null = isBad || isOwn ? (row.gap ?? "open") : null;
		if (gap !== row.gap) sql.exec("UPDATE agent_traces SET gap = ? WHERE n = ?", gap, row.n);
	}

	return {
		add(added: NewTrace): void {
			const { outcome, reason, at } = added;
			const trace = boundTrace(added.trace);
			const { n } = sql
				.exec<{ n: number }>(
					`INSERT INTO agent_traces (contact, agent_id, version, conversation_id, inbound_id,
						message_id, line_id, outcome, reason, gap, cost_micros, at, trace)
					 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
					added.contact,
					added.agentId,
					trace.version,
					added.conversationId,
					added.inboundId,
					added.messageId,
					added.lineId,
					outcome,
					reason,
					isUnanswered(trace.question, outcome, reason) ? "open" : null,
					trace.costMicros,
					at,
					JSON.stringify(trace),
				)
				.one();
			oldestAt ??= at;
			if (n > MAX_TRACES) deleteUpTo(n - MAX_TRACES);
		},

		/** The trace of an agent's text, or of the line of a hand-over; null when none is kept. */
		read(messageId: string): TraceView | null {
			const row = find(messageId);
			return row === undefined ? null : view(row);
		},

		/** The replies to these contacts (row numbers), oldest first, without what members think of them. */
		listOf: (contacts: readonly number[]): TracedReply[] =>
			sql
				.exec<TraceRow>(
					"SELECT * FROM agent_traces WHERE contact IN (SELECT value FROM json_each(?)) ORDER BY n",
					JSON.stringify(contacts),
				)
				.toArray()
				.map((row) => {
					const { ratings: _, ...reply } = view(row);
					return reply;
				}),

		/**
		 * Keeps a member's judgement in place of their former one.
		 * @param isGood null takes it back
		 * @returns `conflict`: MAX_RATINGS others judged it already
		 */
		rate(
			messageId: string,
			member: { memberId: string; name: string },
			{ isGood, note }: { isGood: boolean | null; note: string },
			now: number,
		): Result<TraceView, "not_found" | "conflict"> {
			const row = find(messageId);
			if (row === undefined) return fail("not_found");
			const { memberId, name } = member;
			const others = listRatings(row.n).filter((rating) => rating.memberId !== memberId);
			if (isGood !== null && others.length >= MAX_RATINGS) return fail("conflict");
			if (isGood === null)
				sql.exec("DELETE FROM agent_ratings WHERE trace = ? AND member_id = ?", row.n, memberId);
			else
				sql.exec(
					`INSERT OR REPLACE INTO agent_ratings (trace, member_id, author, is_good, note, at)
					 VALUES (?, ?, ?, ?, ?, ?)`,
					row.n,
					memberId,
					name,
					isGood ? 1 : 0,
					note,
					now,
				);
			changeGap(row, listRatings(row.n));
			return ok(view(row));
		},

		/** Deletes what is too old, a bounded number of rows. */
		tick(now: number): void {
			const due = wakeAt();
			if (due === null || due > now) return;
			const { n } = sql
				.exec<{ n: number | null }>(
					`SELECT max(n) AS n FROM (SELECT n, at FROM agent_traces ORDER BY n LIMIT ?) WHERE at <= ?`,
					MAX_DELETED,
					now - KEEP_TRACES_MS + DAY_MS,
				)
				.one();
			if (n !== null) deleteUpTo(n);
		},

		nextWake: wakeAt,

		/** To be called after the tables were emptied. */
		forget(): void {
			oldestAt = undefined;
		},
	};
}
