import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContactView } from "#app/contracts/frames.ts";
import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, makeLinkedInstance } from "#tests/support/instance.ts";

const HOUR_MS = 3_600_000;
const ANA = { memberId: "11111111-1111-4111-8111-111111111111", name: "Ana Lima", claims: true };
const RUI = { ...ANA, memberId: "22222222-2222-4222-8222-222222222222", name: "Rui Sá" };

// Ahead of the real clock, or alarms would run by themselves as well.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1, 12) }));
afterEach(() => vi.useRealTimers());

/** A linked number to which one customer wrote. */
async function setUp() {
	const { instance, workspaceId } = await makeLinkedInstance();
	await instance.receive([incoming({ name: "Maria" })]);
	const find = async (): Promise<ContactView> => {
		const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
		const [contact] = page.ok ? page.value.contacts : [];
		if (!contact) throw new Error("nobody wrote");
		return contact;
	};
	const { id: contactId } = await find();
	const say = (by: typeof ANA, text: string, id = uuidv7()) =>
		instance.send(workspaceId, by, { id, contactId, text });
	const hear = () => instance.receive([incoming({ name: "Maria", sentAt: Date.now() })]);
	const pass = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(instance);
	};
	return { instance, workspaceId, contactId, find, say, hear, pass };
}

test("who answers first has the conversation; who answers next takes nothing (inbox A6)", async () => {
	const { find, say } = await setUp();
	await say(ANA, "Tem sim!");
	expect((await find()).assignee).toEqual({ memberId: ANA.memberId, name: ANA.name });
	await say(RUI, "Também no preto.");
	expect((await find()).assignee?.memberId).toBe(ANA.memberId);
});

test("whoever answers has read it, once: what came since is unread; a program reads nothing", async () => {
	const { instance, workspaceId, contactId, find, say, hear } = await setUp();
	const unread = async () => (await find()).unread;
	await instance.send(workspaceId, "Loja virtual", { id: uuidv7(), contactId, text: "Pedido 7" });
	expect(await unread()).toBe(1);
	const id = uuidv7();
	await say(ANA, "Tem sim!", id);
	expect(await unread()).toBe(0);
	await hear();
	await say(ANA, "Tem sim!", id);
	expect(await unread()).toBe(1);
});

test("the same words again take nothing back that was decided meanwhile (R29)", async () => {
	const { instance, workspaceId, contactId, find, say } = await setUp();
	const id = uuidv7();
	await say(ANA, "Tem sim!", id);
	await instance.care(workspaceId, contactId, { type: "assign", assignee: null });
	await say(ANA, "Tem sim!", id);
	expect((await find()).assignee).toBeNull();
});

test("a workspace that does not want it, and a program, claim nothing", async () => {
	const { instance, workspaceId, contactId, find, say } = await setUp();
	await say({ ...ANA, claims: false }, "Tem sim!");
	await instance.send(workspaceId, "Loja virtual", { id: uuidv7(), contactId, text: "Pedido 7" });
	expect((await find()).assignee).toBeNull();
});

test("a customer waits from the first message until somebody answers, and not while it is closed", async () => {
	const { instance, workspaceId, contactId, find, say, hear } = await setUp();
	const since = async () => (await find()).conversation?.waitingSince;
	const first = await since();
	expect(first).toBeGreaterThan(0);
	vi.setSystemTime(Date.now() + HOUR_MS);
	await hear();
	expect(await since()).toBe(first);
	await say(ANA, "Tem sim!");
	expect(await since()).toBeNull();
	vi.setSystemTime(Date.now() + HOUR_MS);
	await hear();
	expect(await since()).toBeGreaterThan(first ?? 0);
	await instance.care(workspaceId, contactId, { type: "state", state: "closed", author: "Ana" });
	expect(await since()).toBeNull();
	await instance.care(workspaceId, contactId, { type: "state", state: "open", author: "Ana" });
	expect(await since()).toBeNull();
});

test("what is put aside comes back unread at its moment, once (also after a sleep)", async () => {
	const { instance, workspaceId, contactId, find, pass } = await setUp();
	await instance.markRead(workspaceId, contactId);
	const until = Date.now() + HOUR_MS;
	const wish = { type: "snooze" as const, until, author: ANA.name };
	expect(await instance.care(workspaceId, contactId, wish)).toMatchObject({
		ok: true,
		value: { isChanged: true },
	});
	expect(await instance.care(workspaceId, contactId, wish)).toMatchObject({
		value: { isChanged: false },
	});
	expect((await find()).conversation?.snoozedUntil).toBe(until);
	await pass(HOUR_MS - 1);
	expect((await find()).conversation?.snoozedUntil).toBe(until);
	await pass(1);
	expect(await find()).toMatchObject({ unread: 1, conversation: { snoozedUntil: null } });
	await pass(HOUR_MS);
	const lines = await runInDurableObject(instance, (_, { storage }) =>
		storage.sql
			.exec<{ text: string }>("SELECT text FROM messages WHERE type = 'system' ORDER BY seq")
			.toArray()
			.map(({ text }) => text),
	);
	expect(lines).toEqual([`{"code":"snoozed","until":${until}}`, '{"code":"snooze_over"}']);
});

test("what waits for the customer comes back when they write, and by nothing else", async () => {
	const { instance, workspaceId, contactId, find, hear, pass, say } = await setUp();
	const wish = { type: "snooze" as const, until: "written" as const, author: ANA.name };
	await instance.care(workspaceId, contactId, wish);
	await say(ANA, "Fico no aguardo.");
	await pass(400 * 24 * HOUR_MS);
	expect((await find()).conversation?.snoozedUntil).toBe(UNTIL_WRITTEN);
	await hear();
	expect((await find()).conversation?.snoozedUntil).toBeNull();
});

test("only an open conversation is put aside, and closing ends it", async () => {
	const { instance, workspaceId, contactId, find } = await setUp();
	const aside = (until: number | null) =>
		instance.care(workspaceId, contactId, { type: "snooze", until, author: "Ana" });
	expect(await aside(Date.now() - 1)).toEqual({ ok: false, code: "invalid_request" });
	expect(await aside(Date.now() + HOUR_MS)).toMatchObject({ ok: true });
	await instance.care(workspaceId, contactId, { type: "state", state: "closed", author: "Ana" });
	expect((await find()).conversation?.snoozedUntil).toBeNull();
	expect(await aside(Date.now() + HOUR_MS)).toEqual({ ok: false, code: "conflict" });
});

test("a conversation is made unread again, once; of a customer who never wrote there is nothing to read", async () => {
	const { instance, workspaceId, contactId, find } = await setUp();
	const unread = (id: string) => instance.care(workspaceId, id, { type: "unread" });
	expect(await unread(contactId)).toMatchObject({ value: { isChanged: false } });
	await instance.markRead(workspaceId, contactId);
	expect(await unread(contactId)).toMatchObject({ value: { isChanged: true } });
	expect((await find()).unread).toBe(1);
	await instance.receive([
		incoming({
			fromMe: true,
			origin: "phone",
			status: "sent",
			addresses: [{ kind: "phone", value: "5521999990000" }],
		}),
	]);
	const written = await instance.contacts(workspaceId, { cursor: null, search: "" });
	const other = written.ok ? written.value.contacts.find(({ id }) => id !== contactId) : undefined;
	expect(await unread(other?.id ?? "")).toEqual({ ok: false, code: "conflict" });
});
