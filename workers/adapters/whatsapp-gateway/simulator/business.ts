import type { Address } from "#app/domain/inbox/address.ts";
import type { PhoneMessage } from "#app/contracts/simulated-phone.ts";
import type { CommonItem } from "#app/domain/inbox/outgoing-item.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import type { GatewayEvent, PresenceState } from "#app/domain/channels/gateway-event.ts";
import type { GatewayAnswer, Quoted } from "#workers/adapters/channel-gateway/port.ts";
import {
	addressesOf,
	DELIVERED_AFTER_MS,
	ensureContact,
	findByAddress,
	GONE,
	isOnWhatsApp,
	later,
	messageEvent,
	READ_AFTER_MS,
} from "./rules.ts";
import type { SimulatorState } from "./state.ts";

/** How long our "typing" is shown to the customer, ms. */
const TYPING_SEEN_MS = 5_000;

/** What Prosa sends: a text, a file with its caption, or an item. */
export interface Wish {
	text: string;
	quotedId: string | null;
	file?: MessageFile;
	item?: CommonItem;
}

/** Prosa sends a message: delivered after DELIVERED_AFTER_MS, read when the customer is online. */
export function businessSends(
	state: SimulatorState,
	to: Address,
	{ text, quotedId, file, item }: Wish,
	now: number,
	tools: { randomUUID: () => string },
): GatewayAnswer<{ providerId: string; address: Address | null }> {
	if (!isOnWhatsApp(to)) return { class: "refused", reason: "not_on_whatsapp" };
	const contact =
		findByAddress(state, to) ?? (to.kind === "phone" ? ensureContact(state, to.value, "") : null);
	if (!contact) return { class: "refused", reason: "not_on_whatsapp" };
	const id = `SIM${tools.randomUUID().replaceAll("-", "").toUpperCase()}`;
	const quoted = quotedId === null ? {} : { quotedId };
	const status = "sent" as const;
	contact.messages.push({
		id,
		fromMe: true,
		text,
		sentAt: now,
		status,
		readByUs: false,
		...quoted,
		...(file && { file }),
		...(item && { item }),
	});
	contact.businessTypingUntil = 0;
	later(state, now + DELIVERED_AFTER_MS, { type: "status", providerId: id, status: "delivered" });
	if (contact.online)
		later(state, now + READ_AFTER_MS, { type: "status", providerId: id, status: "read" });
	const address = addressesOf(contact)[0] ?? to;
	return { class: "accepted", value: { providerId: id, address } };
}

/** What Prosa does to a message. The same again changes nothing; one that is gone already is deleted. */
export function businessActs(
	state: SimulatorState,
	target: Quoted,
	act: { emoji: string } | { text: string } | "delete",
): GatewayAnswer<null> {
	const message = state.contacts
		.flatMap(({ messages }) => messages)
		.find(({ id }) => id === target.providerId);
	if (act === "delete") {
		if (message?.fromMe) Object.assign(message, GONE);
		return { class: "accepted", value: null };
	}
	if (!message || message.deleted) return { class: "refused", reason: "rejected" };
	if ("emoji" in act) message.ourReaction = act.emoji;
	// Nobody changes what somebody else wrote.
	else if (!message.fromMe) return { class: "refused", reason: "rejected" };
	else if (message.text !== act.text) Object.assign(message, { text: act.text, edited: true });
	return { class: "accepted", value: null };
}

export function businessPresence(
	state: SimulatorState,
	to: Address,
	presence: PresenceState,
	now: number,
): null {
	const contact = findByAddress(state, to);
	const isActive = presence === "typing" || presence === "recording";
	if (contact) contact.businessTypingUntil = isActive ? now + TYPING_SEEN_MS : 0;
	return null;
}

/** Prosa marks a customer's messages as read. */
export function businessReads(state: SimulatorState, to: Address, providerIds: string[]): null {
	const contact = findByAddress(state, to);
	for (const message of contact?.messages ?? [])
		if (!message.fromMe && providerIds.includes(message.id)) message.readByUs = true;
	return null;
}

interface Query {
	addresses: Address[];
	sinceMs: number;
	isTaken(providerId: string): boolean;
}

/** The oldest matching message of ours since a time that belongs to no other message. */
export function findSimulatedSend(
	state: SimulatorState,
	query: Query,
	isIt: (message: PhoneMessage) => boolean,
): { providerId: string } | null {
	const wanted = new Set(query.addresses.map((address) => findByAddress(state, address)));
	const [found] = state.contacts
		.filter((contact) => wanted.has(contact))
		.flatMap(({ messages }) => messages)
		.filter(
			(message) =>
				message.fromMe &&
				message.sentAt >= query.sinceMs &&
				!query.isTaken(message.id) &&
				isIt(message),
		)
		.toSorted((a, b) => a.sentAt - b.sentAt);
	return found ? { providerId: found.id } : null;
}

export function listSimulatedMessages(
	state: SimulatorState,
	sinceMs: number,
	limit: number,
): GatewayEvent[] {
	return state.contacts
		.flatMap((contact) => contact.messages.map((message) => ({ contact, message })))
		.filter(({ message }) => message.sentAt >= sinceMs && !message.deleted)
		.toSorted((a, b) => a.message.sentAt - b.message.sentAt)
		.slice(0, limit)
		.map(({ contact, message }) => messageEvent(contact, message, "recovered", state));
}
