import { createHmac } from "node:crypto";
import { env, exports } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callCloud, cloudBody, cloudText, signCloud } from "#tests/support/cloud-call.ts";
import { ownApp, ownNumber, reachGraph } from "#tests/support/cloud-graph.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { findSignedIn, listContacts, services } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

let graph: ReturnType<typeof reachGraph>;
beforeAll(async () => {
	await migrate();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(console, "error").mockImplementation(() => {});
});
beforeEach(() => {
	graph = reachGraph();
});
afterEach(() => vi.unstubAllGlobals());

const VERIFY = "um-token-de-verificacao";

/** A workspace with an app of its own, and a number of that app. */
async function createOwner() {
	const member = await createMember((await createWorkspace()).id, "admin");
	const admin = await findSignedIn(member);
	const app = await ownApp();
	const saved = await services().metaApps.save(admin, { ...app, verifyToken: VERIFY });
	if (!saved.ok) throw new Error(saved.code);
	const number = await ownNumber();
	const created = await services().whatsapp.create(admin, {
		name: "Oficial",
		description: "",
		webhookUrl: "",
		gateway: "cloud-api",
		cloud: number,
	});
	if (!created.ok) throw new Error(created.code);
	const path = new URL((await viewOf(member)).callbackUrl).pathname;
	return { member, admin, app, number, channelId: created.value.id, path };
}

async function viewOf(member: TestMember) {
	const opened = await services().gateways.open(await findSignedIn(member));
	if (!opened.ok || !opened.value.metaApp) throw new Error("no app");
	return opened.value.metaApp;
}

const sign = (body: string, secret: string) =>
	`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

const post = (path: string, body: string, signature: string) =>
	exports.default.fetch(
		new Request(`${ORIGIN}${path}`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-hub-signature-256": signature },
			body,
		}),
	);
async function verify(path: string, token: string): Promise<{ status: number; text: string }> {
	const query = new URLSearchParams({
		"hub.mode": "subscribe",
		"hub.verify_token": token,
		"hub.challenge": "1158201444",
	});
	const answer = await exports.default.fetch(new Request(`${ORIGIN}${path}?${query}`));
	return { status: answer.status, text: await answer.text() };
}
const namesOf = async (member: TestMember, channelId: string) =>
	(await listContacts(member, channelId)).length;

test("I21 the verify token answers on the workspace's own address only, and is shown until then", async () => {
	const one = await createOwner();
	const other = await createOwner();
	expect(await viewOf(one.member)).toMatchObject({ verifyToken: VERIFY, verifiedAt: null });
	for (const [path, token] of [
		["/webhooks/whatsapp", VERIFY],
		["/webhooks/facebook", VERIFY],
		[one.path, "test-verify-token"],
		[one.path, "outro-token-de-verificacao"],
		[`${one.path}x`, VERIFY],
		[`/webhooks/meta/${crypto.randomUUID()}.${"a".repeat(24)}`, VERIFY],
	] as const)
		expect((await verify(path, token)).status, path).toBe(403);
	expect(await verify(one.path, VERIFY)).toEqual({ status: 200, text: "1158201444" });
	const view = await viewOf(one.member);
	expect(view).toMatchObject({ verifyToken: null, verifiedAt: expect.any(Number), calledAt: null });
	expect(await viewOf(other.member)).toMatchObject({ verifiedAt: null });
	// The deployment's own go on as before.
	expect((await verify("/webhooks/whatsapp", "test-verify-token")).status).toBe(200);
});

test("I21 a call signed by the own app reaches its own workspace's number, and marks the app as receiving", async () => {
	const one = await createOwner();
	const body = cloudBody({ phoneNumberId: one.number.phoneNumberId, value: cloudText("Oi") });
	const answer = await post(one.path, body, sign(body, one.app.secret));
	expect([answer.status, await answer.json()]).toEqual([200, { received: "stored" }]);
	expect(await namesOf(one.member, one.channelId)).toBe(1);
	await vi.waitFor(async () =>
		expect(await viewOf(one.member)).toMatchObject({ calledAt: expect.any(Number) }),
	);
});

test("I21 no other secret speaks on an own address, and an own secret speaks for nobody else", async () => {
	const one = await createOwner();
	const other = await createOwner();
	const own = cloudBody({ phoneNumberId: one.number.phoneNumberId, value: cloudText("Oi") });
	for (const signature of [signCloud(own), sign(own, other.app.secret), "", "sha256=00"])
		expect((await post(one.path, own, signature)).status, signature).toBe(401);
	// An own secret on the addresses of the deployment's app.
	expect((await callCloud(own, sign(own, one.app.secret))).status).toBe(401);
	expect((await post("/webhooks/facebook", own, sign(own, one.app.secret))).status).toBe(401);
	expect((await post(`${one.path}x`, own, sign(own, one.app.secret))).status).toBe(404);
	// Another workspace's proved number, told by an app that is not its.
	const foreign = cloudBody({ phoneNumberId: other.number.phoneNumberId, value: cloudText("Oi") });
	const ignored = await post(one.path, foreign, sign(foreign, one.app.secret));
	expect([ignored.status, await ignored.json()]).toEqual([200, { received: "ignored" }]);
	expect(await namesOf(one.member, one.channelId)).toBe(0);
	expect(await namesOf(other.member, other.channelId)).toBe(0);
});

test("I21 an own app's call tries no claim of another workspace", async () => {
	const one = await createOwner();
	const member = await createMember((await createWorkspace()).id, "admin");
	graph.isAway = true;
	const number = await ownNumber();
	const claimed = await services().whatsapp.create(await findSignedIn(member), {
		name: "Oficial",
		description: "",
		webhookUrl: "",
		gateway: "cloud-api",
		cloud: number,
	});
	expect(claimed).toMatchObject({ ok: true, value: { isWaiting: true } });
	graph.isAway = false;
	graph.calls.length = 0;
	const body = cloudBody({ phoneNumberId: number.phoneNumberId, value: cloudText("Oi") });
	expect((await post(one.path, body, sign(body, one.app.secret))).status).toBe(200);
	expect(graph.calls).toEqual([]);
});

test("J19 the app's secret is sealed and never shown; a mask keeps it; another app gets another address", async () => {
	const one = await createOwner();
	const { metaApps } = services();
	const row = () =>
		env.DB.prepare("select * from meta_apps where workspace_id = ?")
			.bind(one.admin.workspace.id)
			.first<Record<string, unknown>>();
	const before = await row();
	const view = await viewOf(one.member);
	expect(JSON.stringify([before, view])).not.toContain(one.app.secret);
	expect(JSON.stringify(before)).not.toContain(VERIFY);
	const mask = "••••••••";
	await verify(one.path, VERIFY);
	const kept = { appId: one.app.appId, secret: view.secretMask, verifyToken: mask };
	expect(await metaApps.save(one.admin, kept)).toEqual({ ok: true, value: null });
	expect(await viewOf(one.member)).toMatchObject({
		callbackUrl: view.callbackUrl,
		verifiedAt: expect.any(Number),
	});
	// The masks of one app are no secrets of another.
	const second = await ownApp();
	const masked = { ...kept, appId: second.appId };
	expect(await metaApps.save(one.admin, masked)).toEqual({
		ok: false,
		code: "meta_secret_invalid",
	});
	const wrong = { ...second, secret: "0".repeat(32), verifyToken: VERIFY };
	expect(await metaApps.save(one.admin, wrong)).toEqual({ ok: false, code: "meta_app_refused" });
	expect(await metaApps.save(one.admin, { ...second, verifyToken: VERIFY })).toMatchObject({
		ok: true,
	});
	expect((await viewOf(one.member)).callbackUrl).not.toBe(view.callbackUrl);
	const body = cloudBody({ phoneNumberId: one.number.phoneNumberId, value: cloudText("Oi") });
	const late = await post(one.path, body, sign(body, one.app.secret));
	expect([late.status, await late.json()]).toEqual([200, { received: "gone" }]);
});

test("without the deployment's app an own one offers the official API and pages, and is kept while they use it", async () => {
	const unset = { WHATSAPP_VERIFY_TOKEN: "", FACEBOOK_VERIFY_TOKEN: "" };
	const lacking = createServices({ ...env, ...unset } as Env, { defer: () => {} });
	const stranger = await findSignedIn(await createMember((await createWorkspace()).id, "admin"));
	const choicesOf = async (who: typeof stranger) =>
		(await lacking.whatsapp.ways(who)).map(({ choice }) => choice);
	expect(await choicesOf(stranger)).not.toContain("cloud-api");
	expect(await lacking.channels.offeredTypes(stranger)).not.toContain("messenger");
	const one = await createOwner();
	expect(await choicesOf(one.admin)).toContain("cloud-api");
	expect(await lacking.channels.offeredTypes(one.admin)).toContain("instagram");
	expect(await lacking.metaApps.remove(one.admin)).toEqual({ ok: false, code: "gateway_in_use" });
	await lacking.whatsapp.remove(await findSignedIn(one.member), one.channelId);
	expect(await lacking.metaApps.remove(one.admin)).toEqual({ ok: true, value: null });
	expect(await lacking.metaApps.remove(one.admin)).toEqual({ ok: false, code: "not_found" });
});
