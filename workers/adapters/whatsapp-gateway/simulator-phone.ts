import type { PhoneAction, PhoneMessage, PhoneView } from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import {
	ensureContact,
	findContact,
	isQrLive,
	LINE_HEALS_AFTER_MS,
	later,
	messageEvent,
	QR_LIFE_MS,
	READ_AFTER_MS,
} from "./simulator-rules.ts";
import type { SimulatedContact, SimulatorState } from "./simulator-state.ts";

export interface PhoneTools {
	randomUUID: () => string;
	/** In [0, 1). */
	random: () => number;
}

/** Decision 20: the chance that a self-scanning phone scans, drawn at each poll of a live QR. */
const SELF_SCAN_CHANCE = 0.05;
/** As often as the QR page would poll. */
export const SELF_SCAN_POLL_MS = 5_000;
/** The page shows so many messages of each customer. */
const SHOWN_MESSAGES = 30;

/** Applies an action to the state; returns what the gateway would tell at once. */
export function actOnPhone(
	state: SimulatorState,
	action: PhoneAction,
	now: number,
	tools: PhoneTools,
): GatewayEvent[] {
	switch (action.type) {
		case "scan":
			return state.line === "unlinked" && isQrLive(state, now) ? link(state) : [];
		case "drop_line":
			if (state.line !== "linked") return [];
			Object.assign(state, { line: "dropped", droppedAt: now });
			return [{ type: "linking" }];
		case "unlink":
			if (state.line === "unlinked") return [];
			Object.assign(state, { line: "unlinked", qr: null, droppedAt: null });
			return [{ type: "unlinked", reasonCode: 401 }];
		case "write":
			return write(state, action, now, tools);
		case "typing": {
			const contact = ensureContact(state, action.phone, "");
			contact.typing = action.on;
			return told(state, [presence(contact, now)]);
		}
		case "online": {
			const contact = ensureContact(state, action.phone, "");
			contact.online = action.on;
			if (action.on) scheduleReads(state, contact, now + READ_AFTER_MS);
			else contact.typing = false;
			return told(state, [presence(contact, now)]);
		}
		case "read": {
			const contact = findContact(state, action.phone);
			return contact ? told(state, readAll(contact)) : [];
		}
		case "owner_reply":
			return ownerReplies(state, action, now, tools);
		case "set_self_scan":
			state.selfScan = action.on;
			state.nextDrawAt = action.on && isQrLive(state, now) ? now + SELF_SCAN_POLL_MS : null;
			return [];
		case "mode":
			state.mode = action.mode;
			return [];
	}
}

/** What falls due: ticks, the line that heals, the draw of a self-scanning phone. */
export function runDue(state: SimulatorState, now: number, tools: PhoneTools): GatewayEvent[] {
	const events: GatewayEvent[] = [];
	if (state.line === "dropped" && now >= (state.droppedAt ?? 0) + LINE_HEALS_AFTER_MS)
		events.push(...heal(state));
	if (state.nextDrawAt !== null && now >= state.nextDrawAt) {
		const canScan = state.selfScan && state.line === "unlinked" && isQrLive(state, now);
		state.nextDrawAt = canScan ? now + SELF_SCAN_POLL_MS : null;
		if (canScan && tools.random() < SELF_SCAN_CHANCE) events.push(...link(state));
	}
	if (state.line !== "linked") return events;
	const due = state.pending.filter(({ at }) => at <= now).map(({ event }) => event);
	state.pending = state.pending.filter(({ at }) => at > now);
	for (const event of due) if (event.type === "status") keepStatus(state, event);
	return [...events, ...due];
}

export function nextPhoneMoment(state: SimulatorState): number | null {
	const moments = [
		state.line === "dropped" ? (state.droppedAt ?? 0) + LINE_HEALS_AFTER_MS : null,
		state.nextDrawAt,
		state.line === "linked" ? (state.pending[0]?.at ?? null) : null,
	].filter((moment) => moment !== null);
	return moments.length > 0 ? Math.min(...moments) : null;
}

function link(state: SimulatorState): GatewayEvent[] {
	Object.assign(state, { line: "linked", qr: null, droppedAt: null, nextDrawAt: null });
	return [{ type: "linked", phone: state.phone, profileName: state.profileName }];
}

/** The line is back, and WhatsApp delivers what was written meanwhile. */
function heal(state: SimulatorState): GatewayEvent[] {
	const since = state.droppedAt ?? 0;
	const missed = state.contacts.flatMap((contact) =>
		contact.messages
			.filter((message) => !message.fromMe && message.sentAt >= since)
			.map((message) => messageEvent(contact, message, "live")),
	);
	return [...link(state), ...missed];
}

/** Nobody hears of anything while the line is down. */
function told(state: SimulatorState, events: GatewayEvent[]): GatewayEvent[] {
	return state.line === "linked" ? events : [];
}

function write(
	state: SimulatorState,
	action: Extract<PhoneAction, { type: "write" }>,
	now: number,
	tools: PhoneTools,
): GatewayEvent[] {
	const contact = ensureContact(state, action.phone, action.name);
	const wasTyping = contact.typing;
	contact.typing = false;
	// Whoever answers has read.
	const events = readAll(contact);
	if (wasTyping) events.push(presence(contact, now));
	for (let turn = 1; turn <= action.count; turn++) {
		const message: PhoneMessage = {
			id: `SIM${tools.randomUUID().replaceAll("-", "").toUpperCase()}`,
			fromMe: false,
			text: action.count > 1 ? `${action.text} (${turn})` : action.text,
			sentAt: now,
			status: null,
			readByUs: false,
		};
		contact.messages.push(message);
		events.push(messageEvent(contact, message, "live"));
	}
	return told(state, events);
}

function ownerReplies(
	state: SimulatorState,
	action: Extract<PhoneAction, { type: "owner_reply" }>,
	now: number,
	tools: PhoneTools,
): GatewayEvent[] {
	const contact = ensureContact(state, action.phone, "");
	const message: PhoneMessage = {
		id: `SIM${tools.randomUUID().replaceAll("-", "").toUpperCase()}`,
		fromMe: true,
		text: action.text,
		sentAt: now,
		status: "sent",
		readByUs: false,
	};
	contact.messages.push(message);
	if (contact.online) scheduleReads(state, contact, now + READ_AFTER_MS);
	return told(state, [messageEvent(contact, message, "phone")]);
}

/** Marks everything of ours as read; one event for each message that was not. */
function readAll(contact: SimulatedContact): GatewayEvent[] {
	return contact.messages
		.filter((message) => message.fromMe && message.status !== "read")
		.map((message) => {
			message.status = "read";
			return { type: "status", providerId: message.id, status: "read" };
		});
}

function scheduleReads(state: SimulatorState, contact: SimulatedContact, at: number): void {
	for (const message of contact.messages)
		if (message.fromMe && message.status !== "read")
			later(state, at, { type: "status", providerId: message.id, status: "read" });
}

function keepStatus(state: SimulatorState, event: Extract<GatewayEvent, { type: "status" }>): void {
	for (const contact of state.contacts)
		for (const message of contact.messages)
			if (message.id === event.providerId && message.status !== "read")
				message.status = event.status;
}

function presence(contact: SimulatedContact, now: number): GatewayEvent {
	const addresses = [{ kind: "phone" as const, value: contact.phone }];
	if (contact.typing) return { type: "presence", addresses, state: "typing", lastSeenAt: null };
	return contact.online
		? { type: "presence", addresses, state: "online", lastSeenAt: null }
		: { type: "presence", addresses, state: "offline", lastSeenAt: now };
}

/** What the page of the simulated phone shows. */
export function viewPhone(state: SimulatorState, now: number): PhoneView {
	const isScannable = state.line === "unlinked" && isQrLive(state, now);
	const lastOf = (contact: SimulatedContact) => contact.messages.at(-1)?.sentAt ?? 0;
	return {
		status: statusOf(state, isScannable),
		qr:
			isScannable && state.qr
				? { code: state.qr.code, expiresInMs: state.qr.issuedAt + QR_LIFE_MS - now }
				: null,
		phone: state.phone,
		profileName: state.profileName,
		selfScan: state.selfScan,
		mode: state.mode,
		contacts: state.contacts
			.toSorted((a, b) => lastOf(b) - lastOf(a))
			.map(({ businessTypingUntil, messages, ...contact }) => ({
				...contact,
				businessTyping: businessTypingUntil > now,
				messages: messages.slice(-SHOWN_MESSAGES),
			})),
	};
}

function statusOf(state: SimulatorState, isScannable: boolean): PhoneView["status"] {
	switch (state.line) {
		case "linked":
			return "linked";
		case "dropped":
			return "line_dropped";
		case "unlinked":
			return isScannable ? "waiting_scan" : "unlinked";
	}
}
