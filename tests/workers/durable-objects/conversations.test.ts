import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import { INACTIVE_AFTER_MS, REOPEN_WITHIN_MS } from "#app/domain/conversations/conversation.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import { eventually, incoming, makeLinkedInstance } from "#tests/support/instance.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { loseTold, readTold } from "#tests/support/told-conversations.ts";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";

beforeAll(migrate);

/** A linked channel of a workspace of its own. */
async function setUp() {
	const workspaceId = crypto.randomUUID();
	const made = await makeLinkedInstance({ workspaceId });
	const { instance } = made;

	async function list(): Promise<ContactView[]> {
		const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
		return page.ok ? page.value.contacts : [];
	}
	async function only(): Promise<ContactView> {
		const [contact] = await list();
		if (!contact) throw new Error("There is no contact.");
		return contact;
	}
	async function messages(contactId: string): Promise<MessageView[]> {
		const page = await instance.conversation(workspaceId, contactId, null);
		return page.ok ? page.value.page.messages : [];
	}
	return { ...made, list, only, messages };
}
type Made = Awaited<ReturnType<typeof setUp>>;

const send = ({ instance, workspaceId }: Made, contactId: string, id = uuidv7()) =>
	instance.send(workspaceId, "Ana", { id, contactId, text: "Temos sim" });

const setState = ({ instance, workspaceId }: Made, contactId: string, state: "open" | "closed") =>
	instance.care(workspaceId, contactId, { type: "state", state, author: "Ana" });

/** As if everything of this channel had happened so much earlier. */
const letPass = ({ instance }: Made, ms: number) =>
	runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec(
			"UPDATE contacts SET last_at = last_at - ?1, closed_at = closed_at - ?1, opened_at = opened_at - ?1",
			ms,
		);
	});

type Told = IndexedConversation;

const toldWhen = (made: Made, is: (rows: Told[]) => boolean) =>
	eventually(async () => {
		const rows = await readTold(made);
		return is(rows) ? rows : null;
	});

test("the first message of a customer begins a conversation, and the next ones go on with it", async () => {
	const made = await setUp();
	await made.instance.receive([incoming({ origin: "history" })]);
	expect((await made.only()).conversation).toBeNull();
	await made.instance.receive([incoming()]);
	const { conversation } = await made.only();
	expect(conversation).toMatchObject({ handler: "nobody", labels: [], isOverLimit: false });
	await made.instance.receive([incoming(), incoming()]);
	await send(made, (await made.only()).id);
	expect((await made.only()).conversation?.id).toBe(conversation?.id);
});

test("a message of ours to somebody we only know begins one, and a person answers in it", async () => {
	const made = await setUp();
	await made.instance.receive([incoming({ origin: "history" })]);
	await send(made, (await made.only()).id);
	expect((await made.only()).conversation).toMatchObject({ handler: "person" });
});

test("within a day after closing it is the same conversation, later a new one, and both are listed", async () => {
	const made = await setUp();
	await made.instance.receive([incoming()]);
	const { id, conversation: first } = await made.only();
	await setState(made, id, "closed");
	await made.instance.receive([incoming({ sentAt: Date.now() + 2000 })]);
	expect(await made.only()).toMatchObject({ closedAt: null, conversation: { id: first?.id } });
	await setState(made, id, "closed");
	await letPass(made, REOPEN_WITHIN_MS + 60_000);
	await made.instance.receive([incoming()]);
	const now = await made.only();
	expect(now.closedAt).toBeNull();
	expect(now.conversation?.id).not.toBe(first?.id);
	const rows = await toldWhen(
		made,
		(list) => list.length === 2 && list.some(({ status }) => status === "closed"),
	);
	expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
		new Map([
			[first?.id, "closed"],
			[now.conversation?.id, "active"],
		]),
	);
});

test("what members do stands in the conversation as a line, which is no message to anybody", async () => {
	const made = await setUp();
	const { instance, workspaceId } = made;
	await instance.receive([incoming({ content: { type: "text", text: "Oi" } })]);
	const before = await made.only();
	await setState(made, before.id, "closed");
	await setState(made, before.id, "open");
	// Twice the same is one.
	await setState(made, before.id, "open");
	const lines = (await made.messages(before.id)).filter(({ type }) => type === "system");
	expect(lines.map(({ author, text }) => [author, parseSystemLine(text)?.code])).toEqual([
		["Ana", "conversation_closed"],
		["Ana", "conversation_reopened"],
	]);
	const after = await made.only();
	expect(after).toMatchObject({ preview: before.preview, unread: 1 });
	expect(after.lastMessageAt).toBe(before.lastMessageAt);
	const found = await instance.search(workspaceId, "conversation", null);
	expect(found.ok && found.value.hits).toEqual([]);
	const figures = await instance.figures(workspaceId);
	expect(figures.ok && figures.value.today).toMatchObject({ sent: 0, received: 1 });
	const [line] = lines;
	const quoting = await instance.send(workspaceId, "Ana", {
		id: uuidv7(),
		contactId: before.id,
		text: "?",
		quotedId: line?.id,
	});
	expect(quoting.ok).toBe(false);
	expect(await instance.retry(workspaceId, line?.id ?? "")).toEqual({
		ok: false,
		code: "conflict",
	});
});

test("labels are kept with the conversation and a new one has none", async () => {
	const made = await setUp();
	const { instance, workspaceId } = made;
	await instance.receive([incoming()]);
	const { id } = await made.only();
	const label = (labels: string[]) => instance.care(workspaceId, id, { type: "labels", labels });
	expect(await label([" Orçamento ", "orcamento", "VIP"])).toMatchObject({
		ok: true,
		value: { isChanged: true, contact: { conversation: { labels: ["Orçamento", "VIP"] } } },
	});
	expect(await label(["Orçamento", "VIP"])).toMatchObject({ value: { isChanged: false } });
	expect(await label(Array.from({ length: 11 }, (_, n) => `l${n}`))).toEqual({
		ok: false,
		code: "invalid_request",
	});
	await toldWhen(made, ([row]) => row?.labels.join() === "Orçamento,VIP");
	await setState(made, id, "closed");
	await letPass(made, REOPEN_WITHIN_MS + 60_000);
	await instance.receive([incoming()]);
	expect((await made.only()).conversation?.labels).toEqual([]);
});

test("a week of silence ends a conversation, and the object decides by what it knows itself", async () => {
	const made = await setUp();
	const { instance, workspaceId } = made;
	await instance.receive([incoming()]);
	const { id: contactId, conversation } = await made.only();
	const id = conversation?.id ?? "";
	const ask = () => instance.closeInactive(workspaceId, [{ id, contactId }]);
	expect(await ask()).toMatchObject({ value: { open: [{ id }] } });
	await letPass(made, INACTIVE_AFTER_MS);
	expect(await ask()).toMatchObject({ value: { open: [] } });
	expect((await made.only()).closedAt).toEqual(expect.any(Number));
	const last = (await made.messages(contactId)).at(-1);
	expect(parseSystemLine(last?.text ?? "")).toEqual({ code: "closed_inactive" });
	await toldWhen(made, ([row]) => row?.status === "closed");
});

test("lists know of each conversation a moment later, also when the object slept in between", async () => {
	const made = await setUp();
	const { instance } = made;
	await instance.receive([incoming({ content: { type: "text", text: "Oi" } })]);
	await evictDurableObject(instance);
	const [row] = await toldWhen(made, (rows) => rows.length === 1);
	expect(row).toMatchObject({
		contactName: "Maria",
		contactPhone: "5511987654321",
		lastText: "Oi",
		lastDirection: "incoming",
		unread: 1,
	});
	await instance.receive([incoming({ content: { type: "text", text: "Tem 38?" } })]);
	await toldWhen(made, ([later]) => later?.lastText === "Tem 38?" && later.unread === 2);
});

test("R48 what the hub forgot is told again, the ended ones too", async () => {
	const made = await setUp();
	const { instance, workspaceId } = made;
	await instance.receive([incoming()]);
	await setState(made, (await made.only()).id, "closed");
	await letPass(made, REOPEN_WITHIN_MS + 60_000);
	await instance.receive([
		incoming(),
		incoming({ addresses: [{ kind: "phone", value: "5521988887777" }], name: "Rui" }),
	]);
	const isWhole = (rows: Told[]) =>
		rows.length === 3 && rows.filter(({ status }) => status === "closed").length === 1;
	await toldWhen(made, isWhole);
	expect(await loseTold(made)).toBe(3);
	await instance.rebuildProjections(workspaceId);
	expect(await toldWhen(made, isWhole)).toHaveLength(3);
});

test("N01 of conversations that begin at once exactly as many as the plan has are within it", async () => {
	const a = await setUp();
	const second = await makeLinkedInstance({ workspaceId: a.workspaceId });
	const phone = (n: number) => `55219${String(n).padStart(8, "0")}`;
	const begin = (n: number) =>
		incoming({ addresses: [{ kind: "phone", value: phone(n) }], name: `Cliente ${String(n)}` });
	await a.instance.receive(Array.from({ length: 90 }, (_, n) => begin(n)));
	const hub = workspaceHub(env, a.workspaceId);
	await eventually(async () => (await hub.countUsed(Date.now())) === 90);
	await Promise.all(
		Array.from({ length: 20 }, (_, n) =>
			(n % 2 === 0 ? a.instance : second.instance).receive([begin(100 + n)]),
		),
	);
	const readLimits = async (): Promise<(number | null)[]> => {
		const lists = await Promise.all(
			[a.instance, second.instance].map((stub) =>
				runInDurableObject(stub, (_, { storage }) =>
					storage.sql
						.exec<{ over_limit: number | null }>("SELECT over_limit FROM contacts")
						.toArray()
						.map(({ over_limit }) => over_limit),
				),
			),
		);
		return lists.flat();
	};
	const limits = await eventually(async () => {
		const all = await readLimits();
		return all.length === 110 && !all.includes(null) ? all : null;
	});
	expect(limits.filter((over) => over === 0)).toHaveLength(100);

	// What the customer wrote is there, and a person may answer it (security 2).
	const lists = await Promise.all(
		[a.instance, second.instance].map(async (stub) => {
			const { contacts } = await listAll(stub, a.workspaceId);
			return { stub, over: contacts.find(({ conversation }) => conversation?.isOverLimit) };
		}),
	);
	const { stub: at, over } = lists.find((one) => one.over) ?? { stub: a.instance, over: null };
	expect(over).toMatchObject({ unread: 1, preview: { text: "Oi, ainda tem o tamanho 38?" } });
	const answerId = uuidv7();
	const contactId = over?.id ?? "";
	const answered = await at.send(a.workspaceId, "Ana", { id: answerId, contactId, text: "Olá" });
	expect(answered.ok).toBe(true);
	// It is handed to the gateway, which nobody runs here: it was tried, and did not fail for the plan.
	await eventually(() =>
		runInDurableObject(at, (_, { storage }) =>
			storage.sql
				.exec<{ attempts: number }>("SELECT attempts FROM outbox WHERE id = ?", answerId)
				.toArray()
				.some(({ attempts }) => attempts > 0),
		),
	);

	// A larger plan frees them all.
	await hub.keepPlan("premium");
	for (const stub of [a.instance, second.instance]) await stub.recountConversations(a.workspaceId);
	await eventually(async () => !(await readLimits()).includes(1));
});

async function listAll(stub: Made["instance"], workspaceId: string) {
	const page = await stub.contacts(workspaceId, { cursor: null, search: "" });
	if (!page.ok) throw new Error(page.code);
	return page.value;
}

test("N01 a message of ours that begins one conversation too many is not sent", async () => {
	const made = await setUp();
	const { instance, workspaceId } = made;
	const hub = workspaceHub(env, workspaceId);
	await Promise.all(
		Array.from({ length: 100 }, () => hub.countConversation(crypto.randomUUID(), Date.now())),
	);
	// Somebody who wrote long ago: what leaves now is a conversation of ours.
	await instance.receive([
		incoming({ origin: "history", sentAt: Date.now() - 40 * 24 * 3_600_000 }),
	]);
	const { id: contactId } = await made.only();
	const id = uuidv7();
	expect((await send(made, contactId, id)).ok).toBe(true);
	const failed = await eventually(async () => {
		const message = (await made.messages(contactId)).find((one) => one.id === id);
		return message?.status === "failed" ? message : null;
	});
	expect(failed.failure).toBe("plan_limit");
	expect(await instance.retry(workspaceId, id)).toEqual({ ok: false, code: "plan_limit" });
});

test("two people who become one have one conversation, and two again when it is undone", async () => {
	const made = await setUp();
	const { instance, workspaceId } = made;
	await instance.receive([
		incoming(),
		incoming({ addresses: [{ kind: "phone", value: "5521988887777" }], name: "Rui" }),
	]);
	const before = await made.list();
	const [maria, rui] = ["Maria", "Rui"].map((name) => before.find((one) => one.name === name));
	if (!maria || !rui) throw new Error("somebody is missing");
	await toldWhen(made, (rows) => rows.length === 2);
	const joined = await instance.rejoin(workspaceId, {
		type: "merge",
		contactId: maria.id,
		otherId: rui.id,
		actor: "Ana",
	});
	expect(joined.ok).toBe(true);
	expect((await made.only()).conversation?.id).toBe(maria.conversation?.id);
	const statusOf = (rows: Told[], one: ContactView) =>
		rows.find(({ id }) => id === one.conversation?.id)?.status;
	await toldWhen(made, (rows) => statusOf(rows, rui) === "closed");
	const known = await instance.contact(workspaceId, maria.id);
	const mergeId = known.ok ? (known.value.identity.merges[0]?.id ?? "") : "";
	await instance.rejoin(workspaceId, { type: "undo", mergeId });
	const after = await made.list();
	expect(after.find(({ id }) => id === rui.id)?.conversation?.id).toBe(rui.conversation?.id);
	const rows = await toldWhen(made, (list) => statusOf(list, rui) === "active");
	expect(statusOf(rows, maria)).toBe("active");
});
