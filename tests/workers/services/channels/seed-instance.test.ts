import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { SeedInstance } from "#app/contracts/seed.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	type TestMember,
	tellHub,
} from "#tests/support/sign-in.ts";
import {
	findSignedIn,
	listContacts,
	listMessages,
	readLink,
	services,
} from "#tests/support/two-workspaces.ts";
import { createInstanceSeeder } from "#workers/services/channels/seed-instance.ts";

let member: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
});

const MINUTE_MS = 60_000;

const SEED: SeedInstance = {
	key: "loja",
	name: "Loja Centro",
	connected: true,
	phone: "5511912345678",
	contacts: [
		{
			phone: "5511987654321",
			name: "José Conceição",
			unread: 2,
			messages: [
				{ fromMe: false, text: "Bom dia", minutesAgo: 50 },
				{
					fromMe: true,
					text: "Bom dia!",
					minutesAgo: 40,
					status: "read",
					authorEmail: "ana@a.test",
				},
				{ fromMe: true, text: "Alô?", minutesAgo: 30, status: "unheard of" },
				{ fromMe: false, text: "Tem 38?", minutesAgo: 5 },
				{ fromMe: false, text: "Oi?", minutesAgo: 4 },
			],
		},
		{ phone: "5511900000002", name: "Sem conversa", unread: 0, messages: [] },
	],
};

async function seed(instance: SeedInstance, now: number): Promise<void> {
	const seeder = createInstanceSeeder({
		whatsapp: services().whatsapp,
		instance: instanceOf,
		newId: uuidv7,
		now: () => now,
	});
	await seeder(member.workspaceId, instance, new Map([["ana@a.test", "Ana Lima"]]));
	await tellHub(member.workspaceId);
}

test("seeded conversations are history: dated, ticked, signed, unread as told and found by name", async () => {
	const now = Date.now();
	await seed(SEED, now);
	const { channels } = await findSignedIn(member);
	const channelId = channels.find(({ name }) => name === "Loja Centro")?.id ?? "";
	expect(await readLink(member, channelId)).toMatchObject({
		status: "connected",
		phone: "5511912345678",
	});
	const contacts = await listContacts(member, channelId);
	expect(contacts).toMatchObject([
		{ name: "José Conceição", unread: 2, preview: { text: "Oi?" } },
		{ name: "Sem conversa", unread: 0, preview: null },
	]);
	expect(await listContacts(member, channelId, "conceicao")).toHaveLength(1);
	const messages = await listMessages(member, channelId, contacts[0]?.id ?? "");
	expect(messages).toMatchObject([
		{ text: "Bom dia", status: null, origin: "history", sentAt: now - 50 * MINUTE_MS },
		{ text: "Bom dia!", status: "read", author: "Ana Lima" },
		{ text: "Alô?", status: "sent", author: null },
		{ text: "Tem 38?" },
		{ text: "Oi?", sentAt: now - 4 * MINUTE_MS },
	]);
});

test("the figures of the days know what was said in them, once however often it is brought in", async () => {
	const figures = async (channelId: string) =>
		env.DB.prepare(
			"select sum(messages_sent) as sent, sum(messages_received) as received from channel_daily_stats where channel_id = ?",
		)
			.bind(channelId)
			.first();
	await seed({ ...SEED, name: "Loja Contada" }, Date.now());
	const { channels } = await findSignedIn(member);
	const channelId = channels.find(({ name }) => name === "Loja Contada")?.id ?? "";
	const counted = { sent: 2, received: 3 };
	await eventually(async () => (await figures(channelId))?.sent === counted.sent);
	expect(await figures(channelId)).toEqual(counted);
	await instanceOf(channelId).importHistory(
		member.workspaceId,
		[{ phone: "5511987654321", name: "José", unread: 0, messages: [] }],
		null,
	);
	expect(await figures(channelId)).toEqual(counted);
});

test("a seeded instance that is not connected stays so and sends nothing by itself", async () => {
	await seed({ ...SEED, name: "Loja Fechada", connected: false }, Date.now());
	const { channels } = await findSignedIn(member);
	const channelId = channels.find(({ name }) => name === "Loja Fechada")?.id ?? "";
	expect(await readLink(member, channelId)).toMatchObject({ status: "disconnected", phone: null });
	const row = await env.DB.prepare("select created_by from channels where id = ?")
		.bind(channelId)
		.first();
	expect(row).toEqual({ created_by: null });
});
