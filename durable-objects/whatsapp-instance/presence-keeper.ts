import type { ServerFrame } from "#app/contracts/frames.ts";
import { isCarriedByUs } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { ConfigStore } from "./config-store.ts";
import type { GatewayAccess } from "./gateway-access.ts";

/** "visto por último" survives sleep, but a minute more or less is not worth a row. */
const LAST_SEEN_GRAIN_MS = 60_000;

export interface PresenceKeeperParts {
	config: ConfigStore;
	gateways: GatewayAccess;
	inbox: Inbox;
	isOpen(): boolean;
	/** Tells browsers that hang on this very object; for channels that we carry ourselves. */
	tellVisitors(contact: number, isTyping: boolean): void;
}

/** Typing and online, both ways, as far as the instance's settings allow it. */
export function createPresenceKeeper(parts: PresenceKeeperParts) {
	const { config, gateways, inbox, isOpen } = parts;
	/** Typing of ours to tell: contact number to its newest state. Never stored. */
	const typing = new Map<number, boolean>();

	const isOwn = () => isCarriedByUs(config.get()?.gateway ?? "simulator");
	const isEnabled = () => isOwn() || (config.get()?.settings.enableChatPresence ?? false);

	function rememberLastSeen(contactId: string, at: number): void {
		const row = inbox.contacts.find(contactId);
		if (row && at - (row.last_seen_at ?? 0) > LAST_SEEN_GRAIN_MS)
			inbox.contacts.setLastSeen(row.n, at);
	}

	async function tell(contact: number, isTyping: boolean): Promise<void> {
		const to = inbox.contacts.addressesOf(contact)[0];
		if (!to) return;
		// Presence is a courtesy: its failure is nobody's news.
		await gateways
			.current()
			.sendPresence({ to, state: isTyping ? "typing" : "online" })
			.catch(() => null);
	}

	return {
		/** A contact types, records, comes or goes: to the sockets, not to the tables. */
		noteContact(event: Extract<GatewayEvent, { type: "presence" }>, now: number): void {
			const contactId = isEnabled() ? inbox.findContact(event.addresses) : null;
			if (contactId === null) return;
			if (event.lastSeenAt !== null) rememberLastSeen(contactId, event.lastSeenAt);
			const presence = inbox.room.noteContact(contactId, event, now);
			if (presence)
				inbox.sockets.broadcast(
					JSON.stringify({ type: "presence", presence } satisfies ServerFrame),
				);
		},

		/** A member writes to a contact. False when nobody will be told. */
		noteMember(contact: number, isTyping: boolean): boolean {
			if (!isEnabled() || !gateways.current().capabilities.typing) return false;
			if (isOwn()) {
				parts.tellVisitors(contact, isTyping);
				return false;
			}
			typing.set(contact, isTyping);
			return true;
		},

		startDue(): Promise<void>[] {
			if (!isOpen()) return [];
			const due = [...typing];
			typing.clear();
			return due.map(([contact, isTyping]) => tell(contact, isTyping));
		},

		isDue: (): boolean => typing.size > 0 && isOpen(),
	};
}
