/** The simulated phone ("modo demonstração"): what its page may do, and what it shows. */
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "../domain/inbox/message.ts";
import type { GatewayMessageStatus } from "../domain/whatsapp/gateway-event.ts";

/** `refuse`: connections fail. `hang`: the send is done, the answer never comes. `slow`: late answers. */
export const SIMULATOR_MODES = ["normal", "refuse", "hang", "slow"] as const;
export type SimulatorMode = (typeof SIMULATOR_MODES)[number];

export const MAX_BURST = 50;

/** E.164 digits without the plus sign. */
const Phone = z.string().regex(/^[1-9]\d{7,14}$/);
const Text = z.string().min(1).max(MAX_TEXT_LENGTH);

/** What somebody does with the simulated phone, or as one of its customers. */
export const PhoneAction = z.discriminatedUnion("type", [
	/** Scans the QR that is live now. */
	z.strictObject({ type: z.literal("scan") }),
	/** The line falls for a moment and heals by itself. */
	z.strictObject({ type: z.literal("drop_line") }),
	/** The owner removes the linked device: a new QR is needed. */
	z.strictObject({ type: z.literal("unlink") }),
	z.strictObject({
		type: z.literal("write"),
		phone: Phone,
		name: z.string().max(100),
		text: Text,
		/** More than one: a burst, each text numbered. */
		count: z.int().min(1).max(MAX_BURST).default(1),
	}),
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
}

export interface PhoneContact {
	phone: string;
	name: string;
	online: boolean;
	typing: boolean;
	/** The business is typing to this customer. */
	businessTyping: boolean;
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
	selfScan: boolean;
	mode: SimulatorMode;
	/** The one who wrote last comes first. */
	contacts: PhoneContact[];
}
