/** Lists of conversations of all channels (the specification's sessions), from the index in the workspace's hub. */
import { z } from "zod";
import type { Handler } from "../domain/agents/answering.ts";
import type { ChannelType } from "../domain/channels/channel.ts";
import type { ConversationStatus } from "../domain/conversations/conversation.ts";
import type { Mentioned } from "../domain/conversations/note.ts";
import { LIST_ORDERS, WHO } from "../domain/conversations/filter.ts";
import type { Due } from "../domain/goals/goal.ts";
import type { Pinned } from "../domain/conversations/pins.ts";
import type { Direction, MessageType } from "../domain/inbox/message.ts";
import type { UnverifiedFact } from "../domain/inbox/unverified.ts";

export interface ConversationSummary {
	id: string;
	contactId: string;
	contactName: string | null;
	contactPhone: string | null;
	contactEmail: string | null;
	avatarUrl: string | null;
	isGroup: boolean;
	/** Null name and type: the channel was deleted ('Canal não encontrado'). */
	channel: { id: string; name: string | null; type: ChannelType | null };
	status: ConversationStatus;
	openedAt: number;
	closedAt: number | null;
	lastActivityAt: number;
	preview: { text: string; type: MessageType; direction: Direction } | null;
	unread: number;
	assignee: { memberId: string; name: string } | null;
	handler: Handler;
	agent: { id: string; name: string } | null;
	labels: string[];
	isOverLimit: boolean;
	/** The first message that nobody answered yet, epoch ms. Absent: an earlier release told of it. */
	waitingSince?: number | null | undefined;
	/** Put aside until then (snooze.ts), epoch ms. Absent: an earlier release told of it. */
	snoozedUntil?: number | null | undefined;
	/** The department that looks after it. Absent: none does. */
	departmentId?: string | null | undefined;
	/** How its customer rated it, 1 to 5. Absent: they did not. */
	rating?: number | undefined;
	/** The ad that brought its customer, by its id at Meta. Absent: none. */
	adId?: string | undefined;
	/** Until when goals are to be met, epoch ms. Absent: nothing is due. */
	due?: Due | undefined;
	/** What the contact said of itself and nobody proved. Absent: nothing. */
	told?: UnverifiedFact[] | undefined;
	/** Members whom a note called, and when. Absent: nobody. */
	mentioned?: Mentioned | undefined;
}

export interface ConversationPage {
	conversations: ConversationSummary[];
	/** Opaque; null at the end. */
	nextCursor: string | null;
	/** Ids of channels whose archive did not answer in time: this page lacks theirs. Left out: none. */
	silent?: string[] | undefined;
}

/** How many active conversations a filter shows. */
export interface ConversationCounts {
	mine: number;
	unassigned: number;
	agent: number;
	unread: number;
	/** Absent from a server of an earlier release, as the next two. */
	open?: number | undefined;
	waiting?: number | undefined;
	snoozed?: number | undefined;
	/** Absent where no open conversation has a goal to meet. */
	late?: number | undefined;
}
/** What /conversations shows besides its list. */
export interface ConversationOverview {
	counts: ConversationCounts;
	/** Labels in use, in alphabetical order. */
	labels: string[];
	/** Open ones by department; one without any is left out. Absent from a server of an earlier release. */
	departments?: Record<string, number> | undefined;
	/** By channel; one without open conversations is left out. */
	channels?: Record<string, { active: number; unread: number }> | undefined;
}

/** A list as it is opened: a page, what is shown beside it, and the hub's `seq` then. */
export interface OpenedList {
	page: ConversationPage;
	overview: ConversationOverview;
	seq: number;
	/** What the member pinned, the last one first, whatever the list shows. Absent: from a hub of an earlier release. */
	pinned?: Pinned<ConversationSummary>[] | undefined;
}

/** What a member pinned, after the hub's `seq`. */
export interface PinnedConversations {
	seq: number;
	pinned: Pinned<ConversationSummary>[];
}

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** The filters of /conversations; they are combined with AND. */
export const ConversationQuery = z.strictObject({
	status: z.enum(["active", "closed"]).default("active"),
	/** One of these, or everybody's. */
	who: z.enum(WHO).optional(),
	snoozed: z.literal("1").optional(),
	order: z.enum(LIST_ORDERS).optional(),
	agentId: z.uuid().optional(),
	assigneeId: z.uuid().optional(),
	channelId: z.uuid().optional(),
	departmentId: z.uuid().optional(),
	adId: z.string().max(2_000).optional(),
	unread: z.literal("1").optional(),
	label: z.string().max(30).optional(),
	from: Day.optional(),
	to: Day.optional(),
	rated: z.literal("1").optional(),
	q: z.string().max(120).optional(),
	cursor: z.string().max(200).optional(),
});
export type ConversationQuery = z.infer<typeof ConversationQuery>;

export const SetLabels = z.strictObject({ labels: z.array(z.string().max(60)).max(20) });
export type SetLabels = z.infer<typeof SetLabels>;

/** Puts a conversation aside until a moment (epoch ms) or until its customer writes; null takes it back. */
export const SnoozeConversation = z.strictObject({
	until: z.union([z.int(), z.literal("written"), z.null()]),
});
export type SnoozeConversation = z.infer<typeof SnoozeConversation>;

/** Takes a conversation over or gives it back to the agent; `note` is for the agent. */
export const LeaseWish = z.discriminatedUnion("action", [
	z.strictObject({ action: z.literal("take") }),
	z.strictObject({
		action: z.literal("give_back"),
		note: z.string().max(500).optional(),
	}),
]);
export type LeaseWish = z.infer<typeof LeaseWish>;
