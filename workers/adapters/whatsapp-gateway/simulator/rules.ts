import type { PhoneMessage } from "#app/contracts/simulated-phone.ts";
import { type Address, matchingKey } from "#app/domain/inbox/address.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { contentOfItem } from "#app/domain/inbox/outgoing-item.ts";
import { contentOf as contentOfFile, FILE_HASH } from "#app/domain/inbox/outgoing-file.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { FoundNumber } from "#workers/adapters/channel-gateway/port.ts";
import { groupAddress, saidInGroup } from "./groups.ts";
import { readSample } from "./samples.ts";
import type { SimulatedContact, SimulatorState } from "./state.ts";

/** Validity of a simulated QR code, slightly longer than the screen shows it. */
export const QR_LIFE_MS = 60_000;
export const DELIVERED_AFTER_MS = 900;
/** Time after which a customer who is online reads a message. */
export const READ_AFTER_MS = 2_000;
/** Time after which a dropped connection comes back by itself. */
export const LINE_HEALS_AFTER_MS = 4_000;

const MESSAGES_PER_CONTACT = 100;
/** The whole state is one value in the object's storage, whose size is limited. */
const MAX_STATE_BYTES = 180_000;
const MAX_PENDING = 1_000;

export function isQrLive(state: SimulatorState, now: number): boolean {
	return state.qr !== null && now - state.qr.issuedAt < QR_LIFE_MS;
}

/** Whether a number has WhatsApp: all except area code 00, which does not exist. */
export function isOnWhatsApp(address: Address): boolean {
	if (address.kind === "lid" || address.kind === "group") return true;
	return (
		address.kind === "phone" &&
		/^[1-9]\d{7,14}$/.test(address.value) &&
		!address.value.startsWith("5500")
	);
}

/** The customer behind a number, with or without the Brazilian ninth digit. */
export function findContact(state: SimulatorState, phone: string): SimulatedContact | null {
	const key = (value: string) => matchingKey({ kind: "phone", value }) ?? value;
	return state.contacts.find((contact) => key(contact.phone) === key(phone)) ?? null;
}

/** Who has a number: a known customer by all their addresses, anybody else by the number as it was asked for. */
export function findSimulatedNumber(state: SimulatorState, phone: string): FoundNumber {
	const asked: Address = { kind: "phone", value: phone };
	const known = findContact(state, phone);
	if (known) return { phone, addresses: addressesOf(known) };
	return { phone, addresses: isOnWhatsApp(asked) ? [asked] : [] };
}

/** The customer behind any address of theirs. */
export function findByAddress(state: SimulatorState, to: Address): SimulatedContact | null {
	if (to.kind === "phone") return findContact(state, to.value);
	return (
		state.contacts.find(({ lid, phone, members }) =>
			to.kind === "group"
				? members !== undefined && phone === to.value
				: to.kind === "lid" && lid === to.value,
		) ?? null
	);
}

export function ensureContact(
	state: SimulatorState,
	phone: string,
	name: string,
): SimulatedContact {
	const known = findContact(state, phone);
	if (known) {
		if (name) known.name = name;
		return known;
	}
	const contact: SimulatedContact = {
		phone,
		name,
		online: false,
		typing: false,
		businessTypingUntil: 0,
		messages: [],
	};
	state.contacts.push(contact);
	return contact;
}

/** What is left of a message that was deleted for everyone. */
export const GONE = {
	text: "",
	deleted: true,
	medium: undefined,
	file: undefined,
	item: undefined,
	choices: undefined,
} as const;

export function later(state: SimulatorState, at: number, event: GatewayEvent): void {
	state.pending.push({ at, event });
	state.pending.sort((a, b) => a.at - b.at);
}

/** The addresses the business sees: the number, the LID only, or both once both were sent. */
export function addressesOf(contact: SimulatedContact): Address[] {
	if (contact.members) return [groupAddress(contact)];
	const lid: Address[] = contact.lid ? [{ kind: "lid", value: contact.lid }] : [];
	return contact.hidesNumber ? lid : [{ kind: "phone", value: contact.phone }, ...lid];
}

/** A LID derived from the number, so that it is always the same. */
export const lidOf = (phone: string): string => `9${phone.split("").toReversed().join("")}`;

const FILE_REF = "file:";
/** By which `fetchMedia` finds the bytes of what was uploaded. */
const refOf = (hash: string): string => `${FILE_REF}${hash}`;

/** The hash in such a reference; null: it is another one. */
export function hashIn(ref: string): string | null {
	const hash = ref.startsWith(FILE_REF) ? ref.slice(FILE_REF.length) : "";
	return FILE_HASH.test(hash) ? hash : null;
}

function contentOf({ id, text, medium, file, item }: PhoneMessage): MessageContent {
	if (item) return contentOfItem(item);
	if (file) {
		const { media, ...rest } = contentOfFile(file, text);
		return { ...rest, media: { ...media, ref: refOf(file.hash) } };
	}
	if (!medium) return { type: "text", text };
	const { mimetype, fileName, seconds, bytes } = readSample(medium);
	const media = {
		mimetype,
		...(fileName !== null && { fileName }),
		...(seconds !== null && { seconds }),
		bytes: bytes.byteLength,
		// What people record is the only sound that WhatsApp's own app sends.
		...(medium === "audio" && { isVoice: true as const }),
		ref: `${medium}:${id}`,
	};
	return { type: medium, text, media };
}

export function messageEvent(
	contact: SimulatedContact,
	message: PhoneMessage,
	origin: "live" | "phone" | "recovered" | "history",
	state: Pick<SimulatorState, "phone" | "profileName">,
): GatewayEvent {
	const { text, ...said } = contact.members
		? saidInGroup(state, contact, message)
		: { text: message.text, author: null };
	return {
		type: "message",
		providerId: message.id,
		addresses: addressesOf(contact),
		fromMe: message.fromMe,
		origin,
		name: message.fromMe || contact.members ? null : contact.name || null,
		...said,
		sentAt: message.sentAt,
		content: contentOf({ ...message, text }),
		quotedProviderId: message.quotedId ?? null,
		status: message.fromMe ? message.status : null,
	};
}

/** Keeps the state small: the latest hundred messages per customer; beyond the size limit the oldest are dropped. */
export function trimState(state: SimulatorState): SimulatorState {
	for (const contact of state.contacts)
		contact.messages = contact.messages.slice(-MESSAGES_PER_CONTACT);
	state.pending = state.pending.slice(0, MAX_PENDING);
	for (let bytes = sizeOf(state); bytes > MAX_STATE_BYTES; bytes = sizeOf(state)) {
		const largest = state.contacts.reduce<SimulatedContact | null>(
			(best, contact) => (weight(contact) > weight(best) ? contact : best),
			null,
		);
		if (largest && largest.messages.length > 1)
			largest.messages = largest.messages.slice(Math.ceil(largest.messages.length / 4));
		else if (state.contacts.length > 1) state.contacts.shift();
		else break;
	}
	return state;
}

function sizeOf(state: SimulatorState): number {
	return new TextEncoder().encode(JSON.stringify(state)).byteLength;
}

function weight(contact: SimulatedContact | null): number {
	if (!contact || contact.messages.length < 2) return -1;
	return contact.messages.reduce((sum, message) => sum + weightOf(message), 0);
}

const weightOf = ({ text, file, item }: PhoneMessage): number =>
	text.length + 150 + (file || item ? JSON.stringify([file, item]).length : 0);
