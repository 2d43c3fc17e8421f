import { type Address, addressKey } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { GatewayAccess } from "./gateway-access.ts";

/** Asked at once; the others wait for the next turn of the alarm. */
const MAX_PARALLEL = 3;
/** More than these are asked for when they write again. */
const MAX_WAITING = 100;
/** Tries for one person in one life of the object. */
const MAX_TRIES = 2;

export interface NameKeeperParts {
	gateways: GatewayAccess;
	inbox: Inbox;
	isOpen(): boolean;
}

/**
 * Asks what somebody is called, once, where the gateway's messages do not say. By the alarm, and in
 * memory: whoever is forgotten by a sleep is asked for with their next message.
 */
export function createNameKeeper({ gateways, inbox, isOpen }: NameKeeperParts) {
	const waiting = new Map<string, Address>();
	const tries = new Map<string, number>();

	function isUnnamed(address: Address): boolean {
		const n = inbox.contacts.findNumber([address]);
		return n !== null && inbox.contacts.get(n).name === null;
	}

	function note(event: GatewayEvent): void {
		if (event.type !== "message" || event.fromMe || event.name !== null) return;
		const [address] = event.addresses;
		if (!address || waiting.size >= MAX_WAITING) return;
		const key = addressKey(address);
		if ((tries.get(key) ?? 0) < MAX_TRIES && isUnnamed(address)) waiting.set(key, address);
	}

	async function ask(address: Address, take: (events: GatewayEvent[]) => void): Promise<void> {
		const key = addressKey(address);
		tries.set(key, (tries.get(key) ?? 0) + 1);
		const answer = await gateways
			.current()
			.readProfile(address)
			.catch(() => null);
		if (answer?.class !== "accepted" || answer.value.name === null) return;
		take([{ type: "contact", addresses: [address], name: answer.value.name, avatarUrl: null }]);
	}

	return {
		noteMessages(events: readonly GatewayEvent[]): void {
			if (events.length > 0 && gateways.current().capabilities.profiles) events.forEach(note);
		},

		/** @param take receives what was learnt, as if the gateway had told it by itself */
		startDue(take: (events: GatewayEvent[]) => void): Promise<void>[] {
			if (!isOpen()) return [];
			const due = [...waiting].slice(0, MAX_PARALLEL);
			for (const [key] of due) waiting.delete(key);
			return due.map(([, address]) => ask(address, take));
		},

		isDue: (): boolean => waiting.size > 0 && isOpen(),
	};
}
