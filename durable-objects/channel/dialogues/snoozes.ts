import { isSnoozeOver, UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import type { Capability } from "../../object/capability.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Contacts } from "../people/contacts.ts";

/** Conversations that come back in one go. */
const MOST_AT_ONCE = 200;

export interface SnoozesParts {
	sql: SqlStorage;
	contacts: Contacts;
	ledger: Ledger;
	transact<T>(write: () => T): T;
}

/** Brings conversations back that were put aside until a moment. The customer's next message does so by itself. */
export function createSnoozes({ sql, contacts, ledger, transact }: SnoozesParts) {
	/** The earliest moment one comes back, or earlier; null: none does. Undefined: not read yet. */
	let next: number | null | undefined;

	const readNext = (): number | null =>
		sql
			.exec<{ at: number | null }>(
				`SELECT min(snoozed_until) AS at FROM contacts
				 WHERE snoozed_until IS NOT NULL AND snoozed_until < ?`,
				UNTIL_WRITTEN,
			)
			.one().at;

	function nextAt(): number | null {
		next ??= next === undefined ? readNext() : null;
		return next;
	}

	/** Back among the open ones, and unread, so that somebody sees it. */
	function bringBack(n: number, now: number): void {
		contacts.changeDialogue(n, { snoozedUntil: null });
		ledger.insertLine(n, { code: "snooze_over" }, null, now);
		if (contacts.get(n).unread === 0) contacts.setUnread(n, 1);
	}

	const capability: Capability = {
		tick(now) {
			const at = nextAt();
			if (at === null || !isSnoozeOver(at, now)) return;
			transact(() => {
				const due = sql
					.exec<{ n: number }>(
						"SELECT n FROM contacts WHERE snoozed_until <= ? ORDER BY snoozed_until LIMIT ?",
						now,
						MOST_AT_ONCE,
					)
					.toArray();
				for (const { n } of due) bringBack(n, now);
			});
			next = undefined;
		},
		nextWake: nextAt,
	};

	return {
		...capability,

		/** To be called after a conversation was put aside, or taken back. */
		noteSet(until: number | null): void {
			if (until === null || until === UNTIL_WRITTEN) return;
			next = Math.min(nextAt() ?? until, until);
		},
	};
}
