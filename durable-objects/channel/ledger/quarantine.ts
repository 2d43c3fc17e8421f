import type { KeptEventPage, KeptEventView } from "#app/contracts/kept-events.ts";
import {
	findReplayFailure,
	findSource,
	KEEP_EVENTS_MS,
	KEPT_EVENTS_PAGE,
	type KeptSource,
	MAX_BROKEN_AN_HOUR,
	MAX_KEPT_BODY,
	MAX_KEPT_EVENTS,
	type ReplayFailure,
} from "#app/domain/channels/kept-event.ts";
import { storableText } from "#app/domain/inbox/stored-text.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { createProgress } from "../../object/progress.ts";

const HOUR_MS = 3_600_000;

interface KeptRow extends Record<string, SqlStorageValue> {
	n: number;
	source: string | null;
	reason: string;
	bytes: number | null;
	is_cut: number;
	received_at: number;
	failure: string | null;
	tried_at: number | null;
}

export interface NewKept {
	/** Null when a Worker of an earlier release sent it: it names no source. */
	source: KeptSource | null;
	reason: string;
	body: string;
}

/** Names in `progress`: the number reported to lists in D1, and the newest row at that moment. */
const REPORTED = "kept_told";
const REPORTED_AT = "kept_told_at";
/** Stands for the newest row once rows were deleted: the reported number holds no more. */
const OUTDATED = -1;

/**
 * Authentic webhook bodies that no parser understood, and events that could not be stored, for a person to look
 * at and replay. Holds at most MAX_KEPT_EVENTS rows, none older than KEEP_EVENTS_MS.
 *
 * Every wake asks whether D1 knows the present number. Counting would read each row, so the newest row's number
 * is compared with the one at the last report: new rows raise it, and deleting marks the report as outdated.
 */
export function createQuarantine(sql: SqlStorage) {
	const progress = createProgress(sql);
	/** Copies of what the table says; undefined: not read since the last change. */
	let total: number | undefined;
	let oldestAt: number | null | undefined;

	/** 0 for an empty table. Reads one row. */
	const newest = (): number =>
		sql.exec<{ n: number | null }>("SELECT max(n) AS n FROM quarantine").one().n ?? 0;

	function count(): number {
		total ??=
			progress.find(REPORTED_AT) === newest()
				? (progress.find(REPORTED) ?? 0)
				: sql.exec<{ total: number }>("SELECT count(*) AS total FROM quarantine").one().total;
		return total;
	}

	/** Epoch ms; null for an empty table. Reads one row. */
	function readOldestAt(): number | null {
		oldestAt ??=
			sql
				.exec<{ at: number }>("SELECT received_at AS at FROM quarantine ORDER BY n LIMIT 1")
				.toArray()[0]?.at ?? null;
		return oldestAt;
	}

	/** Keys of events that broke when they were stored; sent again, they are not tried again. */
	let broken: Set<string> | null = null;

	function listBroken(): Set<string> {
		if (broken) return broken;
		const rows = sql.exec<{ body: string }>("SELECT body FROM quarantine WHERE source = 'ledger'");
		broken = new Set(rows.toArray().map(({ body }) => keyOf(JSON.parse(body) as GatewayEvent)));
		return broken;
	}

	function forget(): void {
		total = undefined;
		oldestAt = undefined;
		broken = null;
	}

	const isOld = (now: number): boolean => now - (readOldestAt() ?? now) >= KEEP_EVENTS_MS;

	function dropOld(now: number): void {
		if (!isOld(now)) return;
		sql.exec(
			"DELETE FROM quarantine WHERE n <= (SELECT max(n) FROM quarantine WHERE received_at <= ?)",
			now - KEEP_EVENTS_MS,
		);
		progress.set(REPORTED_AT, OUTDATED);
		forget();
	}

	function keep({ source, reason, body }: NewKept, now: number): void {
		sql.exec(
			"INSERT INTO quarantine (source, reason, body, bytes, is_cut, received_at) VALUES (?, ?, ?, ?, ?, ?)",
			source,
			storableText(reason, 200),
			storableText(body, MAX_KEPT_BODY),
			new TextEncoder().encode(body).byteLength,
			body.length > MAX_KEPT_BODY ? 1 : 0,
			now,
		);
		sql.exec(
			"DELETE FROM quarantine WHERE n <= (SELECT max(n) FROM quarantine) - ?",
			MAX_KEPT_EVENTS,
		);
		forget();
		dropOld(now);
	}

	return {
		keep,

		/** The events without those that broke before, which wait for a person. */
		withoutBroken(events: readonly GatewayEvent[]): readonly GatewayEvent[] {
			const known = listBroken();
			return known.size === 0 ? events : events.filter((event) => !known.has(keyOf(event)));
		},

		/**
		 * Sets an event aside that cannot be stored. False, and nothing is kept: more than MAX_BROKEN_AN_HOUR broke
		 * within the hour, which is our own fault, or its JSON is longer than MAX_KEPT_BODY.
		 */
		setAside(event: GatewayEvent, reason: string, now: number): boolean {
			const body = JSON.stringify(event);
			if (body.length > MAX_KEPT_BODY) return false;
			const { total } = sql
				.exec<{ total: number }>(
					"SELECT count(*) AS total FROM quarantine WHERE source = 'ledger' AND received_at > ?",
					now - HOUR_MS,
				)
				.one();
			if (total >= MAX_BROKEN_AN_HOUR) return false;
			keep({ source: "ledger", reason, body }, now);
			return true;
		},

		/** How many are kept. Reads a row or two where the number in D1 still holds. */
		count,

		/** One page, newest first: rows with a number below `before`, or the newest ones for null. */
		page(before: number | null): KeptEventPage {
			const rows = sql
				.exec<KeptRow>(
					`SELECT n, source, reason, bytes, is_cut, received_at, failure, tried_at
					 FROM quarantine WHERE n < ? ORDER BY n DESC LIMIT ?`,
					before ?? Number.MAX_SAFE_INTEGER,
					KEPT_EVENTS_PAGE + 1,
				)
				.toArray();
			const shown = rows.slice(0, KEPT_EVENTS_PAGE);
			return {
				events: shown.map(toView),
				total: count(),
				olderThan: rows.length > shown.length ? (shown.at(-1)?.n ?? null) : null,
			};
		},

		find(n: number): { source: KeptSource | null; body: string; isCut: boolean } | null {
			const row = sql
				.exec<{ source: string | null; body: string; is_cut: number }>(
					"SELECT source, body, is_cut FROM quarantine WHERE n = ?",
					n,
				)
				.toArray()[0];
			if (!row) return null;
			return { source: findSource(row.source), body: row.body, isCut: row.is_cut === 1 };
		},

		noteFailure(n: number, failure: ReplayFailure, now: number): void {
			sql.exec("UPDATE quarantine SET failure = ?, tried_at = ? WHERE n = ?", failure, now, n);
		},

		/** Deletes these rows; returns how many of them existed. */
		remove(numbers: readonly number[]): number {
			let removed = 0;
			for (const n of numbers)
				removed += sql.exec("DELETE FROM quarantine WHERE n = ? RETURNING n", n).toArray().length;
			if (removed > 0) progress.set(REPORTED_AT, OUTDATED);
			forget();
			return removed;
		},

		tick: dropOld,

		nextWake(): number | null {
			const at = readOldestAt();
			return at === null ? null : at + KEEP_EVENTS_MS;
		},

		/** Whether lists in D1 know the present number. Counts only what an earlier release reported. */
		isReported(): boolean {
			const at = progress.find(REPORTED_AT);
			const top = newest();
			return at === top || (at === null && (progress.find(REPORTED) ?? 0) === count());
		},

		/** D1 was told `reported`, which may differ from the present number: one may have come meanwhile. */
		noteReported(reported: number): void {
			if ((progress.find(REPORTED) ?? 0) !== reported) progress.set(REPORTED, reported);
			const at = reported === count() ? newest() : OUTDATED;
			if ((progress.find(REPORTED_AT) ?? 0) !== at) progress.set(REPORTED_AT, at);
		},
	};
}

/** Equal for the same event sent twice: a message by its id, whatever else was read from it. */
const keyOf = (event: GatewayEvent): string =>
	event.type === "message" ? `message ${event.providerId}` : JSON.stringify(event);

function toView(row: KeptRow): KeptEventView {
	const failure = findReplayFailure(row.failure);
	return {
		n: row.n,
		source: findSource(row.source),
		reason: row.reason,
		bytes: row.bytes,
		isCut: row.is_cut === 1,
		receivedAt: row.received_at,
		failure: failure && row.tried_at !== null ? { code: failure, at: row.tried_at } : null,
	};
}
