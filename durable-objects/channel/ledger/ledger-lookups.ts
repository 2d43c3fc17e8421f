import type { MessageRow } from "./rows.ts";

type ReadRows = (query: string, ...values: SqlStorageValue[]) => MessageRow[];

/** What sending and matching ask the ledger of one contact: each reads a bounded number of rows. */
export function createLookups(rows: ReadRows) {
	return {
		/** Whether the customer has written since a moment. */
		hasIncomingSince(contact: number, at: number): boolean {
			return (
				rows(
					`SELECT * FROM messages WHERE contact = ? AND sort_at >= ? AND direction = 'incoming'
						AND type <> 'call' LIMIT 1`,
					contact,
					at,
				).length > 0
			);
		},

		/** Provider ids of the newest incoming messages: what a "read" tells the gateway. */
		newestIncoming(contact: number, limit: number): string[] {
			return rows(
				`SELECT * FROM messages WHERE contact = ? ORDER BY sort_at DESC, arrival DESC LIMIT ?`,
				contact,
				limit,
			)
				.filter((row) => row.direction === "incoming" && row.type !== "call")
				.map((row) => row.id);
		},

		/** Sends of a contact that nobody confirmed, among its newest entries. */
		newestUnconfirmed(contact: number): MessageRow[] {
			return rows(
				"SELECT * FROM messages WHERE contact = ? ORDER BY sort_at DESC, arrival DESC LIMIT 50",
				contact,
			).filter((row) => row.failure === "unconfirmed");
		},
	};
}
