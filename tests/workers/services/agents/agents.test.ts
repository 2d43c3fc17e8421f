import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { ROLES } from "#app/domain/team/role.ts";
import { agentOf, createAgent, createIntegration, typedAgent } from "#tests/support/agents.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { codesOf } from "#tests/support/team.ts";
import { createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import {
	lastEvents,
	purgeAgentEvents,
	recordAgentEvent,
	tokensOfDay,
} from "#workers/data/queries/agents/figures.ts";
import { pauseAgentBySelf } from "#workers/data/queries/agents/changes.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents/agents.ts";

beforeAll(migrate);
const db = createDatabase(env.DB);
const { agents } = services();

const boss = async (plan = "premium"): Promise<TestMember> => {
	const { id } = await createWorkspace();
	await env.DB.prepare("update workspaces set plan = ? where id = ?").bind(plan, id).run();
	return createMember(id, "manager");
};
const defaultOf = async (channelId: string) =>
	(
		await env.DB.prepare("select default_agent_id as id from channels where id = ?")
			.bind(channelId)
			.first<{ id: string | null }>()
	)?.id;

test("an agent is made as it was typed, and its row says who made it", async () => {
	const member = await boss();
	const settings = typedAgent({
		instructions: "Responda curto.\n{{nome}} {{constructor}}",
		handOver: { words: ["gerente"], onNoAnswer: false, onRequest: true, maxTurns: 9 },
		hours: { timeZone: "America/Manaus", open: [{ day: 1, from: 1_320, to: 120 }] },
		debounceMs: 5_000,
		languages: ["en", "pt"],
	}).settings;
	const id = await createAgent(member, typedAgent(settings, { name: " Sofia " }));
	const opened = await agents.open(await findSignedIn(member), id);
	// K08: braces in instructions are stored and shown as text.
	expect(opened).toMatchObject({
		ok: true,
		value: { name: "Sofia", status: "active", avatarUrl: null, settings, entries: [] },
	});
	expect(await codesOf(member.workspaceId)).toContain("agent_created");
	expect((await agents.list(await findSignedIn(member))).agents).toMatchObject([
		{ id, answers: 0, handOvers: 0, channels: [], provider: "knowledge" },
	]);
});

test("N01 of twenty agents made at once on Grátis exactly three come to be", async () => {
	const member = await boss("free");
	const signedIn = await findSignedIn(member);
	const made = await Promise.all(
		Array.from({ length: 20 }, (_, n) =>
			agents.create(signedIn, typedAgent({}, { name: `A${n}` })),
		),
	);
	expect(made.filter(({ ok }) => ok)).toHaveLength(3);
	expect(made.filter(({ ok }) => !ok)).toEqual(
		Array.from({ length: 17 }, () => ({ ok: false, code: "plan_limit" })),
	);
	const { agents: listed, use } = await agents.list(signedIn);
	expect([listed.length, use]).toEqual([3, { used: 3, limit: 3 }]);
	const [first] = listed;
	await agents.remove(signedIn, first?.id ?? "");
	expect((await agents.create(signedIn, typedAgent())).ok).toBe(true);
	const codes = await codesOf(member.workspaceId);
	expect(codes.filter((code) => code === "agent_created")).toHaveLength(4);
}, 60_000);

test("K07 only admins and managers change agents; every member reads them", async () => {
	const member = await boss();
	const id = await createAgent(member);
	for (const role of ROLES) {
		const signedIn = await findSignedIn(await createMember(member.workspaceId, role));
		const isAllowed = role === "admin" || role === "manager";
		const answers = [
			await agents.update(signedIn, id, typedAgent()),
			await agents.pause(signedIn, id),
			await agents.resume(signedIn, id),
			await agents.create(signedIn, typedAgent()),
		];
		for (const answer of answers)
			if (isAllowed) expect(answer.ok).toBe(true);
			else expect(answer).toEqual({ ok: false, code: "forbidden" });
		if (!isAllowed)
			expect(await agents.remove(signedIn, id)).toEqual({ ok: false, code: "forbidden" });
		expect((await agents.open(signedIn, id)).ok).toBe(true);
		expect((await agents.activity(signedIn, id)).ok).toBe(true);
	}
});

test("D01 another workspace's agent answers like an unknown one, and stays as it is", async () => {
	const [own, foreign] = [await boss(), await boss()];
	const channelId = await createChannel(foreign.workspaceId);
	const id = await createAgent(foreign, typedAgent({}, { channelIds: [channelId] }));
	const signedIn = await findSignedIn(own);
	const notFound = { ok: false, code: "not_found" };
	for (const unknown of [id, crypto.randomUUID(), "", "null"]) {
		expect(await agents.open(signedIn, unknown)).toEqual(notFound);
		expect(await agents.update(signedIn, unknown, typedAgent())).toEqual(notFound);
		expect(await agents.pause(signedIn, unknown)).toEqual(notFound);
		expect(await agents.remove(signedIn, unknown)).toEqual(notFound);
		expect(await agents.activity(signedIn, unknown)).toEqual(notFound);
	}
	expect((await agents.list(signedIn)).agents).toEqual([]);
	expect(await findAgentForAnswering(db, own.workspaceId, id)).toBeNull();
	expect(await pauseAgentBySelf(db, own.workspaceId, id, "model_failed", 1)).toBe(false);
	// Nor can a channel of theirs be taken.
	const taken = typedAgent({}, { channelIds: [channelId] });
	expect(await agents.create(signedIn, taken)).toEqual({ ok: false, code: "invalid_request" });
	expect(await defaultOf(channelId)).toBe(id);
	expect(await agentOf(channelId)).toMatchObject({ id });
});

test("choosing channels makes the agent answer there where nobody else does, and each object hears it", async () => {
	const member = await boss();
	const [first, second] = [
		await createChannel(member.workspaceId, "Um"),
		await createChannel(member.workspaceId, "Dois"),
	];
	const sofia = await createAgent(member, typedAgent({}, { channelIds: [first] }));
	expect(await agentOf(first)).toEqual({ id: sofia, name: "Sofia", debounceMs: 3_000 });
	const caio = await createAgent(
		member,
		typedAgent({}, { name: "Caio", channelIds: [first, second] }),
	);
	expect([await defaultOf(first), await defaultOf(second)]).toEqual([sofia, caio]);
	const signedIn = await findSignedIn(member);
	const both = await agents.open(signedIn, caio);
	expect(both.ok && both.value.channels.map(({ name }) => name)).toEqual(["Dois", "Um"]);

	await agents.update(
		signedIn,
		sofia,
		typedAgent({ debounceMs: 9_000 }, { name: "Sô", channelIds: [first] }),
	);
	expect(await agentOf(first)).toEqual({ id: sofia, name: "Sô", debounceMs: 9_000 });
	await agents.pause(signedIn, sofia);
	expect(await agentOf(first)).toBeNull();
	await agents.resume(signedIn, sofia);
	expect(await agentOf(first)).toMatchObject({ id: sofia });
	await agents.update(signedIn, sofia, typedAgent());
	expect([await defaultOf(first), await agentOf(first)]).toEqual([null, null]);
	await agents.remove(signedIn, caio);
	expect([await defaultOf(second), await agentOf(second)]).toEqual([null, null]);
	expect((await agents.list(signedIn)).agents.map(({ channels }) => channels)).toEqual([[]]);
});

test("a switched-off channel has nobody but people, and one paused by itself says why", async () => {
	const member = await boss();
	const channelId = await createChannel(member.workspaceId);
	const id = await createAgent(member, typedAgent({}, { channelIds: [channelId] }));
	await env.DB.prepare("update channels set is_active = 0 where id = ?").bind(channelId).run();
	const { channelAgents } = services();
	expect(await channelAgents.notifyChannels(member.workspaceId, [channelId])).toBe(true);
	expect(await agentOf(channelId)).toBeNull();
	expect(await pauseAgentBySelf(db, member.workspaceId, id, "model_failed", 5)).toBe(true);
	expect(await pauseAgentBySelf(db, member.workspaceId, id, "model_failed", 6)).toBe(false);
	const signedIn = await findSignedIn(member);
	expect(await agents.open(signedIn, id)).toMatchObject({
		value: { status: "paused", pausedReason: "model_failed" },
	});
	await agents.resume(signedIn, id);
	expect(await agents.open(signedIn, id)).toMatchObject({
		value: { status: "active", pausedReason: null },
	});
});

test("J04 an agent names only an openai integration of its own workspace that is still somebody's", async () => {
	const [member, stranger] = [await boss(), await boss()];
	const { workspaceId, memberId } = member;
	const signedIn = await findSignedIn(member);
	const own = await createIntegration(workspaceId, memberId);
	const refused = [
		await createIntegration(stranger.workspaceId, stranger.memberId),
		await createIntegration(workspaceId, memberId, { type: "zapier" }),
		await createIntegration(workspaceId, memberId, { disabledAt: 1 }),
		crypto.randomUUID(),
	];
	const openai = { provider: "openai", model: "gpt-4o-mini" } as const;
	for (const integrationId of refused)
		expect(await agents.create(signedIn, typedAgent({ ...openai, integrationId }))).toEqual({
			ok: false,
			code: "integration_required",
		});
	expect((await agents.create(signedIn, typedAgent({ ...openai, integrationId: own }))).ok).toBe(
		true,
	);
	const { integrations, providers } = await agents.options(signedIn);
	// K12, J06: names only.
	expect(integrations).toEqual([{ id: own, name: "OpenAI da loja" }]);
	expect(providers).toContainEqual({ provider: "knowledge", isOffered: true });
	expect(providers).toContainEqual({ provider: "workers_ai", isOffered: false });
	const bound = typedAgent({ provider: "workers_ai", model: "@cf/x" });
	expect(await agents.create(signedIn, bound)).toEqual({ ok: false, code: "provider_not_offered" });
});

test("what an agent did is counted once however often it is told, by days and by workspace", async () => {
	const member = await boss();
	const { workspaceId } = member;
	const agentId = await createAgent(member);
	const now = Date.parse("2020-11-21T12:00:00Z");
	const event = (id: string, change: object = {}) => ({
		id,
		agentId,
		event: "answered" as const,
		reason: null,
		channelId: "c",
		contactId: "k",
		conversationId: "v",
		inputTokens: 100,
		outputTokens: 10,
		costMicros: 7,
		at: now,
		...change,
	});
	const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
	await Promise.all(
		[0, 0, 0, 1].map((n) => recordAgentEvent(db, workspaceId, event(ids[n] ?? ""))),
	);
	const handed = { event: "handed_over", reason: "no_answer", at: now + 1 };
	await recordAgentEvent(db, workspaceId, event(ids[2] ?? "", handed));
	await recordAgentEvent(db, workspaceId, event(ids[3] ?? "", { event: "failed", at: now + 2 }));
	expect((await tokensOfDay(db, workspaceId, "2020-11-21")).all).toBe(440);
	expect((await tokensOfDay(db, workspaceId, "2020-11-20")).all).toBe(0);
	expect((await tokensOfDay(db, (await boss()).workspaceId, "2020-11-21")).all).toBe(0);
	expect((await lastEvents(db, workspaceId, agentId, 2)).map(({ event: what }) => what)).toEqual([
		"failed",
		"handed_over",
	]);
	const days = await env.DB.prepare("select * from agent_daily_stats where agent_id = ?")
		.bind(agentId)
		.all();
	expect(days.results).toMatchObject([
		{ day: "2020-11-21", answers: 2, hand_overs: 1, failures: 1, cost_micros: 28 },
	]);
	// Old events go; the figures of their days stay.
	expect(await purgeAgentEvents(db, now + 2, 2)).toBeGreaterThanOrEqual(2);
	await purgeAgentEvents(db, now + 2, 100);
	expect(await lastEvents(db, workspaceId, agentId, 9)).toHaveLength(1);
	expect((await tokensOfDay(db, workspaceId, "2020-11-21")).all).toBe(440);
});

test("activity shows thirty days and the newest fifty things", async () => {
	const member = await boss();
	const { workspaceId } = member;
	const agentId = await createAgent(member);
	const now = Date.now();
	const day = 86_400_000;
	for (let n = 0; n < 60; n++)
		await recordAgentEvent(db, workspaceId, {
			id: crypto.randomUUID(),
			agentId,
			event: "answered",
			reason: null,
			channelId: "c",
			contactId: "k",
			conversationId: null,
			inputTokens: 1,
			outputTokens: 1,
			costMicros: 0,
			at: now - n * day,
		});
	const activity = await agents.activity(await findSignedIn(member), agentId);
	if (!activity.ok) throw new Error(activity.code);
	expect(activity.value.days).toHaveLength(30);
	expect(activity.value.events).toHaveLength(50);
	expect(activity.value.events[0]?.at).toBe(now);
	const { agents: listed } = await agents.list(await findSignedIn(member));
	expect(listed[0]).toMatchObject({ answers: 30, handOvers: 0 });
});
