import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ServerFrame } from "#app/contracts/frames.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import { createModelledGateway } from "#tests/support/modelled-gateway.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import {
	eventually,
	incoming,
	instanceOf,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A linked instance behind a modelled gateway, with one customer; time stands still far ahead. */
async function setUp() {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const gateway = createModelledGateway();
	gateway.install();
	const { channelId } = await makeLinkedInstance({ gateway: "evolution" });
	const stub = () => instanceOf(channelId);
	await stub().receive([incoming({ providerId: "FIRST" })]);
	const page = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const send = (text: string, id = uuidv7()) =>
		stub().send(WORKSPACE, "Ana", { id, contactId, text });
	const messages = async () => {
		const conversation = await stub().conversation(WORKSPACE, contactId, null);
		return conversation.ok ? conversation.value.page.messages : [];
	};
	const crash = () =>
		runInDurableObject(stub(), (_, state) => state.abort("crash")).catch(() => null);
	const pass = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(stub());
	};
	return { gateway, stub, send, messages, crash, pass, contactId, channelId };
}

test("R01 R02 a send repeated after a crash is one message with one place", async () => {
	const { send, messages, crash } = await setUp();
	const id = uuidv7();
	const first = await send("Olá", id);
	await crash();
	const again = await send("Olá", id);
	expect(again.ok && first.ok && again.value.message.arrival).toBe(
		first.ok && first.value.message.arrival,
	);
	expect((await messages()).filter((m) => m.id === id)).toHaveLength(1);
});

test("R01 a write and a crash in the same moment leave nothing, and the repeat stores it", async () => {
	const { stub, send, messages } = await setUp();
	const before = (await messages()).length;
	await runInDurableObject(stub(), (_, state) => {
		state.storage.sql.exec("UPDATE contacts SET unread = 99");
		state.abort("crash in the same tick");
	}).catch(() => null);
	const page = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
	expect(page.ok && page.value.contacts[0]?.unread).toBe(1);
	expect((await send("Depois")).ok).toBe(true);
	expect(await messages()).toHaveLength(before + 1);
});

test("L21 the same id with other words is refused and changes nothing", async () => {
	const { send, messages } = await setUp();
	const id = uuidv7();
	await send("Olá", id);
	expect(await send("Outra coisa", id)).toMatchObject({ ok: false, code: "message_id_reused" });
	expect((await messages()).find((m) => m.id === id)?.text).toBe("Olá");
});

test("R05 a gateway that took nothing is asked again, and the message leaves once", async () => {
	const { gateway, send, messages, pass } = await setUp();
	gateway.setMode("busy");
	const sent = await send("Olá");
	await pass(0);
	expect(gateway.taken).toHaveLength(0);
	expect((await messages()).at(-1)?.status).toBe("queued");
	gateway.setMode("ok");
	await pass(300_000);
	expect(gateway.taken).toHaveLength(1);
	expect((await messages()).find((m) => sent.ok && m.id === sent.value.message.id)?.status).toBe(
		"sent",
	);
});

test("R06 an hour's outage keeps order within a contact and drains without a storm", async () => {
	const { gateway, send, pass } = await setUp();
	gateway.setMode("busy");
	const texts = Array.from({ length: 12 }, (_, n) => `mensagem ${n}`);
	for (const text of texts) await send(text);
	const callsBefore = vi.mocked(fetch).mock.calls.length;
	for (let minute = 0; minute < 60; minute += 1) await pass(60_000);
	// One contact, one message at a time, each try two calls: backed off, not hammered.
	expect(vi.mocked(fetch).mock.calls.length - callsBefore).toBeLessThan(120);
	gateway.setMode("ok");
	for (let round = 0; round < 5; round += 1) await pass(60_000);
	expect(gateway.taken.map((m) => m.text)).toEqual(texts);
});

test("R07 an alarm whose work breaks is never lost", async () => {
	const { stub, send, gateway, pass } = await setUp();
	vi.stubGlobal("fetch", () => {
		throw new Error("broken for good");
	});
	await send("Olá");
	for (let round = 0; round < 20; round += 1) {
		await pass(1_000);
		const alarm = await runInDurableObject(stub(), (_, state) => state.storage.getAlarm());
		expect(alarm).not.toBeNull();
	}
	gateway.install();
	for (let round = 0; round < 8; round += 1) await pass(400_000);
	expect(gateway.taken.map((m) => m.text)).toEqual(["Olá"]);
});

test("R09 an alarm that was lost is set again by the next call or start", async () => {
	const { stub, send, gateway, crash, pass } = await setUp();
	await send("Olá");
	await runInDurableObject(stub(), (_, state) => state.storage.deleteAlarm());
	await crash();
	await stub().link(WORKSPACE);
	expect(await runInDurableObject(stub(), (_, state) => state.storage.getAlarm())).not.toBeNull();
	await pass(0);
	expect(gateway.taken).toHaveLength(1);
});

test("R11 ticks in any order, before their message or twice, end the same", async () => {
	const { stub, send, gateway, messages, pass } = await setUp();
	// The gateway's next id is known: its ticks come before its answer.
	for (const status of ["read", "delivered", "sent", "delivered"] as const)
		await stub().receive([{ type: "status", providerId: "GW1", status }]);
	await send("Olá");
	await pass(0);
	expect(gateway.taken).toHaveLength(1);
	expect((await messages()).at(-1)?.status).toBe("read");
});

test("R25 sockets survive hibernation with who they are", async () => {
	const { stub, channelId } = await setUp();
	vi.useRealTimers();
	const identity = {
		workspaceId: WORKSPACE,
		memberId: "m1",
		signInId: "s1",
		name: "Ana Conceição",
		role: "operator" as const,
	};
	const upgrade = await stub().fetch("https://object/live", {
		headers: { Upgrade: "websocket", [IDENTITY_HEADER]: formatIdentity(identity) },
	});
	const socket = upgrade.webSocket;
	expect(socket).not.toBeNull();
	socket?.accept();
	const frames: ServerFrame[] = [];
	socket?.addEventListener("message", (event) =>
		frames.push(JSON.parse(String(event.data)) as ServerFrame),
	);
	await eventually(async () => frames.some((f) => f.type === "hello"));
	await evictDurableObject(stub());
	await instanceOf(channelId).receive([incoming({ providerId: "AFTER-SLEEP" })]);
	await eventually(async () =>
		frames.some((f) => f.type === "changes" && f.messages.some((m) => m.id === "AFTER-SLEEP")),
	);
	expect(await instanceOf(channelId).revoke(WORKSPACE, { memberId: "m1" })).toBe(1);
	expect(await instanceOf(channelId).revoke(WORKSPACE, { memberId: "nobody" })).toBe(0);
});

test("a close by either side ends the socket for the object (ledger B2; that it is answered: e2e/server)", async () => {
	const { stub } = await setUp();
	vi.useRealTimers();
	const identity = formatIdentity({
		workspaceId: WORKSPACE,
		memberId: "m1",
		signInId: "s1",
		name: "Ana",
		role: "operator" as const,
	});
	const headers = { Upgrade: "websocket", [IDENTITY_HEADER]: identity };
	const open = async () => {
		const { webSocket } = await stub().fetch("https://object/live", { headers });
		if (!webSocket) throw new Error("No socket.");
		webSocket.accept({ allowHalfOpen: true });
		const closed: number[] = [];
		webSocket.addEventListener("close", ({ code }) => closed.push(code));
		return { webSocket, closed };
	};
	const leaving = await open();
	leaving.webSocket.close(1000, "bye");
	expect(await eventually(async () => leaving.closed.length > 0)).toBe(true);
	const staying = await open();
	await stub().erase(WORKSPACE);
	expect(await eventually(async () => staying.closed.length > 0)).toBe(true);
	expect(staying.closed).toEqual([4404]);
	staying.webSocket.close(4404, "deleted");
	const count = () => runInDurableObject(stub(), (_, state) => state.getWebSockets().length);
	expect(await eventually(async () => (await count()) === 0)).toBe(true);
});

test("R31 a clock that jumps an hour changes neither order nor what expires", async () => {
	const { stub, messages } = await setUp();
	const now = Date.now();
	await stub().receive([incoming({ providerId: "A", sentAt: now })]);
	vi.setSystemTime(now - 3_600_000);
	await stub().receive([incoming({ providerId: "B", sentAt: now - 3_600_000 })]);
	vi.setSystemTime(now + 3_600_000);
	await stub().receive([incoming({ providerId: "C", sentAt: now + 3_600_000 })]);
	const ids = (await messages()).map((m) => m.id);
	expect(ids.indexOf("A")).toBeLessThan(ids.indexOf("C"));
	expect(new Set(ids).size).toBe(ids.length);
	const link = await stub().link(WORKSPACE);
	expect(link.ok && link.value.status).toBe("connected");
});

test("R32 a full object refuses new messages with a code, and goes on reading", async () => {
	const { stub, send, messages, channelId } = await setUp();
	await runInDurableObject(stub(), (_, state) => {
		Object.defineProperty(state.storage.sql, "databaseSize", {
			configurable: true,
			get: () => 9_999_999_999,
		});
	});
	expect(await send("Olá")).toMatchObject({ ok: false, code: "storage_full" });
	// The gateway hears 503 and keeps the message for us.
	expect(await instanceOf(channelId).receive([incoming()])).toBe("full");
	expect(await messages()).toHaveLength(1);
});

test("R41 a 200 with nonsense is never taken for sent", async () => {
	const { gateway, send, messages, pass } = await setUp();
	gateway.setMode("garbage");
	await send("Olá");
	await pass(0);
	expect((await messages()).at(-1)?.status).toBe("unknown");
	await pass(2_000);
	// It had been taken: the look finds it, nothing is sent twice.
	expect((await messages()).at(-1)?.status).toBe("sent");
	expect(gateway.taken).toHaveLength(1);
});

test("R04 accepted and the answer lost: one message at the contact, one in the inbox", async () => {
	const { gateway, send, messages, pass } = await setUp();
	gateway.setMode("accept_then_break");
	await send("Olá");
	await pass(0);
	gateway.setMode("ok");
	for (let round = 0; round < 3; round += 1) await pass(10_000);
	expect(gateway.taken).toHaveLength(1);
	expect((await messages()).filter((m) => m.text === "Olá")).toMatchObject([{ status: "sent" }]);
});

test("R04 never accepted and nobody says so: marked as unconfirmed, not repeated", async () => {
	const { gateway, send, messages, pass, stub } = await setUp();
	gateway.setMode("break");
	const sent = await send("Olá");
	await pass(0);
	gateway.setMode("ok");
	for (let round = 0; round < 8; round += 1) await pass(200_000);
	expect(gateway.taken).toHaveLength(0);
	expect((await messages()).at(-1)).toMatchObject({ status: "failed", failure: "unconfirmed" });
	// A person may ask for it again: then it leaves, once.
	await stub().retry(WORKSPACE, sent.ok ? sent.value.message.id : "");
	await pass(0);
	expect(gateway.taken).toHaveLength(1);
	expect((await messages()).at(-1)).toMatchObject({ status: "sent", failure: null });
});

test("an echo that comes before the answer is our message, not a second one", async () => {
	const { gateway, stub, send, messages } = await setUp();
	vi.useRealTimers();
	gateway.setMode("accept_then_hang");
	await send("Olá");
	await eventually(async () => gateway.isHanging);
	await stub().receive([
		incoming({
			providerId: "GW1",
			fromMe: true,
			origin: "api",
			name: null,
			content: { type: "text", text: "Olá" },
		}),
	]);
	expect((await messages()).filter((m) => m.text === "Olá")).toMatchObject([{ status: "sent" }]);
});

test("a slow answer for one contact holds up nobody else", async () => {
	const { gateway, stub, send, messages } = await setUp();
	vi.useRealTimers();
	await stub().receive([
		incoming({
			providerId: "OTHER",
			name: "João",
			addresses: [{ kind: "phone", value: "5521988887777" }],
		}),
	]);
	const page = await stub().contacts(WORKSPACE, { cursor: null, search: "joão" });
	const other = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	gateway.setMode("hang");
	await send("preso");
	await eventually(async () => gateway.isHanging);
	gateway.setMode("ok");
	await stub().send(WORKSPACE, "Ana", { id: uuidv7(), contactId: other, text: "livre" });
	await eventually(async () => gateway.taken.some((m) => m.text === "livre"), 3_000);
	expect((await messages()).find((m) => m.text === "preso")?.status).toBe("queued");
});

test("a disconnected instance does nothing by itself: no alarm, no call, no row", async () => {
	const { stub, gateway } = await setUp();
	await stub().requestLink(WORKSPACE, "disconnect");
	for (let round = 0; round < 4; round += 1) {
		vi.setSystemTime(Date.now() + 120_000);
		await runDurableObjectAlarm(stub());
	}
	const calls = vi.mocked(fetch).mock.calls.length;
	vi.setSystemTime(Date.now() + 24 * 3_600_000);
	expect(await runDurableObjectAlarm(stub())).toBe(false);
	expect(vi.mocked(fetch).mock.calls.length).toBe(calls);
	expect(gateway.taken).toHaveLength(0);
});

test("R44 a hot instance starves nobody: 200 events at once, and a send leaves meanwhile", async () => {
	const { gateway, stub, send, messages } = await setUp();
	vi.useRealTimers();
	const people = (n: number) => [
		{ kind: "phone" as const, value: `55119${String(70_000_000 + (n % 40))}` },
	];
	const burst = Promise.all(
		Array.from({ length: 200 }, (_, n) =>
			stub().receive([incoming({ providerId: `HOT${n}`, name: null, addresses: people(n) })]),
		),
	);
	expect((await send("no meio da rajada")).ok).toBe(true);
	expect(new Set(await burst)).toEqual(new Set(["stored"]));
	await eventually(async () => gateway.taken.some((m) => m.text === "no meio da rajada"), 5_000);
	expect((await messages()).filter((m) => m.text === "no meio da rajada")).toHaveLength(1);
	const list = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
	const unread = list.ok ? list.value.contacts.filter((c) => c.phone?.startsWith("551197")) : [];
	expect(unread.reduce((sum, c) => sum + c.unread, 0)).toBeGreaterThan(0);
});

test("L19 more than a hundred ids in one call are never one query's parameters", async () => {
	const { stub, contactId } = await setUp();
	const many = Array.from({ length: 150 }, (_, n) => incoming({ providerId: `MANY${n}` }));
	expect(await stub().receive(many)).toBe("stored");
	const ticks = many.map((_, n) => ({ type: "deleted" as const, providerId: `MANY${n}` }));
	expect(await stub().receive(ticks)).toBe("stored");
	const conversation = await stub().conversation(WORKSPACE, contactId, null);
	expect(conversation.ok && conversation.value.page.messages.every((m) => m.deleted)).toBe(true);
	expect(await stub().markRead(WORKSPACE, contactId)).toMatchObject({ ok: true });
});

test("an echo that comes after we gave up looking heals its own bubble", async () => {
	const { gateway, stub, send, messages, pass } = await setUp();
	gateway.setMode("break");
	await send("Olá");
	await pass(0);
	for (let round = 0; round < 8; round += 1) await pass(200_000);
	expect((await messages()).at(-1)).toMatchObject({ status: "failed", failure: "unconfirmed" });
	const echo = incoming({
		providerId: "LATE",
		fromMe: true,
		origin: "recovered",
		name: null,
		content: { type: "text", text: "Olá" },
	});
	await stub().receive([echo]);
	expect((await messages()).filter((m) => m.text === "Olá")).toMatchObject([
		{ status: "sent", failure: null },
	]);
	await stub().receive([{ type: "status", providerId: "LATE", status: "read" }]);
	expect((await messages()).find((m) => m.text === "Olá")?.status).toBe("read");
});
