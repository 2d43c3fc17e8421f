import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import { createChaosGateway, type TrueMessage } from "#tests/support/chaos-gateway.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { isLong } from "#tests/support/long.ts";
import { createRandom, shuffle } from "#tests/support/random.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const START = Date.UTC(2032, 0, 1);
const MESSAGES = isLong ? 5_000 : 400;
const CONTACTS = 20;
/** Ten messages in a second, of ten people. */
const SPACING_MS = 100;
const BATCH_MS = 2_000;
const MAX_DELAY_MS = 30_000;

async function setUp() {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	const gateway = createChaosGateway();
	gateway.install();
	const { channelId } = await makeLinkedInstance({ gateway: "evolution" });
	const stub = () => instanceOf(channelId);
	const pass = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(stub());
	};
	// The first link's own reconciliation: from here on the gateway is asked for what is missing.
	await pass(5_000);
	return { gateway, stub, pass };
}

const truth = (n: number, startAt: number): TrueMessage => ({
	id: `T${String(n).padStart(5, "0")}`,
	phone: `55119000000${String(n % CONTACTS).padStart(2, "0")}`,
	fromMe: n % 7 === 3,
	text: `mensagem ${n}`,
	at: Math.floor((startAt + n * SPACING_MS) / 1000) * 1000,
});

const told = ({ id, phone, fromMe, text, at }: TrueMessage) =>
	incoming({
		providerId: id,
		addresses: [{ kind: "phone", value: phone }],
		fromMe,
		origin: fromMe ? "phone" : "live",
		name: null,
		sentAt: at,
		content: { type: "text", text },
		status: fromMe ? "sent" : null,
	});

/** Every entry of the ledger, contact by contact, each in its order. */
async function readAll(stub: ReturnType<typeof instanceOf>): Promise<Map<string, MessageView[]>> {
	const page = await stub.contacts(WORKSPACE, { cursor: null, search: "" });
	const all = new Map<string, MessageView[]>();
	for (const { id, phone } of page.ok ? page.value.contacts : []) {
		const entries: MessageView[] = [];
		for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null;) {
			isFirst = false;
			const read = await stub.conversation(WORKSPACE, id, cursor);
			if (!read.ok) throw new Error(read.code);
			entries.unshift(...read.value.page.messages);
			cursor = read.value.page.earlierCursor;
		}
		all.set(phone ?? "", entries);
	}
	return all;
}

test(
	`chaos: of ${MESSAGES} messages 10 % are dropped, 10 % repeated, all shuffled and delayed; the ledger ends as the truth`,
	{ timeout: 120_000, retry: 0 },
	async () => {
		const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
		console.log(`chaos seed ${seed}`);
		const random = createRandom(seed);
		const { gateway, stub, pass } = await setUp();
		const startAt = Date.now();
		const all = Array.from({ length: MESSAGES }, (_, n) => truth(n, startAt));
		let dropped = 0;
		let repeated = 0;
		const deliveries: { at: number; message: TrueMessage }[] = [];
		const delay = () => (random() < 0.3 ? random() * MAX_DELAY_MS : 0);
		for (const [n, message] of all.entries()) {
			const sentAt = startAt + n * SPACING_MS;
			if (random() < 0.1) {
				dropped += 1;
				continue;
			}
			deliveries.push({ at: sentAt + delay(), message });
			if (random() >= 0.1) continue;
			repeated += 1;
			deliveries.push({ at: sentAt + delay(), message });
		}
		const endAt = startAt + MESSAGES * SPACING_MS + MAX_DELAY_MS + BATCH_MS;
		for (let at = startAt; at <= endAt; at += BATCH_MS) {
			vi.setSystemTime(at);
			const isDue = (moment: number) => moment > at - BATCH_MS && moment <= at;
			for (const [n, message] of all.entries())
				if (isDue(startAt + n * SPACING_MS)) gateway.store(message);
			const due = deliveries.filter((delivery) => isDue(delivery.at));
			if (due.length > 0)
				await stub().receive(shuffle(due, random).map(({ message }) => told(message)));
			await runDurableObjectAlarm(stub());
		}
		// The hourly reconciliation, and what it could not read in one go.
		for (let round = 0; round < 4; round += 1) await pass(round === 0 ? 3_600_000 : 61_000);

		const ledger = await readAll(stub());
		const expected = Map.groupBy(all, ({ phone }) => phone);
		expect(ledger.size).toBe(CONTACTS);
		for (const [phone, entries] of ledger)
			expect(
				entries.map(({ id, text }) => ({ id, text })),
				`the conversation of ${phone}`,
			).toEqual(expected.get(phone)?.map(({ id, text }) => ({ id, text })));
		const recovered = [...ledger.values()].flat().filter(({ origin }) => origin === "recovered");
		expect(recovered).toHaveLength(dropped);
		const figures = await stub().figures(WORKSPACE);
		expect(figures.ok && figures.value.counters).toEqual({
			lost: 0,
			recovered: dropped,
			repeated,
			damaged: 0,
			kept: 0,
		});
		expect(dropped).toBeGreaterThan(MESSAGES / 40);
		expect(repeated).toBeGreaterThan(MESSAGES / 40);
	},
);

test("R14 what an outage swallowed is there within two minutes of its end, marked as recovered", async () => {
	const { gateway, stub, pass } = await setUp();
	const before = truth(0, Date.now());
	gateway.store(before);
	await stub().receive([told(before)]);
	await pass(1_000);
	// The gateway hangs; it goes on storing, and its webhooks are lost.
	gateway.setDown(true);
	await pass(600_000);
	await pass(60_000);
	const down = await stub().link(WORKSPACE);
	expect(down.ok && down.value).toMatchObject({ status: "unstable" });
	const missed = Array.from({ length: 450 }, (_, n) => truth(n + 20, Date.now()));
	for (const message of missed) gateway.store(message);
	await pass(60_000);
	gateway.setDown(false);
	const recoveredAt = Date.now();
	while (Date.now() < recoveredAt + 120_000) await pass(5_000);
	const entries = [...(await readAll(stub())).values()].flat();
	expect(entries).toHaveLength(451);
	expect(entries.filter(({ origin }) => origin === "recovered")).toHaveLength(450);
	const link = await stub().link(WORKSPACE);
	expect(link.ok && link.value.status).toBe("connected");
});

test("R14 what came while the product itself was away is there within two minutes of its start (ledger A2)", async () => {
	const { gateway, stub, pass } = await setUp();
	const before = truth(0, Date.now());
	gateway.store(before);
	await stub().receive([told(before)]);
	for (let n = 0; n < 3; n += 1) await pass(60_000);
	// Too short for any alarm to come late, and longer than the gateway goes on telling.
	const missed = Array.from({ length: 10 }, (_, n) => truth(n + 20, Date.now()));
	for (const message of missed) gateway.store(message);
	vi.setSystemTime(Date.now() + 15_000);
	const startedAt = Date.now();
	expect((await stub().catchUp(WORKSPACE)).ok).toBe(true);
	while (Date.now() < startedAt + 120_000) await pass(5_000);
	const entries = [...(await readAll(stub())).values()].flat();
	expect(entries.filter(({ origin }) => origin === "recovered")).toHaveLength(10);
});

test("R14 a reconciliation that breaks in the middle keeps what it read and is tried again", async () => {
	const { gateway, stub, pass } = await setUp();
	for (let n = 0; n < 500; n += 1) gateway.store(truth(n, Date.now()));
	await pass(120_000);
	const listsBefore = gateway.lists;
	const real = globalThis.fetch;
	vi.stubGlobal("fetch", (input: string, init?: RequestInit) =>
		gateway.lists - listsBefore >= 4 && String(input).includes("findMessages")
			? Promise.resolve(new Response("", { status: 503 }))
			: real(input, init),
	);
	await pass(3_600_000);
	const partly = [...(await readAll(stub())).values()].flat().length;
	expect(partly).toBeGreaterThan(0);
	expect(partly).toBeLessThan(500);
	vi.stubGlobal("fetch", real);
	await pass(61_000);
	expect([...(await readAll(stub())).values()].flat()).toHaveLength(500);
});

test("an outage longer than the gateway can be asked about is counted as a loss", async () => {
	const { gateway, stub, pass } = await setUp();
	gateway.setDown(true);
	await pass(600_000);
	vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
	gateway.setDown(false);
	for (let n = 0; n < 10; n += 1) await pass(30_000);
	const figures = await stub().figures(WORKSPACE);
	expect(figures.ok && figures.value.counters.lost).toBe(1);
});

test("R12 a message that comes 7 days late stands at its time and is no news", async () => {
	const { stub } = await setUp();
	const now = Date.now();
	const late = incoming({ providerId: "LATE", sentAt: now - 7 * 24 * 3_600_000 });
	const fresh = incoming({ providerId: "FRESH", sentAt: now - 1_000 });
	const weekend = incoming({ providerId: "WEEKEND", sentAt: now - 2 * 24 * 3_600_000 });
	await stub().receive([fresh, late, weekend]);
	const page = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
	const contact = page.ok ? page.value.contacts[0] : undefined;
	// What was written during a weekend's outage still waits for an answer.
	expect(contact).toMatchObject({ unread: 2 });
	const read = await stub().conversation(WORKSPACE, contact?.id ?? "", null);
	const messages = read.ok ? read.value.page.messages : [];
	expect(messages.map(({ id }) => id)).toEqual(["LATE", "WEEKEND", "FRESH"]);
	expect(messages[0]?.sentAt).toBe(now - 7 * 24 * 3_600_000);
	expect(contact?.lastMessageAt).toBeGreaterThan(now - 2_000);
});
