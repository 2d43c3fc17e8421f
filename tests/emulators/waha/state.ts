/** What the emulated WAHA and the phones behind it remember. */
import { createHmac, randomBytes } from "node:crypto";
import { type FaultRules, noFaults, post } from "../faults.ts";

export interface Message {
	id: string;
	timestamp: number;
	from: string;
	to: string;
	fromMe: boolean;
	source: "app" | "api";
	body: string;
	hasMedia: boolean;
	media: { url: string; mimetype: string; filename: string | null; error: null } | null;
	ack: number;
	replyTo: { id: string } | null;
	location?: { latitude: number; longitude: number; description: string };
	vCards?: string[];
	/** Whom a text of ours names, as it came. */
	mentions?: string[];
	_data: Record<string, unknown>;
}

interface Hook {
	url: string;
	events: string[];
	hmac?: { key: string };
}

export interface Session {
	name: string;
	status: string;
	statuses: { status: string; timestamp: number }[];
	webhooks: Hook[];
	me: { id: string; pushName: string } | null;
	qr: string | null;
	/** The next scan leads to the passkey step. */
	asksPasskey: boolean;
	messages: Message[];
	files: Map<string, { bytes: Buffer; mimetype: string }>;
	/** Files that left through the API, as they came. */
	sentFiles: {
		id: string;
		chat: string;
		kind: string;
		name: string;
		mimetype: string;
		sha256: string;
	}[];
	/** Reactions, other words and deletions; `isThere`: of a message that is in that chat. */
	acts: { type: string; id: string; value: string; isThere: boolean }[];
	/** Chats somebody subscribed to the presence of. */
	watched: Set<string>;
	/** Read marks and presences that came through the API. */
	told: { call: string; body: unknown }[];
}

export interface World {
	faults: FaultRules;
	sessions: Map<string, Session>;
	url: () => string;
}

export const API_KEY = "waha-emulator-key";

export const createWorld = (url: () => string): World => ({
	faults: noFaults(),
	sessions: new Map(),
	url,
});

export function createSession(name: string, config: { webhooks?: Hook[] } | undefined): Session {
	return {
		name,
		status: "STOPPED",
		statuses: [],
		webhooks: config?.webhooks ?? [],
		me: null,
		qr: null,
		asksPasskey: false,
		messages: [],
		files: new Map(),
		sentFiles: [],
		acts: [],
		watched: new Set(),
		told: [],
	};
}

let nextEvent = 0;

/** Tells an event to whoever listens to it, signed over the bytes that go out. */
export function emit(world: World, session: Session, event: string, payload: unknown): void {
	const body = JSON.stringify({
		id: `evt_${nextEvent++}`,
		timestamp: Date.now(),
		event,
		session: session.name,
		metadata: {},
		...(session.me ? { me: session.me } : {}),
		payload,
		engine: "GOWS",
		environment: { tier: "CORE", version: "2026.7.1", engine: "GOWS" },
	});
	for (const hook of session.webhooks.filter(({ events }) => events.includes(event))) {
		const mac = createHmac("sha512", hook.hmac?.key ?? "")
			.update(body)
			.digest("hex");
		post(world.faults, {
			url: hook.url,
			headers: {
				"x-webhook-request-id": randomBytes(8).toString("hex"),
				"x-webhook-timestamp": String(Date.now()),
				...(hook.hmac ? { "x-webhook-hmac": mac, "x-webhook-hmac-algorithm": "sha512" } : {}),
			},
			body,
		});
	}
}

export function setStatus(world: World, session: Session, status: string, data?: unknown): void {
	session.status = status;
	session.statuses.push({ status, timestamp: Date.now() });
	if (status === "SCAN_QR_CODE") {
		const part = () => randomBytes(32).toString("base64");
		session.qr = `2@${part()},${part()},${part()},${part()}`;
	} else session.qr = null;
	emit(world, session, "session.status", {
		name: session.name,
		status,
		statuses: session.statuses.slice(-5),
		...(data ? { data } : {}),
	});
}

/** Nobody has a number of area code 00. */
export const isNobody = (phone: string): boolean => phone.startsWith("5500");

export const newId = (): string => `3A${randomBytes(9).toString("hex").toUpperCase()}`;

/** Keeps and tells a message; the ticks of ours follow. */
export function keep(world: World, session: Session, message: Message): void {
	session.messages.push(message);
	if (session.status !== "WORKING") return;
	emit(world, session, "message.any", message);
	if (!message.fromMe) return;
	setTimeout(() => acknowledge(world, session, message, 1), 10);
	setTimeout(() => acknowledge(world, session, message, 2), 40);
}

export function acknowledge(world: World, session: Session, message: Message, ack: number): void {
	message.ack = ack;
	const { id, from, to, fromMe } = message;
	emit(world, session, "message.ack", { id, from, to, fromMe, ack, ackName: String(ack) });
}
