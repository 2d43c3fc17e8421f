import { searchKey } from "#app/domain/inbox/search-key.ts";
import { previewText } from "#app/domain/inbox/stored-text.ts";
import { type ContactRow, type MessageRow } from "../ledger/rows.ts";

/** The last message's status and deletion are joined, so that a tick writes no contact row. */
export const SELECT_CONTACT = `SELECT c.*, m.status AS last_status, m.deleted AS last_deleted,
		m.seq AS last_message_seq, s.rating AS rating
	FROM contacts c LEFT JOIN messages m ON m.id = c.last_id
		LEFT JOIN surveys s ON s.conversation = c.conversation_id`;

/** The indexed text: one line per field, so that no search matches across two fields. */
export const contactSearchText = (
	title: string,
	phone: string | null,
	email: string | null,
): string => [title, phone ?? "", email ?? ""].map(searchKey).join("\n");

export type ContactRows = ReturnType<typeof createContactRows>;

/** Single rows of `contacts`. */
export function createContactRows(sql: SqlStorage) {
	const one = (where: string, value: SqlStorageValue) =>
		sql.exec<ContactRow>(`${SELECT_CONTACT} WHERE ${where}`, value).toArray()[0] ?? null;

	/** The row with this number, also of a merged contact. Throws when there is none. */
	function get(n: number): ContactRow {
		const row = one("c.n = ?", n);
		if (!row) throw new Error(`Contact ${n} is missing.`);
		return row;
	}

	/** The contact it was merged into, or itself. */
	function follow(row: ContactRow): ContactRow {
		let root = row;
		while (root.merged_into !== null) root = get(root.merged_into);
		return root;
	}

	return {
		get,

		/** The contact with this number, or the one it was merged into. Throws when there is none. */
		root: (n: number): ContactRow => follow(get(n)),

		/** The contact with this public id, or the one it was merged into; null when unknown. */
		find(id: string): ContactRow | null {
			const row = one("c.id = ?", id);
			return row && follow(row);
		},

		/** Indexes the contact for the list's search: title, phone and e-mail. */
		index(n: number, title: string): void {
			const { phone, email } = get(n);
			sql.exec("UPDATE contacts SET name_key = ? WHERE n = ?", searchKey(title), n);
			sql.exec(
				"INSERT OR REPLACE INTO contact_search (rowid, text) VALUES (?, ?)",
				n,
				contactSearchText(title, phone, email),
			);
		},

		/** Recomputes preview and order from the newest message, after messages were moved. */
		showNewest(n: number): void {
			const newest = sql
				.exec<MessageRow>(
					`SELECT * FROM messages WHERE contact = ? AND type <> 'system'
					 ORDER BY sort_at DESC, arrival DESC LIMIT 1`,
					n,
				)
				.toArray()[0];
			sql.exec(
				`UPDATE contacts SET last_at = ?, last_id = ?, last_text = ?, last_type = ?,
					last_direction = ? WHERE n = ?`,
				newest?.sort_at ?? 0,
				newest?.id ?? null,
				newest ? previewText(newest.text) : null,
				newest?.type ?? null,
				newest?.direction ?? null,
				n,
			);
		},
	};
}
