import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { ContactPage, MessagePage } from "#app/contracts/whatsapp.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import { ask, createChannel, verdict } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

/** A team of three and one customer who waits for an answer. */
async function setUp() {
	const workspace = await createWorkspace();
	const [ana, rui, boss] = [
		await createMember(workspace.id, "operator", "Ana Lima"),
		await createMember(workspace.id, "operator", "Rui Costa"),
		await createMember(workspace.id, "manager", "Bia Alves"),
	];
	const channelId = await createChannel(workspace.id);
	const instance = instanceOf(channelId);
	await instance.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		incoming({ content: { type: "text", text: "Oi, tem 38?" } }),
	]);
	const base = `/api/channels/${channelId}`;
	const page = await (await ask(ana, "GET", `${base}/contacts`)).json<ContactPage>();
	const contactId = page.contacts[0]?.id ?? "";
	const at = `${base}/contacts/${contactId}`;
	const write = (by: TestMember, text: string, id = uuidv7()) =>
		ask(by, "POST", `${base}/notes`, { id, contactId, text });
	const readContact = async () =>
		(await (await ask(ana, "GET", at)).json<{ contact: ContactView }>()).contact;
	const readNotes = async () => {
		const { messages } = await (await ask(ana, "GET", `${at}/messages`)).json<MessagePage>();
		return messages.flatMap(({ type, text }) => {
			const line = type === "system" ? parseSystemLine(text) : null;
			return line?.code === "note" ? [line] : [];
		});
	};
	const told = async () =>
		(await readTold({ workspaceId: workspace.id, channelId })).find(
			(one) => one.contactId === contactId,
		);
	return {
		workspace,
		ana,
		rui,
		boss,
		channelId,
		base,
		at,
		contactId,
		write,
		readContact,
		readNotes,
		told,
	};
}

const readBell = async (member: TestMember) =>
	(
		await env.DB.prepare("select kind, params from notifications where member_id = ?")
			.bind(member.memberId)
			.all<{ kind: string; params: string }>()
	).results.map(({ kind, params }) => ({ kind, ...(JSON.parse(params) as object) }));

test("a note stands among the messages and changes nothing of the conversation", async () => {
	const { ana, write, readContact, readNotes } = await setUp();
	const before = await readContact();
	const answer = await write(ana, "Cliente antigo, dar desconto");
	expect(answer.status).toBe(200);
	const { message } = await answer.json<{ message: MessageView }>();
	expect(message).toMatchObject({ type: "system", author: "Ana Lima", status: null });
	expect(await readNotes()).toMatchObject([
		{ text: "Cliente antigo, dar desconto", by: ana.memberId, mentions: [] },
	]);
	expect(await readContact()).toEqual(before);
});

test("the same id again is the same note; with other words, or by somebody else, it is refused", async () => {
	const { ana, rui, write, readNotes } = await setUp();
	const id = uuidv7();
	for (const _ of [1, 2]) expect((await write(ana, "Uma vez", id)).status).toBe(200);
	for (const again of [await write(ana, "Outra", id), await write(rui, "Uma vez", id)])
		expect((await verdict(again)).code).toBe("message_id_reused");
	expect((await verdict(await write(ana, " "))).code).toBe("message_empty");
	expect(await readNotes()).toHaveLength(1);
});

test("a note in a closed conversation reopens nothing and calls nobody into their list; the bell tells", async () => {
	const { ana, rui, at, write, readContact, readNotes } = await setUp();
	await ask(ana, "POST", `${at}/state`, { state: "closed" });
	await write(ana, "@Rui Costa viu isto?");
	expect(await readNotes()).toHaveLength(1);
	const contact = await readContact();
	expect(contact.closedAt).not.toBe(null);
	expect(contact.mentioned).toBe(undefined);
	expect(await readBell(rui)).toMatchObject([{ kind: "conversation_mentioned", by: "Ana Lima" }]);
});

test("whom a note names is called: in the lists, by the bell, once; until they write there", async () => {
	const { ana, rui, boss, base, contactId, write, readContact, readNotes, told } = await setUp();
	const id = uuidv7();
	await write(ana, "@Rui Costa e @Ana Lima, o estoque?", id);
	await write(ana, "@Rui Costa e @Ana Lima, o estoque?", id);
	expect((await readNotes())[0]?.mentions.map(({ id: who }) => who)).toEqual([
		ana.memberId,
		rui.memberId,
	]);
	expect(Object.keys((await readContact()).mentioned ?? {})).toEqual([rui.memberId]);
	await eventually(async () => (await told())?.mentioned?.[rui.memberId] !== undefined);
	expect((await readBell(rui)).map(({ kind }) => kind)).toEqual(["conversation_mentioned"]);
	expect(JSON.stringify(await readBell(rui)), "never its words").not.toContain("estoque");
	expect([...(await readBell(ana)), ...(await readBell(boss))]).toEqual([]);
	const mine = async (member: TestMember) =>
		(
			await (
				await ask(member, "GET", "/api/conversations?who=mine")
			).json<{
				conversations: unknown[];
			}>()
		).conversations.length;
	expect([await mine(rui), await mine(boss)]).toEqual([1, 0]);
	await ask(rui, "POST", `${base}/messages`, { id: uuidv7(), contactId, text: "Temos sim" });
	expect((await readContact()).mentioned).toBe(undefined);
	await eventually(async () => (await told())?.mentioned === undefined);
});

test("a mention ends by being taken off, by a note of one's own, and when the conversation is closed", async () => {
	const { ana, rui, at, write, readContact } = await setUp();
	const isCalled = async () => (await readContact()).mentioned?.[rui.memberId] !== undefined;
	await write(ana, "@Rui Costa");
	expect((await ask(ana, "POST", `${at}/mention/end`)).status).toBe(200);
	expect(await isCalled(), "a colleague takes nothing off").toBe(true);
	await ask(rui, "POST", `${at}/mention/end`);
	expect(await isCalled()).toBe(false);
	await write(ana, "@Rui Costa de novo");
	await write(rui, "Vi, já respondo");
	expect(await isCalled()).toBe(false);
	await write(ana, "@Rui Costa outra vez");
	expect(await isCalled()).toBe(true);
	await ask(ana, "POST", `${at}/state`, { state: "closed" });
	expect(await isCalled()).toBe(false);
});

test("its author edits a note and whoever manages the team deletes it; whom an edit adds is called", async () => {
	const { ana, rui, boss, base, workspace, write, readContact, readNotes } = await setUp();
	const id = uuidv7();
	await write(ana, "Ligar amanhã", id);
	const edit = (by: TestMember, text: string) =>
		ask(by, "POST", `${base}/notes/${id}/edit`, { text });
	expect((await verdict(await edit(boss, "Outra"))).code).toBe("forbidden");
	const edited = await (await edit(ana, "Ligar hoje, @Rui Costa")).json<{ message: MessageView }>();
	expect(edited.message.edited).toBe(true);
	await edit(ana, "Ligar hoje às 10, @Rui Costa");
	expect(Object.keys((await readContact()).mentioned ?? {})).toEqual([rui.memberId]);
	expect(await readBell(rui)).toHaveLength(1);
	const remove = (by: TestMember) => ask(by, "POST", `${base}/notes/${id}/deletion`);
	expect((await verdict(await remove(rui))).code).toBe("forbidden");
	expect((await remove(boss)).status).toBe(200);
	expect(await readNotes()).toEqual([]);
	expect((await verdict(await remove(ana))).code).toBe("not_found");
	const log = await env.DB.prepare(
		"select metadata from activity_logs where workspace_id = ? order by seq",
	)
		.bind(workspace.id)
		.all<{ metadata: string }>();
	const said = log.results.map(({ metadata }) => metadata);
	expect(said.map((one) => (JSON.parse(one) as { code: string }).code)).toEqual([
		"note_written",
		"note_deleted",
	]);
	expect(said.join(), "never its words").not.toContain("Ligar");
});

test("J24 an erased member is named in no note and called by none; their notes stay without their name", async () => {
	const { ana, rui, channelId, workspace, write, readContact, readNotes } = await setUp();
	await write(ana, "@Rui Costa, o estoque?");
	const instance = instanceOf(channelId);
	const gone = { memberId: rui.memberId, name: "Rui Costa" };
	expect(await instance.forgetMember(workspace.id, gone, 0)).toMatchObject({ ok: true });
	expect(await readNotes()).toMatchObject([
		{ text: "@…, o estoque?", mentions: [{ id: rui.memberId, name: "" }] },
	]);
	expect((await readContact()).mentioned).toBe(undefined);
});

test("a department is offered by its name, and naming it calls its members once each", async () => {
	const { ana, rui, boss, base, workspace, write, readContact } = await setUp();
	const id = crypto.randomUUID();
	const insert = env.DB.prepare(
		`insert into departments (id, workspace_id, name, name_key, colour, position, created_at, updated_at)
		 values (?, ?, 'Vendas', 'vendas', 'gray', 1, 0, 0)`,
	).bind(id, workspace.id);
	const join = env.DB.prepare(
		"insert into department_members (workspace_id, department_id, member_id) values (?, ?, ?)",
	);
	await env.DB.batch([
		insert,
		...[ana, rui].map(({ memberId }) => join.bind(workspace.id, id, memberId)),
	]);
	const answer = await ask(boss, "GET", `${base}/notes/callable`);
	const { people } = await answer.json<{ people: { kind: string; mention: string }[] }>();
	expect(people.map(({ kind, mention }) => `${kind} ${mention}`).toSorted()).toEqual([
		"department Vendas",
		"member Ana Lima",
		"member Bia Alves",
		"member Rui Costa",
	]);
	await write(boss, "@Vendas e @Rui Costa, quem pega?");
	const called = Object.keys((await readContact()).mentioned ?? {});
	expect(called.toSorted()).toEqual([ana.memberId, rui.memberId].toSorted());
	expect(await readBell(rui)).toHaveLength(1);
});
