/** The simulated phone ("modo demonstração"): what its page may do, and what it shows. */
import { z } from "zod";
import { SAMPLE_MEDIA, type SampleMedium } from "../domain/channels/sample-media.ts";
import type { GroupAct } from "../domain/inbox/group.ts";
import { MAX_TEXT_LENGTH } from "../domain/inbox/message.ts";
import { FILE_HASH, MAX_FILE_NAME, type MessageFile } from "../domain/inbox/outgoing-file.ts";
import type { CommonItem } from "../domain/inbox/outgoing-item.ts";
import { CommonItem as Item } from "./items.ts";
import type { GatewayMessageStatus, PasskeyStep } from "../domain/channels/gateway-event.ts";

/** `refuse`: connections fail. `hang`: the send is done, the answer never comes. `slow`: late answers. */
export const SIMULATOR_MODES = ["normal", "refuse", "hang", "slow"] as const;
export type SimulatorMode = (typeof SIMULATOR_MODES)[number];

export const MAX_BURST = 50;

/** E.164 digits without the plus sign. */
const Phone = z.string().regex(/^[1-9]\d{7,14}$/);
const Text = z.string().min(1).max(MAX_TEXT_LENGTH);
const MessageId = z.string().min(1).max(64);

/** What happens to groups there. */
const PHONE_GROUP_ACTS = [
	"joined",
	"left",
	"added",
	"removed",
	"promoted",
	"demoted",
	"renamed",
] as const satisfies readonly GroupAct[];

/** What somebody does with the simulated phone, or as one of its customers. */
export const PhoneAction = z.discriminatedUnion("type", [
	/** Scans the QR that is live now. */
	z.strictObject({ type: z.literal("scan") }),
	/** Types the code that the instance shows, in place of scanning. */
	z.strictObject({ type: z.literal("pair"), code: z.string().min(1).max(20) }),
	/** From now on WhatsApp asks this phone for a passkey after the scan. */
	z.strictObject({ type: z.literal("ask_passkey"), on: z.boolean() }),
	/** The owner signs with the passkey; a code to compare comes next. */
	z.strictObject({ type: z.literal("sign_passkey") }),
	/** The line falls: for a moment, after which it heals by itself, or until it is restored. */
	z.strictObject({ type: z.literal("drop_line"), stays: z.boolean().optional() }),
	z.strictObject({ type: z.literal("restore_line") }),
	/** Webhooks get lost: nothing is told while it is on, and only reconciliation finds it. */
	z.strictObject({ type: z.literal("lose_events"), on: z.boolean() }),
	/** Messages of the days before come in, as on the first sync of a phone. */
	z.strictObject({ type: z.literal("sync_history"), phone: Phone, name: z.string().max(100) }),
	/** The owner removes the linked device: a new QR is needed. */
	z.strictObject({ type: z.literal("unlink") }),
	z.strictObject({
		type: z.literal("write"),
		phone: Phone,
		name: z.string().max(100),
		text: Text,
		/** More than one: a burst, each text numbered. */
		count: z.int().min(1).max(MAX_BURST).default(1),
		/** The message of the business or the customer that this one answers. */
		quotedId: MessageId.optional(),
		/** In a group: which of its members writes. */
		author: Phone.optional(),
	}),
	/** Something happens to a group, which has an id where people have a number. `name`: of the group, or of who comes. */
	z.strictObject({
		type: z.literal("group"),
		phone: Phone.optional(),
		act: z.enum(["create", ...PHONE_GROUP_ACTS]),
		who: Phone.optional(),
		name: z.string().max(100).optional(),
	}),
	/** A file; `text` is its caption, which may be empty. */
	z.strictObject({
		type: z.literal("send_medium"),
		phone: Phone,
		name: z.string().max(100),
		medium: z.enum(SAMPLE_MEDIA),
		text: z.string().max(1_024),
	}),
	/** A file of their own, which was uploaded to the channel before (files.ts). */
	z.strictObject({
		type: z.literal("send_file"),
		phone: Phone,
		name: z.string().max(100),
		hash: z.string().regex(FILE_HASH),
		fileName: z.string().min(1).max(MAX_FILE_NAME),
		text: z.string().max(1_024),
	}),
	/** A place, contact cards or a poll. */
	z.strictObject({
		type: z.literal("send_item"),
		phone: Phone,
		name: z.string().max(100),
		item: Item,
	}),
	/** What the customer chooses in a poll, by the options' places, in place of what they chose before. */
	z.strictObject({
		type: z.literal("vote"),
		phone: Phone,
		messageId: MessageId,
		choices: z.array(z.int().min(0).max(20)).max(20),
	}),
	/** An empty emoji takes the reaction back. */
	z.strictObject({
		type: z.literal("react"),
		phone: Phone,
		messageId: MessageId,
		emoji: z.string().max(16),
	}),
	z.strictObject({ type: z.literal("edit"), phone: Phone, messageId: MessageId, text: Text }),
	z.strictObject({ type: z.literal("delete"), phone: Phone, messageId: MessageId }),
	/** The customer is known by a LID only; switched off, number and LID come together. */
	z.strictObject({ type: z.literal("hide_number"), phone: Phone, on: z.boolean() }),
	z.strictObject({ type: z.literal("typing"), phone: Phone, on: z.boolean() }),
	z.strictObject({ type: z.literal("online"), phone: Phone, on: z.boolean() }),
	/** The customer reads everything we sent. */
	z.strictObject({ type: z.literal("read"), phone: Phone }),
	/** The owner answers on the phone itself, not in Prosa. */
	z.strictObject({ type: z.literal("owner_reply"), phone: Phone, text: Text }),
	z.strictObject({ type: z.literal("set_self_scan"), on: z.boolean() }),
	z.strictObject({ type: z.literal("mode"), mode: z.enum(SIMULATOR_MODES) }),
]);
export type PhoneAction = z.infer<typeof PhoneAction>;

type SendFile = Extract<PhoneAction, { type: "send_file" }>;
/** What the phone is told: of a file also what the store knows of it. */
export type ToldAction =
	| Exclude<PhoneAction, SendFile>
	| (Omit<SendFile, "hash" | "fileName"> & { file: MessageFile });

export interface PhoneMessage {
	id: string;
	/** True: written by the business (Prosa or the owner). */
	fromMe: boolean;
	text: string;
	sentAt: number;
	/** Of the business's messages. */
	status: GatewayMessageStatus | null;
	/** The business has marked the customer's message as read. */
	readByUs: boolean;
	/** One of the simulator's own samples. */
	medium?: SampleMedium;
	/** A file that one of both sides sent; its bytes are in the channel's store. */
	file?: MessageFile;
	/** A place, contact cards or a poll. Of none of the three: a text. */
	item?: CommonItem;
	/** What the customer chose in this poll. */
	choices?: number[];
	quotedId?: string;
	/** In a group: the number of who wrote it. */
	author?: string;
	edited?: boolean;
	deleted?: boolean;
	/** The customer's. */
	reaction?: string;
	/** The business's. */
	ourReaction?: string;
}

export interface SimulatedMember {
	phone: string;
	name: string;
	isAdmin: boolean;
}

export interface PhoneContact {
	/** Of a group its id. */
	phone: string;
	name: string;
	online: boolean;
	typing: boolean;
	/** The business is typing to this customer. */
	businessTyping: boolean;
	/** Only the LID is told to the business. */
	hidesNumber: boolean;
	/** It is a group, with these people. */
	members?: SimulatedMember[];
	/** The latest 30, ascending. */
	messages: PhoneMessage[];
}

/** What the page /dev/phone/:instanceId shows. */
export interface PhoneView {
	status: "unlinked" | "waiting_scan" | "linked" | "line_dropped";
	/** The raw code of a live QR; null when none can be scanned. */
	qr: { code: string; expiresInMs: number } | null;
	phone: string;
	profileName: string;
	/** A code waits to be typed. */
	waitsForCode: boolean;
	asksPasskey: boolean;
	/** The passkey step under way; `code` is compared with the one on the instance's screen. */
	passkey: { step: PasskeyStep; code: string } | null;
	losesEvents: boolean;
	selfScan: boolean;
	mode: SimulatorMode;
	/** The one who wrote last comes first. */
	contacts: PhoneContact[];
}
