import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { ToldAction } from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import type { GroupMember } from "#app/domain/inbox/group.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import {
	eventually,
	incoming,
	makeInstance,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const GROUP = { kind: "group", value: "120363000000000001" } as const;
const ANA = { kind: "phone", value: "5511987650001" } as const;
const ANA_LID = { kind: "lid", value: "99000000000101" } as const;
const BETO = { kind: "phone", value: "5511987650002" } as const;
const US = { kind: "phone", value: "5511912345678" } as const;
type Instance = Awaited<ReturnType<typeof makeLinkedInstance>>["instance"];
type Said = Partial<Extract<GatewayEvent, { type: "message" }>>;

/** Something said in the group, by Ana under the lid by which it knows her. */
const said = (text: string, over: Said = {}): GatewayEvent =>
	incoming({
		addresses: [GROUP],
		name: null,
		author: "Aninha",
		authorAddresses: [ANA_LID, ANA],
		content: { type: "text", text },
		...over,
	});
const change = (over: Partial<Extract<GatewayEvent, { type: "group_change" }>>): GatewayEvent => ({
	type: "group_change",
	address: GROUP,
	at: 0,
	providerId: null,
	act: "joined",
	who: [{ addresses: [BETO], name: "Beto" }],
	by: null,
	...over,
});
const member = (address: GroupMember["addresses"][number], isAdmin = false): GroupMember => ({
	addresses: [address],
	name: null,
	isAdmin,
});
const told = (members: GroupMember[], size: number | null = null): GatewayEvent => ({
	type: "group",
	address: GROUP,
	name: "Família Lima",
	avatarUrl: null,
	members,
	size,
});

async function contactsOf(instance: Instance) {
	const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	if (!page.ok) throw new Error(page.code);
	return page.value.contacts;
}

async function groupOf(instance: Instance) {
	const group = (await contactsOf(instance)).find(({ isGroup }) => isGroup);
	if (!group) throw new Error("no group");
	return group;
}

async function messagesOf(instance: Instance) {
	const read = await instance.conversation(WORKSPACE, (await groupOf(instance)).id, null);
	if (!read.ok) throw new Error(read.code);
	return read.value.page.messages;
}

async function membersOf(instance: Instance) {
	const read = await instance.group(WORKSPACE, (await groupOf(instance)).id);
	if (!read.ok) throw new Error(read.code);
	return read.value;
}

test("who writes in a group is called as the team knows them, else as they say, with their number", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([said("Oi")]);
	expect(await messagesOf(instance)).toMatchObject([
		{ author: "Aninha", inGroup: { author: { id: "lid:99000000000101", phone: ANA.value } } },
	]);
	await instance.receive([incoming({ addresses: [ANA], name: "Ana Souza" }), said("De novo")]);
	const [, second] = await messagesOf(instance);
	expect(second).toMatchObject({
		author: "Ana Souza",
		inGroup: { author: { id: "lid:99000000000101" } },
	});
	expect(second?.inGroup?.author).not.toHaveProperty("phone");
	// A message of the group begins no conversation with who wrote it.
	expect((await contactsOf(instance)).filter(({ isGroup }) => !isGroup)).toHaveLength(1);
});

test("whom a text names stands in it by name, in lists and searches too; this number is marked", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([
		incoming({ addresses: [BETO], name: "Beto Lima" }),
		said(`@${BETO.value} e @${US.value}, almoço?`, {
			mentions: [
				{ addresses: [BETO], name: null },
				{ addresses: [US], name: null },
			],
		}),
		said(`Só @${ANA_LID.value}`, { mentions: [{ addresses: [ANA_LID], name: null }] }),
	]);
	const [first, second] = await messagesOf(instance);
	expect(first).toMatchObject({
		text: "@Beto Lima e @Loja, almoço?",
		inGroup: { mentionsUs: true, mentions: [{ name: "Beto Lima" }, { name: "Loja" }] },
	});
	expect(second).toMatchObject({ text: "Só @Aninha" });
	expect(second?.inGroup).not.toHaveProperty("mentionsUs");
	expect((await groupOf(instance)).preview?.text).toBe("Só @Aninha");
	await runDurableObjectAlarm(instance);
	const found = await eventually(async () => {
		const search = await instance.search(WORKSPACE, "beto lima almoço", null);
		return search.ok && search.value.hits.length > 0 ? search.value.hits : null;
	});
	expect(found).toHaveLength(1);
});

test("an edit of a text keeps whom it names by name", async () => {
	const { instance } = await makeLinkedInstance();
	const event = said(`Oi @${BETO.value}`, {
		providerId: "NAMED",
		mentions: [{ addresses: [BETO], name: "Beto" }],
	});
	await instance.receive([
		event,
		{ type: "edited", providerId: "NAMED", text: `Olá @${BETO.value}!` },
	]);
	expect(await messagesOf(instance)).toMatchObject([{ text: "Olá @Beto!", edited: true }]);
});

test("joining and leaving are lines: no news, once, however often they are told", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([said("Oi")]);
	const before = await groupOf(instance);
	const added = change({
		act: "added",
		at: Date.now() - 1_000,
		by: { addresses: [ANA_LID], name: null },
	});
	await instance.receive([added, added]);
	await instance.receive([added]);
	await instance.receive([change({ act: "removed", providerId: "77" })]);
	const lines = (await messagesOf(instance)).filter(({ type }) => type === "system");
	expect(lines.map(({ text, inGroup }) => [text, inGroup])).toEqual([
		[
			'{"code":"group_changed","act":"added","name":null}',
			{
				who: [{ id: "phone:5511987650002", name: "Beto" }],
				by: { id: "lid:99000000000101", name: "Aninha" },
			},
		],
		[
			'{"code":"group_changed","act":"removed","name":null}',
			{ who: [{ id: "phone:5511987650002", name: "Beto" }] },
		],
	]);
	const { unread, preview, lastMessageAt } = await groupOf(instance);
	expect({ unread, preview, lastMessageAt }).toEqual({
		unread: before.unread,
		preview: before.preview,
		lastMessageAt: before.lastMessageAt,
	});
});

test("what happens in a group where nobody wrote is no conversation", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([change({})]);
	expect(await contactsOf(instance)).toEqual([]);
});

test("a new name is the group's from then on", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([said("Oi"), change({ act: "renamed", who: [], name: "Família Lima" })]);
	expect(await groupOf(instance)).toMatchObject({ name: "Família Lima" });
});

test("members are those the gateway tells, in order, each with the conversation with them alone", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([
		said("Oi"),
		incoming({ addresses: [BETO], name: "Beto Lima" }),
		told([member(BETO), member(US), { ...member(ANA_LID, true), addresses: [ANA_LID, ANA] }]),
	]);
	const beto = (await contactsOf(instance)).find(({ name }) => name === "Beto Lima");
	const { members } = await membersOf(instance);
	expect(members).toMatchObject([
		{ id: "lid:99000000000101", name: "Aninha", phone: ANA.value, isAdmin: true, contactId: null },
		{ phone: US.value, isUs: true, isAdmin: false },
		{ name: "Beto Lima", mention: "Beto Lima", contactId: beto?.id },
	]);
	await instance.receive([
		change({ act: "promoted" }),
		change({ act: "left", who: [member(ANA)] }),
	]);
	expect((await membersOf(instance)).members).toMatchObject([
		{ name: "Beto Lima", isAdmin: true },
		{ isUs: true },
	]);
});

test("of a group whose gateway tells only its admins, who has written stays a member", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([said("Oi"), told([member(BETO, true)], 40)]);
	expect((await membersOf(instance)).members.map(({ phone }) => phone)).toEqual([
		BETO.value,
		ANA.value,
	]);
	await instance.receive([told([member(US, true)], 40)]);
	const { members, size } = await membersOf(instance);
	expect(size).toBe(40);
	expect(members.map(({ isAdmin, isUs }) => [isAdmin, isUs])).toEqual([
		[true, true],
		[false, false],
		[false, false],
	]);
});

test("a group of thousands is kept to its limit, told again it writes nothing, and a message reads little of it", async () => {
	const { instance } = await makeLinkedInstance();
	const many = Array.from({ length: 1_100 }, (_, n) =>
		member({ kind: "phone", value: `55119${String(80_000_000 + n)}` }),
	);
	await instance.receive([said("Oi"), told(many)]);
	const { members } = await membersOf(instance);
	expect(members).toHaveLength(1_024);
	const again = await meterRows(instance, () => instance.receive([told(many)]));
	expect(again.written, JSON.stringify(again.items)).toBeLessThanOrEqual(8);
	const known = members[0];
	const writer = { kind: "phone", value: known?.phone ?? "" } as const;
	const rows = await meterRows(instance, () =>
		instance.receive([said("Bom dia", { authorAddresses: [writer], author: null })]),
	);
	expect(rows.read).toBeLessThan(200);
});

test("a second message of a known member costs what any message costs", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([said("Oi"), said("Tudo bem?")]);
	const rows = await meterRows(instance, () => instance.receive([said("E aí")]));
	expect(rows.written, JSON.stringify(rows.items)).toBeLessThanOrEqual(6);
});

const phone = (instance: Instance, action: ToldAction) => instance.phone(WORKSPACE, action);

/** A linked number on the simulator, whose phone has a group in which Ana has written. */
async function makeSimulatedGroup() {
	const made = await makeInstance();
	const { instance } = made;
	await instance.importHistory(WORKSPACE, [], US.value);
	const by = { phone: "120363000000001", name: "", author: "5511970000201" };
	await phone(instance, { type: "write", text: "Bom dia", count: 1, ...by });
	return { ...made, group: await groupOf(instance) };
}

test("opening a group has its gateway asked, once in ten minutes", async () => {
	const { instance, group } = await makeSimulatedGroup();
	const first = { members: [{ name: "Ana Souza", isAdmin: false }], size: null };
	expect(await membersOf(instance)).toMatchObject({ ...first, isLoading: true, isOld: false });
	const read = await eventually(async () => {
		const now = await membersOf(instance);
		return now.isLoading ? null : now;
	});
	expect(read.members.map(({ name }) => name)).toEqual([
		"Ana Souza",
		null,
		"Beto Lima",
		"Carla Reis",
	]);
	const seen = (await groupOf(instance)).groupAt;
	expect(seen).toBeGreaterThan(group.groupAt ?? 0);
	// Fresh: nobody is asked.
	expect(await membersOf(instance)).toMatchObject({ isLoading: false, isOld: false });
	expect((await groupOf(instance)).groupAt).toBe(seen);
});

test("a gateway that does not answer leaves what was known, and is left alone for a while", async () => {
	const { instance } = await makeSimulatedGroup();
	await phone(instance, { type: "mode", mode: "refuse" });
	expect(await membersOf(instance)).toMatchObject({ isLoading: true });
	const read = await eventually(async () => {
		const now = await membersOf(instance);
		return now.isLoading ? null : now;
	});
	expect(read.isOld).toBe(true);
	expect(read.members.map(({ name }) => name)).toEqual(["Ana Souza"]);
	expect(await membersOf(instance)).toMatchObject({ isLoading: false, isOld: true });
});

test("a member names somebody by name, and it leaves by number", async () => {
	const { instance, group } = await makeSimulatedGroup();
	const id = uuidv7();
	const by = { memberId: "m1", name: "Rui", claims: false };
	const text = "@Beto Lima, @todos: cheguei. @Ninguém";
	await eventually(async () => !(await membersOf(instance)).isLoading);
	const sent = await instance.send(WORKSPACE, by, { id, contactId: group.id, text });
	if (!sent.ok) throw new Error(sent.code);
	expect(sent.value.message).toMatchObject({
		text,
		inGroup: {
			mentions: [
				{ id: "phone:5511970000202", name: "Beto Lima" },
				{ id: "all", name: "todos" },
			],
		},
	});
	const left = await eventually(async () => {
		await runDurableObjectAlarm(instance);
		return runInDurableObject(instance, (_, { storage }) => {
			const { json } = storage.sql.exec<{ json: string }>("SELECT json FROM simulator").one();
			return json.includes("cheguei") ? json : null;
		});
	});
	expect(left).toContain("@5511970000202, @todos: cheguei. @Ninguém");
	const shown = await instance.phone(WORKSPACE, null);
	const texts = shown.ok ? shown.value.contacts.flatMap(({ messages }) => messages) : [];
	expect(texts.map((one) => one.text)).toEqual(["Bom dia", text]);
});

test("groups are left out where the number ignores them: nothing is stored, what was there stays, closed", async () => {
	const { instance, channelId } = await makeLinkedInstance();
	await instance.receive([said("Oi")]);
	const { json } = await runInDurableObject(instance, (_, { storage }) =>
		storage.sql.exec<{ json: string }>("SELECT json FROM config").one(),
	);
	const before = JSON.parse(json) as { dataKeyWrapped: string };
	const configure = (ignoreGroups: boolean) =>
		instance.configure({
			workspaceId: WORKSPACE,
			channelId,
			name: "Loja",
			gateway: "simulator",
			settings: { ...DEFAULT_SETTINGS, ignoreGroups },
			dataKeyWrapped: before.dataKeyWrapped,
		});
	await configure(true);
	await instance.receive([
		said("Ninguém lê"),
		said("Do celular", { fromMe: true, origin: "phone" }),
		change({}),
		told([member(BETO)]),
		incoming({ name: "Maria" }),
	]);
	const lines = await messagesOf(instance);
	expect(lines.map(({ text }) => text)).toEqual(["Oi", '{"code":"groups_ignored"}']);
	expect((await groupOf(instance)).closedAt).not.toBeNull();
	expect(await contactsOf(instance)).toHaveLength(2);
	await configure(false);
	await instance.receive([said("De volta")]);
	expect(await groupOf(instance)).toMatchObject({ closedAt: null, preview: { text: "De volta" } });
});

test("J14 who is erased is in no group any more: neither as member, nor as author, nor by name", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([
		incoming({ addresses: [ANA, ANA_LID], name: "Ana Apagável" }),
		said("Escrevi isto"),
		said("Oi @99000000000101", {
			author: "Beto",
			authorAddresses: [BETO],
			mentions: [{ addresses: [ANA_LID], name: null }],
		}),
		change({ who: [{ addresses: [ANA_LID], name: null }] }),
		told([member(ANA_LID), member(BETO)]),
	]);
	const ana = (await contactsOf(instance)).find(({ name }) => name === "Ana Apagável");
	const kept = await instance.exportContact(WORKSPACE, ana?.id ?? "", null);
	expect(kept.ok && kept.value.groups).toEqual([{ name: "Família Lima", isAdmin: false }]);
	await instance.eraseContact(WORKSPACE, ana?.id ?? "");
	const messages = await messagesOf(instance);
	expect(messages.map(({ author, text }) => [author, text])).toEqual([
		[null, "Escrevi isto"],
		["Beto", "Oi @…"],
		[null, '{"code":"group_changed","act":"joined","name":null}'],
	]);
	expect(messages[2]?.inGroup).toEqual({ who: [{ id: "", name: null }] });
	const { members } = await membersOf(instance);
	expect(members.map(({ phone: number }) => number)).toEqual([BETO.value]);
	const traces = await runInDurableObject(instance, (_, { storage }) =>
		["messages", "contacts", "group_members"].flatMap((table) =>
			storage.sql.exec(`SELECT * FROM ${table}`).toArray(),
		),
	);
	expect(JSON.stringify(traces)).not.toMatch(/Apagável|Aninha|99000000000101|5511987650001/);
	// Told of again, late: nothing of it comes back.
	await instance.receive([told([member(ANA_LID), member(BETO)])]);
	expect((await membersOf(instance)).members).toHaveLength(1);
});

test("an agent that helps a member reads who said what in a group", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([
		said("Quem traz o bolo?"),
		said("Eu", { author: "Beto", authorAddresses: [BETO] }),
	]);
	const { id } = await groupOf(instance);
	const read = await instance.dialogue(WORKSPACE, id);
	const turns = read.ok ? read.value.turns : [];
	expect(turns.map(({ text }) => text)).toEqual(["Aninha: Quem traz o bolo?", "Beto: Eu"]);
});
