import type { Waiting } from "#app/domain/conversations/waiting.ts";
import { type SystemLine, formatSystemLine } from "#app/domain/conversations/system-line.ts";
import type { MessageContent, MessageOrigin, MessageStatus } from "#app/domain/inbox/message.ts";
import type { InGroup } from "#app/domain/inbox/group.ts";
import { displayTime, sortTime } from "#app/domain/inbox/order.ts";
import { type Position, formatCursor } from "#app/domain/inbox/cursor.ts";
import { previewText, storableText } from "#app/domain/inbox/stored-text.ts";
import { readBehind } from "./keyset.ts";
import { createLookups } from "./ledger-lookups.ts";
import type { MessageRow } from "./rows.ts";
import type { Sequence } from "./sequence.ts";

/** A new entry. `at` is the gateway's or our own moment, epoch ms. */
export interface NewEntry {
	id: string;
	contact: number;
	content: MessageContent;
	/** The hash of its file in the store; left out: none. */
	file?: string;
	direction: "incoming" | "outgoing";
	origin: MessageOrigin;
	status: MessageStatus | null;
	author: string | null;
	quotedId: string | null;
	at: number;
	/** Whether it counts as unread. */
	isNews: boolean;
	/** What it does to the contact's waiting; what a customer says also ends that the conversation is put aside. */
	waiting: Waiting;
	/** The contact it was addressed to, when that one was merged into `contact`; else null. */
	movedFrom: number | null;
	/** What only a message of a group has. */
	inGroup?: InGroup | null;
	/** What service figures know of the conversation with it; left out: what they knew. */
	service?: string | null;
	/** The ads that the contact came from, with the one that this brings (inbox/referral.ts); left out: those known. */
	touches?: string | null;
	/** The channel says it by itself: lists and alerts go on showing what was said before it. */
	isQuiet?: boolean;
}

/** A line that the gateway tells: its id in the ledger, when it was, and whom it names or what it shows. */
export interface ToldLine {
	id: string;
	at: number;
	inGroup?: InGroup;
	/** What it shows, at another's address. */
	pictureUrl?: string | null;
}

export type Ledger = ReturnType<typeof createLedger>;

/**
 * All messages of one channel: each exactly once, in an order fixed at arrival. Every write takes a new
 * `seq`.
 */
export function createLedger(sql: SqlStorage, seq: Sequence, newId: () => string) {
	const rows = (query: string, ...values: SqlStorageValue[]) =>
		sql.exec<MessageRow>(query, ...values).toArray();

	/** Inserts the entry without touching its contact; returns its `seq`. */
	function write(
		entry: Omit<NewEntry, "isNews" | "waiting" | "service" | "touches" | "isQuiet">,
		now: number,
	): number {
		const change = seq.next();
		sql.exec(
			`INSERT INTO messages (contact, sort_at, arrival, id, direction, type, text, media, status,
				origin, author, sent_at, quoted_id, moved_from, seq, file, in_group)
			 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			entry.contact,
			sortTime(entry.at, now),
			change,
			entry.id,
			entry.direction,
			entry.content.type,
			storableText(entry.content.text),
			entry.content.media ? JSON.stringify(entry.content.media) : null,
			entry.status,
			entry.origin,
			entry.author,
			displayTime(entry.at, now),
			entry.quotedId,
			entry.movedFrom,
			change,
			entry.file ?? null,
			storedInGroup(entry.inGroup),
		);
		return change;
	}

	return {
		...createLookups(rows),

		/** The message with this id, ours or the gateway's. */
		find(id: string): MessageRow | null {
			return (
				rows("SELECT * FROM messages WHERE id = ?", id)[0] ??
				rows("SELECT * FROM messages WHERE provider_id = ?", id)[0] ??
				null
			);
		},

		/** The poll that votes are about: by its message, or by the vendor's own id of it. */
		findPoll(id: string): MessageRow | null {
			return this.find(id) ?? rows("SELECT * FROM messages WHERE poll_id = ?", id)[0] ?? null;
		},

		/**
		 * Inserts an entry and updates its contact's preview, order and unread count. Throws on an id that
		 * exists: the caller has checked.
		 */
		insert(entry: NewEntry, now: number): void {
			const change = write(entry, now);
			if (entry.file !== undefined)
				sql.exec("DELETE FROM leaving_files WHERE hash = ?", entry.file);
			if (entry.isQuiet === true) return;
			const sortAt = sortTime(entry.at, now);
			// A message found later that is older must change neither the contact's order nor its preview.
			const isLast = "? >= last_at";
			sql.exec(
				`UPDATE contacts SET
					unread = unread + ?, seq = ?,
					last_id = CASE WHEN ${isLast} THEN ? ELSE last_id END,
					last_text = CASE WHEN ${isLast} THEN ? ELSE last_text END,
					last_type = CASE WHEN ${isLast} THEN ? ELSE last_type END,
					last_direction = CASE WHEN ${isLast} THEN ? ELSE last_direction END,
					last_at = max(last_at, ?),
					waiting_since = CASE ? WHEN 'begins' THEN coalesce(waiting_since, ?) WHEN 'ends' THEN NULL
						ELSE waiting_since END,
					snoozed_until = CASE ? WHEN 'begins' THEN NULL ELSE snoozed_until END,
					service = coalesce(?, service), touches = coalesce(?, touches),
					sales_at = CASE WHEN ? IS NULL THEN sales_at ELSE ? END
				 WHERE n = ?`,
				entry.isNews ? 1 : 0,
				change,
				sortAt,
				entry.id,
				sortAt,
				previewText(storableText(entry.content.text)),
				sortAt,
				entry.content.type,
				sortAt,
				entry.direction,
				sortAt,
				entry.waiting,
				sortAt,
				entry.waiting,
				entry.service ?? null,
				entry.touches ?? null,
				entry.touches ?? null,
				now,
				entry.contact,
			);
		},

		/**
		 * Inserts a system line between the messages. Clients receive it like a message, but order, preview
		 * and unread count of the contact stay.
		 * @param author name of the member or agent who caused it; null for nobody in person
		 * @param told left out: it happened here and now
		 */
		insertLine(
			contact: number,
			line: SystemLine,
			author: string | null,
			now: number,
			told?: ToldLine,
		): void {
			write(
				{
					id: told?.id ?? newId(),
					contact,
					content: {
						type: "system",
						text: formatSystemLine(line),
						...(told?.pictureUrl && { media: { ref: told.pictureUrl } }),
					},
					direction: "outgoing",
					origin: "api",
					status: null,
					author,
					quotedId: null,
					at: told?.at ?? now,
					movedFrom: null,
					...(told?.inGroup && { inGroup: told.inGroup }),
				},
				now,
			);
		},

		/** Changes fields of one entry under a new `seq`. Column names come from our own code only. */
		change(row: MessageRow, fields: Partial<ChangeableFields>): void {
			const names = Object.keys(fields) as (keyof ChangeableFields)[];
			const assignments = names.map((name) => `${name} = ?`).join(", ");
			sql.exec(
				`UPDATE messages SET ${assignments}, seq = ? WHERE contact = ? AND sort_at = ? AND arrival = ?`,
				...names.map((name) => fields[name] ?? null),
				seq.next(names.every((name) => TICKS.has(name))),
				row.contact,
				row.sort_at,
				row.arrival,
			);
		},

		/** A message's file is not wanted any more; it leaves the store unless another message brings it too. */
		releaseFile(row: MessageRow, now: number): void {
			if (row.file === null) return;
			this.change(row, { file: null });
			forgetFiles(sql, [row.file], now);
		},

		/** Changes the preview in lists if this message is the contact's last one. */
		changePreview(row: MessageRow, text: string): void {
			sql.exec(
				"UPDATE contacts SET last_text = ? WHERE n = ? AND last_id = ?",
				previewText(text),
				row.contact,
				row.id,
			);
		},

		/**
		 * One page before a position (null: the newest), ascending. Reads exactly its rows. `earlierCursor`
		 * is null on the oldest page.
		 */
		page(
			contact: number,
			before: Position | null,
			limit: number,
		): { rows: MessageRow[]; earlierCursor: string | null } {
			const read = (where: string, ...values: number[]) =>
				rows(
					`SELECT * FROM messages WHERE contact = ? ${where} ORDER BY sort_at DESC, arrival DESC LIMIT ?`,
					contact,
					...values,
				);
			const page = readBehind(before, limit, {
				first: (count) => read("", count),
				ties: ({ at, tie }, count) => read("AND sort_at = ? AND arrival < ?", at, tie, count),
				earlier: ({ at }, count) => read("AND sort_at < ?", at, count),
			});
			const oldest = page.at(-1);
			return {
				rows: page.reverse(),
				earlierCursor:
					oldest && page.length === limit
						? formatCursor("messages", { at: oldest.sort_at, tie: oldest.arrival })
						: null,
			};
		},

		/** One page after a position, ascending. `isLast`: nothing comes after it. */
		pageAfter(
			contact: number,
			position: Position,
			limit: number,
		): { rows: MessageRow[]; isLast: boolean } {
			const read = (where: string, count: number, ...values: number[]) =>
				rows(
					`SELECT * FROM messages WHERE contact = ? ${where} ORDER BY sort_at, arrival LIMIT ?`,
					contact,
					...values,
					count,
				);
			const { at, tie } = position;
			const ties = read("AND sort_at = ? AND arrival > ?", limit + 1, at, tie);
			const rest = limit + 1 - ties.length;
			const found = rest === 0 ? ties : [...ties, ...read("AND sort_at > ?", rest, at)];
			return { rows: found.slice(0, limit), isLast: found.length <= limit };
		},

		/** At most `limit` rows changed after `since`, in the order of the changes. */
		changedSince(since: number, limit: number): MessageRow[] {
			return rows("SELECT * FROM messages WHERE seq > ? ORDER BY seq LIMIT ?", since, limit);
		},
	};
}

/** Objects in which a file was forgotten since it was last asked: whoever removes them looks into the table only then. */
const forgotten = new WeakSet<SqlStorage>();

/** Whether `forgetFiles` was called since the last time. */
export const takeForgotten = (sql: SqlStorage): boolean => forgotten.delete(sql);

/** Files that no message brings any more leave the store (leaving-files.ts). */
export function forgetFiles(sql: SqlStorage, hashes: readonly string[], now: number): void {
	if (hashes.length > 0) forgotten.add(sql);
	for (const hash of hashes)
		sql.exec(
			`INSERT OR REPLACE INTO leaving_files (hash, at) SELECT ?, ?
			 WHERE NOT EXISTS (SELECT 1 FROM messages WHERE file = ?)`,
			hash,
			now,
			hash,
		);
}

/** As its column holds it: null for nothing. */
export const storedInGroup = (said: InGroup | null | undefined): string | null =>
	said && Object.keys(said).length > 0 ? JSON.stringify(said) : null;

/** What a message's delivery changes, and where its file is: lists and figures show none of it. */
const TICKS: ReadonlySet<keyof ChangeableFields> = new Set([
	"status",
	"failure",
	"provider_id",
	"delivered_at",
	"read_at",
	"file",
	"media",
	"poll_id",
	"price",
]);

interface ChangeableFields {
	status: string | null;
	failure: string | null;
	provider_id: string | null;
	text: string;
	media: string | null;
	type: string;
	edited: number;
	deleted: number;
	reactions: string | null;
	transcript: string | null;
	delivered_at: number | null;
	read_at: number | null;
	file: string | null;
	wish: string | null;
	starred_at: number | null;
	poll_id: string | null;
	in_group: string | null;
	scheduled: number;
	price: string | null;
}
