import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { voterKey } from "./polls.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";

/** How long a change waits for a message that has not arrived; then it is dropped (I14). */
export const PARKED_FOR_MS = 24 * 3_600_000;
/** At most this many wait; then the oldest are dropped in batches, so that they are counted rarely. */
export const MAX_PARKED = 5_000;
const DROPPED_AT_ONCE = 500;
/** Expired rows are deleted with the first put of each hour. */
const LOOK_EVERY_MS = 3_600_000;

export type ParkedEvent = Extract<
	GatewayEvent,
	{ type: "status" | "edited" | "deleted" | "reaction" | "vote" }
>;

/** One of each kind waits for a message: of two statuses only the higher matters (the ledger's merge decides), of two votes the later. */
function kindOf(event: ParkedEvent): string {
	if (event.type === "status") return `status:${event.status}`;
	return event.type === "vote" ? voteKind(voterKey(event.voter)) : event.type;
}

/** The kind of a parked vote of this person. */
export const voteKind = (voter: string): string => `vote:${voter}`;

export type Parked = ReturnType<typeof createParked>;

/** Events about messages that have not arrived yet: webhooks are not ordered. */
export function createParked(sql: SqlStorage) {
	/**
	 * Upper bound of the number of rows; counted again once it reaches the limit. Null: not counted yet.
	 */
	let atMost: number | null = null;
	let lookedAt = 0;

	const count = (): number =>
		sql.exec<{ total: number }>("SELECT count(*) AS total FROM parked").one().total;

	/** Makes room for one more row: deletes expired ones, then the oldest. */
	function makeRoom(now: number): void {
		if (now - lookedAt >= LOOK_EVERY_MS) {
			lookedAt = now;
			sql.exec("DELETE FROM parked WHERE parked_at < ?", now - PARKED_FOR_MS);
			atMost = null;
		}
		if (atMost === null || atMost >= MAX_PARKED) atMost = count();
		if (atMost < MAX_PARKED) return;
		sql.exec(
			`DELETE FROM parked WHERE (provider_id, kind) IN (
				SELECT provider_id, kind FROM parked ORDER BY parked_at LIMIT ?
			)`,
			DROPPED_AT_ONCE,
		);
		atMost -= DROPPED_AT_ONCE;
		logEvent({ event: "parked_dropped", level: "warn", count: DROPPED_AT_ONCE });
	}

	return {
		/** Keeps an event until its message arrives. */
		put(event: ParkedEvent, now: number): void {
			makeRoom(now);
			sql.exec(
				"INSERT OR REPLACE INTO parked (provider_id, kind, payload, parked_at) VALUES (?, ?, ?, ?)",
				event.providerId,
				kindOf(event),
				JSON.stringify(event),
				now,
			);
			atMost = (atMost ?? 0) + 1;
		},

		/** Removes and returns the events that waited for a message. Reads only its rows. */
		take(providerId: string): ParkedEvent[] {
			const rows = sql
				.exec<{ payload: string }>("SELECT payload FROM parked WHERE provider_id = ?", providerId)
				.toArray();
			if (rows.length > 0) sql.exec("DELETE FROM parked WHERE provider_id = ?", providerId);
			return rows.map((row) => JSON.parse(row.payload) as ParkedEvent);
		},
	};
}
