/** What the emulated Graph API and the WhatsApp behind it remember. */
import { createHmac, randomBytes } from "node:crypto";
import type { CloudTemplate } from "./templates.ts";
import type { Invoice } from "./invoice.ts";
import { type FaultRules, noFaults, post } from "../faults.ts";

/** A message that the business sent. */
export interface Send {
	id: string;
	to: string;
	/** Of a file its caption. */
	text: string;
	quoted: string | null;
	clientId: string;
	file?: { kind: string; name: string; mimetype: string; sha256: string };
	/** A place or cards, as they were told. */
	item?: unknown;
	/** Of a template, what it is charged as. */
	category?: string;
}

/** One number of an account, as Meta has it. */
export interface PhoneNumber {
	id: string;
	businessId: string;
	token: string;
	display: string;
	name: string;
	/** Where Meta's app is called; here each number may have its own. */
	callback: string;
	/** Of the app that the number belongs to; it signs its calls. */
	appSecret: string;
	isSubscribed: boolean;
	/** The customer's last message, by phone: without one the 24 hours are over. */
	window: Map<string, number>;
	sends: Send[];
	/** What was done to messages. */
	acts: { id: string; value: string }[];
	marks: Record<string, unknown>[];
	templates: CloudTemplate[];
	/** Names that rest after a deletion. */
	deletedTemplates: Set<string>;
	/** What it is charged for. */
	invoice: Invoice;
	/** Bytes by media id, and where their address points to. */
	media: Map<string, { bytes: Buffer; mimetype: string; url: string }>;
}

export interface World {
	faults: FaultRules;
	numbers: Map<string, PhoneNumber>;
	/** Secrets of apps by their id, as their owners have them. */
	apps: Map<string, string>;
	/** Whether the 24 hours are looked at. */
	hasWindow: boolean;
	url: () => string;
}

/** Of Meta's app: signs every call. */
export const APP_SECRET = "app-secret-of-the-emulator";

export const createWorld = (url: () => string): World => ({
	faults: noFaults(),
	numbers: new Map(),
	apps: new Map(),
	hasWindow: false,
	url,
});

export const newId = (): string => `wamid.${randomBytes(24).toString("base64")}`;
export const isNobody = (phone: string): boolean => phone.startsWith("5500");

/** Meta's bodies are pure ASCII; the signature is over exactly those bytes. */
export function toAscii(value: unknown): string {
	return JSON.stringify(value).replace(
		/[\u0080-\uffff]/g,
		(unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

export function sign(body: string, secret = APP_SECRET): string {
	return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

/** Tells messages or statuses of a number. */
export function emit(
	world: World,
	number: PhoneNumber,
	told: Record<string, unknown>,
	field = "messages",
): void {
	emitValue(world, number, field, {
		messaging_product: "whatsapp",
		metadata: { display_phone_number: number.display, phone_number_id: number.id },
		...told,
	});
}

/** Tells a field of the number's account, as its value stands. */
export function emitValue(
	world: World,
	number: PhoneNumber,
	field: string,
	value: Record<string, unknown>,
): void {
	const time = Math.floor(Date.now() / 1000);
	const body = toAscii({
		object: "whatsapp_business_account",
		entry: [{ id: number.businessId, time, changes: [{ field, value }] }],
	});
	post(world.faults, {
		url: number.callback,
		headers: {
			"x-hub-signature-256": sign(body, number.appSecret),
			"user-agent": "facebookexternalua",
		},
		body,
	});
}

export function emitStatus(
	world: World,
	number: PhoneNumber,
	send: Send,
	status: string,
	code?: number,
): void {
	const now = Date.now();
	emit(world, number, {
		statuses: [
			{
				id: send.id,
				status,
				timestamp: String(Math.floor(now / 1000)),
				recipient_id: send.to,
				biz_opaque_callback_data: send.clientId,
				...(status === "delivered"
					? number.invoice.charge({ ...send, category: send.category ?? "service", at: now })
					: {}),
				...(code ? { errors: [{ code, title: "Failed", message: "Failed" }] } : {}),
			},
		],
	});
}
