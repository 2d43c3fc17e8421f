import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { ROLES } from "#app/domain/team/role.ts";
import {
	atStripe,
	bring,
	createPayer,
	listEvents,
	type Payer,
	payerOf,
	planOf,
	stripeServices,
	subscriptionOf,
} from "#tests/support/billing.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createMember, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { enterRateWindow } from "#tests/support/rate-window.ts";

beforeAll(migrate);
beforeEach(() => atStripe("faults"));

const START = { plan: "premium", locale: "pt" } as const;
const idOf = (url: string): string => url.split("/").at(-1) ?? "";

async function begin(payer: Payer, signedIn?: SignedIn): Promise<string> {
	const who = signedIn ?? (await payer.signedIn());
	const begun = await stripeServices().billing.startCheckout(who, START);
	if (!begun.ok) throw new Error(begun.code);
	return idOf(begun.value.url);
}

/** Somebody pays; nobody has told us yet. Answers the customer and the events of it. */
async function pay(payer: Payer) {
	const from = (await listEvents()).length;
	const checkoutId = await begin(payer);
	const { customer } = await atStripe<{ customer: string }>("pay", { id: checkoutId });
	return { checkoutId, customer, events: await listEvents(from) };
}

const finish = async (payer: Payer, checkoutId: string) =>
	stripeServices().billing.finishCheckout(await payer.signedIn(), checkoutId);
const activityOf = async (workspaceId: string) =>
	(
		await env.DB.prepare(
			"select actor_id, entity_type, metadata from activity_logs where workspace_id = ? order by seq",
		)
			.bind(workspaceId)
			.all<{ actor_id: string | null; entity_type: string; metadata: string }>()
	).results;

test("a checkout that was paid makes the workspace Premium, once and for everybody", async () => {
	const payer = await createPayer();
	const socket = await openWorkspaceSocket(payer.member);
	await socket.next("hello");
	const { checkoutId, customer } = await pay(payer);
	expect(await planOf(payer.workspaceId)).toBe("free");
	expect(await finish(payer, checkoutId)).toEqual({ ok: true, value: "premium" });
	expect(await socket.next("plan_changed")).toMatchObject({ plan: "premium" });
	socket.close();
	expect(await planOf(payer.workspaceId)).toBe("premium");
	expect(await subscriptionOf(payer.workspaceId)).toMatchObject({
		provider: "stripe",
		customer_id: customer,
		tier: "premium",
		status: "active",
		cancel_at_period_end: 0,
	});
	const [entry, ...others] = await activityOf(payer.workspaceId);
	expect(others).toEqual([]);
	expect(entry).toMatchObject({ actor_id: payer.member.memberId, entity_type: "subscriptions" });
	expect(JSON.parse(entry?.metadata ?? "")).toEqual({
		code: "plan_changed",
		from: "free",
		to: "premium",
	});
	// The hub knows as well: a limit of Grátis counts no more.
	const hub = env.WORKSPACE_HUB.getByName(payer.workspaceId);
	expect((await hub.countConversation("c1", Date.now())).limit).toBeNull();
	// The same way back again changes nothing more.
	await finish(payer, checkoutId);
	expect(await activityOf(payer.workspaceId)).toHaveLength(1);
});

test("the page shows the plan, its next date and how much of it is used", async () => {
	const payer = await createPayer();
	const { billing } = stripeServices();
	await env.WORKSPACE_HUB.getByName(payer.workspaceId).countConversation("c1", Date.now());
	expect(await billing.overview(await payer.signedIn())).toMatchObject({
		subscription: { subscribed: false, tier: "free", endsAt: null, isManageable: false },
		use: { conversations: { used: 1, limit: 100 }, agents: { used: 0, limit: 3 } },
		payments: "stripe",
	});
	const { checkoutId } = await pay(payer);
	await finish(payer, checkoutId);
	const after = await billing.overview(await payer.signedIn());
	expect(after).toMatchObject({
		subscription: { subscribed: true, tier: "premium", isManageable: true, isEndingSoon: false },
		use: { conversations: { used: 1, limit: null }, agents: { used: 0, limit: null } },
	});
	expect(after.subscription.endsAt).toBeGreaterThan(Date.now() + 27 * 86_400_000);
});

test("N03 the success address without a payment, or with another workspace's checkout, upgrades nothing", async () => {
	const [payer, stranger] = [await createPayer(), await createPayer()];
	const checkoutId = await begin(payer);
	expect(await finish(payer, checkoutId)).toEqual({ ok: true, value: "free" });
	await atStripe("pay", { id: checkoutId });
	for (const id of [checkoutId, "cs_nobody", ""])
		expect(await finish(stranger, id), id).toEqual({ ok: false, code: "not_found" });
	expect([await planOf(payer.workspaceId), await planOf(stranger.workspaceId)]).toEqual([
		"free",
		"free",
	]);
});

test("N02 only the plan that is sold can be begun, whatever else is asked for", async () => {
	const payer = await createPayer();
	const { billing } = stripeServices();
	for (const plan of ["free", "enterprise"] as const)
		expect(await billing.startCheckout(await payer.signedIn(), { ...START, plan })).toEqual({
			ok: false,
			code: "invalid_request",
		});
});

test("one open checkout at a time: clicked twice, or by two admins, it is the same one", async () => {
	const payer = await createPayer();
	const signedIn = await payer.signedIn();
	const [one, two] = await Promise.all([begin(payer, signedIn), begin(payer, signedIn)]);
	expect(two).toBe(one);
	const colleague = payerOf(await createMember(payer.workspaceId, "admin", "Bia"));
	expect(await begin(colleague)).toBe(one);
	await atStripe("expire", { id: one });
	const next = await begin(payer);
	expect(next).not.toBe(one);
	expect(await begin(colleague)).toBe(next);
});

test("L21 two admins at the very same moment: one checkout, and the other is told to look again", async () => {
	const payer = await createPayer();
	const colleague = payerOf(await createMember(payer.workspaceId, "admin", "Bia"));
	const [mine, theirs] = [await payer.signedIn(), await colleague.signedIn()];
	const outcomes = await Promise.all(
		[mine, theirs].map((who) => stripeServices().billing.startCheckout(who, START)),
	);
	const urls = new Set(outcomes.flatMap((each) => (each.ok ? [each.value.url] : [])));
	expect(urls.size).toBe(1);
	for (const each of outcomes) if (!each.ok) expect(each.code).toBe("conflict");
	expect(await begin(colleague)).toBe(idOf([...urls][0] ?? ""));
});

test("a workspace with Premium begins no second subscription, even when nobody has told us of the first", async () => {
	const payer = await createPayer();
	await pay(payer);
	const { billing } = stripeServices();
	const refused = { ok: false, code: "already_subscribed" };
	expect(await billing.startCheckout(await payer.signedIn(), START)).toEqual(refused);
	expect(await planOf(payer.workspaceId)).toBe("premium");
	expect(await billing.startCheckout(await payer.signedIn(), START)).toEqual(refused);
});

test("L21 a key whose call failed is not used again", async () => {
	const payer = await createPayer();
	await atStripe("faults", { rules: [{ mode: "error500", path: "/v1/checkout" }] });
	expect(await stripeServices().billing.startCheckout(await payer.signedIn(), START)).toEqual({
		ok: false,
		code: "payments_unavailable",
	});
	await atStripe("faults");
	await begin(payer);
	expect(await subscriptionOf(payer.workspaceId)).toMatchObject({ checkout_attempt: 1 });
});

test("R35 while Stripe is down nothing changes: not the plan, not the row, and nobody is downgraded", async () => {
	const payer = await createPayer();
	const { checkoutId, customer } = await pay(payer);
	await finish(payer, checkoutId);
	await atStripe("change", { customer, status: "canceled" });
	const before = await dumpDatabase();
	const { billing } = stripeServices();
	const fault = { ok: false, code: "payments_unavailable" };
	for (const mode of ["down", "garbage", "reset"]) {
		await atStripe("faults", { rules: [{ mode }] });
		expect(await billing.refresh(await payer.signedIn()), mode).toEqual(fault);
		expect(await billing.openPortal(await payer.signedIn(), "pt"), mode).toEqual(fault);
	}
	expect(await dumpDatabase()).toBe(before);
	await atStripe("faults");
	expect(await billing.refresh(await payer.signedIn())).toEqual({ ok: true, value: "free" });
});

test("R35 a payment whose customer could not be read is found at the next try", async () => {
	const payer = await createPayer();
	const { checkoutId } = await pay(payer);
	await atStripe("faults", { rules: [{ mode: "down", path: "/v1/subscriptions" }] });
	expect(await finish(payer, checkoutId)).toEqual({ ok: false, code: "payments_unavailable" });
	await atStripe("faults");
	expect(await finish(payer, checkoutId)).toEqual({ ok: true, value: "premium" });
});

test("N05 the portal opens for the workspace's own customer, and only for one who has paid", async () => {
	const [payer, stranger] = [await createPayer(), await createPayer()];
	const { checkoutId, customer } = await pay(payer);
	await finish(payer, checkoutId);
	const { billing } = stripeServices();
	expect(await billing.openPortal(await stranger.signedIn(), "pt")).toEqual({
		ok: false,
		code: "not_subscribed",
	});
	const opened = await billing.openPortal(await payer.signedIn(), "pt");
	expect(opened).toMatchObject({ ok: true });
	const { calls } = await atStripe<{ calls: { path: string; params: string }[] }>("log");
	const portals = calls.filter(({ path }) => path === "/v1/billing_portal/sessions");
	expect(new URLSearchParams(portals.at(-1)?.params).get("customer")).toBe(customer);
});

test("a late payment keeps Premium with a warning; cancelling ends it with the month, and a new checkout begins again", async () => {
	const payer = await createPayer();
	const { checkoutId, customer } = await pay(payer);
	await finish(payer, checkoutId);
	const { billing } = stripeServices();
	const view = async () => (await billing.overview(await payer.signedIn())).subscription;
	await atStripe("change", { customer, status: "past_due" });
	await billing.refresh(await payer.signedIn());
	expect(await view()).toMatchObject({ subscribed: true, isPastDue: true });
	await atStripe("change", { customer, status: "active", cancelAtPeriodEnd: true });
	await billing.refresh(await payer.signedIn());
	expect(await view()).toMatchObject({ subscribed: true, isPastDue: false, isCancelled: true });
	await atStripe("change", { customer, status: "canceled" });
	await billing.refresh(await payer.signedIn());
	expect(await view()).toMatchObject({ subscribed: false, tier: "free", endsAt: null });
	const again = await pay(payer);
	expect(again.customer).toBe(customer);
	expect(await finish(payer, again.checkoutId)).toEqual({ ok: true, value: "premium" });
});

test("a plan granted by contract is not touched by asking", async () => {
	const payer = await createPayer();
	await env.DB.prepare("update workspaces set plan = 'enterprise' where id = ?")
		.bind(payer.workspaceId)
		.run();
	const { billing } = stripeServices();
	expect(await billing.refresh(await payer.signedIn())).toEqual({ ok: true, value: "enterprise" });
	expect(await billing.overview(await payer.signedIn())).toMatchObject({
		subscription: { subscribed: true, tier: "enterprise", isManageable: false },
	});
});

test("N04 of two readings at once the one that began later stays", async () => {
	const payer = await createPayer();
	const { checkoutId, customer } = await pay(payer);
	await finish(payer, checkoutId);
	const start = Date.now() + 10_000;
	await atStripe("change", { customer, status: "canceled" });
	expect(
		await stripeServices(() => start + 1_000).billing.refresh(await payer.signedIn()),
	).toMatchObject({ value: "free" });
	await atStripe("change", { customer, status: "active" });
	// It began before the one above and comes after it: late news.
	await stripeServices(() => start).billing.refresh(await payer.signedIn());
	expect(await planOf(payer.workspaceId)).toBe("free");
	await stripeServices(() => start + 2_000).billing.refresh(await payer.signedIn());
	expect(await planOf(payer.workspaceId)).toBe("premium");
});

test("a period that ended without a word is asked about by the schedule", async () => {
	const payer = await createPayer();
	const { checkoutId, customer } = await pay(payer);
	await finish(payer, checkoutId);
	await atStripe("change", { customer, status: "canceled" });
	await stripeServices().billing.sweep();
	expect(await planOf(payer.workspaceId)).toBe("premium");
	const inTwoMonths = Date.now() + 62 * 86_400_000;
	await stripeServices(() => inTwoMonths).billing.sweep();
	expect(await planOf(payer.workspaceId)).toBe("free");
});

for (const role of ROLES.filter((each) => each !== "admin"))
	test(`E01 a ${role} reads the subscription and changes nothing of it`, async () => {
		const payer = await createPayer(role);
		const signedIn = await payer.signedIn();
		const { billing } = stripeServices();
		const before = await dumpDatabase();
		const forbidden = { ok: false, code: "forbidden" };
		expect(await billing.startCheckout(signedIn, START)).toEqual(forbidden);
		expect(await billing.openPortal(signedIn, "pt")).toEqual(forbidden);
		expect(await billing.refresh(signedIn)).toEqual(forbidden);
		expect(await billing.finishCheckout(signedIn, "cs_1")).toEqual(forbidden);
		expect((await billing.overview(signedIn)).subscription.tier).toBe("free");
		expect(await dumpDatabase()).toBe(before);
	});

test("beginning payments over and over is limited", async () => {
	const payer = await createPayer();
	const signedIn = await payer.signedIn();
	await enterRateWindow();
	const codes: string[] = [];
	for (let n = 0; n < 15; n++) {
		const outcome = await stripeServices().billing.startCheckout(signedIn, START);
		codes.push(outcome.ok ? "ok" : outcome.code);
	}
	expect(codes).toContain("rate_limited");
});

test("an event is dealt with by the webhook alone, without anybody coming back", async () => {
	const payer = await createPayer();
	const { events } = await pay(payer);
	const completed = events.find(({ type }) => type === "checkout.session.completed");
	if (!completed) throw new Error("Stripe said nothing.");
	expect(await bring(completed)).toBe(200);
	expect(await planOf(payer.workspaceId)).toBe("premium");
});
