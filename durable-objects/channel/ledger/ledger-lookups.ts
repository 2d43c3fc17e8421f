import type { MessageRow } from "./rows.ts";

type ReadRows = (query: string, ...values: SqlStorageValue[]) => MessageRow[];

/** Questions of sending and matching about one contact; each reads a bounded number of rows. */
export function createLookups(rows: ReadRows) {
	return {
		/** Whether the customer wrote at or after a moment (epoch ms). Calls do not count, nor what was said before we were there. */
		hasIncomingSince(contact: number, at: number): boolean {
			return (
				rows(
					`SELECT * FROM messages WHERE contact = ? AND sort_at >= ? AND direction = 'incoming'
						AND type <> 'call' AND origin <> 'history' LIMIT 1`,
					contact,
					at,
				).length > 0
			);
		},

		/**
		 * When the customer opened the vendor's reply window last, by its clock: by a message or a call, at or after a moment
		 * (both epoch ms). Null: they did not; what was said before the number was shared says nothing of it.
		 */
		windowOpenedAt(contact: number, since: number): number | null {
			const query = `SELECT * FROM messages WHERE contact = ? AND sort_at >= ? AND sent_at >= ? AND direction = 'incoming'
				AND origin <> 'history' ORDER BY sort_at DESC, arrival DESC LIMIT 1`;
			return rows(query, contact, since, since)[0]?.sent_at ?? null;
		},

		/**
		 * The newest entries without the team's notes, ascending: what agents read. Notes are none of it, however many there are.
		 */
		newestSaid(contact: number, limit: number): MessageRow[] {
			return rows(
				`SELECT * FROM messages WHERE contact = ? AND (type <> 'system' OR text NOT LIKE '{"code":"note",%')
				 ORDER BY sort_at DESC, arrival DESC LIMIT ?`,
				contact,
				limit,
			).toReversed();
		},

		/** Whether we ever wrote to the contact. */
		hasOutgoing(contact: number): boolean {
			const query =
				"SELECT * FROM messages WHERE contact = ? AND direction = 'outgoing' AND type <> 'system' LIMIT 1";
			return rows(query, contact).length > 0;
		},

		/** Whether the customer wrote since a moment (epoch ms), and a person or an agent answered. */
		isTalk(contact: number, since: number): boolean {
			const answered = `SELECT * FROM messages WHERE contact = ? AND sort_at >= ? AND direction = 'outgoing'
				AND type <> 'system' AND NOT (origin = 'agent' AND author IS NULL) LIMIT 1`;
			return this.hasIncomingSince(contact, since) && rows(answered, contact, since).length > 0;
		},

		/** Hashes of the files that agents sent a contact since a moment (epoch ms); none of those that failed. */
		filesOfAgents(contact: number, at: number): string[] {
			const query = `SELECT * FROM messages WHERE contact = ? AND sort_at >= ? AND origin = 'agent'
				AND file IS NOT NULL AND status <> 'failed'`;
			return [...new Set(rows(query, contact, at).flatMap(({ file }) => file ?? []))];
		},

		/** Ids of the newest incoming messages, at most `limit`, whatever was said after them. */
		newestIncoming(contact: number, limit: number): string[] {
			return rows(
				`SELECT * FROM messages WHERE contact = ? AND direction = 'incoming' AND type <> 'call'
				ORDER BY sort_at DESC, arrival DESC LIMIT ?`,
				contact,
				limit,
			).map((row) => row.id);
		},

		/** Unconfirmed sends among the contact's newest 50 entries. */
		newestUnconfirmed(contact: number): MessageRow[] {
			return rows(
				"SELECT * FROM messages WHERE contact = ? ORDER BY sort_at DESC, arrival DESC LIMIT 50",
				contact,
			).filter((row) => row.failure === "unconfirmed");
		},
	};
}
