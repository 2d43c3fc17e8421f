/** What the emulated Graph API remembers of pages, Instagram accounts and the people who write to them. */
import { createHmac, randomBytes } from "node:crypto";
import { type FaultRules, noFaults, post } from "../faults.ts";

/** A message that the account sent. */
export interface Send {
	id: string;
	to: string;
	text: string;
	quoted: string | null;
	metadata: string;
	file?: { kind: string; name: string; mimetype: string; sha256: string };
}

/** A page with its Messenger, or an Instagram account. */
export interface Account {
	/** As webhooks name it. */
	id: string;
	object: "page" | "instagram";
	token: string;
	name: string;
	/** Where Meta's app is called; here each account may have its own. */
	callback: string;
	/** Fields the app is subscribed to; null: not at all. */
	fields: string | null;
	people: Map<string, { name: string; wroteAt: number }>;
	sends: Send[];
	actions: { to: string; action: string }[];
	/** Reactions of the account, in its words. */
	reactions: string[];
	media: Map<string, Buffer>;
}

export interface World {
	faults: FaultRules;
	accounts: Account[];
	/** Whether the 24 hours are looked at. */
	hasWindow: boolean;
	/** Whether a delivery names its messages, or a moment only. */
	namesDelivered: boolean;
	url: () => string;
}

/** Of Meta's app: signs every call. */
export const APP_SECRET = "page-app-secret-of-the-emulator";
export const APP_ID = "1517776481860111";

export const createWorld = (url: () => string): World => ({
	faults: noFaults(),
	accounts: [],
	hasWindow: false,
	namesDelivered: true,
	url,
});

export const newMid = (): string => `m_${randomBytes(30).toString("base64url")}`;
export const isNobody = (person: string): boolean => person.startsWith("999");

/** Meta's bodies are pure ASCII, and slashes are escaped too; the signature is over exactly those bytes. */
export const toMetaJson = (value: unknown): string =>
	JSON.stringify(value)
		.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
		.replaceAll("/", "\\/");

export const sign = (body: string, secret = APP_SECRET): string =>
	`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Tells something between the account and a person; `from` says who did it. */
export function emit(
	world: World,
	account: Account,
	person: string,
	from: "person" | "account",
	told: Record<string, unknown>,
): void {
	if (account.fields === null) return;
	const now = Date.now();
	const [sender, recipient] = from === "person" ? [person, account.id] : [account.id, person];
	const body = toMetaJson({
		object: account.object,
		entry: [
			{
				id: account.id,
				time: now,
				messaging: [
					{ sender: { id: sender }, recipient: { id: recipient }, timestamp: now, ...told },
				],
			},
		],
	});
	post(world.faults, {
		url: account.callback,
		headers: { "x-hub-signature-256": sign(body), "user-agent": "facebookexternalua" },
		body,
	});
}
