import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { incoming, makeLinkedInstance } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { type Cost, meterWorld, passTime, settle } from "#tests/support/world-meter.ts";

beforeAll(async () => {
	await migrate();
	// Ahead of the real clock, or alarms would run by themselves as well.
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1, 12) });
});
afterAll(() => vi.useRealTimers());

/**
 * Rows written until the world is quiet again, as they are now. The budget is 12, 18, 4 and 6, and 0 of them in D1
 * (architecture.md): it is met once lists and figures are told to the workspace's hub.
 */
const MOST = { lone: 17, newContact: 37, burst: 5.5, busy: 6.3, tick: 9 };

type Made = Awaited<ReturnType<typeof makeLinkedInstance>>;

const stubsOf = ({ instance, workspaceId }: Made) => [
	instance,
	env.WORKSPACE_HUB.getByName(workspaceId),
];

const phoneOf = (n: number) => `55119${String(87_000_000 + n)}`;
const from = (n: number, providerId = `IN-${crypto.randomUUID()}`) =>
	incoming({
		providerId,
		addresses: [{ kind: "phone", value: phoneOf(n) }],
		name: `Cliente ${n}`,
	});

/** A linked channel that knows `contacts` people, two minutes after everything was said and told. */
async function quietChannel(contacts = 1): Promise<Made> {
	const made = await makeLinkedInstance({
		workspaceId: crypto.randomUUID(),
		gateway: "evolution",
	});
	await made.instance.receive(Array.from({ length: contacts }, (_, n) => from(n)));
	await settle(stubsOf(made));
	vi.setSystemTime(Date.now() + 50_000);
	return made;
}

const itemsOf = ({ items, ...cost }: Cost) => JSON.stringify({ ...cost, items }, null, "\t");

test("a lone message costs no more rows than it did", async () => {
	const made = await quietChannel();
	const cost = await meterWorld(made, () => made.instance.receive([from(0)]));
	expect(Math.min(cost.object, cost.d1.written), "the meter counts").toBeGreaterThan(0);
	expect(cost.written, itemsOf(cost)).toBeLessThanOrEqual(MOST.lone);
});

test("a new contact's first message costs no more rows than it did", async () => {
	const made = await quietChannel();
	const cost = await meterWorld(made, () => made.instance.receive([from(7)]));
	expect(cost.written, itemsOf(cost)).toBeLessThanOrEqual(MOST.newContact);
});

test("no message costs more: ten messages a second of one contact", async () => {
	const made = await quietChannel();
	const cost = await meterWorld(made, async () => {
		for (let n = 0; n < 100; n++) {
			await made.instance.receive([from(0)]);
			await passTime(stubsOf(made), 100);
		}
	});
	expect(cost.written / 100, itemsOf(cost)).toBeLessThanOrEqual(MOST.burst);
});

test("no message costs more: fifty messages a second of fifty contacts", async () => {
	const made = await quietChannel(50);
	const cost = await meterWorld(made, async () => {
		for (let n = 0; n < 100; n++) {
			await made.instance.receive(Array.from({ length: 5 }, (_, at) => from((n * 5 + at) % 50)));
			await passTime(stubsOf(made), 100);
		}
	});
	expect(cost.written / 500, itemsOf(cost)).toBeLessThanOrEqual(MOST.busy);
});

test("a tick costs no more rows than it did", async () => {
	const made = await quietChannel();
	await made.instance.receive([
		incoming({ providerId: "MINE", fromMe: true, origin: "phone", status: "sent" }),
	]);
	await settle(stubsOf(made));
	const cost = await meterWorld(made, () =>
		made.instance.receive([{ type: "status", providerId: "MINE", status: "delivered" }]),
	);
	expect(cost.written, itemsOf(cost)).toBeLessThanOrEqual(MOST.tick);
});
