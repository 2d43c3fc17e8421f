import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { contentOf } from "#app/domain/inbox/outgoing-file.ts";
import { contentOfSent, type SentItem } from "#app/domain/inbox/outgoing-form.ts";
import { KEPT_UNSENT_MS, UNDO_MS, type UnsentReason } from "#app/domain/inbox/scheduled.ts";
import type { ScheduledView } from "#app/contracts/scheduled.ts";

/** What is sent then. */
export interface ScheduledContent {
	text: string;
	file?: MessageFile | undefined;
	item?: SentItem | undefined;
	quotedId?: string | undefined;
}

export type ScheduledState = "waiting" | "cancelled" | UnsentReason;

/** See 0039 of steps.ts. */
export interface ScheduledRow extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	content: string;
	file: string | null;
	at: number;
	zone: string;
	until_reply: number;
	until_closed: number;
	keeps_hours: number;
	author: string | null;
	author_id: string | null;
	position: number;
	due_at: number;
	state: ScheduledState;
	tells: number;
	version: number;
}

export const contentOfRow = ({ content }: ScheduledRow): ScheduledContent =>
	JSON.parse(content) as ScheduledContent;

/** As browsers see it. */
export function viewScheduled(row: ScheduledRow): ScheduledView {
	const { text, file, item } = contentOfRow(row);
	const said = item ? contentOfSent(item) : file ? contentOf(file, text) : null;
	return {
		id: row.id,
		text: said?.text ?? text,
		type: said?.type ?? "text",
		fileName: file?.name ?? null,
		isText: item === undefined,
		at: row.at,
		dueAt: row.state === "waiting" ? row.due_at : row.at,
		timeZone: row.zone,
		untilReply: row.until_reply === 1,
		untilClosed: row.until_closed === 1,
		keepsHours: row.keeps_hours === 1,
		author: row.author,
		unsent: row.state === "waiting" || row.state === "cancelled" ? null : row.state,
		version: row.version,
	};
}

/** The rows of `scheduled_messages`. */
export function createScheduledRows(sql: SqlStorage) {
	const select = (where: string, ...values: SqlStorageValue[]): ScheduledRow[] =>
		sql.exec<ScheduledRow>(`SELECT * FROM scheduled_messages WHERE ${where}`, ...values).toArray();

	return {
		find: (id: string): ScheduledRow | null => select("id = ?", id)[0] ?? null,

		/** Of these contacts, in the order in which they leave; called off ones are left out. */
		ofContacts: (contacts: readonly number[]): ScheduledRow[] =>
			select(
				`contact IN (SELECT value FROM json_each(?)) AND state <> 'cancelled'
				 ORDER BY due_at, position`,
				JSON.stringify(contacts),
			),

		/** All of the channel, as above. */
		all: (): ScheduledRow[] => select("state <> 'cancelled' ORDER BY due_at, position"),

		/** The first whose moment is up: of those that wait until `waiting`, of the others until `over`. */
		due: (until: { waiting: number; over: number }, limit: number): ScheduledRow[] =>
			select(
				`due_at <= CASE state WHEN 'waiting' THEN ? ELSE ? END ORDER BY due_at, position LIMIT ?`,
				until.waiting,
				until.over,
				limit,
			),

		/**
		 * When something becomes of the first one that waits, and of the first of the others; null: of none. And how many
		 * somebody has to be told of.
		 */
		next(): { waiting: number | null; over: number | null; untold: number } {
			return sql
				.exec<{ waiting: number | null; over: number | null; untold: number }>(
					`SELECT min(CASE WHEN state = 'waiting' THEN due_at END) AS waiting,
						min(CASE WHEN state <> 'waiting' THEN due_at END) AS over,
						coalesce(sum(tells), 0) AS untold FROM scheduled_messages`,
				)
				.one();
		},

		/** How many wait, of these contacts and of the channel. */
		count(contacts: readonly number[]): { here: number; all: number } {
			return sql
				.exec<{ here: number; all: number }>(
					`SELECT count(*) AS "all",
						coalesce(sum(contact IN (SELECT value FROM json_each(?))), 0) AS here
					 FROM scheduled_messages WHERE state = 'waiting'`,
					JSON.stringify(contacts),
				)
				.one();
		},

		put(row: ScheduledRow): void {
			sql.exec(
				`INSERT OR REPLACE INTO scheduled_messages
					(id, contact, content, file, at, zone, until_reply, until_closed, keeps_hours, author, author_id,
					 position, due_at, state, tells, version)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
				row.id,
				row.contact,
				row.content,
				row.file,
				row.at,
				row.zone,
				row.until_reply,
				row.until_closed,
				row.keeps_hours,
				row.author,
				row.author_id,
				row.position,
				row.due_at,
				row.state,
				row.tells,
				row.version,
			);
		},

		remove: (id: string): void => void sql.exec("DELETE FROM scheduled_messages WHERE id = ?", id),

		/** Those somebody has to be told of. */
		untold: (limit: number): ScheduledRow[] => select("tells = 1 LIMIT ?", limit),
		noteTold: (id: string): void =>
			void sql.exec("UPDATE scheduled_messages SET tells = 0 WHERE id = ?", id),
	};
}

/** The row as it is once it waits no more; it goes by itself after a while. */
export const endedRow = (
	row: ScheduledRow,
	state: Exclude<ScheduledState, "waiting">,
	tells: boolean,
	now: number,
): ScheduledRow => ({
	...row,
	state,
	tells: tells ? 1 : 0,
	due_at: now + (state === "cancelled" ? UNDO_MS : KEPT_UNSENT_MS),
	version: row.version + 1,
});
