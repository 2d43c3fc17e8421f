// A channel's conversations as its workspace's lists show them.
import type { EndedConversation, ToldConversation } from "#app/contracts/told-conversations.ts";
import { avatarPath } from "#app/domain/inbox/avatar.ts";
import { parseUnverified } from "#app/domain/inbox/unverified.ts";
import { factsIn } from "#app/domain/service-figures/kept.ts";
import { type ContactRow, mentionedIn } from "../ledger/rows.ts";

/** A conversation that another one of the same contact followed. */
export interface EndedRow extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	opened_at: number;
	closed_at: number;
	service: string | null;
	seq: number;
}

/** Null for a contact without a conversation, and for a merged one. */
export function describe(row: ContactRow, channelId: string): ToldConversation | null {
	if (row.conversation_id === null || row.merged_into !== null) return null;
	const told = parseUnverified(row.told);
	const adId = factsIn(row.service)?.adId;
	return {
		id: row.conversation_id,
		contactId: row.id,
		contactName: row.name,
		contactPhone: row.phone,
		contactEmail: row.email,
		avatarUrl: avatarPath(channelId, row.id, row.avatar_url),
		isGroup: row.is_group === 1,
		status: row.closed_at === null ? "active" : "closed",
		openedAt: row.opened_at ?? 0,
		closedAt: row.closed_at,
		lastActivityAt: Math.max(row.last_at, row.opened_at ?? 0, row.reopened_at ?? 0),
		// A deleted text must not stay visible in lists.
		lastText: row.last_deleted === 1 ? "" : (row.last_text ?? ""),
		// Lists read an empty text as deleted.
		lastType: row.last_deleted === 1 ? "text" : row.last_type,
		lastDirection: row.last_direction,
		unread: row.unread,
		assigneeId: row.assignee_id,
		assigneeName: row.assignee_name,
		handler: row.handler,
		agentId: row.agent_id,
		agentName: row.agent_name,
		labels: JSON.parse(row.labels ?? "[]") as string[],
		isOverLimit: row.over_limit === 1,
		waitingSince: row.closed_at === null ? row.waiting_since : null,
		snoozedUntil: row.snoozed_until,
		...(row.department_id === null ? {} : { departmentId: row.department_id }),
		...(row.rating === null ? {} : { rating: row.rating }),
		...(adId === undefined ? {} : { adId }),
		...(told.length > 0 ? { told } : {}),
		...(row.mentioned !== null && row.closed_at === null
			? { mentioned: mentionedIn(row) ?? {} }
			: {}),
	};
}

export const describeEnded = (row: EndedRow, contact: ContactRow): EndedConversation => ({
	id: row.id,
	contactId: contact.id,
	contactName: contact.name,
	contactPhone: contact.phone,
	contactEmail: contact.email,
	isGroup: contact.is_group === 1,
	openedAt: row.opened_at,
	closedAt: row.closed_at,
});
