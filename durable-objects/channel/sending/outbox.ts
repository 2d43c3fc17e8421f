import { type OutboxRow, type OutboxState, queuedRow } from "#app/domain/inbox/outbox.ts";

/** `text` leaves as a message; `read` tells the gateway that we have read. */
export type OutboxKind = "text" | "read";

export interface OutboxEntry extends OutboxRow {
	/** The message's id, or `read:<contact>`. */
	id: string;
	kind: OutboxKind;
	contact: number;
	/** Provider ids of a `read`; of a text, which is read from the ledger, what kind of words it is. */
	payload: string[];
	/** Order of queuing: within a contact, first in first out. */
	position: number;
	/** Handed to the gateway by this life of the object. In memory only: a crash forgets it. */
	inFlight: boolean;
}

interface StoredEntry extends Record<string, SqlStorageValue> {
	id: string;
	kind: OutboxKind;
	contact: number;
	payload: string;
	state: OutboxState;
	attempts: number;
	next_at: number;
	queued_at: number;
	position: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Rows that have to leave. The table is the truth; a copy in memory answers "what is next" without
 * reading rows. After a restart `sending` rows are not in flight: somebody must look for them.
 */
export function createOutbox(sql: SqlStorage) {
	const entries = new Map<string, OutboxEntry>();
	for (const row of sql.exec<StoredEntry>("SELECT * FROM outbox ORDER BY position")) {
		entries.set(row.id, {
			id: row.id,
			kind: row.kind,
			contact: row.contact,
			payload: JSON.parse(row.payload) as string[],
			state: row.state,
			attempts: row.attempts,
			nextAt: row.next_at,
			queuedAt: row.queued_at,
			position: row.position,
			inFlight: false,
		});
	}

	return {
		get size(): number {
			return entries.size;
		},

		get(id: string): OutboxEntry | undefined {
			return entries.get(id);
		},

		/** The table is gone: whatever is under way ends without a word. */
		forgetAll(): void {
			entries.clear();
		},

		all(): OutboxEntry[] {
			return [...entries.values()];
		},

		/** A new row, due at once. `position` is the place in the contact's order. */
		queue(
			what: Pick<OutboxEntry, "id" | "kind" | "contact" | "payload" | "position">,
			now: number,
		): void {
			this.put({ ...queuedRow(now), ...what, inFlight: false });
		},

		put(entry: OutboxEntry): void {
			entries.set(entry.id, entry);
			sql.exec(
				`INSERT OR REPLACE INTO outbox (id, kind, contact, payload, state, attempts, next_at, queued_at, position)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
				entry.id,
				entry.kind,
				entry.contact,
				JSON.stringify(entry.payload),
				entry.state,
				entry.attempts,
				entry.nextAt,
				entry.queuedAt,
				entry.position,
			);
		},

		/** The message belongs to another contact now; its place in the order stays. */
		redirect(id: string, contact: number): void {
			const entry = entries.get(id);
			if (!entry) return;
			// The same object: a call that is under way ends with the new contact.
			entry.contact = contact;
			this.put(entry);
		},

		remove(id: string): void {
			if (!entries.delete(id)) return;
			sql.exec("DELETE FROM outbox WHERE id = ?", id);
		},

		/**
		 * What may be worked on now, at most `limit`: the oldest entry of each contact that has
		 * nothing in flight. An unknown send does not hold up its contact's next messages for ever:
		 * it is looked up beside them, but a queued one waits for an earlier queued one (order).
		 * @param heldUntil something else is decided about an entry first: so long it is not due
		 */
		due(now: number, limit: number, heldUntil: (entry: OutboxEntry) => number): OutboxEntry[] {
			const busy = new Set<number>();
			for (const entry of entries.values()) if (entry.inFlight) busy.add(entry.contact);
			const due: OutboxEntry[] = [];
			for (const entry of entries.values()) {
				if (due.length >= limit) break;
				if (busy.has(entry.contact)) continue;
				if (entry.state !== "unknown") busy.add(entry.contact);
				if (entry.nextAt <= now && heldUntil(entry) <= now) {
					busy.add(entry.contact);
					due.push(entry);
				}
			}
			return due;
		},

		/** The next moment an idle entry is due; null when nothing waits. */
		nextWake(heldUntil: (entry: OutboxEntry) => number): number | null {
			let earliest: number | null = null;
			const busy = new Set<number>();
			for (const entry of entries.values()) if (entry.inFlight) busy.add(entry.contact);
			for (const entry of entries.values()) {
				if (busy.has(entry.contact)) continue;
				if (entry.state !== "unknown") busy.add(entry.contact);
				const dueAt = Math.max(entry.nextAt, heldUntil(entry));
				if (earliest === null || dueAt < earliest) earliest = dueAt;
			}
			return earliest;
		},
	};
}
