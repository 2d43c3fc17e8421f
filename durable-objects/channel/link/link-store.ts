import { initialLink, type LinkState } from "#app/domain/channels/link/link-state.ts";

export type LinkStore = ReturnType<typeof createLinkStore>;

/** The link's state in one row, written only when it changed, and the log of its status transitions. */
export function createLinkStore(sql: SqlStorage) {
	const row = sql
		.exec<{ json: string; seq: number }>("SELECT json, seq FROM link WHERE id = 1")
		.toArray()[0];
	// A row of an earlier version lacks what came later.
	let state: LinkState = row ? { ...initialLink, ...JSON.parse(row.json) } : initialLink;
	let seq = row?.seq ?? 0;

	return {
		get(): LinkState {
			return state;
		},

		/** The `seq` of the last change a browser can see. */
		get seq(): number {
			return seq;
		},

		/**
		 * Stores a new state and logs a change of status. `nextSeq` is called only for a change browsers
		 * can see.
		 */
		set(next: LinkState, nextSeq: () => number, now: number): void {
			if (next === state) return;
			if (isVisible(state, next)) seq = nextSeq();
			if (next.status !== state.status)
				sql.exec(
					"INSERT OR REPLACE INTO transitions (at, version, status, reason) VALUES (?, ?, ?, ?)",
					now,
					next.version,
					next.status,
					next.reason,
				);
			state = next;
			sql.exec(
				"INSERT OR REPLACE INTO link (id, json, seq) VALUES (1, ?, ?)",
				JSON.stringify(next),
				seq,
			);
		},
	};
}

/** Whether browsers see the change; probe times and the like are not sent. */
function isVisible(before: LinkState, after: LinkState): boolean {
	return (
		before.version !== after.version ||
		before.qr?.value !== after.qr?.value ||
		before.qr?.issuedAt !== after.qr?.issuedAt ||
		before.pairingCode !== after.pairingCode ||
		before.pairing?.code !== after.pairing?.code ||
		before.passkey?.step !== after.passkey?.step ||
		before.passkey?.code !== after.passkey?.code ||
		before.failures.failures !== after.failures.failures ||
		before.failures.pausedUntil !== after.failures.pausedUntil ||
		before.attempts !== after.attempts ||
		before.profileName !== after.profileName ||
		before.reason !== after.reason ||
		before.hearing.unheard !== after.hearing.unheard
	);
}
