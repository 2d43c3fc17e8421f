import { beforeAll, expect, test, vi } from "vitest";
import { CLAIM_STALE_MS } from "#app/domain/facebook/purchase.ts";
import { GRAPH_APP_ID, GRAPH_APP_SECRET } from "#tests/emulators/graph/start.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createMoneyRig, freshDigits } from "#tests/support/facebook-money-rig.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createTeam } from "#tests/support/team.ts";
import { createHmac } from "node:crypto";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

interface Bought {
	paymentId: string;
	purchaseToken: string;
	purchaseTime: number;
}

/** A manager signed in at Facebook, with one purchase there that is listed here. */
async function createBuyer() {
	const rig = await createMoneyRig();
	await rig.addAccount("EAAGpayments");
	const { signedIn } = rig.team.people.manager;
	const userId = freshDigits();
	await rig.signInAtFacebook(signedIn, userId);
	const buy = () => rig.order<Bought>("purchase", { userId, productId: "creditos_100" });
	const bought = await buy();
	await rig.services().facebookPayments.shop(signedIn);
	const calls = (purchase = bought) =>
		rig.order<number>("counts", { match: `${purchase.purchaseToken}/consume` });
	const stateOf = async (paymentId = bought.paymentId) => {
		const { purchases } = await rig.services().facebookPayments.read(signedIn);
		return purchases.find((one) => one.paymentId === paymentId);
	};
	return { ...rig, signedIn, userId, bought, buy, calls, stateOf };
}

test("products and purchases come from Meta; purchases are kept, their tokens sealed", async () => {
	const rig = await createBuyer();
	const shop = await rig.services().facebookPayments.shop(rig.signedIn);
	expect(shop).toMatchObject({
		ok: true,
		value: {
			productsFault: null,
			purchasesFault: null,
			purchases: [
				{ paymentId: rig.bought.paymentId, productId: "creditos_100", isConsumed: false },
			],
		},
	});
	expect(shop.ok && shop.value.products?.map(({ productId }) => productId)).toContain(
		"creditos_100",
	);
	expect(JSON.stringify(shop)).not.toContain(rig.bought.purchaseToken);
	expect(await dumpDatabase()).not.toContain(rig.bought.purchaseToken);
});

test("N07 a purchase is consumed once: two at once make one call, and later none", async () => {
	const rig = await createBuyer();
	const { facebookPayments } = rig.services();
	const { paymentId } = rig.bought;
	const both = await Promise.all([
		facebookPayments.consume(rig.signedIn, paymentId),
		facebookPayments.consume(rig.signedIn, paymentId),
	]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await rig.calls()).toBe(1);
	expect(await facebookPayments.consume(rig.signedIn, paymentId)).toEqual({
		ok: false,
		code: "already_consumed",
	});
	expect(await rig.calls()).toBe(1);
	expect(await rig.stateOf()).toMatchObject({ isConsumed: true, isBeingConsumed: false });
});

test("N07 somebody else's payment does not exist: of another workspace, colleague or Facebook user", async () => {
	const rig = await createBuyer();
	const { paymentId } = rig.bought;
	const none = { ok: false, code: "not_found" };
	const consumeAs = (signedIn: typeof rig.signedIn, id = paymentId) =>
		rig.services().facebookPayments.consume(signedIn, id);
	const stranger = (await createTeam()).people.manager.signedIn;
	await rig.signInAtFacebook(stranger, rig.userId);
	expect(await consumeAs(stranger)).toEqual(none);
	const colleague = rig.team.people.admin.signedIn;
	await rig.signInAtFacebook(colleague, rig.userId);
	expect(await consumeAs(colleague)).toEqual(none);
	expect(await consumeAs(rig.signedIn, freshDigits())).toEqual(none);
	// The same member as another person there: not that person's purchase.
	await rig.signInAtFacebook(rig.signedIn, freshDigits());
	expect(await consumeAs(rig.signedIn)).toEqual(none);
	expect(await rig.stateOf()).toBeUndefined();
	expect(await rig.calls()).toBe(0);
});

test("no answer to the ask: Meta's list says that it went through", async () => {
	const rig = await createBuyer();
	await rig.order("rules", {
		rules: [{ match: `${rig.bought.purchaseToken}/consume`, times: 1, mode: "garbage" }],
	});
	const { facebookPayments } = rig.services();
	expect(await facebookPayments.consume(rig.signedIn, rig.bought.paymentId)).toEqual({
		ok: true,
		value: null,
	});
	expect(await rig.calls()).toBe(1);
	expect(await rig.stateOf()).toMatchObject({ isConsumed: true });
});

test("no answer at all leaves it open; looked at later, it is not asked for a second time", async () => {
	const rig = await createBuyer();
	await rig.order("rules", {
		rules: [
			{ match: `${rig.bought.purchaseToken}/consume`, times: 1, mode: "garbage" },
			{ match: `GET ${GRAPH_APP_ID}/purchases`, times: 1, error: { code: 190, status: 400 } },
		],
	});
	const consume = () => rig.services().facebookPayments.consume(rig.signedIn, rig.bought.paymentId);
	expect(await consume()).toEqual({ ok: false, code: "facebook_unavailable" });
	expect(await rig.stateOf()).toMatchObject({ isConsumed: false, isBeingConsumed: true });
	expect(await consume()).toEqual({ ok: false, code: "in_progress" });
	rig.later(CLAIM_STALE_MS + 1_000);
	expect(await rig.stateOf()).toMatchObject({ isBeingConsumed: false });
	expect(await consume()).toEqual({ ok: true, value: null });
	expect(await rig.calls()).toBe(1);
	expect(await rig.stateOf()).toMatchObject({ isConsumed: true });
});

test("a refusal frees it to be asked again", async () => {
	const rig = await createBuyer();
	await rig.order("rules", {
		rules: [
			{ match: `${rig.bought.purchaseToken}/consume`, times: 1, error: { code: 200, status: 403 } },
		],
	});
	const consume = () => rig.services().facebookPayments.consume(rig.signedIn, rig.bought.paymentId);
	expect(await consume()).toEqual({ ok: false, code: "facebook_permission_missing" });
	expect(await rig.stateOf()).toMatchObject({ isConsumed: false, isBeingConsumed: false });
	expect(await consume()).toEqual({ ok: true, value: null });
});

test("one half of the shop may fail without the other; what was known stays", async () => {
	const rig = await createBuyer();
	await rig.order("rules", {
		rules: [{ match: `GET ${GRAPH_APP_ID}/products`, times: 1, error: { code: 190, status: 400 } }],
	});
	const shop = await rig.services().facebookPayments.shop(rig.signedIn);
	expect(shop).toMatchObject({
		ok: true,
		value: { products: null, productsFault: { code: "facebook_token_invalid" } },
	});
	expect(shop.ok && shop.value.purchases).toHaveLength(1);
});

function signed(bought: Bought, secret = GRAPH_APP_SECRET): string {
	const payload = Buffer.from(
		JSON.stringify({
			algorithm: "HMAC-SHA256",
			app_id: GRAPH_APP_ID,
			product_id: "creditos_500",
			payment_id: bought.paymentId,
			purchase_token: bought.purchaseToken,
			purchase_time: bought.purchaseTime,
		}),
	).toString("base64url");
	return `${createHmac("sha256", secret).update(payload).digest("base64url")}.${payload}`;
}

test("what the dialog gave to the page counts only as Meta signed it", async () => {
	const rig = await createBuyer();
	const bought = await rig.buy();
	const confirm = (text: string) => rig.services().facebookPayments.confirm(rig.signedIn, text);
	expect(await confirm(signed(bought, "another secret"))).toEqual({
		ok: false,
		code: "purchase_unverified",
	});
	expect(await rig.stateOf(bought.paymentId)).toBeUndefined();
	expect(await confirm(signed(bought))).toMatchObject({ ok: true });
	expect(await rig.stateOf(bought.paymentId)).toMatchObject({
		productId: "creditos_500",
		isConsumed: false,
	});
	// Given a second time, after it was consumed: it stays consumed.
	await rig.services().facebookPayments.consume(rig.signedIn, bought.paymentId);
	await confirm(signed(bought));
	expect(await rig.stateOf(bought.paymentId)).toMatchObject({ isConsumed: true });
});

test("who may not act is refused; without a sign-in at Facebook there is nothing to see", async () => {
	const rig = await createBuyer();
	const { facebookPayments } = rig.services();
	for (const role of ["operator", "viewer"] as const) {
		const { signedIn } = rig.team.people[role];
		expect(await facebookPayments.consume(signedIn, rig.bought.paymentId)).toMatchObject({
			code: "forbidden",
		});
		expect(await facebookPayments.confirm(signedIn, signed(rig.bought))).toMatchObject({
			code: "forbidden",
		});
		expect(await facebookPayments.shop(signedIn)).toMatchObject({ code: "facebook_login_missing" });
	}
	expect(await rig.calls()).toBe(0);
});

test("a purchase's token moved to another row does not open, and Meta is not asked", async () => {
	const rig = await createBuyer();
	const other = await rig.buy();
	await rig.services().facebookPayments.shop(rig.signedIn);
	await bindings.DB.prepare(
		`update facebook_purchases set purchase_token_sealed =
			(select purchase_token_sealed from facebook_purchases where payment_id = ?1)
		where payment_id = ?2`,
	)
		.bind(other.paymentId, rig.bought.paymentId)
		.run();
	const consumed = await rig
		.services()
		.facebookPayments.consume(rig.signedIn, rig.bought.paymentId);
	expect(consumed).toEqual({ ok: false, code: "unavailable" });
	expect((await rig.calls()) + (await rig.calls(other))).toBe(0);
});

test("many purchases are kept in few statements, newest first", async () => {
	const rig = await createBuyer();
	for (let n = 0; n < 20; n += 1) await rig.buy();
	const shop = await rig.services().facebookPayments.shop(rig.signedIn);
	expect(shop.ok && shop.value.purchases).toHaveLength(21);
});
