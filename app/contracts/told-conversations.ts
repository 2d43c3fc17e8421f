/** What channels' objects tell their workspace's hub about conversations, and what the hub answers. */
import type { Handler } from "../domain/agents/answering.ts";
import type { ChannelType } from "../domain/channels/channel.ts";
import type { Countable } from "../domain/conversations/counts.ts";
import type { ConversationStatus } from "../domain/conversations/conversation.ts";
import type { Due } from "../domain/goals/goal.ts";
import type { Mentioned } from "../domain/conversations/note.ts";
import type { KnownBy } from "../domain/conversations/same-person.ts";
import type { Pinned } from "../domain/conversations/pins.ts";
import { waitsForPersonSince } from "../domain/conversations/waiting.ts";
import type { Direction, MessageType } from "../domain/inbox/message.ts";
import type { UnverifiedFact } from "../domain/inbox/unverified.ts";
import type { ConversationSummary } from "./conversations.ts";

/** A conversation as its channel's object knows it now. */
export interface ToldConversation {
	id: string;
	contactId: string;
	contactName: string | null;
	contactPhone: string | null;
	contactEmail: string | null;
	avatarUrl: string | null;
	isGroup: boolean;
	status: ConversationStatus;
	openedAt: number;
	closedAt: number | null;
	lastActivityAt: number;
	/** What a list's second line needs of the last message; "" for a deleted one. */
	lastText: string;
	lastType: MessageType | null;
	lastDirection: Direction | null;
	unread: number;
	assigneeId: string | null;
	assigneeName: string | null;
	handler: Handler;
	agentId: string | null;
	agentName: string | null;
	labels: string[];
	isOverLimit: boolean;
	/** The first message that nobody answered yet, epoch ms. Absent: an earlier release told of it. */
	waitingSince?: number | null;
	/** Put aside until then (snooze.ts), epoch ms. Absent: an earlier release told of it. */
	snoozedUntil?: number | null;
	/** The workspace's department that looks after it. Absent: none, or an earlier release told of it. */
	departmentId?: string | null | undefined;
	/** How its customer rated it, 1 to 5. Absent: they did not. */
	rating?: number | undefined;
	/** The ad that brought its customer, by its id at Meta. Absent: none, or an earlier release told of it. */
	adId?: string | undefined;
	/** Until when goals are to be met (goals/goal.ts). Absent: nothing is due. */
	due?: Due | undefined;
	/** What the contact said of itself and nobody proved (unverified.ts). Absent: nothing. */
	told?: UnverifiedFact[] | undefined;
	/** Members whom a note called and who were not heard of since, and when. Absent: nobody. */
	mentioned?: Mentioned | undefined;
}

/** A conversation that another one of the same contact followed: closed, and read. */
export type EndedConversation = Pick<
	ToldConversation,
	"id" | "contactId" | "contactName" | "contactPhone" | "contactEmail" | "isGroup" | "openedAt"
> & { closedAt: number };

interface Telling {
	/** Changes when the object's own count may have gone back, as after a restoration. */
	generation: number;
	/** The object's count of changes when the conversations were read: what is older changes nothing. */
	version: number;
	current: ToldConversation[];
	ended: EndedConversation[];
}

/** Everything that changed after `from`, the hub's mark as the object knows it. */
export interface ToldChanges extends Telling {
	kind: "changes";
	from: number;
	/** The hub's mark once these are taken. */
	upTo: number;
}

/** A page of all conversations of the channel; `begunAt`: the object's count before the first page was read. */
export interface ToldPage extends Telling {
	kind: "everything";
	begunAt: number;
	isFirst: boolean;
	isLast: boolean;
}

/** `taken`: the mark stands. Otherwise something is missing: changes after `mark`, or everything when it is null. */
export type TellingAnswer = { taken: true } | { taken: false; mark: number | null };

/** A row of the hub's index. */
export interface IndexedConversation extends ToldConversation {
	channelId: string;
}

/** What filters and counts look at. */
export const filterableOf = (one: IndexedConversation): Countable => ({
	...one,
	waitingSince: waitsForPersonSince(one),
	// What is over is put aside no more, whatever was told of it before.
	snoozedUntil: one.status === "active" ? (one.snoozedUntil ?? null) : null,
});

/** By what its person is known. */
export const knownByOf = (one: ToldConversation): KnownBy => ({
	contactId: one.contactId,
	phone: one.contactPhone,
	email: one.contactEmail,
});

/** A conversation as lists show it. @param channels of the workspace, by id; one that is not among them was deleted */
export function toSummary(
	told: IndexedConversation,
	channels: ReadonlyMap<string, { name: string; type: ChannelType }>,
): ConversationSummary {
	const { channelId, lastText, lastType, lastDirection, ...rest } = told;
	const { assigneeId, assigneeName, agentId, agentName, ...facts } = rest;
	const channel = channels.get(channelId);
	return {
		...facts,
		waitingSince: waitsForPersonSince(told),
		channel: { id: channelId, name: channel?.name ?? null, type: channel?.type ?? null },
		preview:
			lastType === null || lastDirection === null
				? null
				: { text: lastText, type: lastType, direction: lastDirection },
		assignee: assigneeId === null ? null : { memberId: assigneeId, name: assigneeName ?? "" },
		agent: agentId === null ? null : { id: agentId, name: agentName ?? "" },
	};
}

/** A member's pins as lists show them. @param channels as for `toSummary` */
export const toPinned = (
	pins: readonly Pinned<IndexedConversation>[],
	channels: Parameters<typeof toSummary>[1],
): Pinned<ConversationSummary>[] =>
	pins.map(({ conversation, ...place }) => ({
		...place,
		conversation: conversation && toSummary(conversation, channels),
	}));
