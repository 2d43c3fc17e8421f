import type { WishKind } from "#app/domain/inbox/message-wish.ts";
import { type OutboxRow, type OutboxState, queuedRow } from "#app/domain/inbox/outbox.ts";
import { sentItemOf } from "#app/domain/inbox/outgoing-form.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";

/** What is sent as a message of its own; `item` is a place, contact cards, a poll, a template or a form (outgoing-form.ts). */
type MessageKind = "text" | "file" | "item";

/**
 * Besides messages: `read` informs the gateway that messages were read; the others are acts on a message that was sent,
 * which change nothing when they are done again.
 */
export type OutboxKind = MessageKind | "read" | WishKind;

/** Whether an entry is a message of its own. */
export const isMessage = ({ kind }: Pick<OutboxEntry, "kind">): boolean =>
	kind === "text" || kind === "file" || kind === "item";

/** As what a stored message is sent. */
export function kindOfMessage(row: MessageRow): MessageKind {
	const item = sentItemOf(contentIn(row));
	// A template may have a file above its words.
	if (row.file !== null && item?.type !== "template") return "file";
	return item === null ? "text" : "item";
}

/** Whether an entry is about a message that was sent before. */
export const isAct = (entry: Pick<OutboxEntry, "kind">): boolean =>
	!isMessage(entry) && entry.kind !== "read";

/** Releases before files and acts send whatever is in `outbox` as a text. */
const tableOf = (kind: OutboxKind): "outbox" | "outbox_beside" =>
	kind === "text" || kind === "read" ? "outbox" : "outbox_beside";

export interface OutboxEntry extends OutboxRow {
	/** The message's id, `read:<contact>`, or `<act>:<seq>`. */
	id: string;
	kind: OutboxKind;
	contact: number;
	/**
	 * Provider ids of a `read`. Of a text, whose content is in the ledger, the kind of its wording; of a file the vendor's id
	 * of it once it was uploaded. Of an act the message's id and what it becomes: the emoji, the text.
	 */
	payload: string[];
	/** Order within a contact: first in, first out. */
	position: number;
	/** Handed to the gateway by this instance of the object. In memory only: a crash loses it. */
	inFlight: boolean;
}

const PUT = `INSERT OR REPLACE INTO outbox
	(id, kind, contact, payload, state, attempts, next_at, queued_at, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const PUT_BESIDE = `INSERT OR REPLACE INTO outbox_beside
	(id, kind, contact, payload, state, attempts, next_at, queued_at, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

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
 * The messages to send. The table is authoritative; a copy in memory answers what is due without reading
 * rows. After a restart `sending` rows are not in flight, and the gateway has to be asked for them.
 */
export function createOutbox(sql: SqlStorage) {
	const entries = new Map<string, OutboxEntry>();
	// A newer release may have added a column to one of them.
	const stored = sql.exec<StoredEntry>(
		`SELECT id, kind, contact, payload, state, attempts, next_at, queued_at, position FROM outbox
		 UNION ALL
		 SELECT id, kind, contact, payload, state, attempts, next_at, queued_at, position FROM outbox_beside
		 ORDER BY position`,
	);
	for (const row of stored) {
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

		/** To be called after the table was emptied: sends under way then write nothing. */
		forgetAll(): void {
			entries.clear();
		},

		/** Whether a message to this contact waits for its moment and was not tried yet. */
		isHeldBack: (contact: number, now: number): boolean =>
			[...entries.values()].some(
				(entry) =>
					entry.contact === contact &&
					isMessage(entry) &&
					entry.state === "queued" &&
					entry.attempts === 0 &&
					entry.nextAt > now,
			),

		all(): OutboxEntry[] {
			return [...entries.values()];
		},

		/** When the oldest waiting message was queued (epoch ms), and how often it was tried; null: none waits. */
		oldest(): { queuedAt: number; attempts: number } | null {
			// In the order of the queue: the first message is the oldest one.
			for (const entry of entries.values())
				if (isMessage(entry)) return { queuedAt: entry.queuedAt, attempts: entry.attempts };
			return null;
		},

		/** Queues a new row; `nextAt` (epoch ms) when it is not due at once. */
		queue(
			what: Pick<OutboxEntry, "id" | "kind" | "contact" | "payload" | "position"> &
				Partial<Pick<OutboxEntry, "nextAt">>,
			now: number,
		): void {
			this.put({ ...queuedRow(now), ...what, inFlight: false });
		},

		/** Stores the entry in table and memory. */
		put(entry: OutboxEntry): void {
			entries.set(entry.id, entry);
			sql.exec(
				tableOf(entry.kind) === "outbox" ? PUT : PUT_BESIDE,
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

		/** Moves an entry to another contact, keeping its position. */
		redirect(id: string, contact: number): void {
			const entry = entries.get(id);
			if (!entry) return;
			// The same object is changed: a call under way ends with the new contact.
			entry.contact = contact;
			this.put(entry);
		},

		remove(id: string): void {
			const entry = entries.get(id);
			if (!entry) return;
			entries.delete(id);
			const statement =
				tableOf(entry.kind) === "outbox"
					? "DELETE FROM outbox WHERE id = ?"
					: "DELETE FROM outbox_beside WHERE id = ?";
			sql.exec(statement, id);
		},

		/**
		 * At most `limit` entries that may be worked on now: the oldest of each contact that has nothing in
		 * flight. An unknown send does not block its contact's next messages, it is looked up beside them;
		 * a queued one waits for an earlier queued one, which keeps the order.
		 * @param heldUntil epoch ms before which an entry is not due because something else is decided
		 *   first; 0 for none
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

		/** Epoch ms at which the next idle entry is due; null when nothing waits. */
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
