/** What the emulated Evolution API and the WhatsApp behind it remember. All of it is bounded. */
import { randomBytes, randomUUID } from "node:crypto";

type SocketState = "close" | "connecting" | "open";

export interface Webhook {
	id: string;
	url: string;
	headers: Record<string, string> | null;
	enabled: boolean;
	events: string[];
	webhookByEvents: boolean;
	webhookBase64: boolean;
	createdAt: string;
	updatedAt: string;
	instanceId: string;
}

export interface Settings {
	rejectCall: boolean;
	msgCall: string;
	groupsIgnore: boolean;
	alwaysOnline: boolean;
	readMessages: boolean;
	readStatus: boolean;
	syncFullHistory: boolean;
	wavoipToken: string;
}

export interface MessageKey {
	id: string;
	remoteJid: string;
	fromMe: boolean;
	remoteJidAlt?: string;
	participant?: string;
	participantAlt?: string;
	addressingMode?: string;
}

/** A row of the message table: no status of its own, only updates. */
export interface StoredMessage {
	rowId: string;
	key: MessageKey;
	pushName: string | null;
	message: Record<string, unknown>;
	messageType: string;
	messageTimestamp: number;
	source: string;
	contextInfo: Record<string, unknown> | null;
	updates: { id: string; status: string; remoteJid: string }[];
}

interface StoredContact {
	id: string;
	remoteJid: string;
	pushName: string;
	profilePicUrl: string | null;
}

export interface Qr {
	pairingCode: string | null;
	code: string;
	base64: string;
	count: number;
}

export interface Instance {
	name: string;
	id: string;
	token: string;
	integration: string;
	number: string | null;
	/** What connectionState says: kept in memory, can lie. */
	memory: SocketState;
	/** What fetchInstances says: the database row. */
	database: SocketState;
	/** A client exists once it was connected to; before, calls end in a TypeError. */
	hasClient: boolean;
	ownerJid: string | null;
	profileName: string | null;
	profilePicUrl: string | null;
	disconnection: { code: number; object: string; at: string } | null;
	qr: Qr | null;
	qrCount: number;
	/** The service holds the QR back: connect answers `{count:0}`. */
	isQrHeld: boolean;
	settings: Settings;
	webhook: Webhook | null;
	messages: StoredMessage[];
	contacts: Map<string, StoredContact>;
	/** Bytes of the latest files that left through the API, by message. */
	files: Map<string, Buffer>;
	/** Deliveries of MESSAGES_EDITED block the events behind them. */
	gate: Promise<void>;
	createdAt: string;
}

/** A person of the emulated WhatsApp. */
export interface Person {
	phone: string;
	name: string;
	lid: string | null;
	/** Who writes under the lid is stored under the lid. */
	addressing: "pn" | "lid";
	pictureUrl: string | null;
	/** WhatsApp's own form of the number keeps the ninth digit. */
	keepsNinthDigit: boolean;
	exists: boolean;
}

/** A fault of the HTTP side. `processed` ones do the work and spoil the answer. */
export interface Fault {
	/** A call's name, or `*`. */
	call: string;
	mode:
		| "refuse"
		| "accept_then_hang"
		| "accept_then_reset"
		/** The line breaks once so many bytes of the body have come (`ms`). */
		| "cut_upload"
		/** The door says at once that the body is too large. */
		| "too_large413"
		| "slow"
		| "garbage"
		| "error500"
		| "accept_then_500"
		| "rate429"
		| "unavailable503"
		| "unlicensed"
		| "hidden_error";
	/** For `slow` milliseconds, for `cut_upload` bytes. */
	ms: number;
	/** How many calls it spoils; null for all until reset. */
	times: number | null;
}

/** Faults of the webhook side. */
interface WebhookFaults {
	/** So many of the next calls are lost. */
	lose: number;
	/** Every call is made so many times. */
	copies: number;
	/** Calls wait a random time up to this, so that they overtake each other. */
	shuffleMs: number;
}

export interface Options {
	apiKey: string;
	/** Whether webhooks carry the instance's token as `apikey`. */
	exposeApikey: boolean;
	/** 1 is the real schedule: 5, 10, 20 … s. */
	retryScale: number;
	deliverAfterMs: number;
	/** The wait inside connect, 2 s at the real one. */
	connectWaitMs: number;
	/** Ticks come under the lid of who has one. */
	ticksUnderLid: boolean;
	/** Where an address that is only known on this machine listens, origin by origin. */
	reached: Record<string, string>;
}

export const DEFAULT_OPTIONS: Options = {
	apiKey: "emulator-key",
	exposeApikey: true,
	retryScale: 1,
	deliverAfterMs: 60,
	connectWaitMs: 20,
	ticksUnderLid: true,
	reached: {},
};

export const NO_WEBHOOK_FAULTS: WebhookFaults = { lose: 0, copies: 1, shuffleMs: 0 };

interface CallEntry {
	at: number;
	call: string;
	instance: string | null;
	status: number | null;
	fault: string | null;
}
export interface SendEntry {
	at: number;
	instance: string;
	id: string;
	jid: string;
	text: string;
	/** The message that the call names as answered. */
	quotedId: string | null;
	/** Whom the call names, by jid; "all" for everybody. */
	mentioned: string[];
	/** What came with the call; `text` is its caption then. */
	file?: { kind: string; name: string; bytes: number; sha256: string };
	/** A place, cards or a poll, as WhatsApp's message. */
	item?: Record<string, unknown>;
}
/** A reaction, other words, or a deletion that left. */
interface ActEntry {
	instance: string;
	type: string;
	id: string;
	value: string;
	/** Its message is in the chat it left for. */
	isThere: boolean;
}
interface WebhookEntry {
	at: number;
	instance: string;
	event: string;
	attempt: number;
	answered: number | null;
}

export interface World {
	options: Options;
	instances: Map<string, Instance>;
	people: Map<string, Person>;
	/** Subjects by jid. */
	groups: Map<string, string>;
	faults: Fault[];
	webhookFaults: WebhookFaults;
	log: { calls: CallEntry[]; sends: SendEntry[]; acts: ActEntry[]; webhooks: WebhookEntry[] };
	/** Webhooks on their way, or waiting to be tried again. */
	undelivered: number;
	/** Of these, those that do not wait to be tried again. */
	calling: number;
	serverUrl: string;
}

/** More than the webhooks of ten thousand people's messages. */
const MAX_LOG = 100_000;
const MAX_MESSAGES = 20_000;

export function createWorld(options: Partial<Options>): World {
	return {
		options: { ...DEFAULT_OPTIONS, ...options },
		instances: new Map(),
		people: new Map(),
		groups: new Map(),
		faults: [],
		webhookFaults: { ...NO_WEBHOOK_FAULTS },
		log: { calls: [], sends: [], acts: [], webhooks: [] },
		undelivered: 0,
		calling: 0,
		serverUrl: "",
	};
}

export function push<T>(list: T[], entry: T, max = MAX_LOG): void {
	list.push(entry);
	if (list.length > max) list.splice(0, list.length - max);
}

export function createInstance(
	name: string,
	token: string | null,
	number: string | null,
): Instance {
	return {
		name,
		id: randomUUID(),
		token: token ?? randomUUID().toUpperCase(),
		integration: "WHATSAPP-BAILEYS",
		number,
		memory: "close",
		database: "close",
		hasClient: false,
		ownerJid: null,
		profileName: null,
		profilePicUrl: null,
		disconnection: null,
		qr: null,
		qrCount: 0,
		isQrHeld: false,
		settings: {
			rejectCall: false,
			msgCall: "",
			groupsIgnore: false,
			alwaysOnline: false,
			readMessages: false,
			readStatus: false,
			syncFullHistory: false,
			wavoipToken: "",
		},
		webhook: null,
		messages: [],
		contacts: new Map(),
		files: new Map(),
		gate: Promise.resolve(),
		createdAt: new Date().toISOString(),
	};
}

export function storeMessage(instance: Instance, message: StoredMessage): void {
	push(instance.messages, message, MAX_MESSAGES);
}

export const rowId = (): string => `cm${randomBytes(12).toString("hex").slice(0, 23)}`;
export const ownMessageId = (): string => `3EB0${randomBytes(9).toString("hex").toUpperCase()}`;
export const theirMessageId = (): string => `AC${randomBytes(15).toString("hex").toUpperCase()}`;

/** The number of a person in WhatsApp's own form: the ninth digit goes for most area codes. */
export function canonicalPhone(world: World, phone: string): string {
	const known = world.people.get(phone);
	if (known?.keepsNinthDigit) return phone;
	const parts = /^55(\d{2})9([7-9]\d{7})$/.exec(phone);
	return parts && Number(parts[1]) >= 31 ? `55${parts[1]}${parts[2]}` : phone;
}

/** Numbers nobody has: area code 00, and the one of the recordings. */
const isNobody = (phone: string) => phone.startsWith("5500") || phone === "5511900000099";

export function personOf(world: World, phone: string): Person {
	const found =
		world.people.get(phone) ??
		[...world.people.values()].find((person) => canonicalPhone(world, person.phone) === phone);
	if (found) return found;
	const person: Person = {
		phone,
		name: "",
		lid: null,
		addressing: "pn",
		pictureUrl: null,
		keepsNinthDigit: false,
		exists: /^\d{8,15}$/.test(phone) && !isNobody(phone),
	};
	if (world.people.size < MAX_MESSAGES) world.people.set(phone, person);
	return person;
}
