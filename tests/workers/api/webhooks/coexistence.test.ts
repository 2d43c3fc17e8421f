import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { callCloud, cloudBody, cloudText } from "#tests/support/cloud-call.ts";
import {
	addressBook,
	CUSTOMER,
	declinedHistory,
	historyOf,
	pastMessage,
} from "#tests/support/cloud-history.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { createChannel, listContacts, listMessages } from "#tests/support/two-workspaces.ts";

const DAY_MS = 24 * 3_600_000;
let member: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
});

let next = 300_000_000_000_000 + Math.floor(Math.random() * 1e12);

/** A number that a phone shares with us, with an agent who answers. */
async function setUp() {
	const channelId = await createChannel(member.workspaceId);
	const phoneNumberId = String(next++);
	await env.DB.prepare(
		`UPDATE channels SET gateway = 'cloud-api', cloud_phone_number_id = ?1,
			cloud_proved_number_id = ?1 WHERE id = ?2`,
	)
		.bind(phoneNumberId, channelId)
		.run();
	const instance = instanceOf(channelId);
	await instance.setAgent(member.workspaceId, { id: "agent-lia", name: "Lia", debounceMs: 60_000 });
	const history = async () => {
		const answer = await instance.sharedHistory(member.workspaceId);
		if (!answer.ok) throw new Error(answer.code);
		return answer.value;
	};
	return {
		phoneNumberId,
		instance,
		history,
		tell: async (...told: Parameters<typeof cloudBody>) =>
			(await callCloud(cloudBody(...told))).status,
		/** All of it is stored. */
		settle: () => eventually(async () => !(await history()).isWorking),
		contacts: () => listContacts(member, channelId),
		messages: async () => {
			const [contact] = await listContacts(member, channelId);
			return contact ? listMessages(member, channelId, contact.id) : [];
		},
		rows: <Row extends Record<string, SqlStorageValue>>(query: string) =>
			runInDurableObject(instance, (_, { storage }) => storage.sql.exec<Row>(query).toArray()),
	};
}

test("what was said before comes as history: in order, once, no news, and nobody answers it", async () => {
	const at = await setUp();
	const past = [
		pastMessage({ id: "wamid.b", text: "Tenho sim", isOurs: true, at: Date.now() - 2 * DAY_MS }),
		pastMessage({ id: "wamid.a", text: "Tem 38?", at: Date.now() - 3 * DAY_MS }),
		// Minutes ago: by its time alone it would be news.
		pastMessage({ id: "wamid.c", text: "Reserva pra mim", at: Date.now() - 60_000 }),
	];
	const told = historyOf(at.phoneNumberId, past, { progress: 40 });
	for (let turn = 0; turn < 3; turn++) expect(await at.tell(told)).toBe(200);
	await at.settle();
	expect((await at.messages()).map(({ text, origin }) => [text, origin])).toEqual([
		["Tem 38?", "history"],
		["Tenho sim", "history"],
		["Reserva pra mim", "history"],
	]);
	expect(await at.contacts()).toMatchObject([{ unread: 0 }]);
	expect(await at.rows("SELECT handler, conversation_id, waiting_since FROM contacts")).toEqual([
		{ handler: "nobody", conversation_id: null, waiting_since: null },
	]);
	expect(await at.rows("SELECT count(*) AS count FROM replies")).toEqual([{ count: 0 }]);
	expect(await at.history()).toEqual({ progress: 40, isDeclined: false, isWorking: false });
	const figures = await at.rows<{ json: string }>("SELECT json FROM figures");
	for (const { json } of figures)
		expect(JSON.parse(json)).toMatchObject({ sent: 0, received: 0, answers: 0 });
	// What is new goes on as ever, below what was before.
	await at.tell({ phoneNumberId: at.phoneNumberId, value: cloudText("Voltei") });
	expect((await at.messages()).at(-1)).toMatchObject({ text: "Voltei", origin: "live" });
	expect(await at.rows("SELECT handler FROM contacts")).toEqual([{ handler: "agent" }]);
});

test("thousands in one call are stored part by part, and an end of the object loses none", async () => {
	const at = await setUp();
	const past = Array.from({ length: 600 }, (_, n) =>
		pastMessage({ id: `wamid.${n}`, text: `${n}`, at: Date.now() - 10 * DAY_MS + n * 1_000 }),
	);
	expect(await at.tell(historyOf(at.phoneNumberId, past))).toBe(200);
	await evictDurableObject(at.instance);
	await at.settle();
	expect(await at.rows("SELECT count(*) AS count FROM messages")).toEqual([{ count: 600 }]);
	expect(await at.rows("SELECT count(*) AS count FROM history_parts")).toEqual([{ count: 0 }]);
});

test("a file that follows fills its message; progress never falls; an owner may decline", async () => {
	const at = await setUp();
	const past = [pastMessage({ id: "wamid.f", hasFile: true })];
	await at.tell(historyOf(at.phoneNumberId, past, { progress: 90 }));
	const image = { id: "991", mime_type: "image/jpeg", caption: "A vitrine" };
	const file = { from: CUSTOMER, id: "wamid.f", timestamp: "1790000000", type: "image", image };
	const { phoneNumberId } = at;
	await at.tell({ phoneNumberId, field: "history", value: { messages: [file] } });
	await at.tell(historyOf(phoneNumberId, [], { progress: 60 }));
	await at.settle();
	expect(await at.messages()).toMatchObject([{ type: "image", text: "A vitrine" }]);
	expect(await at.history()).toMatchObject({ progress: 90, isDeclined: false });
	await at.tell(declinedHistory(phoneNumberId));
	expect(await at.history()).toMatchObject({ isDeclined: true });
});

test("the address book names people without a conversation, before profiles and after the team", async () => {
	const at = await setUp();
	const { phoneNumberId } = at;
	const book = (name: string) => addressBook(phoneNumberId, { phone: CUSTOMER, name });
	await at.tell(book("Maria da Padaria"));
	await at.settle();
	expect(await at.contacts()).toMatchObject([{ name: "Maria da Padaria", unread: 0 }]);
	expect(await at.rows("SELECT conversation_id FROM contacts")).toEqual([
		{ conversation_id: null },
	]);
	// Her profile says only "Maria".
	await at.tell({ phoneNumberId, value: cloudText("Oi") });
	expect(await at.contacts()).toMatchObject([{ name: "Maria da Padaria" }]);
	await at.tell(book("Maria do Bairro"));
	await at.settle();
	expect(await at.contacts()).toMatchObject([{ name: "Maria do Bairro" }]);
	await at.tell(addressBook(phoneNumberId, { phone: CUSTOMER, name: "Maria", action: "remove" }));
	await at.settle();
	expect(await at.contacts()).toMatchObject([{ name: "Maria do Bairro" }]);
});

test("what a person changes, deletes or sends as a file on the phone is so here, and is theirs", async () => {
	const at = await setUp();
	const { phoneNumberId } = at;
	const echo = (more: object) =>
		at.tell({
			phoneNumberId,
			field: "smb_message_echoes",
			value: {
				message_echoes: [
					{
						from: "551130000000",
						to: CUSTOMER,
						timestamp: String(Math.floor(Date.now() / 1000)),
						...more,
					},
				],
			},
		});
	await at.tell({ phoneNumberId, value: cloudText("Tem foto?") });
	await echo({
		id: "wamid.p",
		type: "image",
		image: { id: "77", mime_type: "image/png", caption: "Essa" },
	});
	await echo({ id: "wamid.q", type: "text", text: { body: "R$ 10" } });
	await echo({
		id: "wamid.q2",
		type: "edit",
		edit: { original_message_id: "wamid.q", message: { type: "text", text: { body: "R$ 12" } } },
	});
	await echo({ id: "wamid.r", type: "text", text: { body: "ops" } });
	await echo({ id: "wamid.r2", type: "revoke", revoke: { original_message_id: "wamid.r" } });
	const told = (await at.messages()).filter(({ origin }) => origin === "phone");
	expect(told.map(({ type, text, direction }) => [type, text, direction])).toEqual([
		["image", "Essa", "outgoing"],
		["text", "R$ 12", "outgoing"],
		["text", "", "outgoing"],
	]);
	expect(await at.rows("SELECT handler FROM contacts")).toEqual([{ handler: "person" }]);
	expect(await at.contacts()).toMatchObject([{ unread: 0 }]);
});
