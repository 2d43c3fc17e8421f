import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
	createPayer,
	demonstrationServices,
	type Payer,
	planOf,
	payerOf,
} from "#tests/support/billing.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createMember, migrate } from "#tests/support/sign-in.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

const START = { plan: "premium", locale: "pt" } as const;
const DAY_MS = 86_400_000;

function deskOf(now?: () => number) {
	const { demonstration } = demonstrationServices(now).billing;
	if (!demonstration) throw new Error("Without Stripe there is a demonstration.");
	return demonstration;
}

async function begin(payer: Payer): Promise<string> {
	const begun = await demonstrationServices().billing.startCheckout(await payer.signedIn(), START);
	if (!begun.ok) throw new Error(begun.code);
	const url = new URL(begun.value.url);
	expect(url.pathname).toMatch(/^\/subscription\/demonstration\/demo_cs_/);
	return url.pathname.split("/").at(-1) ?? "";
}

async function buy(payer: Payer): Promise<void> {
	const id = await begin(payer);
	await deskOf().pay(await payer.signedIn(), id);
	await demonstrationServices().billing.finishCheckout(await payer.signedIn(), id);
	expect(await planOf(payer.workspaceId)).toBe("premium");
}

test("N03 seeing the demonstration checkout changes nothing; paying it makes Premium once we ask", async () => {
	const payer = await createPayer();
	const id = await begin(payer);
	const { billing } = demonstrationServices();
	expect(await deskOf().viewCheckout(await payer.signedIn(), id)).toEqual({
		ok: true,
		value: { id, state: "open", plan: "premium" },
	});
	expect(await billing.finishCheckout(await payer.signedIn(), id)).toEqual({
		ok: true,
		value: "free",
	});
	expect(await deskOf().pay(await payer.signedIn(), id)).toEqual({ ok: true, value: null });
	expect(await planOf(payer.workspaceId)).toBe("free");
	expect(await billing.finishCheckout(await payer.signedIn(), id)).toEqual({
		ok: true,
		value: "premium",
	});
	expect(await deskOf().viewCheckout(await payer.signedIn(), id)).toMatchObject({
		value: { state: "paid" },
	});
	expect(await billing.overview(await payer.signedIn())).toMatchObject({
		payments: "demonstration",
		subscription: { subscribed: true, isManageable: true },
	});
});

test("a checkout that was left is over, and the next click begins another", async () => {
	const payer = await createPayer();
	const id = await begin(payer);
	expect(await begin(payer)).toBe(id);
	await deskOf().abandon(await payer.signedIn(), id);
	expect(await deskOf().pay(await payer.signedIn(), id)).toEqual({ ok: false, code: "conflict" });
	expect(await begin(payer)).not.toBe(id);
});

test("cancelling lets Premium run to the end of the month, resuming takes that back, and then it ends", async () => {
	const payer = await createPayer();
	await buy(payer);
	const view = async () =>
		(await demonstrationServices().billing.overview(await payer.signedIn())).subscription;
	await deskOf().setRenewal(await payer.signedIn(), false);
	expect(await view()).toMatchObject({ subscribed: true, isCancelled: true });
	expect(await deskOf().viewPortal(await payer.signedIn())).toMatchObject({
		value: { isCancelled: true, isOver: false },
	});
	await deskOf().setRenewal(await payer.signedIn(), true);
	expect(await view()).toMatchObject({ subscribed: true, isCancelled: false });
	await deskOf().setRenewal(await payer.signedIn(), false);
	const later = () => Date.now() + 40 * DAY_MS;
	await demonstrationServices(later).billing.sweep();
	expect(await planOf(payer.workspaceId)).toBe("free");
	expect(await deskOf(later).viewPortal(await payer.signedIn())).toMatchObject({
		value: { isOver: true },
	});
	// And again from the start.
	expect(await begin(payer)).toMatch(/^demo_cs_/);
});

test("D01 N05 another workspace's checkout is not found, and the portal is always one's own", async () => {
	const [payer, stranger] = [await createPayer(), await createPayer()];
	const id = await begin(payer);
	const signedIn = await stranger.signedIn();
	const before = await dumpDatabase();
	const notFound = { ok: false, code: "not_found" };
	for (const checkoutId of [id, "demo_cs_nobody", ""]) {
		expect(await deskOf().viewCheckout(signedIn, checkoutId)).toEqual(notFound);
		expect(await deskOf().pay(signedIn, checkoutId)).toEqual(notFound);
		expect(await deskOf().abandon(signedIn, checkoutId)).toEqual(notFound);
	}
	expect(await deskOf().viewPortal(signedIn)).toEqual(notFound);
	expect(await deskOf().setRenewal(signedIn, false)).toEqual({ ok: false, code: "not_subscribed" });
	expect(await dumpDatabase()).toBe(before);
});

test("E01 whoever is no admin pays and cancels nothing", async () => {
	const payer = await createPayer();
	await buy(payer);
	const forbidden = { ok: false, code: "forbidden" };
	for (const role of ["manager", "operator", "viewer"] as const) {
		const member = payerOf(await createMember(payer.workspaceId, role, "Bia"));
		const signedIn = await member.signedIn();
		expect(await deskOf().viewPortal(signedIn), role).toEqual(forbidden);
		expect(await deskOf().setRenewal(signedIn, false), role).toEqual(forbidden);
	}
	const other = await createPayer();
	const id = await begin(other);
	const viewer = payerOf(await createMember(other.workspaceId, "viewer", "Caio"));
	expect(await deskOf().pay(await viewer.signedIn(), id)).toEqual(forbidden);
});

test("production without Stripe takes no payments, has no such desk, and says so", async () => {
	const payer = await createPayer();
	const production = createServices(
		{
			...env,
			PROSA_ENV: "production",
			PUBLIC_URL: "https://prosa.example",
			SIMULATOR: "off",
			ALLOWED_PRIVATE_HOSTS: "",
			GRAPH_URL: "",
			TELEGRAM_API_URL: "",
			AUTH_SECRET: "q8Zr2kVx0LmW5tYb7NcP3sHd9GfJ1aEu",
			MASTER_KEY: "k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE",
			EVOLUTION_URL: "",
			EVOLUTION_API_KEY: "",
		} as Env,
		{ defer: () => {} },
	);
	const signedIn = await payer.signedIn();
	expect(production.billing.demonstration).toBeNull();
	expect(await production.billing.startCheckout(signedIn, START)).toEqual({
		ok: false,
		code: "payments_not_configured",
	});
	expect(await production.billing.overview(signedIn)).toMatchObject({ payments: null });
	expect(await production.billing.receiveEvent(new Uint8Array(), null)).toBe("not_configured");
});
