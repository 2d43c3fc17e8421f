import type { Currency } from "#app/domain/facebook/conversion.ts";
import type { Mark, MarkKind, MarkOutcome } from "#app/domain/sales/mark.ts";

interface MarkRow extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	conversation: string;
	at: number;
	kind: MarkKind;
	cents: number | null;
	currency: Currency;
	product: string;
	note: string;
	member_id: string | null;
	agent_id: string | null;
	author: string | null;
	ad_id: string | null;
	click_id: string | null;
	taken_back_at: number | null;
	outcome: MarkOutcome | null;
}

/** A mark with the contact on whom it was made, also when that was merged into another since. */
export interface StoredMark extends Mark {
	contact: number;
}

const read = (row: MarkRow): StoredMark => ({
	id: row.id,
	contact: row.contact,
	conversationId: row.conversation,
	at: row.at,
	kind: row.kind,
	cents: row.cents,
	currency: row.currency,
	product: row.product,
	note: row.note,
	memberId: row.member_id,
	agentId: row.agent_id,
	name: row.author,
	adId: row.ad_id,
	clickId: row.click_id,
	takenBackAt: row.taken_back_at,
	outcome: row.outcome,
});

/** Single rows of `sale_marks`. The caller runs what writes in a transaction. */
export function createMarkRows(sql: SqlStorage) {
	const select = (where: string, value: SqlStorageValue): StoredMark[] =>
		sql.exec<MarkRow>(`SELECT * FROM sale_marks WHERE ${where}`, value).toArray().map(read);
	return {
		find: (id: string): StoredMark | null => select("id = ?", id)[0] ?? null,

		/** Those of these contacts, oldest first. */
		listOf: (members: readonly number[]): StoredMark[] =>
			select(
				"contact IN (SELECT value FROM json_each(?)) ORDER BY at, id",
				JSON.stringify(members),
			),

		/** Those of one conversation that stand. @param members its contact, and everybody merged into it */
		standing(members: readonly number[], conversation: string): StoredMark[] {
			return this.listOf(members).filter(
				({ conversationId, takenBackAt }) =>
					conversationId === conversation && takenBackAt === null,
			);
		},

		/** Stores a mark, or what became of it; what is to be done with it stays. */
		put(mark: StoredMark): void {
			sql.exec(
				`INSERT INTO sale_marks (id, contact, conversation, at, kind, cents, currency, product, note,
					member_id, agent_id, author, ad_id, click_id, taken_back_at, outcome)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
				 ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, cents = excluded.cents,
					currency = excluded.currency, product = excluded.product, note = excluded.note,
					taken_back_at = excluded.taken_back_at, outcome = excluded.outcome`,
				mark.id,
				mark.contact,
				mark.conversationId,
				mark.at,
				mark.kind,
				mark.cents,
				mark.currency,
				mark.product,
				mark.note,
				mark.memberId,
				mark.agentId,
				mark.name,
				mark.adId,
				mark.clickId,
				mark.takenBackAt,
				mark.outcome,
			);
		},
	};
}
