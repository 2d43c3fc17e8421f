import type { PhoneMessage, ToldAction } from "#app/contracts/simulated-phone.ts";
import type { SampleMedium } from "#app/domain/channels/sample-media.ts";
import { parseItem } from "#app/domain/inbox/outgoing-item.ts";
import { placesOf } from "#app/domain/inbox/poll.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import {
	addressesOf,
	ensureContact,
	findContact,
	GONE,
	later,
	lidOf,
	messageEvent,
	READ_AFTER_MS,
} from "./rules.ts";
import { WHATSAPP_ITEMS } from "../whatsapp-limits.ts";
import type { SimulatedContact, SimulatorState } from "./state.ts";

type Action<Type extends ToldAction["type"]> = Extract<ToldAction, { type: Type }>;
interface Tools {
	randomUUID: () => string;
}

const DAY_MS = 86_400_000;
/** Days of history that the first sync of a phone delivers. */
const HISTORY_DAYS = 3;

function draft(tools: Tools, message: Partial<PhoneMessage>, sentAt: number): PhoneMessage {
	const id = `SIM${tools.randomUUID().replaceAll("-", "").toUpperCase()}`;
	return { id, fromMe: false, text: "", sentAt, status: null, readByUs: false, ...message };
}

/** A customer who writes has read our messages and stops typing. */
function beginWriting(
	state: SimulatorState,
	{ phone, name }: { phone: string; name: string },
	now: number,
): { contact: SimulatedContact; events: GatewayEvent[] } {
	const contact = ensureContact(state, phone, name);
	const wasTyping = contact.typing;
	contact.typing = false;
	const events = readAll(contact);
	if (wasTyping) events.push(presenceOf(contact, now));
	return { contact, events };
}

/** Who writes in a group: who was chosen, else its first member. */
function writerIn({ members }: SimulatedContact, chosen?: string): { author?: string } {
	const author = members?.find(({ phone }) => phone === chosen) ?? members?.[0];
	return author ? { author: author.phone } : {};
}

export function writeTexts(
	state: SimulatorState,
	action: Action<"write">,
	now: number,
	tools: Tools,
): GatewayEvent[] {
	const { contact, events } = beginWriting(state, action, now);
	for (let turn = 1; turn <= action.count; turn++) {
		const text = action.count > 1 ? `${action.text} (${turn})` : action.text;
		const quoted = action.quotedId ? { quotedId: action.quotedId } : {};
		const message = draft(tools, { text, ...quoted, ...writerIn(contact, action.author) }, now);
		contact.messages.push(message);
		events.push(messageEvent(contact, message, "live", state));
	}
	return events;
}

export function sendMedium(
	state: SimulatorState,
	action: Action<"send_medium">,
	now: number,
	tools: Tools,
): GatewayEvent[] {
	const { contact, events } = beginWriting(state, action, now);
	const { medium } = action;
	// A sticker has no caption.
	const text = medium === "sticker" ? "" : action.text;
	const what = { medium: medium satisfies SampleMedium, text };
	const message = draft(tools, { ...what, ...writerIn(contact) }, now);
	contact.messages.push(message);
	return [...events, messageEvent(contact, message, "live", state)];
}

/** Sends a file of the customer's own. */
export function sendFile(
	state: SimulatorState,
	action: Action<"send_file">,
	now: number,
	tools: Tools,
): GatewayEvent[] {
	const { contact, events } = beginWriting(state, action, now);
	const what = { file: action.file, text: action.text };
	const message = draft(tools, { ...what, ...writerIn(contact) }, now);
	contact.messages.push(message);
	return [...events, messageEvent(contact, message, "live", state)];
}

/** Sends a place, contact cards or a poll of the customer's own. */
export function sendItem(
	state: SimulatorState,
	action: Action<"send_item">,
	now: number,
	tools: Tools,
): GatewayEvent[] {
	const item = parseItem(action.item, WHATSAPP_ITEMS);
	if (!item.ok || item.value.type === "template") return [];
	const { contact, events } = beginWriting(state, action, now);
	const message = draft(tools, { item: item.value, ...writerIn(contact) }, now);
	contact.messages.push(message);
	return [...events, messageEvent(contact, message, "live", state)];
}

/** The customer chooses in a poll; nothing: they take it back. */
export function vote(
	state: SimulatorState,
	{ phone, messageId, choices: chosen }: Action<"vote">,
	now: number,
): GatewayEvent[] {
	const contact = findContact(state, phone);
	const message = contact?.messages.find(({ id }) => id === messageId);
	// In a group its first member chooses, who writes there too unless another one was chosen.
	const member = contact?.members?.[0];
	const voter: Address | null | undefined = member
		? { kind: "phone", value: member.phone }
		: contact && addressesOf(contact)[0];
	if (!contact || !message || !voter || message.item?.type !== "poll") return [];
	const known = placesOf(message.item, chosen);
	const choices = message.item.isMultiple ? known : known.slice(0, 1);
	message.choices = choices;
	const name = (member ?? contact).name || null;
	return [{ type: "vote", providerId: messageId, voter, name, choices, at: now }];
}

/** Edits, deletes or reacts to an existing message; [] when it does not exist. */
export function changeMessage(
	state: SimulatorState,
	action: Action<"react"> | Action<"edit"> | Action<"delete">,
): GatewayEvent[] {
	const contact = findContact(state, action.phone);
	const message = contact?.messages.find(({ id }) => id === action.messageId);
	if (!message || message.deleted) return [];
	const providerId = message.id;
	if (action.type === "react") {
		message.reaction = action.emoji;
		return [{ type: "reaction", providerId, emoji: action.emoji, fromMe: false }];
	}
	// Customers can change only their own messages.
	if (message.fromMe) return [];
	if (action.type === "edit") {
		Object.assign(message, { text: action.text, edited: true });
		return [{ type: "edited", providerId, text: action.text }];
	}
	Object.assign(message, GONE);
	return [{ type: "deleted", providerId }];
}

/** Hides the number, so that the business sees the LID only; shown again, number and LID are sent together. */
export function hideNumber(state: SimulatorState, action: Action<"hide_number">): GatewayEvent[] {
	const contact = ensureContact(state, action.phone, "");
	contact.lid ??= lidOf(contact.phone);
	contact.hidesNumber = action.on;
	if (action.on) return [];
	const name = contact.name || null;
	return [{ type: "contact", addresses: addressesOf(contact), name, avatarUrl: null }];
}

/** The messages from before the link: one question and one answer per day. */
export function syncHistory(
	state: SimulatorState,
	action: Action<"sync_history">,
	now: number,
	tools: Tools,
): GatewayEvent[] {
	const contact = ensureContact(state, action.phone, action.name);
	const old: PhoneMessage[] = [];
	for (let day = HISTORY_DAYS; day >= 1; day--) {
		const at = now - day * DAY_MS;
		const answered = { fromMe: true, status: "read" as const };
		old.push(
			draft(tools, { text: `Pergunta de ${day} dia(s) atrás` }, at),
			draft(tools, { text: `Resposta de ${day} dia(s) atrás`, ...answered }, at + 60_000),
		);
	}
	contact.messages.unshift(...old);
	return old.map((message) => messageEvent(contact, message, "history", state));
}

export function ownerReplies(
	state: SimulatorState,
	action: Action<"owner_reply">,
	now: number,
	tools: Tools,
): GatewayEvent[] {
	const contact = ensureContact(state, action.phone, "");
	const message = draft(tools, { fromMe: true, text: action.text, status: "sent" }, now);
	contact.messages.push(message);
	if (contact.online) scheduleReads(state, contact, now + READ_AFTER_MS);
	return [messageEvent(contact, message, "phone", state)];
}

/** Marks all our messages as read; one event per message that was unread. */
export function readAll(contact: SimulatedContact): GatewayEvent[] {
	return contact.messages
		.filter((message) => message.fromMe && message.status !== "read")
		.map((message) => {
			message.status = "read";
			return { type: "status", providerId: message.id, status: "read" };
		});
}

export function scheduleReads(state: SimulatorState, contact: SimulatedContact, at: number): void {
	for (const message of contact.messages)
		if (message.fromMe && message.status !== "read")
			later(state, at, { type: "status", providerId: message.id, status: "read" });
}

export function presenceOf(contact: SimulatedContact, now: number): GatewayEvent {
	const addresses = addressesOf(contact);
	if (contact.typing) return { type: "presence", addresses, state: "typing", lastSeenAt: null };
	return contact.online
		? { type: "presence", addresses, state: "online", lastSeenAt: null }
		: { type: "presence", addresses, state: "offline", lastSeenAt: now };
}
