import type { ServerFrame } from "#app/contracts/frames.ts";
import { isCarriedByUs } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import type { ConfigStore } from "../config.ts";
import { readsContact } from "../sight/reads.ts";
import type { Gateways } from "../link/gateways.ts";

/** "Visto por último" is stored, but a difference below a minute is not worth a row. */
const LAST_SEEN_GRAIN_MS = 60_000;

export interface PresenceParts {
	config: ConfigStore;
	gateways: Gateways;
	inbox: Inbox;
	tasks: Tasks;
	isOpen(): boolean;
	/** Informs visitors' browsers connected to this object, for channels without a gateway. */
	notifyVisitors(contact: number, isTyping: boolean): void;
}

/** Typing and online state in both directions, as far as the channel's settings allow. */
export function createPresence(parts: PresenceParts) {
	const { config, gateways, inbox, tasks, isOpen } = parts;
	/** Our own typing to send: contact number to newest state. Never stored. */
	const typing = new Map<number, boolean>();

	const isOwn = () => isCarriedByUs(config.get()?.gateway ?? "simulator");
	const isEnabled = () => isOwn() || (config.get()?.settings.enableChatPresence ?? false);

	/** Whether a contact can see us typing. */
	const canShowTyping = (): boolean => isEnabled() && gateways.current().capabilities.typing;

	function rememberLastSeen(contactId: string, at: number): void {
		const row = inbox.contacts.find(contactId);
		if (row && at - (row.last_seen_at ?? 0) > LAST_SEEN_GRAIN_MS)
			inbox.contacts.setLastSeen(row.n, at);
	}

	async function sendTyping(contact: number, isTyping: boolean): Promise<void> {
		const to = inbox.contacts.addressesOf(contact)[0];
		if (!to) return;
		// A failure to send presence is ignored: nothing depends on it.
		await gateways
			.current()
			.sendPresence({ to, state: isTyping ? "typing" : "online" })
			.catch(() => null);
	}

	/** A contact types, records, comes or goes: sent to sockets, not stored. */
	function noteContact(event: Extract<GatewayEvent, { type: "presence" }>, now: number): void {
		const contactId = isEnabled() ? inbox.findContact(event.addresses) : null;
		if (contactId === null) return;
		if (event.lastSeenAt !== null) rememberLastSeen(contactId, event.lastSeenAt);
		const presence = inbox.room.noteContact(contactId, event, now);
		if (!presence) return;
		const text = JSON.stringify({ type: "presence", presence } satisfies ServerFrame);
		inbox.sockets.broadcast(text, (sight) => (readsContact(inbox, sight, contactId) ? text : null));
	}

	return {
		noteContact,

		apply(events: readonly GatewayEvent[], now: number): void {
			for (const event of events) if (event.type === "presence") noteContact(event, now);
		},

		canShowTyping,

		/** A member types to a contact. True when the alarm has to send it. */
		noteMember(contact: number, isTyping: boolean): boolean {
			if (!canShowTyping()) return false;
			if (isOwn()) {
				parts.notifyVisitors(contact, isTyping);
				return false;
			}
			typing.set(contact, isTyping);
			return true;
		},

		startDue(): Task[] {
			if (!isOpen()) return [];
			const due = [...typing];
			typing.clear();
			return due.map(([contact, isTyping]) =>
				tasks.begin(`presence:${contact}`, () => sendTyping(contact, isTyping)),
			);
		},

		nextWake: (now: number): number | null => (typing.size > 0 && isOpen() ? now : null),
	};
}
