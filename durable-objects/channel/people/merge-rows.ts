import type { ContactIdentity } from "#app/contracts/whatsapp.ts";
import type {
	MergeReason,
	MergeSnapshot,
	Person,
	PersonDialogue,
} from "#app/domain/inbox/merge.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Enough to compare two contacts; counting further would only cost rows. */
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

/** The stored form of a snapshot: with the search keys of both and the `seq` before the merge. */
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
	told: row.told,
	email: row.email,
	kept: row.kept,
	touches: row.touches,
	adsRefused: row.ads_refused,
	avatarUrl: row.avatar_url,
	lastSeenAt: row.last_seen_at,
	assigneeId: row.assignee_id,
	assigneeName: row.assignee_name,
	closedAt: row.closed_at,
	unread: row.unread,
	dialogue: dialogueOf(row),
});

const dialogueOf = (row: ContactRow): PersonDialogue | null =>
	row.conversation_id === null
		? null
		: {
				id: row.conversation_id,
				openedAt: row.opened_at ?? 0,
				labels: row.labels,
				overLimit: row.over_limit,
				handler: row.handler,
				agentId: row.agent_id,
				agentName: row.agent_name,
				waitingSince: row.waiting_since,
				snoozedUntil: row.snoozed_until,
				departmentId: row.department_id,
			};

/** What service figures look at. */
export const dialogueColumns = ({ dialogue, closedAt, assigneeId }: Person) => ({
	conversation_id: dialogue?.id ?? null,
	opened_at: dialogue?.openedAt ?? null,
	closed_at: closedAt,
	waiting_since: dialogue?.waitingSince ?? null,
	labels: dialogue?.labels ?? null,
	handler: dialogue?.handler ?? ("nobody" as const),
	agent_id: dialogue?.agentId ?? null,
	department_id: dialogue?.departmentId ?? null,
	assignee_id: assigneeId,
});

/** A person's columns in the order in which merges.ts writes them. */
export const columnsOf = (person: Person): SqlStorageValue[] => [
	person.name,
	person.phone,
	person.told ?? null,
	person.email ?? null,
	person.kept ?? null,
	person.touches ?? null,
	person.adsRefused ?? null,
	person.avatarUrl,
	person.lastSeenAt,
	person.assigneeId,
	person.assigneeName,
	person.closedAt,
	person.unread,
	person.dialogue?.id ?? null,
	person.dialogue?.openedAt ?? null,
	person.dialogue?.labels ?? null,
	person.dialogue?.overLimit ?? null,
	person.dialogue?.handler ?? "nobody",
	person.dialogue?.agentId ?? null,
	person.dialogue?.agentName ?? null,
	person.dialogue?.waitingSince ?? null,
	person.dialogue?.snoozedUntil ?? null,
	person.dialogue?.departmentId ?? null,
];

/** Messages of a contact, counted up to COUNTED_MESSAGES. */
export function countMessages(sql: SqlStorage, n: number): number {
	return sql
		.exec<{ total: number }>(
			"SELECT count(*) AS total FROM (SELECT 1 FROM messages WHERE contact = ? LIMIT ?)",
			n,
			COUNTED_MESSAGES,
		)
		.one().total;
}

/**
 * Incoming messages addressed to one of `members` (a JSON array of row numbers) that came after the merge
 * at `since` (`seq`).
 */
export function countLateNews(
	sql: SqlStorage,
	kept: number,
	members: string,
	since: number,
): number {
	return sql
		.exec<{ late: number }>(
			`SELECT count(*) AS late FROM messages WHERE contact = ? AND arrival > ?
				AND direction = 'incoming' AND origin <> 'history'
				AND moved_from IN (SELECT value FROM json_each(?))`,
			kept,
			since,
			members,
		)
		.one().late;
}

/** Whether a member has undone a merge of these two: then only a member merges them again. */
export function wasUndone(sql: SqlStorage, a: readonly number[], b: readonly number[]): boolean {
	const found = sql.exec(
		`SELECT 1 FROM merges WHERE undone_at IS NOT NULL AND (
			(kept IN (SELECT value FROM json_each(?1)) AND merged IN (SELECT value FROM json_each(?2)))
			OR (kept IN (SELECT value FROM json_each(?2))
				AND merged IN (SELECT value FROM json_each(?1)))
		) LIMIT 1`,
		JSON.stringify(a),
		JSON.stringify(b),
	);
	return found.toArray().length > 0;
}
