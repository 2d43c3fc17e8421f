/** A number of the official API whose messages cost, with its prices, in an object of its own. */
import { runInDurableObject } from "cloudflare:test";
import type { ToldPrices } from "#app/contracts/prices.ts";
import type { CeilingToldJob } from "#app/contracts/jobs.ts";
import type { ChannelConfig } from "#durable-objects/channel/config.ts";
import { createInbox } from "#durable-objects/channel/inbox.ts";
import { createPrices, type Prices } from "#durable-objects/channel/prices/prices.ts";
import type { Writer } from "#durable-objects/channel/sending/outgoing.ts";
import { inboxSteps } from "#durable-objects/channel/steps.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { createTasks } from "#durable-objects/object/tasks.ts";
import type { Delivered } from "#tests/emulators/cloud-api/invoice.ts";
import { uuidv7 } from "./ids.ts";
import { incoming, instanceOf } from "./instance.ts";

export const ANA: Writer = { name: "Ana", origin: "api", memberId: "ana" };
export const LIA: Writer = { name: "Lia", origin: "agent" };
const WORKSPACE_ID = "11111111-1111-4111-8111-111111111111";

export interface PriceWorld {
	inbox: ReturnType<typeof createInbox>;
	prices: Prices;
	state: DurableObjectState;
	/** What the object was told; set anew, it is told of it. */
	told: ToldPrices;
	/** What managers were told. */
	jobs: CeilingToldJob[];
	queueFails: boolean;
	contactId: string;
	/** Queues a text; its id, or the code of its refusal. */
	write(by?: Writer, now?: number): string;
	/** The vendor took it; its id there. */
	accept(id: string, now?: number): string;
	/** A status as the adapter translates it. */
	tell(
		providerId: string,
		status: "sent" | "delivered" | "read" | "failed",
		more?: object,
		now?: number,
	): void;
	/** Works off what is due. */
	pass(now?: number): Promise<void>;
	/** The object begins another life. */
	evict(): void;
}

export async function inPriceWorld(
	act: (world: PriceWorld) => Promise<void> | void,
	{ now = Date.now(), isPaid = true }: { now?: number; isPaid?: boolean } = {},
): Promise<void> {
	await runInDurableObject(instanceOf(`prices-${crypto.randomUUID()}`), async (_, state) => {
		migrate(state.storage, { inbox: inboxSteps });
		const { sql } = state.storage;
		const jobs: CeilingToldJob[] = [];
		const place = { workspaceId: WORKSPACE_ID, channelId: crypto.randomUUID(), name: "Loja" };
		let desk: { prices: ToldPrices } = { prices: {} };
		const config = { get: () => ({ ...place, desk }) as unknown as ChannelConfig };
		function start() {
			const tasks = createTasks();
			const queue = {
				async send(job: CeilingToldJob) {
					if (world.queueFails) throw new Error("The queue does not answer.");
					jobs.push(job);
					return { metadata: { metrics: { backlogBytes: 0, backlogCount: 0 } } };
				},
			};
			const prices = createPrices({
				sql,
				config,
				tasks,
				queue: queue as unknown as Queue<CeilingToldJob>,
				isPaid: () => isPaid,
			});
			const inbox = createInbox(state, {
				alsoSeen: 0,
				linkSince: () => null,
				usage: () => "[]",
				mark: (address) => address,
				refusesCalls: () => false,
				rules: () => ({ maxTextLength: 4_096, quotes: true, replyWindowHours: 24 }),
				agent: () => ({ id: "agent-lia", name: "Lia", debounceMs: 0 }),
				prices,
				countConversation: async () => ({ counted: true, isWithin: true, used: 1, limit: null }),
				tasks,
				newId: uuidv7,
				channelId: place.channelId,
			});
			return { prices, inbox };
		}
		const world: PriceWorld = {
			...({} as Pick<PriceWorld, "inbox" | "prices">),
			state,
			jobs,
			queueFails: false,
			contactId: "",
			get told() {
				return desk.prices;
			},
			set told(prices) {
				desk = { prices };
				world.prices.noteChange?.(now);
			},
			write(by = ANA, at = now) {
				const id = uuidv7();
				const input = { id, contactId: world.contactId, text: `Oi ${id}` };
				const written = world.inbox.enqueue(by, input, at);
				return written.ok ? id : written.code;
			},
			accept(id, at = now) {
				const row = world.inbox.ledger.find(id);
				if (!row) throw new Error(`no message ${id}`);
				world.inbox.settleAsSent(row, `wamid.${id}`, at);
				return `wamid.${id}`;
			},
			tell(providerId, status, more = {}, at = now) {
				world.inbox.receive([{ type: "status", providerId, status, ...more }], at);
			},
			async pass(at = now) {
				await Promise.all(world.prices.startDue?.(at) ?? []);
			},
			evict() {
				Object.assign(world, start());
			},
		};
		world.evict();
		world.inbox.receive([incoming({ providerId: "IN-1", sentAt: now })], now);
		world.contactId = world.inbox.newestContacts(1)[0]?.id ?? "";
		await act(world);
	});
}

/** What a status of a delivered message says, as Meta's invoice has it. */
export const deliveredOf = (id: string, at: number, more: Partial<Delivered> = {}): Delivered => ({
	id,
	to: "5511987654321",
	category: "service",
	at,
	...more,
});
