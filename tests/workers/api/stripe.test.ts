import { env, exports } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { isLong } from "#tests/support/long.ts";
import {
	atStripe,
	bring,
	createPayer,
	listEvents,
	type Payer,
	planOf,
	type SignedEvent,
	stripeServices,
	takeStripe,
} from "#tests/support/billing.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createRandom } from "#tests/support/random.ts";
import { migrate, ORIGIN } from "#tests/support/sign-in.ts";

takeStripe("api");
beforeAll(migrate);
beforeEach(() => atStripe("faults"));

async function pay(payer: Payer): Promise<{ customer: string; events: SignedEvent[] }> {
	const from = (await listEvents()).length;
	const begun = await stripeServices().billing.startCheckout(await payer.signedIn(), {
		plan: "premium",
		locale: "pt",
	});
	if (!begun.ok) throw new Error(begun.code);
	const id = begun.value.url.split("/").at(-1);
	const { customer } = await atStripe<{ customer: string }>("pay", { id });
	return { customer, events: await listEvents(from) };
}

const sign = async (body: string, at?: number): Promise<string> =>
	(await atStripe<{ signature: string }>("sign", { body, ...(at !== undefined && { at }) }))
		.signature;

const countEvents = async (): Promise<number> =>
	(await env.DB.prepare("select count(*) as n from payment_events").first<{ n: number }>())?.n ?? 0;

test("N04 whatever the order and however often, events end in Stripe's present state", async () => {
	const random = createRandom(20);
	for (let round = 0; round < (isLong ? 6 : 2); round++) {
		const payer = await createPayer();
		const from = (await listEvents()).length;
		const { customer } = await pay(payer);
		const endsActive = round % 2 === 0;
		await atStripe("change", { customer, status: "past_due" });
		await atStripe("change", { customer, cancelAtPeriodEnd: true });
		await atStripe("change", { customer, status: endsActive ? "active" : "canceled" });
		const events = await listEvents(from);
		const shuffled = [...events, ...events]
			.map((event) => ({ event, place: random() }))
			.toSorted((a, b) => a.place - b.place)
			.map(({ event }) => event);
		for (const event of shuffled) expect(await bring(event), event.type).toBe(200);
		expect(await planOf(payer.workspaceId), `round ${round}`).toBe(endsActive ? "premium" : "free");
	}
});

test("N04 the same event again does nothing, not even a call to Stripe", async () => {
	const payer = await createPayer();
	const { events } = await pay(payer);
	const completed = events.filter(({ type }) => type === "checkout.session.completed");
	for (const event of completed) await bring(event);
	const calls = async () => (await atStripe<{ calls: unknown[] }>("log")).calls.length;
	const before = [await dumpDatabase(), await calls()];
	for (const event of completed) expect(await bring(event)).toBe(200);
	expect([await dumpDatabase(), await calls()]).toEqual(before);
});

test("N04 twenty copies at the same moment upgrade once", async () => {
	const payer = await createPayer();
	const { events } = await pay(payer);
	const [event] = events.filter(({ type }) => type === "checkout.session.completed");
	if (!event) throw new Error("Stripe said nothing.");
	const statuses = await Promise.all(Array.from({ length: 20 }, () => bring(event)));
	expect(new Set(statuses)).toEqual(new Set([200]));
	const { results } = await env.DB.prepare("select id from activity_logs where workspace_id = ?")
		.bind(payer.workspaceId)
		.all();
	expect(results).toHaveLength(1);
});

test("I05 what is not signed for us, now, is refused and leaves no trace", async () => {
	const payer = await createPayer();
	const { events } = await pay(payer);
	const event = events.find(({ type }) => type === "checkout.session.completed");
	if (!event) throw new Error("Stripe said nothing.");
	const before = await dumpDatabase();
	const seconds = Math.floor(Date.now() / 1000);
	const forged = [
		"",
		"t=1,v1=00",
		event.signature.replace(/v1=./, "v1=g"),
		await sign(event.body, seconds - 400),
		await sign(event.body, seconds + 400),
		await sign(`${event.body} `),
	];
	for (const signature of forged)
		expect(await bring({ body: event.body, signature }), signature).toBe(401);
	const live = event.body.replace('"livemode":false,"pending', '"livemode":true,"pending');
	expect(live).not.toBe(event.body);
	expect(await bring({ body: live, signature: await sign(live) })).toBe(401);
	expect(await dumpDatabase()).toBe(before);
	expect(await bring(event)).toBe(200);
});

test("I18 metadata and ids of others in a genuine event move nobody's plan", async () => {
	const [victim, payer] = [await createPayer(), await createPayer()];
	const { customer } = await pay(payer);
	const before = await dumpDatabase();
	const base = { id: "", object: "event", livemode: false, created: 1 };
	const claims = [
		{
			type: "checkout.session.completed",
			object: {
				id: "cs_forged",
				object: "checkout.session",
				customer,
				client_reference_id: victim.workspaceId,
				metadata: { workspace_id: victim.workspaceId },
			},
		},
		{
			type: "customer.subscription.created",
			object: {
				id: "sub_forged",
				object: "subscription",
				customer: "cus_stranger",
				status: "active",
				metadata: { workspace_id: victim.workspaceId },
			},
		},
	];
	for (const [n, { type, object }] of claims.entries()) {
		const body = JSON.stringify({ ...base, id: `evt_forged_${n}`, type, data: { object } });
		expect(await bring({ body, signature: await sign(body) }), type).toBe(200);
	}
	expect(await dumpDatabase()).toBe(before);
	expect(await planOf(victim.workspaceId)).toBe("free");
});

test("I18 a forged end of somebody's subscription is read again at Stripe, where it goes on", async () => {
	const payer = await createPayer();
	const { customer, events } = await pay(payer);
	for (const event of events) await bring(event);
	const body = JSON.stringify({
		id: "evt_false_end",
		object: "event",
		livemode: false,
		type: "customer.subscription.deleted",
		data: { object: { id: "sub_x", object: "subscription", customer, status: "canceled" } },
	});
	expect(await bring({ body, signature: await sign(body) })).toBe(200);
	expect(await planOf(payer.workspaceId)).toBe("premium");
});

test("R35 an event that meets trouble is answered 503, is not taken for known, and counts at its next try", async () => {
	const payer = await createPayer();
	const { events } = await pay(payer);
	const event = events.find(({ type }) => type === "checkout.session.completed");
	if (!event) throw new Error("Stripe said nothing.");
	const known = await countEvents();
	await atStripe("faults", { rules: [{ mode: "down" }] });
	expect(await bring(event)).toBe(503);
	expect([await planOf(payer.workspaceId), await countEvents()]).toEqual(["free", known]);
	await atStripe("faults");
	expect(await bring(event)).toBe(200);
	expect([await planOf(payer.workspaceId), await countEvents()]).toEqual(["premium", known + 1]);
});

test("without Stripe there is no such address, and an event larger than any is refused", async () => {
	const post = (body: string) =>
		exports.default.fetch(new Request(`${ORIGIN}/webhooks/stripe`, { method: "POST", body }));
	expect((await post("{}")).status).toBe(404);
	expect((await post("x".repeat(4_000_000))).status).toBe(413);
});
