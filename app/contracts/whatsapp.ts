/** Bodies of `/api/channels/...`. Unknown keys are refused (strict): D06, L06. */
import { z } from "zod";
import type { GatewayCapabilities } from "../domain/channels/capabilities.ts";
import type { CarrierName, ChannelType } from "../domain/channels/channel.ts";
import type { InstanceStatus, LinkReason, LinkView } from "../domain/channels/link/link-view.ts";
import type { Address } from "../domain/inbox/address.ts";
import type { ListChoice } from "../domain/inbox/contact-filter.ts";
import type { MergeReason } from "../domain/inbox/merge.ts";
import type { Sums } from "../domain/service-figures/sums.ts";
import type { ContactView, MessageView } from "./frames.ts";

/** A reaction of ours to a message; "" takes it back. */
export const ReactToMessage = z.strictObject({ emoji: z.string().max(32) });
export type ReactToMessage = z.infer<typeof ReactToMessage>;

/** A star is the team's: everybody sees it, the customer never. */
export const StarMessage = z.strictObject({ isStarred: z.boolean() });
export type StarMessage = z.infer<typeof StarMessage>;

/** Other words for a text of ours. */
export const EditMessage = z.strictObject({ text: z.string().max(65_536) });
export type EditMessage = z.infer<typeof EditMessage>;

/** Text is checked for meaning (blank, too long) by the domain; here only for being text. */
export const SendMessage = z.strictObject({
	id: z.uuid(),
	contactId: z.string().min(1).max(64),
	text: z.string().max(65_536),
	/** The message this one answers; only where the gateway can quote. */
	quotedId: z.string().min(1).max(256).optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;

/** A note for the team; the same id again is the same note. Whom it names is read from its text. */
export const WriteNote = z.strictObject({
	id: z.uuid(),
	contactId: z.string().min(1).max(64),
	text: z.string().max(65_536),
});
export type WriteNote = z.infer<typeof WriteNote>;

/** Other words for a note. */
export const EditNote = WriteNote.pick({ text: true });
export type EditNote = z.infer<typeof EditNote>;

/** Sends a message of the same or another channel of the workspace again; the same ids again are the same messages. */
export const ForwardMessage = z.strictObject({
	id: z.uuid(),
	/** Of the text that goes behind its file where it may not stand below it. */
	textId: z.uuid(),
	contactId: z.string().min(1).max(64),
	from: z.strictObject({ channelId: z.uuid(), messageId: z.string().min(1).max(256) }),
});
export type ForwardMessage = z.infer<typeof ForwardMessage>;

export const LinkAction = z.strictObject({
	/** `reset` is "Tentar Novamente" after three failures; `renew_webhook` has the gateway told anew
	 * where its news belongs. */
	action: z.enum(["connect", "generate_qr", "reset", "disconnect", "renew_webhook"]),
});
export type LinkAction = z.infer<typeof LinkAction>;

/** Asks for a code to type on the phone; digits with country code. */
export const PairingRequest = z.strictObject({ phone: z.string().regex(/^\d{8,15}$/) });
export type PairingRequest = z.infer<typeof PairingRequest>;

/** What whoever opened /link/:token may ask for; nothing else of the instance is theirs. */
export const GuestAction = z.discriminatedUnion("action", [
	z.strictObject({ action: z.literal("generate_qr") }),
	z.strictObject({ action: z.literal("pair"), phone: PairingRequest.shape.phone }),
]);
export type GuestAction = z.infer<typeof GuestAction>;

/** The phone owner's answer to the passkey step. `assertion` is WebAuthn's, as JSON. */
export const PasskeyAnswer = z.discriminatedUnion("step", [
	z.strictObject({ step: z.literal("challenge"), assertion: z.string().min(2).max(16_384) }),
	z.strictObject({ step: z.literal("confirm") }),
]);
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** Null gives the conversation back to everybody. */
export const AssignContact = z.strictObject({ memberId: z.uuid().nullable() });
export type AssignContact = z.infer<typeof AssignContact>;

export const ContactState = z.strictObject({ state: z.enum(["open", "closed"]) });
export type ContactState = z.infer<typeof ContactState>;

/** Makes `otherId` a part of the contact in the address. */
export const MergeContacts = z.strictObject({ otherId: z.string().min(1).max(64) });
export type MergeContacts = z.infer<typeof MergeContacts>;

/** One row of the workspace's directory of channels (D1). Its id is also its instance's id. */
export interface ChannelSummary {
	id: string;
	type: ChannelType;
	name: string;
	/** Projection of the object's live status; never read to decide. */
	status: InstanceStatus;
	phone: string | null;
	gateway: CarrierName;
	isActive: boolean;
	createdAt: number;
}

export const PAGE_SIZE = 30;
/** Spec 2, section 9: 100 in the chat view. */
export const CHAT_PAGE_SIZE = 100;
/** What a conversation opens with, some screens of it; a whole page where more is unread. */
export const CHAT_FIRST_SIZE = 40;

export interface ContactPage {
	contacts: ContactView[];
	/** Opaque; null at the end. */
	nextCursor: string | null;
}

export interface MessagePage {
	/** Ascending. */
	messages: MessageView[];
	/** Opaque, towards the past; null at the beginning. */
	earlierCursor: string | null;
	/** Opaque, towards the present, of a page that does not reach it; null or absent otherwise. */
	laterCursor?: string | null | undefined;
}

/**
 * Which page of a conversation: a cursor towards the past, null for the newest, or another place. `from`: what was
 * written from a moment on, epoch ms; the newest where nothing was.
 */
export type MessagePlace =
	| string
	| null
	| { later: string }
	| { around: string }
	| { from: number };

/** What the instance screen needs, in one round trip to the object. */
export interface InboxSnapshot {
	seq: number;
	link: LinkView;
	contacts: ContactPage;
	/** Which conversations `contacts` are; not told by an object of an earlier release: all. */
	list?: ListChoice;
	/** Conversations with something unread, all of the channel's; counting stops at 100. */
	unreadConversations?: number;
	/** The conversation asked for; null when none was asked or it does not exist. */
	conversation: { contact: ContactView; page: MessagePage } | null;
	maxTextLength: number;
	capabilities: GatewayCapabilities;
}

/** Messages that contain all words asked for, newest first. */
export interface SearchPage {
	hits: {
		message: MessageView;
		contact: { id: string; name: string | null; phone: string | null };
	}[];
	/** True when there may be more than these. */
	isCut: boolean;
}

/** By which addresses a person is known, and what was made one of it. */
export interface ContactIdentity {
	addresses: Address[];
	merges: {
		id: string;
		/** The contact that was taken in, as it was then. */
		name: string | null;
		phone: string | null;
		reason: MergeReason;
		/** Name of the member who asked for it; null: the product found it by itself. */
		actor: string | null;
		mergedAt: number;
		undoneAt: number | null;
	}[];
	/** Who may be the same person, by name alone; null or absent: nobody. */
	twin?: { id: string; name: string | null; phone: string | null } | null | undefined;
}

/** What an instance's own pages show of it, from its ledger and its log of transitions. */
export interface InstanceFigures {
	/** False until the first message or link: then samples may stand in, with their badge. */
	hasData: boolean;
	today: { sent: number; received: number; activeContacts: number; conversations: number };
	/** The 24 hours of today, America/Sao_Paulo. */
	hours: { hour: number; sent: number; received: number }[];
	/** Share of the time since the first link, at most 30 days, with one decimal; null before it. */
	uptimePercentage: number | null;
	/** Mean delay of first answers of the last 7 days; null without one. */
	answerDelayMs: number | null;
	/** What was counted of conversations in the last 7 days. Absent: an earlier build. */
	service?: Sums;
	/**
	 * Known to be lost, found by reconciliation, thrown away as repeated, come in pieces: since the
	 * beginning. `kept`: not understood, and waiting for a person now. Absent: an earlier build.
	 */
	counters: {
		lost: number;
		recovered: number;
		repeated: number;
		damaged?: number;
		kept?: number;
	};
	/** What the channel's object holds; absent: an earlier build. */
	storageBytes?: number;
	lastActivityAt: number | null;
	attempts: number;
	maxAttempts: number;
	/** Newest first, at most 20. */
	transitions: { at: number; status: InstanceStatus; reason: LinkReason | null }[];
}

/** The dashboard of all instances, from D1 alone: as fresh as the last projection (a minute). */
export interface InstancesOverview {
	total: number;
	connected: number;
	/** Connected of all, in percent with one decimal; 0 without instances. */
	connectionRate: number;
	/** Sent and received together, today in America/Sao_Paulo. */
	messagesToday: number;
	/** Mean over the instances that were ever linked, one decimal; null when none was. */
	averageUptime: number | null;
	/** One per instance of the directory, in its order. */
	instances: InstanceOverview[];
}

export interface InstanceOverview {
	channelId: string;
	messagesSentToday: number;
	messagesReceivedToday: number;
	/** Share of the time since the first link, at most 30 days, one decimal; null before it. */
	uptimePercentage: number | null;
	/** The last message, or the last change of the link; null before either. */
	lastSeenAt: number | null;
}
