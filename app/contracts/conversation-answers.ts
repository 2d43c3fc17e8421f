/** What `/api/conversations` answers, as the browser reads it (conversations.ts has the types). */
import * as v from "valibot";
import { HANDLERS } from "../domain/agents/answering.ts";
import { CHANNEL_TYPES } from "../domain/channels/channel.ts";
import { CONVERSATION_STATUSES } from "../domain/conversations/conversation.ts";
import { DIRECTIONS, MESSAGE_TYPES } from "../domain/inbox/message.ts";
import { UNVERIFIED_FACTS } from "../domain/inbox/unverified.ts";

const Text = v.string();
const MaybeText = v.nullable(Text);
/** Absent where an earlier release says it. */
const Moment = v.optional(v.nullable(v.number()));
/** Absent where none looks after it, or an earlier release says it. */
const MaybeDepartment = v.optional(MaybeText);
const Told = v.optional(v.array(v.picklist(UNVERIFIED_FACTS)));

const DueMoments = v.optional(
	v.object({ answer: v.nullable(v.number()), resolution: v.nullable(v.number()) }),
);
const Mentioned = v.optional(v.record(Text, v.number()));

const Summary = v.object({
	id: Text,
	contactId: Text,
	contactName: MaybeText,
	contactPhone: MaybeText,
	contactEmail: MaybeText,
	avatarUrl: MaybeText,
	isGroup: v.boolean(),
	channel: v.object({ id: Text, name: MaybeText, type: v.nullable(v.picklist(CHANNEL_TYPES)) }),
	status: v.picklist(CONVERSATION_STATUSES),
	openedAt: v.number(),
	closedAt: v.nullable(v.number()),
	lastActivityAt: v.number(),
	preview: v.nullable(
		v.object({
			text: Text,
			type: v.picklist(MESSAGE_TYPES),
			direction: v.picklist(DIRECTIONS),
		}),
	),
	unread: v.number(),
	assignee: v.nullable(v.object({ memberId: Text, name: Text })),
	handler: v.picklist(HANDLERS),
	agent: v.nullable(v.object({ id: Text, name: Text })),
	labels: v.array(Text),
	isOverLimit: v.boolean(),
	waitingSince: Moment,
	snoozedUntil: Moment,
	departmentId: MaybeDepartment,
	rating: v.optional(v.number()),
	adId: v.optional(Text),
	due: DueMoments,
	told: Told,
	mentioned: Mentioned,
});

/** The hub's `seq` when an answer was read; a server of an earlier release says none, and sends no changes either. */
const Seq = v.optional(v.number(), Number.MAX_SAFE_INTEGER);

const Page = v.object({
	conversations: v.array(Summary),
	nextCursor: MaybeText,
	silent: v.optional(v.array(Text)),
});

export const ConversationAnswer = v.object({ ...Page.entries, seq: Seq });
export type ConversationAnswer = v.InferOutput<typeof ConversationAnswer>;

const pinnedOf = <Conversation extends v.GenericSchema>(conversation: Conversation) =>
	v.array(v.object({ channelId: Text, contactId: Text, conversation: v.nullable(conversation) }));

/** What a member pinned. */
export const PinnedAnswer = v.object({ seq: v.number(), pinned: pinnedOf(Summary) });

export const OverviewAnswer = v.object({
	page: Page,
	overview: v.object({
		counts: v.object({
			mine: v.number(),
			unassigned: v.number(),
			agent: v.number(),
			unread: v.number(),
			// A server of an earlier release counts none of these.
			open: v.optional(v.number()),
			waiting: v.optional(v.number()),
			snoozed: v.optional(v.number()),
			late: v.optional(v.number()),
		}),
		labels: v.array(Text),
		departments: v.optional(v.record(Text, v.number())),
		channels: v.optional(v.record(Text, v.object({ active: v.number(), unread: v.number() }))),
	}),
	seq: Seq,
	pinned: v.optional(pinnedOf(Summary)),
});

/** `POST /api/conversations/acts`. */
export const ActsAnswer = v.object({
	refused: v.array(v.object({ channelId: Text, contactId: Text, code: Text })),
});

export const SearchAnswer = v.object({
	people: v.array(Summary),
	hits: v.array(
		v.object({
			message: v.object({
				id: Text,
				type: v.picklist(MESSAGE_TYPES),
				text: Text,
				direction: v.picklist(DIRECTIONS),
				sentAt: v.number(),
				transcript: v.optional(v.object({ text: v.nullable(Text) })),
			}),
			contact: v.object({ id: Text, name: MaybeText, phone: MaybeText }),
			channel: v.object({ id: Text, name: Text, type: v.picklist(CHANNEL_TYPES) }),
		}),
	),
	isCut: v.boolean(),
	silent: v.array(Text),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

const Indexed = v.object({
	id: Text,
	channelId: Text,
	contactId: Text,
	contactName: MaybeText,
	contactPhone: MaybeText,
	contactEmail: MaybeText,
	avatarUrl: MaybeText,
	isGroup: v.boolean(),
	status: v.picklist(CONVERSATION_STATUSES),
	openedAt: v.number(),
	closedAt: v.nullable(v.number()),
	lastActivityAt: v.number(),
	lastText: Text,
	lastType: v.nullable(v.picklist(MESSAGE_TYPES)),
	lastDirection: v.nullable(v.picklist(DIRECTIONS)),
	unread: v.number(),
	assigneeId: MaybeText,
	assigneeName: MaybeText,
	handler: v.picklist(HANDLERS),
	agentId: MaybeText,
	agentName: MaybeText,
	labels: v.array(Text),
	isOverLimit: v.boolean(),
	waitingSince: Moment,
	snoozedUntil: Moment,
	departmentId: MaybeDepartment,
	rating: v.optional(v.number()),
	adId: v.optional(Text),
	due: DueMoments,
	told: Told,
	mentioned: Mentioned,
});

const ConversationChanges = v.object({
	seq: v.number(),
	conversations: v.nullable(v.array(Indexed)),
	counts: v.object({
		active: v.number(),
		unassigned: v.number(),
		agent: v.number(),
		unread: v.number(),
		waiting: v.optional(v.number(), 0),
		snoozed: v.optional(v.number(), 0),
		late: v.optional(v.nullable(v.number())),
		members: v.record(Text, v.number()),
		channels: v.record(Text, v.object({ active: v.number(), unread: v.number() })),
		labels: v.record(Text, v.object({ label: Text, count: v.number() })),
		departments: v.optional(v.record(Text, v.number())),
	}),
});

/** Reads the frame `conversations` of the workspace's socket; null for what is none. */
export function parseChanges(frame: unknown): v.InferOutput<typeof ConversationChanges> | null {
	const parsed = v.safeParse(ConversationChanges, frame);
	return parsed.success ? parsed.output : null;
}

const ToldPins = v.object({ seq: v.number(), pinned: pinnedOf(Indexed) });

/** Reads the frame `pinned`; null for what is none. */
export function parsePinned(frame: unknown): v.InferOutput<typeof ToldPins> | null {
	const parsed = v.safeParse(ToldPins, frame);
	return parsed.success ? parsed.output : null;
}
