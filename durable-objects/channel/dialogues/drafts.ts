import type { DraftView } from "#app/contracts/frames.ts";
import { type DraftNote, isEmptyDraft, MAX_DRAFTS } from "#app/domain/inbox/draft.ts";

interface DraftRow extends Record<string, SqlStorageValue> {
	text: string;
	quoted_id: string | null;
	at: number;
}

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * What members have written and not sent, one row per member and conversation. Told to the member's own sockets only;
 * no `seq` counts it, because nobody else's screen shows it.
 */
export function createDrafts(sql: SqlStorage) {
	function find(memberId: string, contact: number): DraftNote | null {
		const [row] = sql
			.exec<DraftRow>(
				"SELECT text, quoted_id, at FROM drafts WHERE member_id = ? AND contact = ?",
				memberId,
				contact,
			)
			.toArray();
		return row ? { text: row.text, quotedId: row.quoted_id, at: row.at } : null;
	}

	function drop(memberId: string, contact: number): void {
		sql.exec("DELETE FROM drafts WHERE member_id = ? AND contact = ?", memberId, contact);
	}

	function dropOldest(memberId: string): void {
		sql.exec(
			`DELETE FROM drafts WHERE member_id = ? AND contact IN (
				SELECT contact FROM drafts WHERE member_id = ? ORDER BY at DESC LIMIT -1 OFFSET ?)`,
			memberId,
			memberId,
			MAX_DRAFTS,
		);
	}

	return {
		/** Those of a member, for a page that opens. */
		list(memberId: string, now: number): DraftView[] {
			return sql
				.exec<DraftRow & { id: string }>(
					`SELECT c.id, d.text, d.quoted_id, d.at FROM drafts AS d JOIN contacts AS c ON c.n = d.contact
						WHERE d.member_id = ? AND c.merged_into IS NULL`,
					memberId,
				)
				.toArray()
				.map(({ id, text, quoted_id: quotedId, at }) => viewDraft(id, { text, quotedId, at }, now));
		},

		/** Keeps it unless a later one stands there, from another device. Returns what stands there then. */
		keep(memberId: string, contact: number, draft: DraftNote): DraftNote {
			const known = find(memberId, contact);
			if (known && known.at > draft.at) return known;
			if (isEmptyDraft(draft)) {
				if (known) drop(memberId, contact);
				return { text: "", quotedId: null, at: draft.at };
			}
			sql.exec(
				"INSERT OR REPLACE INTO drafts (member_id, contact, text, quoted_id, at) VALUES (?, ?, ?, ?, ?)",
				memberId,
				contact,
				draft.text,
				draft.quotedId,
				draft.at,
			);
			if (!known) dropOldest(memberId);
			return draft;
		},

		/** A text was sent: a draft of the same words is none any more. False where there was none. */
		settle(memberId: string, contact: number, text: string): boolean {
			if (find(memberId, contact)?.text.trim() !== text.trim()) return false;
			drop(memberId, contact);
			return true;
		},

		forgetMember(memberId: string): void {
			sql.exec("DELETE FROM drafts WHERE member_id = ?", memberId);
		},
	};
}

/** How long ago it was written, not when: no two clocks agree. */
export const viewDraft = (contactId: string, draft: DraftNote, now: number): DraftView => ({
	contactId,
	text: draft.text,
	quotedId: draft.quotedId,
	ageMs: Math.max(0, now - draft.at),
});
