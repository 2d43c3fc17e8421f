// Writing first: to whom, in which conversation, and what is refused.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { BeginConversation, FoundNumber, WritableChannel } from "#app/contracts/beginnings.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import type { OfficialTemplate } from "#app/domain/official-templates/template.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { createExternalChannel } from "#tests/support/external-channel.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, incoming, instanceOf, makeLinkedInstance } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import {
	ask,
	createLinkedChannel,
	createScannedChannel,
	findSignedIn,
	listContacts,
	listMessages,
	services,
	verdict,
} from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

interface World {
	member: TestMember;
	workspaceId: string;
	channelId: string;
}

async function createWorld(): Promise<World> {
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "manager");
	return { member, workspaceId, channelId: await createLinkedChannel(workspaceId) };
}

interface Begun {
	message: MessageView;
	joined: boolean;
}

const begin = (
	{ member, channelId }: World,
	to: BeginConversation["to"],
	over: Partial<BeginConversation> = {},
) =>
	ask(member, "POST", `/api/channels/${channelId}/beginnings`, {
		id: uuidv7(),
		to,
		text: "Bom dia, aqui é a Loja",
		...over,
	});

const begun = async (answer: Promise<Response>): Promise<Begun> => (await answer).json<Begun>();
const refusal = async (answer: Promise<Response>) => verdict(await answer);

const receive = ({ channelId }: World, phone: string, name = "Maria") =>
	instanceOf(channelId).receive([incoming({ addresses: [{ kind: "phone", value: phone }], name })]);

test("a number nobody wrote from becomes a contact with the name typed, and the conversation is whose words began it", async () => {
	const world = await createWorld();
	const { message, joined } = await begun(
		begin(world, { phone: "5511985550001", name: "  Dona Célia " }),
	);
	expect(joined).toBe(false);
	expect(message).toMatchObject({ direction: "outgoing", text: "Bom dia, aqui é a Loja" });
	const [contact, ...others] = await listContacts(world.member, world.channelId);
	expect(others).toEqual([]);
	expect(contact).toMatchObject({
		id: message.contactId,
		name: "Dona Célia",
		phone: "5511985550001",
		assignee: { memberId: world.member.memberId },
	});
	// What the team calls her stays, whatever she calls herself; and her answer is in the same conversation.
	await receive(world, "551185550001", "Cel");
	const [same, ...more] = await listContacts(world.member, world.channelId);
	expect(more).toEqual([]);
	expect(same).toMatchObject({ id: message.contactId, name: "Dona Célia" });
	expect(same?.conversation?.id).toBe(contact?.conversation?.id);
});

test("R29 the same words twice are one message, also at once; other words under its id are refused", async () => {
	const world = await createWorld();
	const body = { id: uuidv7() };
	const to = { phone: "5511985550002" };
	const answers = await Promise.all([1, 2, 3].map(() => begin(world, to, body)));
	expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
	const [contact, ...others] = await listContacts(world.member, world.channelId);
	expect(others).toEqual([]);
	expect(await listMessages(world.member, world.channelId, contact?.id ?? "")).toHaveLength(1);
	const reused = { status: 409, code: "message_id_reused" };
	expect(await refusal(begin(world, to, { ...body, text: "outra" }))).toEqual(reused);
	expect(await refusal(begin(world, { phone: "5511985550003" }, body))).toEqual(reused);
	expect(await listContacts(world.member, world.channelId)).toHaveLength(1);
});

test("whoever is known keeps one conversation, with or without the ninth digit, also after it ended", async () => {
	const world = await createWorld();
	await receive(world, "551187654321");
	const [known] = await listContacts(world.member, world.channelId);
	const id = known?.id ?? "";
	const closed = {
		acts: [{ channelId: world.channelId, contactId: id, act: { type: "state", state: "closed" } }],
	};
	await ask(world.member, "POST", "/api/conversations/acts", closed);
	for (const to of [
		{ phone: "5511987654321", name: "Outra" },
		{ phone: "551187654321" },
		{ contactId: id },
	]) {
		const { message, joined } = await begun(begin(world, to));
		expect({ joined, contactId: message.contactId }).toEqual({ joined: true, contactId: id });
	}
	const [contact, ...others] = await listContacts(world.member, world.channelId);
	expect(others).toEqual([]);
	expect(contact).toMatchObject({ name: "Maria" });
	expect(await listMessages(world.member, world.channelId, id)).not.toHaveLength(1);
});

test("what cannot be sent makes no contact", async () => {
	const world = await createWorld();
	const to = { phone: "5511985550004" };
	expect(await refusal(begin(world, to, { text: "  " }))).toMatchObject({ code: "message_empty" });
	expect(await refusal(begin(world, to, { text: "x".repeat(65_000) }))).toMatchObject({
		code: "message_too_long",
	});
	for (const phone of ["+5511985550004", "05511985550004", "", "123"])
		expect((await begin(world, { phone })).status, phone).toBe(400);
	expect(await refusal(begin(world, { contactId: crypto.randomUUID() }))).toEqual({
		status: 404,
		code: "not_found",
	});
	const viewer = await createMember(world.workspaceId, "viewer");
	expect(await refusal(begin({ ...world, member: viewer }, to))).toMatchObject({ status: 403 });
	expect(await listContacts(world.member, world.channelId)).toEqual([]);
});

test("D04 a contact of another workspace is nobody here", async () => {
	const [own, other] = [await createWorld(), await createWorld()];
	await receive(other, "5511985550005");
	const [foreign] = await listContacts(other.member, other.channelId);
	const to = { contactId: foreign?.id ?? "" };
	expect(await refusal(begin(own, to))).toEqual({ status: 404, code: "not_found" });
	const there = { ...other, member: own.member };
	expect(await refusal(begin(there, to))).toEqual({ status: 404, code: "not_found" });
	expect(await listMessages(other.member, other.channelId, to.contactId)).toHaveLength(1);
});

test("a bot, a page and an account write only to who wrote to them", async () => {
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "operator");
	for (const type of ["telegram", "messenger", "instagram"] as const) {
		const { channelId } = await createExternalChannel(workspaceId, type);
		await env.CHANNEL_INBOX.getByName(`${channelId}:0`).receive([
			{ type: "linked", phone: null, profileName: "@loja" },
		]);
		expect(
			await refusal(begin({ member, workspaceId, channelId }, { phone: "5511985550006" })),
			type,
		).toEqual({ status: 409, code: "customer_writes_first" });
	}
});

test("the official API takes free text only from who wrote within its window", async () => {
	const { instance, workspaceId } = await makeLinkedInstance({ gateway: "cloud-api" });
	const by = { memberId: "m", name: "Ana", claims: true };
	const say = (phone: string) =>
		instance.begin(workspaceId, by, { id: uuidv7(), to: { phone }, text: "Oi" });
	const closed = { ok: false, code: "window_closed" };
	expect(await say("5511985550007")).toEqual(closed);
	const hour = 3_600_000;
	await instance.receive([
		incoming({ sentAt: Date.now() - 25 * hour, origin: "history" }),
		incoming({ addresses: [{ kind: "phone", value: "5511985550008" }] }),
	]);
	expect(await say("5511987654321")).toEqual(closed);
	expect(await say("5511985550008")).toMatchObject({ ok: true, value: { joined: true } });
	const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
	expect(page.ok && page.value.contacts.length).toBe(2);
});

test("a template may be the first word through the official API, and makes nobody known when it is not there", async () => {
	const { instance, workspaceId } = await makeLinkedInstance({ gateway: "cloud-api" });
	const by = { memberId: "m", name: "Ana", claims: true };
	const to = { phone: "5511985550014" };
	const item = {
		type: "template" as const,
		name: "boas_vindas",
		language: "pt_BR",
		category: "UTILITY",
		values: {},
		text: "",
		form: {},
	};
	const say = () => instance.begin(workspaceId, by, { id: uuidv7(), to, text: "", item });
	const count = async () => {
		const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
		return page.ok ? page.value.contacts.length : -1;
	};
	expect(await say()).toEqual({ ok: false, code: "conflict" });
	expect(await count()).toBe(0);
	const template: OfficialTemplate = {
		id: "1",
		name: item.name,
		language: item.language,
		category: "UTILITY",
		status: "APPROVED",
		reason: null,
		quality: null,
		isWhole: true,
		header: null,
		body: "Olá, aqui é a Loja",
		footer: "",
		buttons: [],
		examples: {},
	};
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec(
			"INSERT INTO official_templates (account, name, language, json) VALUES ('cloud-api:', ?, ?, ?)",
			template.name,
			template.language,
			JSON.stringify(template),
		);
	});
	expect(await say()).toMatchObject({
		ok: true,
		value: { joined: false, message: { text: "Olá, aqui é a Loja" } },
	});
	expect(await count()).toBe(1);
});

test("N01 a conversation too many that the workspace begins is not sent, and says why", async () => {
	const world = await createWorld();
	const free = env.DB.prepare("update workspaces set plan = 'free' where id = ?");
	await free.bind(world.workspaceId).run();
	const hub = workspaceHub(env, world.workspaceId);
	await Promise.all(
		Array.from({ length: 100 }, () => hub.countConversation(crypto.randomUUID(), Date.now())),
	);
	const { message } = await begun(begin(world, { phone: "5511985550009" }));
	const failed = await eventually(async () => {
		const [one] = await listMessages(world.member, world.channelId, message.contactId);
		return one?.status === "failed" ? one : null;
	});
	expect(failed.failure).toBe("plan_limit");
	expect(await refusal(begin(world, { contactId: message.contactId }))).toMatchObject({
		code: "plan_limit",
	});
});

test("D07 departments apart: nobody joins another department's conversation, nor begins one they would not read", async () => {
	const world = await createWorld();
	const { workspaceId, member, channelId } = world;
	const operator = await createMember(workspaceId, "operator");
	await receive(world, "5511985550010");
	const [contact] = await listContacts(member, channelId);
	const typed = {
		name: "Suporte",
		colour: "teal" as const,
		memberIds: [],
		channelIds: [channelId],
	};
	await services().departments.save(await findSignedIn(member), null, typed);
	const { departments } = await services().departments.overview(await findSignedIn(member));
	const act = { type: "transfer", departmentId: departments[0]?.id, note: "" };
	await ask(member, "POST", "/api/conversations/acts", {
		acts: [{ channelId, contactId: contact?.id, act }],
	});
	await services().departments.setSeesOwn(await findSignedIn(member), true);
	const theirs = { ...world, member: operator };
	const refused = { status: 404, code: "not_found" };
	for (const to of [{ phone: "551185550010" }, { contactId: contact?.id ?? "" }])
		expect(await refusal(begin(theirs, to))).toEqual(refused);
	const path = `/api/channels/${channelId}/numbers`;
	const look = await ask(operator, "POST", path, { phone: "5511985550010" });
	expect(await look.json<FoundNumber>()).toMatchObject({ contact: null });
	// What they begin is their own; where answers own nothing it would be the channel's department's.
	expect(await begun(begin(theirs, { phone: "5511985550011" }))).toMatchObject({ joined: false });
	const sight = { memberId: operator.memberId, departmentIds: [] };
	const by = { memberId: operator.memberId, name: "Rui", claims: false };
	const wish = { id: uuidv7(), to: { phone: "5511985550013" }, text: "Oi" };
	const answer = await instanceOf(channelId).seen(workspaceId, sight, "begin", [by, wish]);
	expect(answer).toEqual({ ok: false, code: "forbidden" });
	const said = await listMessages(member, channelId, contact?.id ?? "");
	expect(said.filter(({ type }) => type === "text")).toHaveLength(1);
	expect(await listContacts(member, channelId)).toHaveLength(2);
});

test("before the first message it is known whether a number is on WhatsApp", async () => {
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "operator");
	const channelId = await createScannedChannel(member);
	const world = { member, workspaceId, channelId };
	const lookUp = async (phone: string) =>
		(
			await ask(member, "POST", `/api/channels/${channelId}/numbers`, { phone })
		).json<FoundNumber>();
	await eventually(async () => (await lookUp("5511985550012")).state === "found");
	// Area code 00 is nobody's at the simulated phone.
	expect(await lookUp("5500985550012")).toEqual({ state: "absent", contact: null });
	expect(await refusal(begin(world, { phone: "5500985550012" }))).toEqual({
		status: 409,
		code: "not_on_whatsapp",
	});
	expect(await listContacts(member, channelId)).toEqual([]);
	const { message } = await begun(begin(world, { phone: "5511985550012", name: "Rui" }));
	expect(await lookUp("551185550012")).toEqual({
		state: "found",
		contact: { id: message.contactId, name: "Rui" },
	});
	const viewer = await createMember(workspaceId, "viewer");
	const asked = await ask(viewer, "POST", `/api/channels/${channelId}/numbers`, {
		phone: "5511985550012",
	});
	expect(asked.status).toBe(403);
});

test("nobody searches through numbers: one member asks for some a minute, and no more", async () => {
	const { member, channelId } = await createWorld();
	const path = `/api/channels/${channelId}/numbers`;
	const statuses: number[] = [];
	for (let n = 0; n < 25; n++) {
		const phone = `55119855511${String(n).padStart(2, "0")}`;
		statuses.push((await ask(member, "POST", path, { phone })).status);
	}
	expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
	expect(statuses.at(-1)).toBe(429);
});

test("channels to write in are those of the workspace, and none for who may only read", async () => {
	const world = await createWorld();
	const list = async (by: TestMember) => {
		const answer = await ask(by, "GET", "/api/conversations/channels");
		return (await answer.json<{ channels: WritableChannel[] }>()).channels;
	};
	expect(await list(world.member)).toMatchObject([
		{ id: world.channelId, type: "whatsapp", gateway: "simulator" },
	]);
	expect(await list(await createMember(world.workspaceId, "viewer"))).toEqual([]);
});
