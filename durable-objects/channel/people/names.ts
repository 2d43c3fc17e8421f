import { type Address, addressKey } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import type { Gateways } from "../link/gateways.ts";

/** Questions asked at once; the others wait for the next turn of the alarm. */
const MAX_PARALLEL = 3;
/** Questions waiting at most; others are asked with the person's next message. */
const MAX_WAITING = 100;
/** Questions per person until the object restarts. */
const MAX_TRIES = 2;

type Message = Extract<GatewayEvent, { type: "message" }>;
/**
 * Whose name is asked for; with `providerId`, the message by which their other addresses are found instead.
 */
interface Question {
	address: Address;
	providerId: string | null;
}

export interface NamesParts {
	gateways: Gateways;
	inbox: Inbox;
	tasks: Tasks;
	isOpen(): boolean;
	/** Stores what was learnt. */
	learn(events: readonly GatewayEvent[]): void;
}

/**
 * Asks the gateway for names of people and groups, and for their other addresses, where its messages do not
 * contain them. By the alarm and in memory: what a restart forgets is asked with the next message.
 */
export function createNames({ gateways, inbox, tasks, isOpen, learn }: NamesParts) {
	const waiting = new Map<string, Question>();
	const tries = new Map<string, number>();

	const isUnnamed = (address: Address): boolean => {
		const n = inbox.contacts.findNumber([address]);
		return n !== null && inbox.contacts.get(n).name === null;
	};

	const isAddressMissing = (address: Address): boolean => {
		const n = inbox.contacts.findNumber([address]);
		return n !== null && !inbox.contacts.addressesOf(n).some(({ kind }) => kind === "lid");
	};

	/** Whether this gateway gives a name only when asked. */
	function isNameAsked({ name, fromMe }: Message, { kind }: Address): boolean {
		const { profiles, groupNames } = gateways.current().capabilities;
		if (name !== null) return false;
		return kind === "group" ? groupNames : profiles && !fromMe;
	}

	function note(event: Message): void {
		const [address] = event.addresses;
		if (!address || waiting.size >= MAX_WAITING) return;
		const isCut = event.isAddressCut === true;
		if (!isCut && !isNameAsked(event, address)) return;
		const key = addressKey(address);
		if ((tries.get(key) ?? 0) >= MAX_TRIES) return;
		if (isCut ? isAddressMissing(address) : isUnnamed(address))
			waiting.set(key, { address, providerId: isCut ? event.providerId : null });
	}

	async function ask({ address, providerId }: Question): Promise<GatewayEvent[]> {
		const key = addressKey(address);
		tries.set(key, (tries.get(key) ?? 0) + 1);
		const contact = { type: "contact", addresses: [address], name: null, avatarUrl: null } as const;
		if (providerId !== null) {
			const answer = await gateways.current().readAddresses(providerId);
			const others = answer.class === "accepted" ? answer.value : [];
			return others.length > 1 ? [{ ...contact, addresses: others }] : [];
		}
		const answer = await gateways.current().readProfile(address);
		const name = answer.class === "accepted" ? answer.value.name : null;
		return name === null ? [] : [{ ...contact, addresses: [address], name }];
	}

	return {
		apply(events: readonly GatewayEvent[]): void {
			for (const event of events) if (event.type === "message") note(event);
		},

		startDue(): Task[] {
			if (!isOpen()) return [];
			const due = [...waiting].slice(0, MAX_PARALLEL);
			for (const [key] of due) waiting.delete(key);
			return due.map(([key, question]) =>
				tasks.begin(`name:${key}`, async () => {
					const learnt = await ask(question).catch(() => []);
					if (learnt.length > 0) learn(learnt);
				}),
			);
		},

		nextWake: (now: number): number | null => (waiting.size > 0 && isOpen() ? now : null),
	};
}
