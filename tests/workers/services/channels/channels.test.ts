import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { defaultWebchatOptions } from "#app/domain/channels/webchat.ts";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import { fail, ok } from "#app/domain/result.ts";
import { sealChannelCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { createChannelChanges } from "#workers/services/channels/channel-changes.ts";
import type { AdmittedAccount } from "#workers/services/channels/channel-changes-deps.ts";
import { createServices } from "#workers/services/index.ts";
import { createRuntime } from "#workers/services/runtime.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { eventually } from "#tests/support/instance.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import { createTwins, findSignedIn, services, type Shop } from "#tests/support/two-workspaces.ts";

let own: Shop;
let foreign: Shop;
let signedIn: SignedIn;
beforeAll(async () => {
	await migrate();
	({ own, foreign } = await createTwins());
	signedIn = await findSignedIn(own.member);
});

/** Stands in the token; nothing else is called like it. */
const CANARY = "canary7Q4zKw9ChannelToken";
const rowOf = (id: string) =>
	bindings.DB.prepare("select * from channels where id = ?")
		.bind(id)
		.first<Record<string, unknown>>();
const objectOf = (id: string) => env.CHANNEL_INBOX.getByName(channelObjectName(id));
const configOf = (id: string) =>
	runInDurableObject(objectOf(id), (_, state) => {
		const { json } = state.storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return JSON.parse(json) as Record<string, unknown>;
	});

/** As Telegram numbers bots. */
let bots = 7_000_000;
const newBot = (): string => String((bots += 1));

/** The desk, with a vendor that knows every token as this account's, or refuses it. */
function deskOf(externalId: string | null) {
	const means = createRuntime(env, { defer: () => undefined });
	const { masterKeys } = means.config;
	const told: string[] = [];
	const account: AdmittedAccount = {
		externalId: externalId ?? "",
		externalName: "@loja_bot",
		seal: (sealer, owner) =>
			sealChannelCredentials(sealer, owner, {
				type: "telegram",
				botToken: `${externalId ?? "10000"}:${CANARY}0123456789`,
			}),
	};
	const desk = createChannelChanges({
		...means,
		record: services().activity.record,
		notifyChannels: async (_, ids) => void told.push(...ids),
		notifyAutomations: async () => true,
		tellDesk: async () => true,
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
		admit: async () => (externalId === null ? fail("credentials_refused") : ok(account)),
		offeredTypes: ["telegram", "webchat"],
		limit: async () => true,
	});
	return { desk, told };
}

async function makeWebchat(name = "Site"): Promise<string> {
	const made = await services().channelChanges.create(signedIn, {
		type: "webchat",
		name,
		token: "",
		locale: "pt",
	});
	if (!made.ok) throw new Error(made.code);
	signedIn = await findSignedIn(own.member);
	return made.value.id;
}

async function makeBot(externalId: string): Promise<string> {
	const made = await deskOf(externalId).desk.create(signedIn, {
		type: "telegram",
		name: "Bot",
		token: CANARY,
		locale: "pt",
	});
	if (!made.ok) throw new Error(made.code);
	signedIn = await findSignedIn(own.member);
	return made.value.id;
}

const SETTINGS = {
	name: "Site da loja",
	description: "",
	isActive: true,
	defaultAgentId: null,
	ignoreGroups: false,
	options: null,
};

test("E10 a new webchat is in the directory, told to its object, connected, and in the log", async () => {
	const id = await makeWebchat("  Site  ");
	expect(await rowOf(id)).toMatchObject({
		type: "webchat",
		gateway: "webchat",
		name: "Site",
		is_active: 1,
		external_id: null,
		credentials_sealed: null,
		options: JSON.stringify(defaultWebchatOptions("pt")),
		created_by: own.member.memberId,
	});
	expect(await configOf(id)).toMatchObject({
		type: "webchat",
		gateway: "webchat",
		options: JSON.stringify(defaultWebchatOptions("pt")),
	});
	await eventually(async () => (await rowOf(id))?.["status"] === "connected");
	// From here on its uptime is counted, though nobody has written yet.
	await eventually(async () => (await rowOf(id))?.["uptime_at"] !== null);
	const entry = await bindings.DB.prepare(
		"select * from activity_logs where workspace_id = ? and entity_id = ?",
	)
		.bind(own.workspaceId, id)
		.first<Record<string, unknown>>();
	expect(entry).toMatchObject({ actor_id: own.member.memberId, action: "created" });
	expect(entry?.metadata).toContain('"channel_created"');
});

test("the cards hold every type, today's figures, and the default agent of this workspace only", async () => {
	const id = await makeWebchat("Cartão");
	const now = Date.now();
	const agent = (workspaceId: string) => {
		const agentId = crypto.randomUUID();
		return bindings.DB.prepare(
			"insert into agents (id, workspace_id, name, created_at, updated_at) values (?, ?, 'Duda', ?, ?)",
		)
			.bind(agentId, workspaceId, now, now)
			.run()
			.then(() => agentId);
	};
	const [ours, theirs] = [await agent(own.workspaceId), await agent(foreign.workspaceId)];
	const day = (at: number, received: number) =>
		bindings.DB.prepare(
			"insert into channel_daily_stats (workspace_id, channel_id, day, messages_received, uptime_minutes) values (?, ?, ?, ?, 720) on conflict do update set messages_received = excluded.messages_received, uptime_minutes = 720",
		)
			.bind(own.workspaceId, id, localDay(at), received)
			.run();
	await day(now, 12);
	await day(now - 86_400_000, 99);
	const cardOf = async () =>
		(await services().channels.list(signedIn)).find((card) => card.id === id);
	const setAgent = (agentId: string) =>
		bindings.DB.prepare(
			"update channels set default_agent_id = ?, status = 'disconnected' where id = ?",
		)
			.bind(agentId, id)
			.run();
	await setAgent(ours);
	expect(await cardOf()).toMatchObject({
		name: "Cartão",
		type: "webchat",
		messagesReceivedToday: 12,
		uptimeToday: 50,
		defaultAgent: { id: ours, name: "Duda" },
		isActive: true,
	});
	await setAgent(theirs);
	expect((await cardOf())?.defaultAgent).toBeNull();
	const cards = await services().channels.list(signedIn);
	expect(cards.map((card) => card.id)).toContain(own.channelId);
	expect(cards.map((card) => card.id)).not.toContain(foreign.channelId);
});

test("D01 E01 another workspace's channel is not found, and an operator changes none", async () => {
	const id = await makeBot(newBot());
	const operator = await findSignedIn(await createMember(own.workspaceId, "operator"));
	const viewer = await findSignedIn(await createMember(own.workspaceId, "viewer"));
	const stranger = await findSignedIn(foreign.member);
	const { channels, channelChanges } = services();
	const before = [await rowOf(id), await rowOf(foreign.channelId)];
	const acts = [
		(who: SignedIn, at: string) => channelChanges.save(who, at, SETTINGS),
		(who: SignedIn, at: string) => channelChanges.replaceToken(who, at, "1:x"),
		(who: SignedIn, at: string) => channels.remove(who, at),
	];
	for (const act of acts) {
		for (const at of [foreign.channelId, crypto.randomUUID(), ""])
			expect(await act(signedIn, at)).toEqual({ ok: false, code: "not_found" });
		expect(await act(stranger, id)).toEqual({ ok: false, code: "not_found" });
		expect(await act(operator, id)).toEqual({ ok: false, code: "forbidden" });
	}
	expect(await channels.reconnect(viewer, id)).toEqual({ ok: false, code: "forbidden" });
	expect(await channels.openSettings(stranger, id)).toEqual({ ok: false, code: "not_found" });
	const { conversations } = services();
	expect(await conversations.openInbox(stranger, id, "a")).toEqual({
		ok: false,
		code: "not_found",
	});
	expect(
		await channelChanges.create(operator, { type: "webchat", name: "x", token: "", locale: "pt" }),
	).toEqual({ ok: false, code: "forbidden" });
	// Everybody of the workspace may look.
	expect((await channels.openSettings(viewer, id)).ok).toBe(true);
	expect([await rowOf(id), await rowOf(foreign.channelId)]).toEqual(before);
});

test("J01 a token is stored sealed and stands in no answer, row or configuration", async () => {
	const id = await makeBot(newBot());
	const opened = await services().channels.openSettings(signedIn, id);
	expect(opened).toMatchObject({
		ok: true,
		value: { hasCredentials: true, externalName: "@loja_bot", type: "telegram" },
	});
	const cards = await services().channels.list(signedIn);
	const inbox = await services().conversations.openInbox(signedIn, id, "a");
	const everything = [opened, cards, inbox, signedIn, await rowOf(id), await configOf(id)];
	for (const told of everything) expect(JSON.stringify(told)).not.toContain(CANARY);
	const row = await rowOf(id);
	expect(row?.["credentials_sealed"]).toMatch(/^v1\./);
	for (const told of [opened, cards, inbox])
		expect(JSON.stringify(told)).not.toContain(String(row?.["credentials_sealed"]));
});

test("a bot is one channel, of whatever workspace; deleted, it may come back", async () => {
	const bot = newBot();
	const id = await makeBot(bot);
	const input = { type: "telegram", name: "Outra", token: "t", locale: "pt" } as const;
	const stranger = await findSignedIn(foreign.member);
	const { desk } = deskOf(bot);
	for (const who of [signedIn, stranger])
		expect(await desk.create(who, input)).toEqual({ ok: false, code: "channel_taken" });
	expect(await services().channels.remove(signedIn, id)).toEqual({ ok: true, value: null });
	expect(await rowOf(id)).toMatchObject({ external_id: null, credentials_sealed: null });
	expect((await desk.create(stranger, input)).ok).toBe(true);
});

test("a token the vendor does not know makes no channel, and another account's replaces none", async () => {
	const input = { type: "telegram", name: "Bot", token: "t", locale: "pt" } as const;
	const refused = deskOf(null).desk;
	expect(await refused.create(signedIn, input)).toEqual({
		ok: false,
		code: "credentials_refused",
	});
	const bot = newBot();
	const id = await makeBot(bot);
	const before = await rowOf(id);
	expect(await deskOf(newBot()).desk.replaceToken(signedIn, id, "t")).toEqual({
		ok: false,
		code: "other_account",
	});
	expect(await rowOf(id)).toEqual(before);
	expect(await deskOf(bot).desk.replaceToken(signedIn, id, "t")).toEqual({ ok: true, value: null });
	const after = await rowOf(id);
	expect(after?.["credentials_sealed"]).not.toBe(before?.["credentials_sealed"]);
	expect((await configOf(id))["credentialsSealed"]).toBe(after?.["credentials_sealed"]);
});

test("settings are stored and told; an agent that is not of this workspace is none", async () => {
	const id = await makeWebchat();
	const agentId = crypto.randomUUID();
	const foreignAgent = crypto.randomUUID();
	for (const [agent, workspaceId] of [
		[agentId, own.workspaceId],
		[foreignAgent, foreign.workspaceId],
	])
		await bindings.DB.prepare(
			"insert into agents (id, workspace_id, name, created_at, updated_at) values (?, ?, 'Duda', 0, 0)",
		)
			.bind(agent, workspaceId)
			.run();
	const { desk, told } = deskOf(null);
	const options = { ...defaultWebchatOptions("en"), color: "#123456" };
	const save = (change: Partial<typeof SETTINGS> | object) =>
		desk.save(signedIn, id, { ...SETTINGS, ...change });
	expect(await save({ defaultAgentId: foreignAgent })).toEqual({ ok: false, code: "conflict" });
	expect(await save({ options: "{" })).toEqual({ ok: false, code: "invalid_request" });
	expect(await save({ options: JSON.stringify({ ...options, color: "red" }) })).toEqual({
		ok: false,
		code: "color_invalid",
	});
	expect(told).toEqual([]);
	const wanted = { defaultAgentId: agentId, options: JSON.stringify(options), description: " x " };
	expect(await save(wanted)).toEqual({ ok: true, value: null });
	expect(told).toEqual([id]);
	expect(await rowOf(id)).toMatchObject({
		name: "Site da loja",
		description: "x",
		default_agent_id: agentId,
		options: JSON.stringify(options),
	});
	expect(await configOf(id)).toMatchObject({
		name: "Site da loja",
		options: JSON.stringify(options),
	});
	const linked = await bindings.DB.prepare(
		"select agent_id from agent_channels where channel_id = ?",
	)
		.bind(id)
		.all();
	expect(linked.results).toEqual([{ agent_id: agentId }]);
	// A form without options keeps those that are stored.
	await save({});
	expect((await rowOf(id))?.["options"]).toBe(JSON.stringify(options));
});

test("switched off a webchat is disconnected, switched on again it is back", async () => {
	const id = await makeWebchat();
	await eventually(async () => (await rowOf(id))?.["status"] === "connected");
	const { channelChanges } = services();
	await channelChanges.save(signedIn, id, { ...SETTINGS, isActive: false });
	await eventually(async () => (await rowOf(id))?.["status"] === "disconnected");
	expect(await rowOf(id)).toMatchObject({ is_active: 0 });
	signedIn = await findSignedIn(own.member);
	expect(await services().channels.reconnect(signedIn, id)).toEqual({
		ok: false,
		code: "not_supported",
	});
	await channelChanges.save(signedIn, id, SETTINGS);
	await eventually(async () => (await rowOf(id))?.["status"] === "connected");
});

test("a WhatsApp number takes a name and an agent here, and no switch of its line", async () => {
	const { channels, channelChanges } = services();
	const saved = await channelChanges.save(signedIn, own.channelId, {
		...SETTINGS,
		name: "Balcão",
		isActive: false,
		options: "{}",
	});
	expect(saved).toEqual({ ok: true, value: null });
	expect(await rowOf(own.channelId)).toMatchObject({
		name: "Balcão",
		is_active: 1,
		options: "{}",
		gateway: "simulator",
	});
	for (const act of [
		channels.reconnect(signedIn, own.channelId),
		channelChanges.replaceToken(signedIn, own.channelId, "1:x"),
	])
		expect(await act).toEqual({ ok: false, code: "not_supported" });
	const opened = await channels.openSettings(signedIn, own.channelId);
	expect(opened).toMatchObject({ ok: true, value: { webchat: null, widgetKey: null } });
});

test("deleting empties the object and takes the channel out of the directory", async () => {
	const id = await makeWebchat();
	expect(await services().channels.remove(signedIn, id)).toEqual({ ok: true, value: null });
	expect(await configOf(id)).toMatchObject({ isErased: true, name: "" });
	const after = await findSignedIn(await createMember((await createWorkspace()).id));
	expect(after.channels).toEqual([]);
	expect((await findSignedIn(own.member)).channels.map((channel) => channel.id)).not.toContain(id);
	expect(await rowOf(id)).toMatchObject({ default_agent_id: null });
});

test("the cards cost one statement beside those of their figures, the settings one batch beside one call of the object", async () => {
	const { env: metered, trips } = meterTrips(env);
	const { channels } = createServices(metered, { defer: () => undefined });
	await channels.list(signedIn);
	expect(trips.calls).toEqual(["DB.batch", "WORKSPACE_HUB.readFigures", "DB.raw"]);
	trips.calls.length = 0;
	await channels.openSettings(signedIn, own.channelId);
	expect(trips.calls.toSorted()).toEqual(["DB.batch", "WHATSAPP_INSTANCE.link"]);
});
