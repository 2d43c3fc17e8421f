import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { ContactPage, MessagePage, SearchPage } from "#app/contracts/whatsapp.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { openChannelSocket } from "#tests/support/socket.ts";
import { ask, createChannel, createShop, verdict } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

/** A workspace with an operator, a manager and one customer of a linked number. */
async function setUp() {
	const workspace = await createWorkspace();
	const [operator, manager] = [
		await createMember(workspace.id, "operator"),
		await createMember(workspace.id, "manager"),
	];
	const channelId = await createChannel(workspace.id);
	const instance = instanceOf(channelId);
	await instance.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		incoming({ providerId: "FIRST", content: { type: "text", text: "Oi, tem 38?" } }),
	]);
	const base = `/api/channels/${channelId}`;
	const page = await (await ask(operator, "GET", `${base}/contacts`)).json<ContactPage>();
	const contactId = page.contacts[0]?.id ?? "";
	const at = `${base}/contacts/${contactId}`;
	return { workspace, operator, manager, channelId, instance, base, contactId, at };
}
type Made = Awaited<ReturnType<typeof setUp>>;

const readContact = async ({ manager, at }: Made) =>
	(await (await ask(manager, "GET", at)).json<{ contact: ContactView }>()).contact;

/** The codes of the activity log, the oldest first. */
async function readActivity(workspaceId: string): Promise<Record<string, string>[]> {
	const rows = await env.DB.prepare(
		"select actor_id, metadata from activity_logs where workspace_id = ? order by seq",
	)
		.bind(workspaceId)
		.all<{ actor_id: string; metadata: string }>();
	return rows.results.map(({ actor_id, metadata }) => ({
		actor: actor_id,
		...(JSON.parse(metadata) as Record<string, string>),
	}));
}

test("of two who claim at the same moment one has it, and the other is told so (ledger B1)", async () => {
	const made = await setUp();
	const { operator, manager, at, workspace } = made;
	const claim = (by: typeof operator) =>
		ask(by, "POST", `${at}/assign?seen=nobody`, { memberId: by.memberId });
	const answers = await Promise.all([claim(operator), claim(manager)]);
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
	const [won, refused] =
		answers[0]?.status === 200 ? [operator, answers[1]] : [manager, answers[0]];
	expect(await refused?.json()).toMatchObject({ error: { code: "already_assigned" } });
	expect((await readContact(made)).assignee?.memberId).toBe(won.memberId);
	expect(await readActivity(workspace.id)).toHaveLength(1);
	// Who has seen whose it is may still take it, and the same claim again is no conflict.
	const other = won === operator ? manager : operator;
	const seen = `${at}/assign?seen=${won.memberId}`;
	expect((await ask(other, "POST", seen, { memberId: other.memberId })).status).toBe(200);
	expect((await ask(other, "POST", seen, { memberId: other.memberId })).status).toBe(200);
});

test("E10 an operator takes a conversation, also a colleague's, and the log says who did", async () => {
	const made = await setUp();
	const { operator, manager, at, workspace } = made;
	expect((await ask(manager, "POST", `${at}/assign`, { memberId: manager.memberId })).status).toBe(
		200,
	);
	const taken = await ask(operator, "POST", `${at}/assign`, { memberId: operator.memberId });
	expect(taken.status).toBe(200);
	expect((await readContact(made)).assignee).toEqual({
		memberId: operator.memberId,
		name: "Ana Lima",
	});
	// Once more changes nothing and is no entry.
	await ask(operator, "POST", `${at}/assign`, { memberId: operator.memberId });
	await ask(operator, "POST", `${at}/assign`, { memberId: null });
	expect((await readContact(made)).assignee).toBeNull();
	const assigned = { code: "conversation_assigned", contact: "Maria", name: "Ana Lima" };
	expect(await readActivity(workspace.id)).toEqual([
		{ actor: manager.memberId, ...assigned, memberId: manager.memberId },
		{ actor: operator.memberId, ...assigned, memberId: operator.memberId },
		{ actor: operator.memberId, code: "conversation_released", contact: "Maria" },
	]);
});

test("E10 whoever labels a conversation stands in the log, with what it is sorted by now", async () => {
	const made = await setUp();
	const { operator, at, workspace } = made;
	for (const labels of [["Troca", "VIP"], ["Troca", "VIP"], []])
		expect((await ask(operator, "POST", `${at}/labels`, { labels })).status).toBe(200);
	const said = { actor: operator.memberId, code: "conversation_labelled", contact: "Maria" };
	expect(await readActivity(workspace.id)).toEqual([
		{ ...said, labels: "Troca, VIP" },
		{ ...said, labels: "" },
	]);
});

test("giving a conversation to somebody needs the right and an active member of this workspace", async () => {
	const made = await setUp();
	const { operator, manager, at, workspace } = made;
	const give = async (member: typeof operator, memberId: string) =>
		verdict(await ask(member, "POST", `${at}/assign`, { memberId }));
	const viewer = await createMember(workspace.id, "viewer");
	expect(await give(viewer, manager.memberId)).toEqual({ status: 403, code: "forbidden" });
	const elsewhere = await createMember((await createWorkspace()).id, "operator");
	expect(await give(manager, elsewhere.memberId)).toEqual({ status: 404, code: "not_found" });
	const gone = await createMember(workspace.id, "operator");
	await env.DB.prepare("update members set is_active = 0 where id = ?").bind(gone.memberId).run();
	expect(await give(manager, gone.memberId)).toEqual({ status: 404, code: "not_found" });
	expect((await readContact(made)).assignee).toBeNull();
	// Decision 44: a colleague's hand-over needs no manager.
	expect(await give(operator, manager.memberId)).toEqual({ status: 200, code: "" });
	expect(await give(manager, operator.memberId)).toEqual({ status: 200, code: "" });
	const told = await env.DB.prepare(
		"select kind, params from notifications where workspace_id = ? and member_id = ?",
	)
		.bind(workspace.id, operator.memberId)
		.all<{ kind: string; params: string }>();
	expect(told.results.map(({ kind, params }) => [kind, JSON.parse(params)])).toEqual([
		[
			"conversation_assigned",
			{ name: "Maria", by: "Ana Lima", channelId: made.channelId, contactId: made.contactId },
		],
	]);
});

test("a closed conversation is seen closed at once, and what the customer says next opens it", async () => {
	const made = await setUp();
	const { operator, manager, at, channelId, instance } = made;
	const socket = await openChannelSocket(manager, channelId);
	await socket.next("hello");
	expect((await ask(operator, "POST", `${at}/state`, { state: "closed" })).status).toBe(200);
	// What was there before, such as that the conversation was counted, may be told first.
	await eventually(async () =>
		socket.frames.some(
			(frame) => frame.type === "changes" && typeof frame.contacts[0]?.closedAt === "number",
		),
	);
	// What was said before it was closed comes late and opens nothing.
	await instance.receive([
		incoming({ sentAt: Date.now() - 3_600_000, origin: "recovered" }),
		incoming({ sentAt: Date.now() - 60_000, origin: "history" }),
	]);
	expect((await readContact(made)).closedAt).not.toBeNull();
	await instance.receive([incoming({ sentAt: Date.now() + 2_000 })]);
	expect((await readContact(made)).closedAt).toBeNull();
	const codes = (await readActivity(made.workspace.id)).map(({ code }) => code);
	expect(codes).toEqual(["conversation_closed"]);
});

test("the list shows the unread, one's own, the unassigned and the closed ones", async () => {
	const made = await setUp();
	const { operator, manager, at, base, instance } = made;
	await instance.receive([
		incoming({ addresses: [{ kind: "phone", value: "5521999990000" }], name: "Rui" }),
	]);
	const list = async (filter: string) => {
		const page = await ask(operator, "GET", `${base}/contacts?filter=${filter}`);
		return (await page.json<ContactPage>()).contacts.map(({ name }) => name);
	};
	expect(await list("unassigned")).toEqual(expect.arrayContaining(["Rui", "Maria"]));
	await ask(operator, "POST", `${at}/assign`, { memberId: operator.memberId });
	await ask(operator, "POST", `${at}/read`);
	expect([await list("mine"), await list("unassigned"), await list("unread")]).toEqual([
		["Maria"],
		["Rui"],
		["Rui"],
	]);
	await ask(manager, "POST", `${at}/state`, { state: "closed" });
	expect([await list("mine"), await list("closed")]).toEqual([[], ["Maria"]]);
	expect((await ask(operator, "GET", `${base}/contacts?filter=others`)).status).toBe(400);
});

test("a page opens around a message that was found, or at a moment, and goes on in both directions", async () => {
	const { operator, at, base, instance } = await setUp();
	const now = Date.now() - 400_000;
	await instance.receive(
		Array.from({ length: 260 }, (_, n) =>
			incoming({
				providerId: `M${n}`,
				sentAt: now + n * 1_000,
				content: { type: "text", text: n === 130 ? "a agulha" : `palha ${n}` },
			}),
		),
	);
	const found = await (await ask(operator, "GET", `${base}/search?q=agulha`)).json<SearchPage>();
	expect(found.hits.map(({ message }) => message.id)).toEqual(["M130"]);
	const read = async (query: string) =>
		(await ask(operator, "GET", `${at}/messages?${query}`)).json<MessagePage>();
	const around = await read("around=M130");
	const ids = ({ messages }: MessagePage) => messages.map(({ id }) => id);
	expect(ids(around)).toEqual(Array.from({ length: 100 }, (_, n) => `M${81 + n}`));
	const later = await read(`later=${around.laterCursor}`);
	expect(ids(later).slice(0, 79)).toEqual(Array.from({ length: 79 }, (_, n) => `M${181 + n}`));
	expect(later.laterCursor).toBeNull();
	const earlier = await read(`cursor=${around.earlierCursor}`);
	expect(ids(earlier)).toEqual(Array.from({ length: 81 }, (_, n) => `M${n}`));
	expect(ids(await read(`cursor=${later.earlierCursor}`)).at(-1)).toBe("M180");
	const sinceThen = await read(`from=${now + 199_500}`);
	expect(ids(sinceThen)).toEqual([...Array.from({ length: 60 }, (_, n) => `M${200 + n}`), "FIRST"]);
	expect(sinceThen.laterCursor).toBeNull();
	const before = await read(`cursor=${sinceThen.earlierCursor}`);
	expect(ids(before).at(-1)).toBe("M199");
	expect(ids(await read("from=0"))[0]).toBe("M0");
	expect(ids(await read(`from=${Date.now() + 60_000}`)).at(-1)).toBe("FIRST");
	expect((await ask(operator, "GET", `${at}/messages?from=ontem`)).status).toBe(400);
	expect((await ask(operator, "GET", `${at}/messages?around=nobody`)).status).toBe(404);
	expect((await ask(operator, "GET", `${at}/messages?later=x`)).status).toBe(400);
});

test("an answer quotes a message of this conversation, and no other one", async () => {
	const { operator, at, base, contactId, instance } = await setUp();
	await instance.receive([
		incoming({ providerId: "RUIS", addresses: [{ kind: "phone", value: "5521999990000" }] }),
	]);
	const send = (quotedId: string) =>
		ask(operator, "POST", `${base}/messages`, { id: uuidv7(), contactId, text: "Tem!", quotedId });
	expect(await verdict(await send("RUIS"))).toEqual({ status: 404, code: "not_found" });
	expect(await verdict(await send("nobody"))).toEqual({ status: 404, code: "not_found" });
	const sent = await (await send("FIRST")).json<{ message: MessageView }>();
	expect(sent.message.quotedId).toBe("FIRST");
	// The customer quotes back what was written on the phone: told by the id it stands under.
	await instance.receive([
		incoming({ providerId: "OURS", fromMe: true, origin: "phone", status: "sent" }),
		incoming({ providerId: "BACK", quotedProviderId: "OURS" }),
	]);
	const page = await (await ask(operator, "GET", `${at}/messages`)).json<MessagePage>();
	expect(page.messages.find(({ id }) => id === "BACK")?.quotedId).toBe("OURS");
});

test("merging and its undoing are logged with who did it", async () => {
	const made = await setUp();
	const { operator, base, at, contactId, instance, workspace } = made;
	await instance.receive([
		incoming({ addresses: [{ kind: "phone", value: "5521999990000" }], name: "Rui" }),
	]);
	const page = await (await ask(operator, "GET", `${base}/contacts`)).json<ContactPage>();
	const rui = page.contacts.find(({ name }) => name === "Rui")?.id ?? "";
	const socket = await openChannelSocket(operator, made.channelId);
	await socket.next("hello");
	expect((await ask(operator, "POST", `${at}/merge`, { otherId: rui })).status).toBe(200);
	await socket.next("reset");
	const identity = await (
		await ask(operator, "GET", `${at}/identity`)
	).json<{ merges: { id: string; actor: string }[] }>();
	expect(identity.merges[0]?.actor).toBe("Ana Lima");
	const undo = `${base}/merges/${identity.merges[0]?.id}/undo`;
	expect((await ask(operator, "POST", undo)).status).toBe(200);
	expect(await verdict(await ask(operator, "POST", undo))).toEqual({
		status: 409,
		code: "conflict",
	});
	expect(contactId).not.toBe(rui);
	expect(await readActivity(workspace.id)).toEqual([
		{ actor: operator.memberId, code: "contacts_merged", contact: "Maria", other: "Rui" },
		{ actor: operator.memberId, code: "contacts_parted", contact: "Maria", other: "Rui" },
	]);
});

test("another workspace's conversation is neither assigned, closed nor merged", async () => {
	const [own, foreign] = [await setUp(), await createShop()];
	const at = `/api/channels/${foreign.channelId}/contacts/${foreign.contactId}`;
	const { operator } = own;
	for (const [path, body] of [
		["/assign", { memberId: operator.memberId }],
		["/state", { state: "closed" }],
		["/merge", { otherId: foreign.contactId }],
	] as const)
		expect((await ask(operator, "POST", `${at}${path}`, body)).status, path).toBe(404);
	const read = await (await ask(foreign.member, "GET", at)).json<{ contact: ContactView }>();
	expect(read.contact).toMatchObject({ assignee: null, closedAt: null });
});

test("E10 the first answer gives the conversation to who wrote it, and the log says so once; a colleague's own takes nothing away", async () => {
	const made = await setUp();
	const { operator, manager, base, at, contactId } = made;
	const say = (by: typeof operator, text: string) =>
		ask(by, "POST", `${base}/messages`, { id: uuidv7(), contactId, text });
	expect((await say(operator, "Tem sim")).status).toBe(202);
	expect((await readContact(made)).assignee?.memberId).toBe(operator.memberId);
	await say(manager, "E 39 também");
	expect((await readContact(made)).assignee?.memberId).toBe(operator.memberId);
	// Undone by who has it; a last word after closing claims nothing.
	const undone = await ask(operator, "POST", `${at}/assign?seen=${operator.memberId}`, {
		memberId: null,
	});
	expect(undone.status).toBe(200);
	await ask(operator, "POST", `${at}/state`, { state: "closed" });
	await say(operator, "Obrigada!");
	expect((await readContact(made)).assignee).toBeNull();
	// Behind the answer, so that nobody waits for it.
	const codes = async () => (await readActivity(made.workspace.id)).map(({ code }) => code);
	const claims = async () => (await codes()).filter((code) => code === "conversation_claimed");
	await vi.waitFor(async () => expect(await claims()).toEqual(["conversation_claimed"]));
});
