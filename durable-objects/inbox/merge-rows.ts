import type { ContactIdentity } from "#app/contracts/whatsapp.ts";
import type { MergeReason, MergeSnapshot, Person } from "#app/domain/inbox/merge.ts";
import type { ContactRow } from "./rows.ts";

/** Enough to tell who said more; counting on would only cost. */
const COUNTED_MESSAGES = 10_000;

export interface MergeRow extends Record<string, SqlStorageValue> {
	id: string;
	kept: number;
	merged: number;
	reason: MergeReason;
	actor: string | null;
	snapshot: string;
	merged_at: number;
	undone_at: number | null;
}

/** As stored: both people, by what they were searched, and where the order of changes stood. */
export type StoredSnapshot = MergeSnapshot & {
	seq: number;
	keys: { kept: string; merged: string };
};

export function viewMerge(row: MergeRow): ContactIdentity["merges"][number] {
	const { merged } = JSON.parse(row.snapshot) as StoredSnapshot;
	const { id, reason, actor, merged_at: mergedAt, undone_at: undoneAt } = row;
	return { id, name: merged.name, phone: merged.phone, reason, actor, mergedAt, undoneAt };
}

export const personOf = (row: ContactRow): Person => ({
	name: row.name,
	phone: row.phone,
	avatarUrl: row.avatar_url,
	lastSeenAt: row.last_seen_at,
	assigneeId: row.assignee_id,
	assigneeName: row.assignee_name,
	closedAt: row.closed_at,
	unread: row.unread,
});

export function countMessages(sql: SqlStorage, n: number): number {
	return sql
		.exec<{ total: number }>(
			"SELECT count(*) AS total FROM (SELECT 1 FROM messages WHERE contact = ? LIMIT ?)",
			n,
			COUNTED_MESSAGES,
		)
		.one().total;
}
