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
	/** Null: a Worker of an earlier release did not say. */
	source: KeptSource | null;
	reason: string;
	body: string;
}

/**
 * Authentic webhook bodies nobody understood, and events that could not be stored: for a person to
 * look at and replay. Bounded by number and age.
 */
export function createQuarantine(sql: SqlStorage) {
	const progress = createProgress(sql);
	/** How many, and since when the oldest: asked at every wake, so they are read once. */
	let known: { total: number; oldestAt: number | null } | null = null;

	function look(): { total: number; oldestAt: number | null } {
		known ??= {
			total: sql.exec<{ total: number }>("SELECT count(*) AS total FROM quarantine").one().total,
			oldestAt:
				sql
					.exec<{ at: number }>("SELECT received_at AS at FROM quarantine ORDER BY n LIMIT 1")
					.toArray()[0]?.at ?? null,
		};
		return known;
	}

	/** Events that broke when they were stored: told again, they are not tried again. */
	let broken: Set<string> | null = null;

	function listBroken(): Set<string> {
		if (broken) return broken;
		const rows = sql.exec<{ body: string }>("SELECT body FROM quarantine WHERE source = 'ledger'");
		broken = new Set(rows.toArray().map(({ body }) => keyOf(JSON.parse(body) as GatewayEvent)));
		return broken;
	}

	function forget(): void {
		known = null;
		broken = null;
	}

	const isOld = (now: number): boolean => now - (look().oldestAt ?? now) >= KEEP_EVENTS_MS;

	function dropOld(now: number): void {
		if (!isOld(now)) return;
		sql.exec(
			"DELETE FROM quarantine WHERE n <= (SELECT max(n) FROM quarantine WHERE received_at <= ?)",
			now - KEEP_EVENTS_MS,
		);
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

		/** Without those that broke before: they wait for a person. */
		withoutBroken(events: readonly GatewayEvent[]): readonly GatewayEvent[] {
			const known = listBroken();
			return known.size === 0 ? events : events.filter((event) => !known.has(keyOf(event)));
		},

		/** Sets an event aside that cannot be stored. False: there were too many, or it is too long. */
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

		count: (): number => look().total,

		/** Newest first, those before `n`; null: from the newest. */
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
				total: look().total,
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

		/** Answers how many were there. */
		remove(numbers: readonly number[]): number {
			const before = look().total;
			for (const n of numbers) sql.exec("DELETE FROM quarantine WHERE n = ?", n);
			forget();
			return before - look().total;
		},

		tick: dropOld,

		nextWake(): number | null {
			const { oldestAt } = look();
			return oldestAt === null ? null : oldestAt + KEEP_EVENTS_MS;
		},

		/** Whether lists in D1 know how many there are. */
		isTold: (): boolean => (progress.find("kept_told") ?? 0) === look().total,

		noteTold(total: number): void {
			if ((progress.find("kept_told") ?? 0) !== total) progress.set("kept_told", total);
		},
	};
}

/** The same event told again: a message by its id, whatever else was read from it. */
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
