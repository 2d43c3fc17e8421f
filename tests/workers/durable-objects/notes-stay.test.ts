// Record 125: a note never leaves. Every way out of a channel is walked with a word that stands in a note only.
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { MAX_TURNS } from "#app/domain/agents/prompt.ts";
import { inAnsweringWorld } from "#tests/support/answering-world.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, incoming, makeLinkedInstance } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import { admitVisitor, makeWebchat, openVisitorSocket, shownBy } from "#tests/support/visitor.ts";
import { listDeliveries } from "#tests/support/webhook-rig.ts";

beforeAll(migrate);

const WORD = "segredoquarentaedois";
const ANA = { memberId: "ana", name: "Ana Lima" };
const noteOf = (contactId: string, text = `Cuidado: ${WORD}`) => ({
	id: uuidv7(),
	contactId,
	text,
	mentions: [],
	called: ["rui"],
});

test("no gateway and no customer's webhook is given a note, its edit or its end", async () => {
	const { instance, channelId, workspaceId } = await makeLinkedInstance({
		workspaceId: crypto.randomUUID(),
		channelId: crypto.randomUUID(),
	});
	await instance.configure({
		workspaceId,
		channelId,
		name: "Loja",
		gateway: "simulator",
		settings: DEFAULT_SETTINGS,
		dataKeyWrapped: "",
		webhooks: { onSend: true, onReceive: true, onConnect: true, onDisconnect: true },
	});
	await instance.receive([incoming()]);
	const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const note = noteOf(contactId);
	expect((await instance.writeNote(workspaceId, ANA, note)).ok).toBe(true);
	const outboxed = () =>
		runInDurableObject(instance, (_, { storage }) =>
			storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM outbox").one(),
		);
	expect(await outboxed(), "nothing waits to be sent").toEqual({ n: 0 });
	await instance.editNote(workspaceId, note.id, "ana", { ...note, text: `Muito ${WORD}` });
	expect(await instance.retry(workspaceId, note.id, "Ana")).toMatchObject({ ok: false });
	expect(await instance.readForwarded(workspaceId, note.id)).toMatchObject({ ok: false });
	for (const wanted of [{ kind: "edit", text: "x" }, { kind: "deletion" }] as const)
		expect(await instance.actOn(workspaceId, note.id, wanted)).toMatchObject({ ok: false });
	const quoting = { id: uuidv7(), contactId, text: "Oi", quotedId: note.id };
	expect(await instance.send(workspaceId, "Ana", quoting), "quoted by nobody").toMatchObject({
		ok: false,
	});
	const twin = { id: note.id, contactId, text: "Oi" };
	expect(await instance.send(workspaceId, "Ana", twin), "nor sent by its id").toMatchObject({
		ok: false,
	});
	// What is told next shows that everything before it was looked at.
	await instance.receive([incoming({ content: { type: "text", text: "depois" } })]);
	const told = await eventually(async () => {
		const deliveries = await listDeliveries(channelId);
		return deliveries.some(({ body }) => body.includes("depois")) && deliveries;
	});
	expect(told.every(({ event }) => event === "message.received")).toBe(true);
	expect(JSON.stringify(told)).not.toContain(WORD);
	await instance.deleteNote(workspaceId, note.id, { memberId: "ana", role: "operator" });
	const kept = await runInDurableObject(instance, (_, { storage }) =>
		storage.sql.exec("SELECT * FROM messages").toArray(),
	);
	expect(JSON.stringify(kept), "nothing of a deleted one is kept").not.toContain(WORD);
});

test("no list, search, figure or file of the person's data has a note, and it ends nothing", async () => {
	const { instance, channelId, workspaceId } = await makeLinkedInstance({
		workspaceId: crypto.randomUUID(),
		channelId: crypto.randomUUID(),
	});
	await instance.receive([incoming()]);
	const list = async () => {
		const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
		return page.ok ? page.value.contacts : [];
	};
	const [before] = await list();
	const contactId = before?.id ?? "";
	await instance.writeNote(workspaceId, ANA, { ...noteOf(contactId), called: [] });
	expect((await list())[0], "unread, waiting, order, last words, who has it").toEqual(before);
	const found = await instance.search(workspaceId, WORD, null);
	expect(found).toMatchObject({ ok: true, value: { hits: [] } });
	const file = await instance.exportContact(workspaceId, contactId, null);
	expect(file.ok && file.value.messages).toHaveLength(1);
	expect(JSON.stringify(file)).not.toContain(WORD);
	const shared = await eventually(async () => {
		const told = await readTold({ workspaceId, channelId });
		return told.length > 0 && told;
	});
	expect(JSON.stringify(shared)).not.toContain(WORD);
});

test("a webchat's visitor is shown no note, neither live nor when they come back", async () => {
	const chat = await makeWebchat();
	const token = await admitVisitor(chat.key);
	const socket = await openVisitorSocket(chat.key, token);
	await socket.next("hello");
	socket.send({ type: "send", id: uuidv7(), text: "Oi" });
	const contactId = await eventually(async () => {
		const page = await chat.object.contacts(chat.workspaceId, { cursor: null, search: "" });
		return page.ok ? page.value.contacts[0]?.id : undefined;
	});
	await chat.object.writeNote(chat.workspaceId, ANA, noteOf(contactId));
	const answer = { id: uuidv7(), contactId, text: "Já vejo" };
	await chat.object.send(chat.workspaceId, "Ana", answer);
	await eventually(async () => shownBy([socket]).some(({ text }) => text === "Já vejo"));
	const again = await openVisitorSocket(chat.key, token);
	await again.next("hello");
	expect(JSON.stringify([socket.frames, again.frames])).not.toContain(WORD);
	socket.close();
	again.close();
});

test("no agent reads a note, however many there are, and they hide nothing from it", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	onTestFinished(() => void vi.useRealTimers());
	await inAnsweringWorld(async (world) => {
		world.customerSays("Vocês trocam?");
		const contactId = world.contactId();
		const now = Date.now();
		for (let n = 0; n < MAX_TURNS + 30; n++)
			world.inbox.notes.write({ ...noteOf(contactId), called: [] }, ANA, now + n);
		const shop = { name: "Loja", type: "whatsapp" } as const;
		const helped = world.inbox.answering.describe(contactId, shop, "agent-1");
		vi.setSystemTime(now + 5_000);
		await world.alarm();
		const [job] = world.jobs;
		const answering = job && world.inbox.answering.context(job, shop, now + 5_000);
		for (const prompt of [helped, answering]) {
			expect(JSON.stringify(prompt)).not.toContain(WORD);
			expect(prompt).toMatchObject({ ok: true, value: { turns: [{ text: "Vocês trocam?" }] } });
		}
	});
});
