import { expect, test } from "vitest";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { costOf } from "#app/domain/prices/cost.ts";
import type { MessagePricing } from "#app/domain/prices/pricing.ts";
import { createInvoice } from "#tests/emulators/cloud-api/invoice.ts";
import {
	ANA,
	deliveredOf,
	inPriceWorld,
	LIA,
	type PriceWorld,
} from "#tests/support/price-world.ts";
import { createRandom, shuffle } from "#tests/support/random.ts";
import { incoming } from "#tests/support/instance.ts";
import { translateCloudStatus } from "#workers/adapters/whatsapp-gateway/cloud-api/message.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** In November, at noon in São Paulo. */
const NOW = Date.UTC(2026, 10, 20, 15);
const MONTH = "2026-11";
const SERVICE: MessagePricing = {
	category: "service",
	isBillable: true,
	isEntry: false,
	market: "BR",
};
const MARKETING: MessagePricing = { ...SERVICE, category: "marketing" };
const utility = { at: NOW, pricing: { ...SERVICE, category: "utility" } };

const countsOf = ({ prices }: PriceWorld, month = MONTH) =>
	prices
		.month(month)
		.map(({ said_by: by, category, charge, count }) => [by, category, charge, count]);
const sent = (world: PriceWorld, by = ANA) => world.accept(world.write(by));

test("a message is counted once, however often and in whatever order its statuses come", async () => {
	const random = createRandom(133);
	const told = [
		["sent", { at: NOW, pricing: MARKETING }],
		["sent", {}],
		["delivered", { at: NOW, pricing: MARKETING }],
		["delivered", { at: NOW, pricing: MARKETING }],
		["read", { at: NOW }],
		["read", { at: NOW, pricing: MARKETING }],
	] as const;
	for (let round = 0; round < 20; round += 1)
		await inPriceWorld(
			(world) => {
				const id = sent(world);
				for (const [status, more] of shuffle(told, random)) world.tell(id, status, more);
				world.evict();
				world.tell(id, "read", { at: NOW, pricing: MARKETING });
				expect(countsOf(world)).toEqual([["person", "marketing", "billed", 1]]);
			},
			{ now: NOW },
		);
});

test("a status that comes before the gateway's answer counts when the message is known", async () => {
	await inPriceWorld(
		(world) => {
			const id = world.write();
			world.tell(`wamid.${id}`, "delivered", utility);
			expect(countsOf(world)).toEqual([]);
			world.accept(id);
			expect(countsOf(world)).toEqual([["person", "utility", "billed", 1]]);
		},
		{ now: NOW },
	);
});

test("N13 a price of a message that is not ours, that never arrived, or that was written on the phone counts nothing", async () => {
	await inPriceWorld(
		(world) => {
			world.tell("wamid.FOREIGN", "delivered", utility);
			world.tell("IN-1", "delivered", utility);
			const failed = sent(world);
			world.tell(failed, "sent", utility);
			world.tell(failed, "failed", utility);
			const phone = { providerId: "PHONE", fromMe: true, origin: "phone", status: "sent" } as const;
			world.inbox.receive([incoming(phone)], NOW);
			world.tell("PHONE", "read", utility);
			expect(countsOf(world)).toEqual([]);
		},
		{ now: NOW },
	);
});

test("who said it is counted apart: people, each agent, and what a channel says by itself", async () => {
	await inPriceWorld(
		(world) => {
			world.tell(sent(world), "delivered", utility);
			world.tell(sent(world, LIA), "delivered", utility);
			world.tell(sent(world, { name: null, origin: "agent" }), "delivered", utility);
			expect(countsOf(world)).toEqual([
				["agent:agent-lia", "utility", "billed", 1],
				["auto", "utility", "billed", 1],
				["person", "utility", "billed", 1],
			]);
		},
		{ now: NOW },
	);
});

test("the month is that of Meta's clock at the workspace's place, also when its status comes late", async () => {
	await inPriceWorld(
		(world) => {
			const lastOfOctober = Date.UTC(2026, 10, 1, 2, 59, 59);
			world.tell(sent(world), "delivered", { ...utility, at: lastOfOctober });
			world.tell(sent(world), "delivered", { ...utility, at: lastOfOctober + 1000 });
			expect(countsOf(world, "2026-10")).toEqual([["person", "utility", "billed", 1]]);
			expect(countsOf(world, "2026-11")).toEqual([["person", "utility", "billed", 1]]);
			// A clock that cannot be: ours counts.
			world.tell(sent(world), "delivered", { ...utility, at: Date.UTC(2099, 0, 1) });
			expect(countsOf(world, "2099-01")).toEqual([]);
		},
		{ now: NOW },
	);
});

test("a conversation's cost is that of its own messages; one after an ad costs nothing until Meta says so", async () => {
	await inPriceWorld(
		(world) => {
			const { n } = world.inbox.contacts.find(world.contactId) ?? { n: 0 };
			world.tell(sent(world), "delivered", utility);
			const freeUntil = NOW + 70 * HOUR_MS;
			const entry = { ...SERVICE, isBillable: false, isEntry: true };
			world.tell(sent(world), "delivered", { at: NOW, pricing: entry, freeUntil });
			expect(world.prices.ofContact(n, NOW - DAY_MS)).toEqual([
				{ price: "2026-11-20 BR service entry", count: 1 },
				{ price: "2026-11-20 BR utility billed", count: 1 },
			]);
			expect(world.inbox.contacts.get(n).free_until).toBe(freeUntil);
			world.tell(sent(world), "delivered", { at: NOW, pricing: entry, freeUntil: NOW });
			expect(world.inbox.contacts.get(n).free_until, "an earlier end").toBe(freeUntil);
		},
		{ now: NOW },
	);
});

test(
	"the account of a month is the invoice of the emulator to the cent",
	{ timeout: 60_000 },
	async () => {
		const random = createRandom(1_100);
		await inPriceWorld(
			(world) => {
				const invoice = createInvoice();
				const dollar = 5_437_100;
				world.told = { rates: [{ kind: "dollar", since: "2026-01-01", micros: dollar }] };
				invoice.noteAd("5511987654321");
				const begin = Date.UTC(2026, 10, 1, 3);
				const messages = Array.from({ length: 1_260 }, (_, at) => {
					const part = random();
					const category = part < 0.9 ? "service" : part < 0.95 ? "utility" : "marketing";
					return { at: begin + at * 2_000_000, category };
				});
				const statuses: GatewayEvent[] = [];
				for (const { at, category } of messages) {
					// Whoever writes keeps the window open.
					world.inbox.receive([incoming({ sentAt: at })], at);
					const id = world.accept(world.write(random() < 0.5 ? LIA : ANA, at), at);
					const said = invoice.charge(deliveredOf(id, at, { category }));
					const told = { id, recipient_id: "5511987654321", timestamp: String(at / 1000), ...said };
					for (const status of ["sent", "delivered", "read"])
						statuses.push(...(translateCloudStatus({ ...told, status }) ?? []));
				}
				world.inbox.receive(shuffle(statuses, random), begin + 30 * DAY_MS);
				const cost = costOf(world.prices.month(MONTH), world.prices.rates());
				expect(cost.billed).toBe(invoice.lines().reduce((sum, { count }) => sum + count, 0));
				expect(cost.billed).toBeGreaterThan(100);
				expect(Math.round(cost.micros / 10_000)).toBe(
					Math.round((invoice.total(MONTH) * dollar) / 1e8),
				);
				expect(cost.billed + cost.free).toBe(messages.length);
			},
			{ now: Date.UTC(2026, 10, 1, 3) },
		);
	},
);

const ceiling = (reais: number, more: object = {}) => ({
	rates: [{ kind: "service" as const, since: "2026-01-01", micros: 1_000_000 }],
	ceiling: { micros: reais * 1_000_000, stopsPeople: false, releasedFor: null, ...more },
});
/** So many service messages cost something already. */
function spend(world: PriceWorld, reais: number): void {
	world.state.storage.sql.exec(
		`INSERT OR REPLACE INTO message_prices (day, said_by, market, category, charge, count) VALUES
			('2026-11-02', 'person', 'BR', 'service', 'allowance', 1000), ('2026-11-02', 'person', 'BR', 'service', 'billed', ?)`,
		reais,
	);
	world.evict();
}

test("N14 at the ceiling agents stop and people go on; what is on its way counts, so no race gets past it", async () => {
	await inPriceWorld(
		(world) => {
			world.told = ceiling(10);
			spend(world, 7);
			const written = Array.from({ length: 9 }, () => world.write(LIA));
			expect(written.filter((one) => one !== "price_ceiling")).toHaveLength(3);
			expect(world.write(ANA)).not.toBe("price_ceiling");
			// Another life of the object knows what waits to be sent.
			world.evict();
			expect(world.write(LIA)).toBe("price_ceiling");
			for (const id of written.slice(0, 2)) world.tell(world.accept(id), "failed");
			expect(world.write(LIA), "ANA's message and one of LIA's are left").not.toBe("price_ceiling");
			expect(world.write(LIA)).toBe("price_ceiling");
		},
		{ now: NOW },
	);
});

test("N14 people stop too where an admin chose so, until a manager lets them go on for the month", async () => {
	await inPriceWorld(
		(world) => {
			world.told = ceiling(10, { stopsPeople: true });
			spend(world, 10);
			expect(world.write(ANA)).toBe("price_ceiling");
			world.told = ceiling(10, { stopsPeople: true, releasedFor: "2026-11" });
			expect(world.write(ANA)).not.toBe("price_ceiling");
			expect(world.write(LIA)).toBe("price_ceiling");
			world.told = ceiling(10, { stopsPeople: true, releasedFor: "2026-10" });
			expect(world.write(ANA)).toBe("price_ceiling");
		},
		{ now: NOW },
	);
});

test("the month's turn at the workspace's place begins anew; free messages leave at any ceiling", async () => {
	await inPriceWorld(
		(world) => {
			world.told = ceiling(10);
			spend(world, 10);
			const lastSecond = Date.UTC(2026, 11, 1, 2, 59, 59);
			const write = (now: number) => {
				world.inbox.receive([incoming({ sentAt: now })], now);
				return world.write(LIA, now);
			};
			expect(write(lastSecond)).toBe("price_ceiling");
			expect(write(lastSecond + 1000)).not.toBe("price_ceiling");
			world.told = ceiling(0);
			expect(write(lastSecond + 2000), "one of the month's thousand").not.toBe("price_ceiling");
		},
		{ now: NOW },
	);
});

test("a channel whose messages have no price knows no ceiling", async () => {
	await inPriceWorld(
		(world) => {
			world.told = ceiling(0);
			spend(world, 10);
			expect(world.write(LIA)).not.toBe("price_ceiling");
		},
		{ now: NOW, isPaid: false },
	);
});

test("managers are told at 80 % and at 100 %, each once in a month, also when the queue failed", async () => {
	await inPriceWorld(
		async (world) => {
			world.told = ceiling(10);
			spend(world, 7);
			await world.pass();
			expect(world.jobs).toEqual([]);
			world.queueFails = true;
			world.tell(sent(world), "delivered", { at: NOW, pricing: SERVICE });
			await world.pass();
			expect(world.prices.nextWake?.(NOW)).toBeGreaterThan(NOW);
			world.queueFails = false;
			await world.pass(Date.now() + 61_000);
			expect(world.jobs).toMatchObject([{ part: 80, month: MONTH, name: "Loja" }]);
			world.tell(sent(world), "delivered", { at: NOW, pricing: SERVICE });
			await world.pass();
			world.evict();
			await world.pass();
			expect(world.jobs).toHaveLength(1);
			world.tell(sent(world), "delivered", { at: NOW, pricing: SERVICE });
			await world.pass();
			await world.pass();
			expect(world.jobs.map(({ part }) => part)).toEqual([80, 100]);
			expect(world.prices.nextWake?.(NOW)).toBeNull();
		},
		{ now: NOW },
	);
});
