import type { PhoneView, ToldAction } from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import {
	changeMessage,
	hideNumber,
	ownerReplies,
	presenceOf,
	readAll,
	scheduleReads,
	sendFile,
	sendItem,
	sendMedium,
	syncHistory,
	vote,
	writeTexts,
} from "./customer.ts";
import { comeIn, link, SELF_SCAN_POLL_MS, signPasskey, unlink, waitsForCode } from "./linking.ts";
import { actInGroup, shownInGroup } from "./groups.ts";
import {
	ensureContact,
	findContact,
	isQrLive,
	LINE_HEALS_AFTER_MS,
	messageEvent,
	QR_LIFE_MS,
	READ_AFTER_MS,
} from "./rules.ts";
import type { SimulatorState } from "./state.ts";

export interface PhoneTools {
	randomUUID: () => string;
	/** In [0, 1). */
	random: () => number;
}

/** Decision 20: the chance per poll of a live QR code that a self-scanning phone scans it. */
const SELF_SCAN_CHANCE = 0.05;
/** Messages per customer on the page. */
const SHOWN_MESSAGES = 30;

/** Applies an action to the state; answers the events that the gateway would send at once. */
export function actOnPhone(
	state: SimulatorState,
	action: ToldAction,
	now: number,
	tools: PhoneTools,
): GatewayEvent[] {
	switch (action.type) {
		case "scan":
			return state.line === "unlinked" && isQrLive(state, now) ? comeIn(state, tools) : [];
		case "pair": {
			const typed = action.code.replace(/[^0-9a-z]/gi, "").toUpperCase();
			const isRight = waitsForCode(state, now) && typed === state.pairing?.code;
			return isRight ? comeIn(state, tools) : [];
		}
		case "sign_passkey":
			return signPasskey(state);
		case "drop_line":
			if (state.line !== "linked") return [];
			Object.assign(state, { line: "dropped", droppedAt: now, staysDown: action.stays ?? false });
			return [{ type: "linking" }];
		case "restore_line":
			return state.line === "dropped" ? heal(state) : [];
		case "unlink":
			if (state.line === "unlinked") return [];
			unlink(state);
			return [{ type: "unlinked", reasonCode: 401 }];
		case "set_self_scan":
			state.selfScan = action.on;
			state.nextDrawAt = action.on && isQrLive(state, now) ? now + SELF_SCAN_POLL_MS : null;
			return [];
		case "ask_passkey":
			state.asksPasskey = action.on;
			return [];
		case "lose_events":
			state.losesEvents = action.on;
			return [];
		case "mode":
			state.mode = action.mode;
			return [];
		case "write":
		case "send_medium":
		case "send_file":
		case "send_item":
		case "vote":
		case "react":
		case "edit":
		case "delete":
		case "typing":
		case "online":
		case "read":
		case "owner_reply":
		case "hide_number":
		case "sync_history":
		case "group":
			return told(state, talk(state, action, now, tools));
	}
}

type Handled =
	| "scan"
	| "pair"
	| "sign_passkey"
	| "drop_line"
	| "restore_line"
	| "unlink"
	| "set_self_scan"
	| "ask_passkey"
	| "lose_events"
	| "mode";
type Talk = Exclude<ToldAction, { type: Handled }>;

/** Actions of a conversation between a customer and the business. */
function talk(state: SimulatorState, action: Talk, now: number, tools: PhoneTools): GatewayEvent[] {
	switch (action.type) {
		case "write":
			return writeTexts(state, action, now, tools);
		case "send_medium":
			return sendMedium(state, action, now, tools);
		case "send_file":
			return sendFile(state, action, now, tools);
		case "send_item":
			return sendItem(state, action, now, tools);
		case "vote":
			return vote(state, action, now);
		case "react":
		case "edit":
		case "delete":
			return changeMessage(state, action);
		case "typing": {
			const contact = ensureContact(state, action.phone, "");
			contact.typing = action.on;
			return [presenceOf(contact, now)];
		}
		case "online": {
			const contact = ensureContact(state, action.phone, "");
			contact.online = action.on;
			if (action.on) scheduleReads(state, contact, now + READ_AFTER_MS);
			else contact.typing = false;
			return [presenceOf(contact, now)];
		}
		case "read": {
			const contact = findContact(state, action.phone);
			return contact ? readAll(contact) : [];
		}
		case "owner_reply":
			return ownerReplies(state, action, now, tools);
		case "hide_number":
			return hideNumber(state, action);
		case "sync_history":
			return syncHistory(state, action, now, tools);
		case "group":
			return actInGroup(state, action, now, tools);
	}
}

/** Executes what is due: statuses, the reconnection, the draw of a self-scanning phone. */
export function runDue(state: SimulatorState, now: number, tools: PhoneTools): GatewayEvent[] {
	const events: GatewayEvent[] = [];
	const healsAt = healsAtOf(state);
	if (healsAt !== null && now >= healsAt) events.push(...heal(state));
	if (state.nextDrawAt !== null && now >= state.nextDrawAt) {
		const canScan = state.selfScan && state.line === "unlinked" && isQrLive(state, now);
		state.nextDrawAt = canScan ? now + SELF_SCAN_POLL_MS : null;
		if (canScan && tools.random() < SELF_SCAN_CHANCE) events.push(...comeIn(state, tools));
	}
	if (state.line !== "linked") return events;
	const due = state.pending.filter(({ at }) => at <= now).map(({ event }) => event);
	state.pending = state.pending.filter(({ at }) => at > now);
	for (const event of due) if (event.type === "status") keepStatus(state, event);
	return [...events, ...due];
}

export function nextPhoneMoment(state: SimulatorState): number | null {
	const moments = [
		healsAtOf(state),
		state.nextDrawAt,
		state.line === "linked" ? (state.pending[0]?.at ?? null) : null,
	].filter((moment) => moment !== null);
	return moments.length > 0 ? Math.min(...moments) : null;
}

const healsAtOf = (state: SimulatorState): number | null =>
	state.line === "dropped" && !state.staysDown
		? (state.droppedAt ?? 0) + LINE_HEALS_AFTER_MS
		: null;

/** The connection is back, and WhatsApp delivers what was written meanwhile. */
function heal(state: SimulatorState): GatewayEvent[] {
	const since = state.droppedAt ?? 0;
	const missed = state.contacts.flatMap((contact) =>
		contact.messages
			.filter((message) => !message.fromMe && message.sentAt >= since && !message.deleted)
			.map((message) => messageEvent(contact, message, "live", state)),
	);
	return [...link(state), ...told(state, missed)];
}

/** No events are sent while the connection is down or webhooks are being lost. */
function told(state: SimulatorState, events: GatewayEvent[]): GatewayEvent[] {
	return state.line === "linked" && !state.losesEvents ? events : [];
}

function keepStatus(state: SimulatorState, event: Extract<GatewayEvent, { type: "status" }>): void {
	for (const contact of state.contacts)
		for (const message of contact.messages)
			if (message.id === event.providerId && message.status !== "read")
				message.status = event.status;
}

/** The view of the simulated phone's page. */
export function viewPhone(state: SimulatorState, now: number): PhoneView {
	const isScannable = state.line === "unlinked" && isQrLive(state, now);
	const lastOf = ({ messages }: { messages: { sentAt: number }[] }) => messages.at(-1)?.sentAt ?? 0;
	return {
		status: statusOf(state, isScannable),
		qr:
			isScannable && state.qr
				? { code: state.qr.code, expiresInMs: state.qr.issuedAt + QR_LIFE_MS - now }
				: null,
		phone: state.phone,
		profileName: state.profileName,
		waitsForCode: waitsForCode(state, now),
		asksPasskey: state.asksPasskey ?? false,
		passkey: state.passkey ?? null,
		losesEvents: state.losesEvents ?? false,
		selfScan: state.selfScan,
		mode: state.mode,
		contacts: state.contacts
			.toSorted((a, b) => lastOf(b) - lastOf(a))
			.map(
				({ businessTypingUntil, messages, phone, name, online, typing, hidesNumber, members }) => ({
					phone,
					name,
					online,
					typing,
					hidesNumber: hidesNumber ?? false,
					businessTyping: businessTypingUntil > now,
					messages: messages
						.slice(-SHOWN_MESSAGES)
						.map((message) => (members ? shownInGroup(message, members) : message)),
					...(members && { members }),
				}),
			),
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
