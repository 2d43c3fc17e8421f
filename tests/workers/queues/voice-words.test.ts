import { beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import type { MessageJob } from "#app/contracts/jobs.ts";
import {
	consumeReply,
	contactOf,
	createShop,
	messagesOf,
	type Shop,
} from "#tests/support/answering-shop.ts";
import { incoming } from "#tests/support/instance.ts";
import { holdQueue } from "#tests/support/kept-files.ts";
import { bindings, createMember, migrate } from "#tests/support/sign-in.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

const models = inject("models");
const env = { ...bindings, ALLOWED_PRIVATE_HOSTS: models.host } as unknown as Env;
/** What the emulated model hears in the sample of a voice note. */
const HEARD = "Oi, vocês fazem trocas?";

beforeAll(async () => {
	await migrate();
	await Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});
// Jobs are done when a test says so.
beforeEach(() => void holdQueue());

/** A shop whose people answer; its integration has a key of the emulated vendor. */
async function createTeam(apiKey?: string): Promise<Shop> {
	const shop = await createShop({
		provider: "openai",
		model: "ok",
		baseUrl: models.baseUrl,
		debounceMs: 600_000,
		...(apiKey !== undefined && { apiKey }),
	});
	await shop.instance.setAgent(shop.workspaceId, null);
	return shop;
}

/** A voice note of the customer, and the job that asks for its words. */
async function receiveVoice(shop: Shop, seconds = 4): Promise<MessageJob> {
	const messageId = `IN-${crypto.randomUUID()}`;
	await shop.instance.receive([
		incoming({
			providerId: messageId,
			addresses: [{ kind: "phone" as const, value: "5511987654321" }],
			sentAt: Date.now(),
			content: {
				type: "audio",
				text: "",
				media: { ref: `audio:${messageId}`, bytes: 900, seconds },
			},
		}),
	]);
	const { workspaceId, channelId } = shop;
	return { type: "voice_words", channelType: "whatsapp", workspaceId, channelId, messageId };
}

const run = (job: MessageJob, change: Partial<Env> = {}) =>
	createServices({ ...env, ...change }, { defer: () => undefined }).voices.run(job);
const heardTimes = async ({ apiKey }: Shop): Promise<number> =>
	((await (await fetch(`${models.url}/__emulator/heard?key=${apiKey}`)).json()) as object[]).length;
const transcriptsOf = async (shop: Shop) =>
	(await messagesOf(shop)).flatMap(({ transcript }) => transcript ?? []);
const spentBy = async ({ workspaceId }: Shop) =>
	await bindings.DB.prepare(
		"select cost_micros as cost, input_tokens + output_tokens + help_tokens as tokens from agent_daily_stats where workspace_id = ? and agent_id = 'voice_words'",
	)
		.bind(workspaceId)
		.first<{ cost: number; tokens: number }>();
const choose = async ({ workspaceId }: Shop, budget: 0 | 10 | 30) => {
	const admin = await createMember(workspaceId, "admin");
	return createServices(env, { defer: () => undefined }).voiceWords.save(
		await findSignedIn(admin),
		budget,
	);
};

test("where people answer a voice note is put into words, once, and counted in money alone", async () => {
	const shop = await createTeam();
	const job = await receiveVoice(shop);
	await Promise.all([run(job), run(job)]);
	await run(job);
	expect(await transcriptsOf(shop)).toEqual([{ text: HEARD }]);
	expect(await heardTimes(shop)).toBe(1);
	expect(await spentBy(shop)).toEqual({ cost: 2_160, tokens: 0 });
});

test("an agent that answers hears first, and pays for nothing that was heard", async () => {
	const shop = await createShop({
		provider: "openai",
		model: "ok",
		baseUrl: models.baseUrl,
		debounceMs: 600_000,
	});
	const job = await receiveVoice(shop);
	await run(job);
	expect(await transcriptsOf(shop)).toEqual([]);
	const { id: contactId } = await contactOf(shop);
	const { workspaceId, channelId } = shop;
	const reply = { workspaceId, channelId, contactId, epoch: 1, inboundId: job.messageId };
	await consumeReply(env, { ...reply, attempt: 1 });
	await run(job);
	expect(await transcriptsOf(shop)).toEqual([{ text: HEARD }]);
	expect(await heardTimes(shop)).toBe(1);
	expect(await spentBy(shop)).toBeNull();
});

test("K06 a workspace that wants none, and one whose month is spent, ask nobody and say nothing", async () => {
	const off = await createTeam();
	await choose(off, 0);
	await run(await receiveVoice(off));
	const spent = await createTeam();
	await choose(spent, 10);
	await run(await receiveVoice(spent));
	expect(await transcriptsOf(spent)).toHaveLength(1);
	await bindings.DB.prepare(
		"update agent_daily_stats set cost_micros = 10000000 where workspace_id = ? and agent_id = 'voice_words'",
	)
		.bind(spent.workspaceId)
		.run();
	await run(await receiveVoice(spent));
	expect(await transcriptsOf(off)).toEqual([]);
	expect(await transcriptsOf(spent)).toHaveLength(1);
	expect([await heardTimes(off), await heardTimes(spent)]).toEqual([0, 1]);
});

test("a key that pays for nothing leaves it to the installation's model; without one nothing is said", async () => {
	const shop = await createTeam("sk-wrong");
	await run(await receiveVoice(shop));
	expect(await transcriptsOf(shop)).toEqual([]);
	const AI = { run: async () => ({ text: "Bom dia", transcription_info: { duration: 60 } }) };
	await run(await receiveVoice(shop), { AI } as never);
	expect(await transcriptsOf(shop)).toEqual([{ text: "Bom dia" }]);
	expect((await spentBy(shop))?.cost).toBe(2_760);
});

test("a model that is away is asked again, and one that makes nothing of it says so", async () => {
	const away = await createTeam("sk-error500");
	const job = await receiveVoice(away);
	await run(job);
	expect(await transcriptsOf(away)).toEqual([]);
	expect(await away.instance.claimVoice(away.workspaceId, job.messageId)).toMatchObject({
		ok: true,
	});
	const silent = await createTeam("sk-silent");
	await run(await receiveVoice(silent));
	expect(await transcriptsOf(silent)).toEqual([{ text: null }]);
});

test("D08 a job with another workspace's id changes nothing", async () => {
	const shop = await createTeam();
	const other = await createTeam();
	const job = await receiveVoice(shop);
	await run({ ...job, workspaceId: other.workspaceId });
	expect(await transcriptsOf(shop)).toEqual([]);
	expect(await spentBy(other)).toBeNull();
});

test("who may choose sees what it costs and who pays; an operator sees and chooses nothing", async () => {
	const shop = await createTeam();
	await run(await receiveVoice(shop));
	const { voiceWords } = createServices(env, { defer: () => undefined });
	const manager = await findSignedIn(shop.manager);
	expect(await voiceWords.open(manager)).toEqual({
		budget: 30,
		spentMicros: 2_160,
		integration: "OpenAI",
	});
	const operator = await findSignedIn(shop.operator);
	expect(await voiceWords.open(operator)).toBeNull();
	expect(await voiceWords.save(operator, 0)).toEqual({ ok: false, code: "forbidden" });
	await bindings.DB.prepare("update integrations set disabled_at = 1 where workspace_id = ?")
		.bind(shop.workspaceId)
		.run();
	expect(await voiceWords.open(manager)).toBeNull();
});
