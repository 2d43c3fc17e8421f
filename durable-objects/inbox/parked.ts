import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";

/** A change that came before its message waits this long, then it is dropped (I14). */
export const PARKED_FOR_MS = 24 * 3_600_000;
const MAX_PARKED = 5_000;

export type ParkedEvent = Extract<
	GatewayEvent,
	{ type: "status" | "edited" | "deleted" | "reaction" }
>;

export type Parked = ReturnType<typeof createParked>;

/** Events about messages nobody has seen yet: webhooks are not ordered. */
export function createParked(sql: SqlStorage) {
	return {
		put(event: ParkedEvent, now: number): void {
			const { total } = sql.exec<{ total: number }>("SELECT count(*) AS total FROM parked").one();
			if (total >= MAX_PARKED) return;
			// Of two statuses only the higher matters; the ledger's merge decides when they are applied.
			const kind = event.type === "status" ? `status:${event.status}` : event.type;
			sql.exec(
				"INSERT OR REPLACE INTO parked (provider_id, kind, payload, parked_at) VALUES (?, ?, ?, ?)",
				event.providerId,
				kind,
				JSON.stringify(event),
				now,
			);
		},

		/** Takes what waited for a message. Reads nothing but its rows. */
		take(providerId: string): ParkedEvent[] {
			const rows = sql
				.exec<{ payload: string }>("SELECT payload FROM parked WHERE provider_id = ?", providerId)
				.toArray();
			if (rows.length > 0) sql.exec("DELETE FROM parked WHERE provider_id = ?", providerId);
			return rows.map((row) => JSON.parse(row.payload) as ParkedEvent);
		},

		dropOld(now: number): void {
			sql.exec("DELETE FROM parked WHERE parked_at < ?", now - PARKED_FOR_MS);
		},
	};
}
