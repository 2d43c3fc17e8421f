import { createHmac } from "node:crypto";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { bindings, createMember, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { createWebhookRig, listDeliveries, SETTINGS } from "#tests/support/webhook-rig.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";

const DAY_MS = 86_400_000;

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const notified = async (memberId: string) =>
	(
		await bindings.DB.prepare("select kind, params from notifications where member_id = ?")
			.bind(memberId)
			.all<{ kind: string; params: string }>()
	).results;

test("H19 H12 a delivery is signed, says its hop, is logged with its answer and told live", async () => {
	const rig = await createWebhookRig("ok");
	const socket = await openWorkspaceSocket(rig.member);
	await socket.next("hello");
	const sent = await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	if (!sent.ok) throw new Error(sent.code);
	const result = await rig.consume();
	expect(result.explicitAcks).toEqual(["m0"]);
	await socket.next("deliveries_changed");
	socket.close();
	const [call] = await rig.calls();
	const [delivery] = await listDeliveries(rig.channelId);
	expect(delivery).toMatchObject({ state: "delivered", attempts: 1, response_status: 200 });
	expect(call?.body).toBe(delivery?.body);
	expect(call?.headers).toMatchObject({
		"x-prosa-hop": "1",
		"x-prosa-event": "test",
		"x-prosa-delivery": sent.value.id,
	});
	const [, seconds = "", mark] =
		/^t=(\d+),v1=([0-9a-f]{64})$/.exec(call?.headers["x-prosa-signature"] ?? "") ?? [];
	const expected = createHmac("sha256", rig.secret).update(`${seconds}.${call?.body}`);
	expect(mark).toBe(expected.digest("hex"));
	// The consumer may see the same message again: it is one call (R10).
	await rig.services().webhooksOut.deliver({
		deliveryId: sent.value.id,
		workspaceId: rig.member.workspaceId,
		channelId: rig.channelId,
	});
	expect(await rig.calls()).toHaveLength(1);
});

test("H19 after a rotation both secrets sign for a day, then only the new one", async () => {
	const rig = await createWebhookRig("ok");
	const rotated = await rig.services().instanceSettings.rotateSecret(rig.signedIn, rig.channelId);
	if (!rotated.ok) throw new Error(rotated.code);
	const sendTest = async () => {
		await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
		await rig.drain();
	};
	await sendTest();
	rig.later(DAY_MS + 1);
	await sendTest();
	const [both = "", one = ""] = (await rig.calls()).map((c) => c.headers["x-prosa-signature"]);
	expect(both.match(/v1=/g)).toHaveLength(2);
	expect(one.match(/v1=/g)).toHaveLength(1);
	const body = (await rig.calls())[1]?.body ?? "";
	const seconds = /t=(\d+)/.exec(one)?.[1] ?? "";
	const mark = createHmac("sha256", rotated.value.secret).update(`${seconds}.${body}`);
	expect(one).toContain(mark.digest("hex"));
});

test("H20 an address that fails is asked less and less, rests after five, and is paused after 3 days", async () => {
	const rig = await createWebhookRig("error");
	await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	await rig.drain();
	const [first] = await listDeliveries(rig.channelId);
	expect(first).toMatchObject({ state: "queued", problem: "status", response_status: 500 });
	expect(rig.queued[0]?.delaySeconds).toBeGreaterThanOrEqual(8);
	for (let n = 0; n < 4; n++) await rig.drain();
	expect(await rig.calls()).toHaveLength(5);
	const opened = await rig.services().instanceSettings.open(rig.signedIn, rig.channelId, null);
	expect(opened.ok && opened.value.webhook.retryAt).toEqual(expect.any(Number));
	// While it rests, a new event makes no call, and no try is counted for it.
	rig.queued.splice(0);
	await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	await rig.drain();
	expect(await rig.calls()).toHaveLength(5);
	expect((await listDeliveries(rig.channelId)).at(-1)).toMatchObject({ attempts: 0 });
	rig.later(3 * DAY_MS);
	await rig.drain();
	expect(await rig.calls()).toHaveLength(6);
	const paused = await rig.services().instanceSettings.open(rig.signedIn, rig.channelId, null);
	expect(paused.ok && paused.value.webhook.pausedAt).toEqual(expect.any(Number));
	expect(await notified(rig.member.memberId)).toMatchObject([{ kind: "webhook_paused" }]);
});

test("H20 the answer 410 pauses at once; what comes is held, and leaves when somebody resumes", async () => {
	const rig = await createWebhookRig("gone");
	const { webhookDeliveries } = rig.services();
	await webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	// Two are under way when the first is answered.
	await webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	await rig.drain();
	expect((await listDeliveries(rig.channelId)).map(({ state }) => state).toSorted()).toEqual([
		"held",
		"queued",
	]);
	const again = await webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	expect(again).toEqual({ ok: false, code: "webhook_paused" });
	rig.queued.splice(0);
	expect(await webhookDeliveries.resume(rig.signedIn, rig.channelId)).toEqual({
		ok: true,
		value: null,
	});
	expect(rig.queued).toHaveLength(1);
	const opened = await rig.services().instanceSettings.open(rig.signedIn, rig.channelId, null);
	expect(opened.ok && opened.value.webhook.pausedAt).toBeNull();
});

test("H17 H12 an address is judged at the save and again at each call; our own is never taken", async () => {
	const rig = await createWebhookRig("ok");
	const save = (webhookUrl: string) =>
		rig.services().instanceSettings.save(rig.signedIn, rig.channelId, { ...SETTINGS, webhookUrl });
	for (const refused of [
		"http://127.0.0.1:8787/api/v1/x",
		"http://localhost:9999/",
		"https://10.0.0.1/x",
		"https://user:senha@loja.com.br/x",
		"ftp://loja.com.br",
		"https://169.254.169.254/latest",
	])
		expect(await save(refused), refused).toEqual({ ok: false, code: "url_not_allowed" });
	await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	// The host was allowed when it was stored; it is not any more.
	const stricter = { ...rig.env, ALLOWED_PRIVATE_HOSTS: "127.0.0.1:9" };
	const { createServices } = await import("#workers/services/index.ts");
	const [queued] = rig.queued.splice(0);
	if (!queued) throw new Error("nothing was queued");
	await createServices(stricter, { defer: () => {} }).webhooksOut.deliver(queued.job);
	expect(await rig.calls()).toHaveLength(0);
	expect(await listDeliveries(rig.channelId)).toMatchObject([
		{ state: "failed", problem: "refused_address" },
	]);
});

test("H21 a host that is called too often makes its calls wait, without losing or counting one", async () => {
	const crowded = { limit: () => Promise.resolve({ success: false }) };
	const rig = await createWebhookRig("ok", { WEBHOOK_HOST_LIMIT: crowded });
	await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	await rig.drain();
	expect(await rig.calls()).toHaveLength(0);
	expect(rig.queued).toHaveLength(1);
	expect(await listDeliveries(rig.channelId)).toMatchObject([{ state: "queued", attempts: 0 }]);
});

/** The platform counts in fixed spans of ten seconds (wrangler.toml). */
const limitSpan = () => Math.floor(Date.now() / 10_000);

test("H21 the deployment's own limit of calls to one host holds, for every workspace together", async () => {
	const { url } = inject("receiver");
	// By another name than in other tests: what is used up here is nobody else's.
	const host = `localhost:${new URL(url).port}`;
	const change = { ALLOWED_PRIVATE_HOSTS: `${host},${new URL(url).host}` };
	const makeRig = async () => {
		const rig = await createWebhookRig("ok", change);
		const webhookUrl = `http://${host}/hook/ok/${rig.channelId}`;
		const { instanceSettings } = rig.services();
		await instanceSettings.save(rig.signedIn, rig.channelId, { ...SETTINGS, webhookUrl });
		return rig;
	};
	const spend = async () => {
		const [one, other] = [await makeRig(), await makeRig()];
		const span = limitSpan();
		await one.services().webhookDeliveries.sendTest(one.signedIn, one.channelId);
		await one.drain();
		let passed = (await one.calls()).length;
		while ((await bindings.WEBHOOK_HOST_LIMIT.limit({ key: host })).success) passed += 1;
		await other.services().webhookDeliveries.sendTest(other.signedIn, other.channelId);
		await other.drain();
		return { other, passed, isOneSpan: span === limitSpan() };
	};
	// What began in one span and ended in the next says nothing: it is done again.
	let spent = await spend();
	for (let tries = 0; !spent.isOneSpan && tries < 5; tries++) {
		const usedUp = limitSpan();
		await vi.waitUntil(() => limitSpan() !== usedUp, { timeout: 20_000 });
		spent = await spend();
	}
	const { other, passed } = spent;
	expect(passed).toBe(100);
	expect(await other.calls()).toHaveLength(0);
	expect(other.queued).toHaveLength(1);
	expect(await listDeliveries(other.channelId)).toMatchObject([{ state: "queued", attempts: 0 }]);
});

test("H18 F10 the address is nowhere readable, and secrets in an answer are hidden", async () => {
	const rig = await createWebhookRig("garbage");
	await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	await rig.drain();
	const opened = await rig.services().instanceSettings.open(rig.signedIn, rig.channelId, null);
	const shown = JSON.stringify(opened);
	expect(shown).not.toContain("/hook/garbage");
	expect(shown).not.toContain(rig.secret);
	expect(shown).not.toContain("abcdefgh12345678");
	expect(shown).toContain("<script>window.broken=1</script>");
	const row = await bindings.DB.prepare("select * from channels where id = ?")
		.bind(rig.channelId)
		.first();
	expect(JSON.stringify(row)).not.toContain("/hook/");
});

test("redirects, endless answers and broken lines: nothing is followed, little is kept", async () => {
	for (const [mode, expected] of [
		["redirect", { state: "queued", problem: "status", response_status: 302 }],
		["drop", { state: "queued", problem: "unreachable", response_status: null }],
		["huge", { state: "delivered", response_status: 200 }],
	] as const) {
		const rig = await createWebhookRig(mode);
		await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
		await rig.drain();
		const [row] = await listDeliveries(rig.channelId);
		expect(row, mode).toMatchObject(expected);
		expect((row?.response_text ?? "").length).toBeLessThanOrEqual(4096);
		expect(await rig.calls()).toHaveLength(1);
	}
});

test("E09 a delivery runs as the workspace: it goes on when its member left, and stops with the workspace", async () => {
	const rig = await createWebhookRig("ok");
	const sendTest = () => rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	await sendTest();
	await bindings.DB.prepare("update members set is_active = 0 where id = ?")
		.bind(rig.member.memberId)
		.run();
	await rig.drain();
	expect(await rig.calls()).toHaveLength(1);
	await sendTest();
	await bindings.DB.prepare("update workspaces set status = 'suspended' where id = ?")
		.bind(rig.member.workspaceId)
		.run();
	await rig.drain();
	expect(await rig.calls()).toHaveLength(1);
});

test("D01 E01 another workspace's deliveries answer like unknown ones, and only managers act on own", async () => {
	const [own, foreign] = [await createWebhookRig("ok"), await createWebhookRig("ok")];
	const sent = await foreign
		.services()
		.webhookDeliveries.sendTest(foreign.signedIn, foreign.channelId);
	if (!sent.ok) throw new Error(sent.code);
	const { webhookDeliveries, instanceSettings } = own.services();
	const notFound = { ok: false, code: "not_found" };
	expect(await webhookDeliveries.sendTest(own.signedIn, foreign.channelId)).toEqual(notFound);
	expect(await webhookDeliveries.replay(own.signedIn, foreign.channelId, sent.value.id)).toEqual(
		notFound,
	);
	expect(await webhookDeliveries.replay(own.signedIn, own.channelId, sent.value.id)).toEqual(
		notFound,
	);
	expect(await webhookDeliveries.resume(own.signedIn, foreign.channelId)).toEqual(notFound);
	expect(await instanceSettings.open(own.signedIn, foreign.channelId, null)).toEqual(notFound);
	const operator = await findSignedIn(await createMember(own.member.workspaceId, "operator"));
	const forbidden = { ok: false, code: "forbidden" };
	expect(await webhookDeliveries.sendTest(operator, own.channelId)).toEqual(forbidden);
	expect(await webhookDeliveries.replay(operator, own.channelId, "x")).toEqual(forbidden);
	expect(await webhookDeliveries.resume(operator, own.channelId)).toEqual(forbidden);
});

test("a delivery is repeated as one of its own, and what was forgotten is found again", async () => {
	const rig = await createWebhookRig("ok");
	const sent = await rig.services().webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
	if (!sent.ok) throw new Error(sent.code);
	// The queue lost it.
	rig.queued.splice(0);
	rig.later(11 * 60_000);
	await rig.services().webhooksOut.sweep();
	const mine = rig.queued.filter(({ job }) => job.channelId === rig.channelId);
	expect(mine).toHaveLength(1);
	rig.queued.splice(0, rig.queued.length, ...mine);
	await rig.drain();
	await rig.services().webhookDeliveries.replay(rig.signedIn, rig.channelId, sent.value.id);
	await rig.drain();
	const [original, replay] = await listDeliveries(rig.channelId);
	expect(original).toMatchObject({ state: "delivered", replay_of: null });
	expect(replay).toMatchObject({ state: "delivered", replay_of: sent.value.id });
	const bodies = (await rig.calls()).map(({ body }) => body);
	expect(bodies[1]).toBe(bodies[0]);
});
