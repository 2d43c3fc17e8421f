import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dumpDatabase } from "#tests/support/call.ts";
import {
	createHooksRig,
	draftOf,
	drawMetaId,
	type HooksRig,
} from "#tests/support/facebook-hooks.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { codesOf } from "#tests/support/team.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";

interface Subscription {
	object: string;
	callbackUrl: string;
	fields: string[];
	verifyToken: string;
	includeValues: boolean;
}

let rig: HooksRig;
beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
	rig = await createHooksRig();
	// A deployment in workerd has no port that Meta could call.
	await rig.order("handshake", { isOn: false });
});
afterAll(() => rig.order("handshake", { isOn: true }));

const findSubscription = async (object: string) =>
	(await rig.order<Subscription[]>("subscriptions")).find((each) => each.object === object);

test("a webhook is registered at Meta and stored; of its verify token only the hash", async () => {
	const one = await createHooksRig();
	await one.enter();
	const draft = draftOf({ name: "Loja", objectType: "user", fields: ["photos", "email"] });
	const made = await one.create(draft);
	if (!made.ok) throw new Error(made.code);
	const { webhooks, callbackUrl, isOffered } = await one.page();
	expect(isOffered).toBe(true);
	expect(webhooks).toMatchObject([
		{
			id: made.value.id,
			name: "Loja",
			objectType: "user",
			fields: ["photos", "email"],
			includeValues: true,
			isRegistered: true,
		},
	]);
	expect(await findSubscription("user")).toMatchObject({
		callbackUrl,
		includeValues: true,
	});
	// Meta is told the deployment's own: the callback is everybody's (decisions 49).
	expect((await findSubscription("user"))?.verifyToken).not.toBe(draft.verifyToken);
	const dump = await dumpDatabase();
	expect(dump).not.toContain(draft.verifyToken);
	expect(dump).toContain(hashToken(draft.verifyToken));
	expect(one.told.map(({ frame }) => frame.type)).toContain("facebook_changed");
	expect(await codesOf(one.workspaceId)).toContain("facebook_webhook_created");
});

test("Meta is asked for the fields of all workspaces, and for those of conversations it sends already", async () => {
	// The union is that of the whole deployment: nothing of other tests stands in it.
	await bindings.DB.prepare("delete from facebook_webhooks").run();
	const object = "page";
	const other = await createHooksRig();
	await rig.enter();
	await other.enter();
	const first = await rig.create(draftOf({ objectType: object, fields: ["feed"] }));
	const second = await other.create(
		draftOf({ objectType: object, fields: ["leadgen", "messages"] }),
	);
	if (!first.ok || !second.ok) throw new Error("not made");
	const fieldsNow = async () => (await findSubscription(object))?.fields ?? [];
	expect(await fieldsNow()).toEqual(expect.arrayContaining(["feed", "leadgen", "messages"]));
	const removed = await rig
		.services()
		.facebookWebhooks.remove(rig.manager.signedIn, first.value.id);
	expect(removed).toEqual({ ok: true, value: null });
	expect(await codesOf(rig.workspaceId)).toContain("facebook_webhook_deleted");
	expect(await fieldsNow()).not.toContain("feed");
	expect(await fieldsNow()).toContain("leadgen");
	await other.services().facebookWebhooks.remove(other.manager.signedIn, second.value.id);
	// Messenger's channels live by it, whoever asked for it first.
	expect(await fieldsNow()).toEqual(["messages"]);
});

test("a test asks Meta, and says so when it no longer sends these events", async () => {
	const one = await createHooksRig();
	await one.enter();
	const made = await one.create(draftOf({ objectType: "instagram", fields: ["comments"] }));
	if (!made.ok) throw new Error(made.code);
	const check = () => one.services().facebookWebhooks.test(one.manager.signedIn, made.value.id);
	expect(await check()).toEqual({ ok: true, value: null });
	// Somebody took the object's callback elsewhere, at Meta itself.
	await env.DB.prepare("update facebook_webhooks set fields = ? where id = ?")
		.bind('["comments","mentions"]', made.value.id)
		.run();
	expect(await check()).toMatchObject({ ok: false, code: "facebook_webhook_inactive" });
	expect((await one.page()).webhooks.find(({ id }) => id === made.value.id)?.isRegistered).toBe(
		false,
	);
});

test("when Meta refuses nothing is stored, and its words come with the refusal", async () => {
	const one = await createHooksRig();
	await one.enter();
	await one.order("handshake", { isOn: true });
	const refused = await one.create(
		draftOf({ objectType: "ad_account", fields: ["in_process_ad_objects"] }),
	);
	await one.order("handshake", { isOn: false });
	expect(refused).toMatchObject({ ok: false });
	expect((await one.page()).webhooks).toEqual([]);
	expect(await findSubscription("ad_account")).toBeUndefined();
});

test("a webhook needs a sign-in at Facebook, an app, a token and a field of its object", async () => {
	const one = await createHooksRig();
	expect(await one.create(draftOf())).toMatchObject({ code: "facebook_login_missing" });
	await one.enter();
	for (const wrong of [{ verifyToken: " " }, { fields: [] }, { fields: ["photos"] }])
		expect(await one.create(draftOf(wrong))).toMatchObject({ code: "invalid_request" });
	expect((await one.page()).webhooks).toEqual([]);
});

test("only managers and admins create, test and remove; everybody of the workspace reads, nobody else", async () => {
	const one = await createHooksRig();
	const { operator, viewer } = one.team.people;
	await one.enter();
	const made = await one.create(draftOf({ objectType: "user", fields: ["name"] }));
	if (!made.ok) throw new Error(made.code);
	const { facebookWebhooks } = one.services();
	for (const { signedIn } of [operator, viewer]) {
		expect(await facebookWebhooks.create(signedIn, draftOf())).toMatchObject({ code: "forbidden" });
		expect(await facebookWebhooks.test(signedIn, made.value.id)).toMatchObject({
			code: "forbidden",
		});
		expect(await facebookWebhooks.remove(signedIn, made.value.id)).toMatchObject({
			code: "forbidden",
		});
		expect((await facebookWebhooks.read(signedIn, null)).webhooks).toHaveLength(1);
		expect((await facebookWebhooks.read(signedIn, null)).login).toBeNull();
	}
	const stranger = await createHooksRig();
	for (const act of ["test", "remove"] as const)
		expect(await facebookWebhooks[act](stranger.manager.signedIn, made.value.id)).toMatchObject({
			code: "not_found",
		});
	expect((await stranger.page()).webhooks).toEqual([]);
	expect((await one.page()).webhooks).toHaveLength(1);
});

test("I06 the callback answers the deployment's own verify token, plainly, and none that was typed (security 12)", async () => {
	const one = await createHooksRig();
	await one.enter();
	const verifyToken = `token-${drawMetaId()}`;
	await one.create(draftOf({ objectType: "user", fields: ["name"], verifyToken }));
	const ownToken = "test-verify-token-of-pages";
	const ask = (change: object = {}) =>
		one.services().facebookEvents.answerChallenge({
			mode: "subscribe",
			token: ownToken,
			challenge: "1158201444",
			...change,
		});
	expect(ask()).toBe("1158201444");
	const registered = (await findSubscription("user"))?.verifyToken ?? "";
	expect(ask({ token: registered }), "what Meta is told is what the callback answers").toBe(
		"1158201444",
	);
	for (const wrong of [
		{ token: "" },
		{ token: verifyToken },
		{ token: `${ownToken} ` },
		{ token: hashToken(verifyToken) },
		{ mode: "" },
		{ mode: "unsubscribe" },
		{ challenge: "" },
		{ challenge: "<script>alert(1)</script>" },
		{ challenge: "1".repeat(129) },
	])
		expect(ask(wrong), JSON.stringify(wrong)).toBeNull();
});
