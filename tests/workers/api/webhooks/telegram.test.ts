import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { callTelegram, telegramSecrets, telegramText } from "#tests/support/channel-call.ts";
import { createExternalChannel, inboxOf } from "#tests/support/external-channel.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import {
	createChannel,
	listContacts,
	listMessages,
	readLedger,
} from "#tests/support/two-workspaces.ts";

let member: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
	stranger = await createMember((await createWorkspace()).id);
});

const newChannel = async (owner = member) =>
	(await createExternalChannel(owner.workspaceId, "telegram")).channelId;

async function textsOf(channelId: string, owner = member): Promise<string[]> {
	const [contact] = await listContacts(owner, channelId);
	return contact ? (await listMessages(owner, channelId, contact.id)).map(({ text }) => text) : [];
}

const countQuarantined = (channelId: string) =>
	runInDurableObject(
		inboxOf(channelId),
		(_, { storage }) =>
			storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM quarantine").one().n,
	);

test("I07 an update without Telegram's secret, or with a wrong one, is refused and leaves no trace", async () => {
	const channelId = await newChannel();
	const other = telegramSecrets(await newChannel());
	const own = telegramSecrets(channelId);
	const wrong = [
		null,
		"",
		"wrong",
		own.mac,
		own.jwtSecret,
		own.headerSecret.slice(0, -1),
		`${own.headerSecret}A`,
		other.headerSecret,
	];
	for (const secret of wrong) {
		const answer = await callTelegram(channelId, telegramText("intruso"), { secret });
		expect(answer.status, String(secret)).toBe(401);
		expect(await answer.json()).toMatchObject({ error: { code: "not_signed_in" } });
	}
	expect(await readLedger(member, channelId)).toEqual({ contacts: [], messages: [] });
	expect(await countQuarantined(channelId)).toBe(0);
	expect((await callTelegram(channelId, telegramText("certa"))).status).toBe(200);
	expect(await textsOf(channelId)).toEqual(["certa"]);
});

test("I09 a guessed path is 404 and makes no object", async () => {
	const channelId = await newChannel();
	const { mac } = telegramSecrets(channelId);
	const other = await newChannel();
	const list = async () => (await listDurableObjectIds(env.CHANNEL_INBOX)).length;
	const before = await list();
	for (const segment of [
		`${other}.${mac}`,
		`${channelId}.${mac.slice(0, -1)}`,
		`${crypto.randomUUID()}.${"A".repeat(24)}`,
		channelId,
	])
		expect((await callTelegram(channelId, telegramText("x"), { segment })).status).toBe(404);
	expect(await list()).toBe(before);
	expect(await textsOf(channelId)).toEqual([]);
});

test("I13 tenant A's update posted to tenant B's address is refused, with A's secret or A's path", async () => {
	const a = await newChannel(member);
	const b = await newChannel(stranger);
	const secretOfA = telegramSecrets(a).headerSecret;
	const crossed = await callTelegram(b, telegramText("intruso"), { secret: secretOfA });
	expect(crossed.status).toBe(401);
	const segment = `${b}.${telegramSecrets(a).mac}`;
	expect((await callTelegram(a, telegramText("intruso"), { segment })).status).toBe(404);
	expect(await textsOf(b, stranger)).toEqual([]);
	// A whatsapp number's secrets open no bot's address, and its object hears nothing of it.
	const whatsapp = await createChannel(member.workspaceId);
	const forged = await callTelegram(whatsapp, telegramText("intruso"));
	expect(await forged.json()).toEqual({ received: "gone" });
	expect(await readLedger(member, whatsapp)).toEqual({ contacts: [], messages: [] });
});

test("I04 the same update again, an hour later as eight days later, has its effect once", async () => {
	const channelId = await newChannel();
	for (const [n, ageSeconds] of [3_600, 8 * 86_400].entries()) {
		const date = Math.floor(Date.now() / 1000) - ageSeconds;
		const body = telegramText(`de ${ageSeconds}`, { messageId: 10 + n, date });
		for (let turn = 0; turn < 3; turn++)
			expect((await callTelegram(channelId, body)).status).toBe(200);
	}
	const { contacts, messages } = await readLedger(member, channelId);
	expect(contacts).toHaveLength(1);
	expect(messages.map(({ text }) => text)).toEqual(["de 691200", "de 3600"]);
});

test("I10 I11 the body is JSON whatever it calls itself; too deep is kept for a person, no JSON comes again (ledger A4), too long refused", async () => {
	const channelId = await newChannel();
	for (const contentType of ["text/plain", "multipart/form-data; boundary=x", "application/json"])
		expect((await callTelegram(channelId, telegramText(contentType), { contentType })).status).toBe(
			200,
		);
	expect(await textsOf(channelId)).toHaveLength(3);
	const nest = `${'{"a":'.repeat(200)}1${"}".repeat(200)}`;
	for (const body of ["--x\r\nform", telegramText("cortado").slice(0, -1), ""])
		expect((await callTelegram(channelId, body)).status, body.slice(0, 20)).toBe(503);
	for (const body of [nest, "[1,2]", '{"update_id":1,"message":"texto"}']) {
		const answer = await callTelegram(channelId, body);
		expect(await answer.json(), body.slice(0, 20)).toEqual({ received: "stored" });
	}
	expect(await countQuarantined(channelId)).toBe(3);
	const big = telegramText("x".repeat(3 * 1024 * 1024));
	expect((await callTelegram(channelId, big)).status).toBe(413);
	const poisoned = telegramText("veneno").replace('"text"', '"__proto__":{"polluted":true},"text"');
	expect((await callTelegram(channelId, poisoned)).status).toBe(200);
	expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("I12 an update for a deleted channel, or one nobody made, is answered 200 and leaves nothing", async () => {
	const channelId = await newChannel();
	await callTelegram(channelId, telegramText("antes"));
	await inboxOf(channelId).erase(member.workspaceId);
	for (const body of [telegramText("tarde"), "no json"]) {
		const answer = await callTelegram(channelId, body);
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual({ received: "gone" });
	}
	expect(await countQuarantined(channelId)).toBe(0);
	const never = await callTelegram(crypto.randomUUID(), telegramText("ninguém"));
	expect(await never.json()).toEqual({ received: "gone" });
});

test("I15 a message of 1970, of 2099 or of no moment is shown at its arrival, in its order", async () => {
	const channelId = await newChannel();
	const startedAt = Date.now();
	for (const [n, date] of [0, 86_400, 4_070_908_800].entries())
		await callTelegram(channelId, telegramText(`${n}`, { date }));
	const { messages } = await readLedger(member, channelId);
	expect(messages.map(({ text }) => text)).toEqual(["0", "1", "2"]);
	for (const { sentAt } of messages) expect(sentAt).toBeGreaterThanOrEqual(startedAt - 1_000);
});

test("I19 with full storage an update is answered 503, so that Telegram comes again", async () => {
	const channelId = await newChannel();
	const spoil = (change: (sql: SqlStorage) => void) =>
		runInDurableObject(inboxOf(channelId), (_, { storage }) => change(storage.sql));
	await spoil((sql) =>
		Object.defineProperty(sql, "databaseSize", { configurable: true, value: 9_600_000_000 }),
	);
	const body = telegramText("não se perde");
	expect((await callTelegram(channelId, body)).status).toBe(503);
	await spoil((sql) => Reflect.deleteProperty(sql, "databaseSize"));
	expect((await callTelegram(channelId, body)).status).toBe(200);
	expect(await textsOf(channelId)).toEqual(["não se perde"]);
});

test("an edit changes the words, an answer quotes, and what a bot cannot use is dropped knowingly", async () => {
	const channelId = await newChannel();
	await callTelegram(channelId, telegramText("Quero o 38", { messageId: 1 }));
	const edited = telegramText("Quero o 39", { messageId: 1 }).replace(
		'"message":',
		'"edited_message":',
	);
	expect((await callTelegram(channelId, edited)).status).toBe(200);
	const answer = { reply_to_message: { message_id: 1 } };
	await callTelegram(channelId, telegramText("Tem?", { messageId: 2, update: answer }));
	const { messages } = await readLedger(member, channelId);
	expect(messages).toMatchObject([
		{ id: "5551234:1", text: "Quero o 39", edited: true },
		{ id: "5551234:2", quotedId: "5551234:1" },
	]);
	const blocked = JSON.stringify({ update_id: 9, my_chat_member: { chat: { id: 1 } } });
	expect(await (await callTelegram(channelId, blocked)).json()).toEqual({ received: "ignored" });
});
