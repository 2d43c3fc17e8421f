import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type {
	Direction,
	FailureReason,
	MessageOrigin,
	MessageStatus,
	MessageType,
} from "#app/domain/inbox/message.ts";

/** A row of `contacts`, with the status of its last message where the query joins it. */
export interface ContactRow extends Record<string, SqlStorageValue> {
	n: number;
	id: string;
	name: string | null;
	name_key: string;
	phone: string | null;
	avatar_url: string | null;
	is_group: number;
	unread: number;
	last_at: number;
	last_id: string | null;
	last_text: string | null;
	last_type: MessageType | null;
	last_direction: Direction | null;
	last_seen_at: number | null;
	seq: number;
	last_status: MessageStatus | null;
	last_deleted: number | null;
	last_message_seq: number | null;
}

export interface MessageRow extends Record<string, SqlStorageValue> {
	contact: number;
	sort_at: number;
	arrival: number;
	id: string;
	provider_id: string | null;
	direction: Direction;
	type: MessageType;
	text: string;
	media: string | null;
	status: MessageStatus | null;
	failure: FailureReason | null;
	origin: MessageOrigin;
	author: string | null;
	sent_at: number;
	quoted_id: string | null;
	edited: number;
	deleted: number;
	reactions: string | null;
	seq: number;
}

export function viewContact(row: ContactRow): ContactView {
	const hasPreview = row.last_type !== null && row.last_direction !== null;
	return {
		id: row.id,
		name: row.name,
		phone: row.phone,
		avatarUrl: row.avatar_url,
		isGroup: row.is_group === 1,
		unread: row.unread,
		lastMessageAt: row.last_at === 0 ? null : row.last_at,
		preview:
			hasPreview && row.last_type !== null && row.last_direction !== null
				? {
						// What was deleted must not live on in a list.
						text: row.last_deleted === 1 ? "" : (row.last_text ?? ""),
						type: row.last_type,
						direction: row.last_direction,
						status: row.last_status,
					}
				: null,
		lastSeenAt: row.last_seen_at,
		// A tick changes what the list shows without a row of the contact.
		seq: Math.max(row.seq, row.last_message_seq ?? 0),
	};
}

/** @param contactId the public id behind `row.contact`; not joined, so that a page reads n rows */
export function viewMessage(row: MessageRow, contactId: string): MessageView {
	const isDeleted = row.deleted === 1;
	return {
		id: row.id,
		contactId,
		direction: row.direction,
		type: row.type,
		text: isDeleted ? "" : row.text,
		media: row.media === null || isDeleted ? null : (JSON.parse(row.media) as MessageView["media"]),
		status: row.status,
		failure: row.failure,
		origin: row.origin,
		author: row.author,
		sentAt: row.sent_at,
		sortAt: row.sort_at,
		arrival: row.arrival,
		quotedId: row.quoted_id,
		edited: row.edited === 1,
		deleted: isDeleted,
		reactions:
			row.reactions === null ? [] : (JSON.parse(row.reactions) as MessageView["reactions"]),
		seq: row.seq,
	};
}
