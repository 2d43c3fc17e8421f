import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import {
	incoming,
	instanceOf,
	makeInstance,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** An Evolution that exists and answers `connect` as told. */
function stubGateway(connect: () => Response) {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (input: string) => {
		const { pathname } = new URL(input);
		calls.push(pathname);
		if (pathname.startsWith("/instance/connect/")) return connect();
		if (pathname.startsWith("/webhook/find/")) return Response.json(null);
		if (pathname.startsWith("/webhook/set/")) return Response.json({ url: "x" }, { status: 201 });
		if (pathname === "/instance/create")
			return Response.json(
				{
					instance: { instanceName: "x", instanceId: "i", status: "close" },
					hash: "the-instance-token",
				},
				{ status: 201 },
			);
		return Response.json({ status: "SUCCESS", error: false, response: { message: "ok" } });
	});
	return calls;
}

async function setUp(connect: () => Response) {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const calls = stubGateway(connect);
	const { channelId } = await makeInstance({ gateway: "evolution" });
	const stub = () => instanceOf(channelId);
	const link = async () => {
		const view = await stub().link(WORKSPACE);
		if (!view.ok) throw new Error(view.code);
		return view.value;
	};
	const pass = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(stub());
	};
	const connectCalls = () => calls.filter((path) => path.startsWith("/instance/connect/")).length;
	return { calls, stub, link, pass, connectCalls, channelId };
}

const qr = (code: string) =>
	Response.json({ pairingCode: null, code, base64: "data:image/png;base64,aGk=", count: 1 });

test("a QR lives 45 seconds and expires when nobody watches; then nothing is asked any more", async () => {
	const { stub, link, pass, connectCalls } = await setUp(() =>
		qr("2@k9TfakeReference,fakePublicKey,fakeIdentity,fakeSecret"),
	);
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	expect(await link()).toMatchObject({
		status: "waiting_qr",
		qr: { value: "2@k9TfakeReference,fakePublicKey,fakeIdentity,fakeSecret", expiresInMs: 45_000 },
	});
	await pass(44_999);
	expect((await link()).status).toBe("waiting_qr");
	await pass(1);
	expect(await link()).toMatchObject({ status: "expired", qr: null });
	const asked = connectCalls();
	vi.setSystemTime(Date.now() + 3_600_000);
	// What was told to others meanwhile may have left an alarm; it sets no other.
	await vi.waitFor(async () => expect(await runDurableObjectAlarm(stub())).toBe(false));
	expect(connectCalls()).toBe(asked);
});

test("{count:0} means not yet: asked again after 2, 4 and 8 seconds, not counted as a failure", async () => {
	const { stub, link, pass, connectCalls } = await setUp(() => Response.json({ count: 0 }));
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	expect(connectCalls()).toBe(1);
	await pass(1_900);
	expect(connectCalls()).toBe(1);
	await pass(200);
	expect(connectCalls()).toBe(2);
	await pass(4_100);
	expect(connectCalls()).toBe(3);
	expect(await link()).toMatchObject({ status: "connecting", failures: 0 });
	// The QR comes by webhook instead.
	await stub().receive([
		{ type: "qr", qr: { kind: "code", value: "2@by,webhook,x,y" }, pairingCode: null },
	]);
	expect(await link()).toMatchObject({ status: "waiting_qr", qr: { value: "2@by,webhook,x,y" } });
});

test("L23 three failed generations block every client; after the pause only a reset goes on", async () => {
	const { stub, link, pass } = await setUp(() => Response.json({ error: true, message: "boom" }));
	for (let failure = 1; failure <= 3; failure += 1) {
		expect((await stub().requestLink(WORKSPACE, "generate_qr")).ok).toBe(true);
		await pass(0);
		expect(await link()).toMatchObject({ status: "disconnected", failures: failure });
	}
	expect(await link()).toMatchObject({ pausedForMs: 30_000 });
	expect(await stub().requestLink(WORKSPACE, "generate_qr")).toMatchObject({
		ok: false,
		code: "qr_blocked",
	});
	expect(await stub().requestLink(WORKSPACE, "connect")).toMatchObject({
		ok: false,
		code: "qr_blocked",
	});
	expect(await stub().requestLink(WORKSPACE, "reset")).toMatchObject({
		ok: false,
		code: "qr_blocked",
		retryAfterMs: 30_000,
	});
	vi.setSystemTime(Date.now() + 30_000);
	expect((await stub().requestLink(WORKSPACE, "generate_qr")).ok).toBe(false);
	expect((await stub().requestLink(WORKSPACE, "reset")).ok).toBe(true);
	await pass(0);
	expect((await link()).failures).toBe(1);
});

test("a late QR, and an answer of an earlier life, change nothing", async () => {
	const { stub, link } = await setUp(() => qr("2@late,late,late,late"));
	await stub().requestLink(WORKSPACE, "connect");
	await stub().receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	await stub().receive([
		{ type: "qr", qr: { kind: "code", value: "2@a,b,c,d" }, pairingCode: null },
	]);
	expect(await link()).toMatchObject({ status: "connected", qr: null, phone: "5511912345678" });
});

test("J02 the gateway's token is stored sealed, never in clear", async () => {
	const { stub, pass } = await setUp(() =>
		qr("2@k9TfakeReference,fakePublicKey,fakeIdentity,fakeSecret"),
	);
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	const rows = await runInDurableObject(stub(), (_, { storage }) =>
		JSON.stringify([
			...storage.sql.exec("SELECT json FROM config"),
			...storage.sql.exec("SELECT json FROM link"),
		]),
	);
	expect(rows).toContain("tokenSealed");
	expect(rows).not.toContain("the-instance-token");
	expect(JSON.stringify(await stub().snapshot(WORKSPACE, null))).not.toContain(
		"the-instance-token",
	);
});

test("a storm of `connecting` of a linked number writes once, and heals without a word", async () => {
	const { stub, link, channelId } = await setUp(() => qr("x"));
	await stub().receive([{ type: "linked", phone: "5511912345678", profileName: null }]);
	const version = () =>
		runInDurableObject(
			instanceOf(channelId),
			(_, { storage }) =>
				storage.sql.exec<{ total: number }>("SELECT count(*) AS total FROM transitions").one()
					.total,
		);
	const before = await version();
	for (let n = 0; n < 76; n += 1) await stub().receive([{ type: "linking" }]);
	expect((await link()).status).toBe("connected");
	await stub().receive([{ type: "linked", phone: "5511912345678", profileName: null }]);
	expect(await version()).toBe(before);
});

test("a deleted instance leaves a tombstone: late events are dropped, its data is gone", async () => {
	const { instance, channelId } = await makeLinkedInstance();
	await instance.receive([incoming({ providerId: "BEFORE" })]);
	expect(await instance.erase(WORKSPACE)).toMatchObject({ ok: true });
	expect(await instance.receive([incoming({ providerId: "LATE" })])).toBe("gone");
	expect(await instance.quarantine("late", "{}")).toBe("gone");
	expect(await instance.snapshot(WORKSPACE, null)).toMatchObject({ ok: false, code: "not_found" });
	const left = await runInDurableObject(
		instanceOf(channelId),
		(_, { storage }) =>
			storage.sql
				.exec<{ total: number }>(
					"SELECT (SELECT count(*) FROM messages) + (SELECT count(*) FROM contacts) AS total",
				)
				.one().total,
	);
	expect(left).toBe(0);
	expect(
		await instance.configure({
			workspaceId: WORKSPACE,
			channelId,
			name: "x",
			gateway: "simulator",
			settings: {} as never,
			dataKeyWrapped: "",
		}),
	).toMatchObject({ ok: false });
});

test("deleting an instance deletes it at the gateway too, and tries again when that fails", async () => {
	const { stub, calls, pass } = await setUp(() =>
		qr("2@k9TfakeReference,fakePublicKey,fakeIdentity,fakeSecret"),
	);
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	vi.stubGlobal("fetch", async () => new Response("busy", { status: 503 }));
	await stub().erase(WORKSPACE);
	await pass(0);
	stubGateway(() => qr("x"));
	const deletions: string[] = [];
	vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
		if (init?.method === "DELETE") deletions.push(new URL(input).pathname);
		return Response.json({
			status: "SUCCESS",
			error: false,
			response: { message: "Instance deleted" },
		});
	});
	await pass(600_000);
	expect(deletions.some((path) => path.startsWith("/instance/delete/"))).toBe(true);
	vi.setSystemTime(Date.now() + 3_600_000);
	expect(await runDurableObjectAlarm(stub())).toBe(false);
	expect(calls.length).toBeGreaterThan(0);
});

test("D08 another workspace is answered like nothing, in every method", async () => {
	const { instance, channelId } = await makeLinkedInstance();
	const other = "workspace-b";
	const notFound = { ok: false, code: "not_found" };
	expect(await instance.snapshot(other, null)).toEqual(notFound);
	expect(await instance.contacts(other, { cursor: null, search: "" })).toEqual(notFound);
	expect(await instance.conversation(other, "x", null)).toEqual(notFound);
	expect(
		await instance.send(other, "Eve", { id: crypto.randomUUID(), contactId: "x", text: "oi" }),
	).toEqual(notFound);
	expect(await instance.retry(other, "x")).toEqual(notFound);
	expect(await instance.markRead(other, "x")).toEqual(notFound);
	expect(await instance.link(other)).toEqual(notFound);
	expect(await instance.requestLink(other, "disconnect")).toEqual(notFound);
	expect(await instance.phone(other, { type: "scan" })).toEqual(notFound);
	expect(await instance.importHistory(other, [], null)).toEqual(notFound);
	expect(await instance.erase(other)).toEqual(notFound);
	expect(await instance.revoke(other, {})).toBe(0);
	expect(
		await instance.configure({
			workspaceId: other,
			channelId,
			name: "x",
			gateway: "simulator",
			settings: {} as never,
			dataKeyWrapped: "",
		}),
	).toEqual(notFound);
	const link = await instance.link(WORKSPACE);
	expect(link.ok && link.value.status).toBe("connected");
});

test("connected and silent: one probe every ten minutes and one reconciliation an hour, nothing else", async () => {
	const { stub, calls, pass } = await setUp(() => qr("x"));
	await stub().receive([{ type: "linked", phone: "5511912345678", profileName: null }]);
	await pass(5_000);
	const base = "/instance/connectionState/";
	let hook: unknown = null;
	vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
		const { pathname } = new URL(input);
		if (pathname.startsWith("/webhook/set/")) {
			hook = typeof init.body === "string" ? JSON.parse(init.body).webhook : null;
			return Response.json(hook, { status: 201 });
		}
		calls.push(pathname);
		if (pathname.startsWith("/webhook/find/")) return Response.json(hook);
		return pathname.startsWith(base)
			? Response.json({ instance: { instanceName: "x", state: "open" } })
			: Response.json({ messages: { total: 0, pages: 0, currentPage: 1, records: [] } });
	});
	// The webhook of an instance that was linked before this gateway heard of us: it is set once.
	await pass(595_000);
	await pass(3_000);
	await pass(0);
	calls.length = 0;
	for (let minute = 0; minute < 61; minute += 1) await pass(60_000);
	expect(calls.filter((path) => path.startsWith(base)).length).toBeLessThanOrEqual(6);
	expect(calls.filter((path) => path.startsWith(base)).length).toBeGreaterThanOrEqual(5);
	expect(calls.filter((path) => path.startsWith("/chat/findMessages/"))).toHaveLength(1);
	const others = calls.filter(
		(path) => !path.startsWith(base) && !path.startsWith("/chat/findMessages/"),
	);
	// With each probe the webhook is looked at: two questions, as before; nothing else is asked.
	expect(others.filter((path) => !path.startsWith("/webhook/find/"))).toEqual([]);
	expect(others).toHaveLength(calls.filter((path) => path.startsWith(base)).length);
});

test("a gateway that says open and is silent shows as unstable after two failed probes, and heals by a word", async () => {
	const { stub, link, pass } = await setUp(() => qr("x"));
	await stub().receive([{ type: "linked", phone: "5511912345678", profileName: null }]);
	vi.stubGlobal("fetch", async () => new Response("", { status: 502 }));
	await pass(600_000);
	expect((await link()).status).toBe("connected");
	await pass(60_000);
	expect(await link()).toMatchObject({ status: "unstable", reason: "gateway_unreachable" });
	await stub().receive([incoming()]);
	expect((await link()).status).toBe("connected");
});

test("an imported instance on the simulator stays linked through its probes, and can answer", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const { instance } = await makeInstance();
	const customer = {
		phone: "5511955554444",
		name: "Bia",
		unread: 1,
		messages: [
			{
				id: "H1",
				fromMe: false,
				text: "Oi",
				sentAt: Date.now() - 60_000,
				status: null,
				author: null,
			},
		],
	};
	expect(await instance.importHistory(WORKSPACE, [customer], "5511970000100")).toMatchObject({
		ok: true,
	});
	for (let minute = 0; minute < 25; minute += 1) {
		vi.setSystemTime(Date.now() + 60_000);
		await runDurableObjectAlarm(instance);
	}
	expect(await instance.link(WORKSPACE)).toMatchObject({
		value: { status: "connected", phone: "5511970000100" },
	});
	const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const contact = page.ok ? page.value.contacts[0] : undefined;
	expect(contact).toMatchObject({ name: "Bia", unread: 1 });
	await instance.send(WORKSPACE, "Ana", {
		id: crypto.randomUUID(),
		contactId: contact?.id ?? "",
		text: "Olá, Bia",
	});
	await runDurableObjectAlarm(instance);
	const conversation = await instance.conversation(WORKSPACE, contact?.id ?? "", null);
	expect(conversation.ok && conversation.value.page.messages.at(-1)).toMatchObject({
		text: "Olá, Bia",
		status: "sent",
	});
});

test("connect right after disconnect logs the old session out first", async () => {
	const { stub, calls, pass, connectCalls } = await setUp(() =>
		qr("2@k9TfakeReference,fakePublicKey,fakeIdentity,fakeSecret"),
	);
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	await stub().receive([{ type: "linked", phone: "5511912345678", profileName: null }]);
	calls.length = 0;
	await stub().requestLink(WORKSPACE, "disconnect");
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	await pass(0);
	const order = calls
		.map((path) => path.split("/")[2])
		.filter((name) => name === "logout" || name === "connect");
	expect(order).toEqual(["logout", "connect"]);
	expect(connectCalls()).toBe(1);
});
