/**
 * Frames of a channel's WebSocket, `/live/channels/:id`. valibot, because it is in the browser's bundle. Each side
 * parses what it receives. The text "ping" is answered "pong" by the platform.
 */
import * as v from "valibot";
import { HANDLERS } from "../domain/agents/answering.ts";
import {
	DIRECTIONS,
	FAILURE_REASONS,
	MESSAGE_ORIGINS,
	MESSAGE_STATUSES,
	MESSAGE_TYPES,
} from "../domain/inbox/message.ts";
import { INSTANCE_STATUSES, LINK_REASONS } from "../domain/channels/link/link-view.ts";
import type { MessageForm } from "../domain/inbox/message-form.ts";
import { MAX_DRAFT_LENGTH } from "../domain/inbox/draft.ts";
import { WISH_KINDS } from "../domain/inbox/message-wish.ts";

const Text = v.string();
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * An enum value as read by a page that may be older than the server: an unknown value becomes `otherwise`, so that the
 * rest of the frame can still be used.
 */
const word = <const Words extends readonly string[]>(words: Words, otherwise: Words[number]) =>
	v.fallback(v.picklist(words), otherwise);
const maybeWord = <const Words extends readonly string[]>(words: Words) =>
	v.fallback(v.nullable(v.picklist(words)), null);

/** A list whose elements are parsed separately: an invalid one is dropped without the others. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.pipe(
		v.array(v.unknown()),
		v.transform((items) =>
			items.flatMap((item): v.InferOutput<Schema>[] => {
				const read = v.safeParse(schema, item);
				return read.success ? [read.output] : [];
			}),
		),
	);

export const PRESENCE_STATES = ["typing", "recording", "online", "offline"] as const;

/** A contact as the list shows it. Times are epoch ms by the server's clock. */
export const ContactView = v.object({
	id: Text,
	/** Null when unknown; then the phone is shown as the title. */
	name: v.nullable(Text),
	/** E.164 digits; null for a contact known only by another address. */
	phone: v.nullable(Text),
	avatarUrl: v.nullable(Text),
	isGroup: v.boolean(),
	unread: Count,
	lastMessageAt: v.nullable(v.number()),
	/** What the list's second line needs of the last message. */
	preview: v.nullable(
		v.object({
			text: Text,
			type: word(MESSAGE_TYPES, "other"),
			direction: v.picklist(DIRECTIONS),
			status: maybeWord(MESSAGE_STATUSES),
			/** Absent in frames of an earlier release. */
			deleted: v.optional(v.boolean()),
		}),
	),
	lastSeenAt: v.nullable(v.number()),
	/** The member the conversation is assigned to; the name at the time of assigning. */
	assignee: v.nullable(v.object({ memberId: Text, name: Text })),
	/** When a member closed the conversation; null while it is open. A new message opens it. */
	closedAt: v.nullable(v.number()),
	email: v.nullable(Text),
	/** Which of name, phone and e-mail the visitor entered and nobody verified. Absent: none. */
	told: v.optional(v.array(Text)),
	/** The current conversation, or the last one when `closedAt` is set; null before the first. */
	conversation: v.nullable(
		v.object({
			id: Text,
			openedAt: v.number(),
			/** Who answers: an agent, a member, or nobody in particular. */
			handler: word(HANDLERS, "nobody"),
			/** The agent that answers, or did last. */
			agent: v.nullable(v.object({ id: Text, name: Text })),
			labels: v.array(Text),
			/** Over the plan's limit of the month: shown, but agents and sending stop. */
			isOverLimit: v.boolean(),
			/** The first message that nobody answered yet; absent in frames of an earlier release. */
			waitingSince: v.optional(v.nullable(v.number())),
			/** Put aside until then (snooze.ts); absent in frames of an earlier release. */
			snoozedUntil: v.optional(v.nullable(v.number())),
			/** The department that looks after it; absent: none does. */
			departmentId: v.optional(Text),
			/** How its customer rated it, 1 to 5; absent: they did not. */
			rating: v.optional(v.number()),
		}),
	),
	/** Members whom a note called here, and when; absent: nobody waits to be heard. */
	mentioned: v.optional(v.record(Text, v.number())),
	/** When what agents did or were told here last changed; absent: nothing. */
	actsAt: v.optional(v.number()),
	/** When what the team keeps of the contact last changed; absent: nothing is kept. */
	profileAt: v.optional(v.number()),
	/** When what is scheduled to be sent to it last changed; absent: nothing is, or an earlier release told of it. */
	scheduledAt: v.optional(v.number()),
	/** When what is known of a group last changed; absent: nothing is, or it is no group. */
	groupAt: v.optional(v.number()),
	/** When an ad that brought them, a lead or a sale last changed; absent: there are none. */
	salesAt: v.optional(v.number()),
	/** The page a webchat visitor looked at last (visited-page.ts); absent: unknown. */
	visit: v.optional(
		v.object({
			origin: Text,
			path: Text,
			title: Text,
			referrer: v.nullable(Text),
			language: v.nullable(Text),
			at: v.number(),
		}),
	),
	/** What they are called where their number is not shown; absent: not told. */
	username: v.optional(Text),
	/** Since when they want no offers from this number; absent: they said nothing. */
	noOffersSince: v.optional(v.number()),
	/** Increases with each change; a copy with a lower number is older. */
	seq: Count,
});
export type ContactView = v.InferOutput<typeof ContactView>;

/** A message's form: its parts are read by whoever draws them. */
export const MessageFormView = v.record(Text, v.unknown()) as v.GenericSchema<MessageForm>;

/** Whom a message of a group names. */
const Named = v.object({ id: Text, name: v.nullable(Text) });

/** One entry of a conversation. Order: `(sortAt, arrival)` ascending, both from the server. */
export const MessageView = v.object({
	/** The client's UUID for sent messages; the provider's id for received ones. */
	id: Text,
	contactId: Text,
	direction: v.picklist(DIRECTIONS),
	type: word(MESSAGE_TYPES, "other"),
	text: Text,
	media: v.nullable(
		v.object({
			mimetype: v.optional(Text),
			fileName: v.optional(Text),
			seconds: v.optional(v.number()),
			bytes: v.optional(v.number()),
			latitude: v.optional(v.number()),
			longitude: v.optional(v.number()),
			/** For type `other`: "poll", "event" or a value of a later release. */
			kind: v.optional(Text),
			/** Of a poll: several options may be chosen, and what was chosen so far (poll.ts). */
			isMultiple: v.optional(v.boolean()),
			votes: v.fallback(
				v.optional(
					v.object({
						counts: v.array(Count),
						voters: Count,
						named: listOf(v.object({ name: Text, choices: v.array(Count) })),
					}),
				),
				undefined,
			),
			/** Its bytes are not kept any longer. */
			expired: v.optional(v.boolean()),
			/** Its bytes are nowhere any more. */
			gone: v.optional(v.boolean()),
			/** It was recorded for the message; `waveform` says how loud it is, 0 to 100. */
			isVoice: v.optional(v.boolean()),
			waveform: v.optional(v.array(v.number())),
			/** A film without sound that plays by itself, again and again. */
			isGif: v.optional(v.boolean()),
			/** Of a picture or video, pixels. */
			width: v.optional(v.number()),
			height: v.optional(v.number()),
			/** What it has beside its text (message-form.ts), read by whoever draws it. Absent: nothing, or an earlier release told of it. */
			form: v.optional(MessageFormView),
		}),
	),
	/** Null for incoming. */
	status: maybeWord(MESSAGE_STATUSES),
	failure: maybeWord(FAILURE_REASONS),
	origin: word(MESSAGE_ORIGINS, "live"),
	/** A member's name for sent messages; the participant in a group. */
	author: v.nullable(Text),
	/** The time shown. */
	sentAt: v.number(),
	sortAt: v.number(),
	arrival: Count,
	quotedId: v.nullable(Text),
	edited: v.boolean(),
	deleted: v.boolean(),
	reactions: v.array(v.object({ emoji: Text, mine: v.boolean() })),
	seq: Count,
	/** A voice note or a picture in words; `text` is null when nothing could be made out. Absent: nobody was asked. */
	transcript: v.optional(v.object({ text: v.nullable(Text) })),
	/** When the gateway told that it was delivered and read; absent: it never told. */
	deliveredAt: v.optional(v.number()),
	readAt: v.optional(v.number()),
	/** What only a message of a group has (group.ts); absent: nothing. */
	inGroup: v.optional(
		v.object({
			author: v.optional(v.object({ id: Text, phone: v.optional(Text) })),
			mentions: v.optional(listOf(Named)),
			mentionsUs: v.optional(v.boolean()),
			who: v.optional(listOf(Named)),
			by: v.optional(Named),
			others: v.optional(Count),
		}),
	),
	/** It was scheduled, and left by itself at its moment. */
	wasScheduled: v.optional(v.literal(true)),
	/** When a member of the team starred it, for all of them; absent: nobody did. */
	starredAt: v.optional(v.number()),
	/** What of it is on its way to the other side, or did not get there (message-wish.ts); absent: nothing. */
	wish: v.optional(
		v.object({
			reaction: v.optional(Text),
			edit: v.optional(Text),
			deletion: v.optional(v.boolean()),
			failed: v.optional(listOf(v.picklist(WISH_KINDS))),
		}),
	),
});
export type MessageView = v.InferOutput<typeof MessageView>;

export const LinkView = v.object({
	/** An unknown status is shown as unstable. */
	status: word(INSTANCE_STATUSES, "unstable"),
	qr: v.fallback(
		v.nullable(
			v.object({ kind: v.picklist(["code", "image"]), value: Text, expiresInMs: v.number() }),
		),
		null,
	),
	pairingCode: v.nullable(Text),
	failures: Count,
	pausedForMs: v.number(),
	attempts: Count,
	maxAttempts: Count,
	phone: v.nullable(Text),
	profileName: v.nullable(Text),
	reason: maybeWord(LINK_REASONS),
	/** Absent in frames of an earlier release. */
	unheard: v.optional(Count),
	/** The passkey step of linking, where the gateway supports it; null at other times. */
	passkey: v.fallback(
		v.nullable(
			v.object({
				step: v.picklist(["challenge", "confirm"]),
				/** To be compared with the code on the phone, in the step `confirm`. */
				code: v.nullable(Text),
			}),
		),
		null,
	),
});

/** Presence is never stored: it is valid for `forMs`. */
const Presence = v.object({
	contactId: Text,
	state: v.picklist(PRESENCE_STATES),
	lastSeenAt: v.nullable(v.number()),
	forMs: v.number(),
});
export type Presence = v.InferOutput<typeof Presence>;

/** A member who has a contact open or is writing to it. */
const Colleague = v.object({
	memberId: Text,
	name: Text,
	contactId: v.nullable(Text),
	typing: v.boolean(),
	forMs: v.number(),
});
export type Colleague = v.InferOutput<typeof Colleague>;

/** What the member has written to a contact and not sent, on any device; an empty text without a quote is none. */
export const DraftView = v.object({
	contactId: Text,
	text: Text,
	quotedId: v.nullable(Text),
	/** How long ago it was written. */
	ageMs: v.number(),
});
export type DraftView = v.InferOutput<typeof DraftView>;

/** Stored changes after `since`: applied by id, keeping the higher `seq` of two copies. */
const Changes = {
	seq: Count,
	contacts: v.array(ContactView),
	messages: v.array(MessageView),
	link: v.nullable(LinkView),
	/** Unread conversations of the whole channel; counting stops at 100. */
	unreadConversations: v.optional(Count),
};

/** The part of a frame of changes that an older page can parse; `ServerFrame` parses all or nothing. */
export const ReadableChanges = v.object({
	type: v.literal("changes"),
	seq: Count,
	contacts: listOf(ContactView),
	messages: listOf(MessageView),
	link: v.fallback(v.nullable(LinkView), null),
});

export const ServerFrame = v.variant("type", [
	/** The first frame, without `since` or when `changes` contains everything missed. */
	v.object({
		type: v.literal("hello"),
		seq: Count,
		link: LinkView,
		presence: listOf(Presence),
		colleagues: listOf(Colleague),
		/** All drafts of the member; absent in frames of an earlier release. */
		drafts: v.optional(listOf(DraftView)),
	}),
	v.object({ type: v.literal("changes"), ...Changes }),
	/** `since` is too old or from an erased object: the page has to reload. */
	v.object({ type: v.literal("reset"), seq: Count, unreadConversations: v.optional(Count) }),
	v.object({ type: v.literal("presence"), presence: Presence }),
	v.object({ type: v.literal("colleague"), colleague: Colleague }),
	/** Of the member whose socket this is; also the answer to their own. */
	v.object({ type: v.literal("draft"), draft: DraftView }),
	v.object({ type: v.literal("refused"), code: Text }),
]);
export type ServerFrame = v.InferOutput<typeof ServerFrame>;

export const ClientFrame = v.variant("type", [
	/** Composer: true at the first non-empty input, false when emptied or sent (spec 2, section 4). */
	v.strictObject({
		type: v.literal("typing"),
		contactId: v.pipe(Text, v.maxLength(64)),
		typing: v.boolean(),
	}),
	/** The open conversation; null for none. */
	v.strictObject({
		type: v.literal("viewing"),
		contactId: v.nullable(v.pipe(Text, v.maxLength(64))),
	}),
	/** What stands in the composer, a moment after writing paused. */
	v.strictObject({
		type: v.literal("draft"),
		contactId: v.pipe(Text, v.maxLength(64)),
		text: v.pipe(Text, v.maxLength(MAX_DRAFT_LENGTH)),
		quotedId: v.nullable(v.pipe(Text, v.maxLength(256))),
		ageMs: Count,
	}),
]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;
