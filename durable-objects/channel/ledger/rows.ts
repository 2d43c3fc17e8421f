import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { Handler } from "#app/domain/agents/answering.ts";
import type { Transcript } from "#app/domain/agents/listening.ts";
import type { Mentioned } from "#app/domain/conversations/note.ts";
import type { InGroup } from "#app/domain/inbox/group.ts";
import type { Rating } from "#app/domain/satisfaction/rating.ts";
import { numberMentions } from "#app/domain/inbox/mentions.ts";
import type { MessageWish } from "#app/domain/inbox/message-wish.ts";
import { parseUnverified } from "#app/domain/inbox/unverified.ts";
import type {
	Direction,
	FailureReason,
	MessageContent,
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
	assignee_id: string | null;
	assignee_name: string | null;
	closed_at: number | null;
	/** The contact this one was merged into; such a row is not shown. */
	merged_into: number | null;
	email: string | null;
	/** Which of name, phone and e-mail only the person stated, unproved (unverified.ts); null for none. */
	told: string | null;
	/** The present conversation, or the last one; null before the first. */
	conversation_id: string | null;
	opened_at: number | null;
	/** When a member reopened it last (epoch ms); null: never. */
	reopened_at: number | null;
	/** JSON array of strings; null for none. */
	labels: string | null;
	/** 1: over the plan's limit; 0: within it; null: not counted yet. */
	over_limit: number | null;
	handler: Handler;
	agent_id: string | null;
	agent_name: string | null;
	lease_epoch: number;
	/** The first message of the customer that nobody answered yet, epoch ms. */
	waiting_since: number | null;
	/** Until when the conversation is put aside (snooze.ts), epoch ms. */
	snoozed_until: number | null;
	/** JSON of who a note called and when (conversations/note.ts); null: nobody waits. */
	mentioned: string | null;
	/** The workspace's department that looks after the conversation. */
	department_id: string | null;
	/** When acts of agents or what they were told last changed, epoch ms; null: there are none. */
	acts_at: number | null;
	/** When what the team keeps of it last changed (profiles.ts), epoch ms; null: nothing is kept. */
	profile_at: number | null;
	/** When what is scheduled to be sent to it last changed (scheduled/scheduled.ts), epoch ms; null: nothing is. */
	scheduled_at: number | null;
	/** Which of name and e-mail the team wrote (kept-facts.ts); null for none. */
	kept: string | null;
	/** When what is known of a group last changed (people/groups.ts), epoch ms; null: never. */
	group_at: number | null;
	/** When its gateway was last asked for it, epoch ms. */
	group_read_at: number | null;
	/** Its members, where not all of them are told. */
	group_size: number | null;
	/** JSON of the page a webchat visitor looked at last and when (visited-page.ts); null: unknown. */
	visit: string | null;
	/** What service figures know of the conversation (domain/service-figures/kept.ts); null: nothing. */
	service: string | null;
	/** JSON of the ads and posts that they came from (inbox/referral.ts); null: none. */
	touches: string | null;
	/** When an ad, a lead or a sale of theirs last changed, epoch ms; null: there are none. */
	sales_at: number | null;
	/** 1: nothing of what they buy is told to Meta. */
	ads_refused: number | null;
	/** Until when nothing costs in the conversation, as it began with an ad, epoch ms. */
	free_until: number | null;
	seq: number;
	last_status: MessageStatus | null;
	last_deleted: number | null;
	last_message_seq: number | null;
	/** What they are called where their number is not shown; null: not told. */
	username: string | null;
	/** Since when they want no offers, epoch ms; negative: since when they want them again; null: never told. */
	offers_at: number | null;
	/** How its customer rated the conversation; null: not yet, or they were not asked. */
	rating: Rating | null;
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
	/** The contact it was addressed to, when that one was merged into `contact`. */
	moved_from: number | null;
	seq: number;
	/** JSON of a Transcript; null: nobody was asked for one. */
	transcript: string | null;
	/** When the gateway told that it was delivered, epoch ms; null: never told. */
	delivered_at: number | null;
	/** The same for read. */
	read_at: number | null;
	/** The hash of its file's bytes in the store; null: there is none, or it is only at the gateway. */
	file: string | null;
	/** JSON of a MessageWish; null: nothing of it is on its way. */
	wish: string | null;
	/** When a member of the team starred it, epoch ms; null: nobody did. */
	starred_at: number | null;
	/** The vendor's own id of a poll of ours, where votes name that; else null. */
	poll_id: string | null;
	/** JSON of an InGroup; null: nothing of it is of a group only. */
	in_group: string | null;
	/** 1: it was scheduled, and left at its moment. */
	scheduled: number | null;
	/** As what it was counted (domain/prices/pricing.ts); null: it was not, or not yet. */
	price: string | null;
}

/** Labels of a contact's present conversation. */
export const labelsOf = ({ labels }: ContactRow): string[] =>
	labels === null ? [] : (JSON.parse(labels) as string[]);

/** Who a note called in this conversation and was not heard of since; null: nobody. */
export const mentionedIn = ({ mentioned }: Pick<ContactRow, "mentioned">): Mentioned | null =>
	mentioned === null ? null : (JSON.parse(mentioned) as Mentioned);

/**
 * A contact as browsers see it.
 * @param avatarUrl path on our own host; never the address the gateway gave
 */
export function viewContact(row: ContactRow, avatarUrl: string | null): ContactView {
	const hasPreview = row.last_type !== null && row.last_direction !== null;
	return {
		id: row.id,
		name: row.name,
		phone: row.phone,
		avatarUrl,
		isGroup: row.is_group === 1,
		unread: row.unread,
		lastMessageAt: row.last_at === 0 ? null : row.last_at,
		preview:
			hasPreview && row.last_type !== null && row.last_direction !== null
				? {
						// A deleted text must not stay visible in lists.
						text: row.last_deleted === 1 ? "" : (row.last_text ?? ""),
						type: row.last_type,
						direction: row.last_direction,
						status: row.last_status,
						...(row.last_deleted === 1 ? { deleted: true } : {}),
					}
				: null,
		lastSeenAt: row.last_seen_at,
		assignee:
			row.assignee_id === null
				? null
				: { memberId: row.assignee_id, name: row.assignee_name ?? "" },
		closedAt: row.closed_at,
		email: row.email,
		...(row.told === null ? {} : { told: parseUnverified(row.told) }),
		conversation:
			row.conversation_id === null
				? null
				: {
						id: row.conversation_id,
						openedAt: row.opened_at ?? 0,
						handler: row.handler,
						agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name ?? "" },
						labels: labelsOf(row),
						isOverLimit: row.over_limit === 1,
						waitingSince: row.closed_at === null ? row.waiting_since : null,
						snoozedUntil: row.snoozed_until,
						...(row.department_id !== null && { departmentId: row.department_id }),
						...(row.rating !== null && { rating: row.rating }),
					},
		...(row.mentioned !== null && { mentioned: mentionedIn(row) ?? {} }),
		...(row.acts_at !== null && { actsAt: row.acts_at }),
		...(row.profile_at !== null && { profileAt: row.profile_at }),
		...(row.scheduled_at !== null && { scheduledAt: row.scheduled_at }),
		...(row.sales_at !== null && { salesAt: row.sales_at }),
		...(row.group_at !== null && { groupAt: row.group_at }),
		...(row.username !== null && { username: row.username }),
		...((row.offers_at ?? 0) > 0 && { noOffersSince: row.offers_at ?? 0 }),
		...(row.visit !== null && { visit: JSON.parse(row.visit) as ContactView["visit"] }),
		// A changed tick shows in the list without a change of the contact's row.
		seq: Math.max(row.seq, row.last_message_seq ?? 0),
	};
}

/**
 * A message as browsers see it.
 * @param contactId the public id of `row.contact`; not joined, so that a page reads only its own rows
 */
export function viewMessage(row: MessageRow, contactId: string): MessageView {
	const isDeleted = row.deleted === 1;
	return {
		id: row.id,
		contactId,
		direction: row.direction,
		type: row.type,
		text: isDeleted ? "" : row.text,
		media: row.media === null || isDeleted ? null : viewMedia(row.media),
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
		...(row.delivered_at !== null && { deliveredAt: row.delivered_at }),
		...(row.read_at !== null && { readAt: row.read_at }),
		...(row.transcript !== null && !isDeleted && { transcript: { text: transcriptOf(row) } }),
		...(row.wish !== null && !isDeleted && { wish: wishOf(row) }),
		...(row.starred_at !== null && { starredAt: row.starred_at }),
		...(row.scheduled === 1 && { wasScheduled: true as const }),
		...(row.in_group !== null && !isDeleted && { inGroup: inGroupOf(row) }),
	};
}

/** What it says and brings. */
export const contentIn = ({ type, text, media }: MessageRow): MessageContent => ({
	type,
	text,
	...(media !== null && { media: JSON.parse(media) as MessageContent["media"] }),
});

/** What only a message of a group has. */
export const inGroupOf = ({ in_group: said }: Pick<MessageRow, "in_group">): InGroup =>
	said === null ? {} : (JSON.parse(said) as InGroup);

/** A message's text as its gateway knows it: whoever it names by their number. */
export const sentText = (row: Pick<MessageRow, "text" | "in_group">): string =>
	numberMentions(row.text, inGroupOf(row).mentions ?? []);

/** What of it is on its way to the other side, or was refused. */
export const wishOf = ({ wish }: Pick<MessageRow, "wish">): MessageWish =>
	wish === null ? {} : (JSON.parse(wish) as MessageWish);

/** What a voice note says or a picture shows; null where there is no transcript, or nothing could be made out. */
export const transcriptOf = ({ transcript }: MessageRow): string | null =>
	transcript === null ? null : (JSON.parse(transcript) as Transcript).text;

/** A medium as browsers see it. The gateway's reference to its bytes never leaves the server (D19), nor what a template is sent by. */
function viewMedia(stored: string): MessageView["media"] {
	const {
		ref: _,
		template: __,
		...media
	} = JSON.parse(stored) as NonNullable<MessageContent["media"]>;
	return media;
}
