import { beforeAll, expect, inject, test, vi } from "vitest";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import {
	answersOf,
	consumeReply,
	contactOf,
	createShop,
	customerSays,
	messagesOf,
	type Shop,
	teach,
} from "#tests/support/answering-shop.ts";
import { incoming } from "#tests/support/instance.ts";
import { createKeeper, gives, holdQueue, streamOf } from "#tests/support/kept-files.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { readSample } from "#workers/adapters/whatsapp-gateway/simulator/samples.ts";

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

const createModelShop = (change: Parameters<typeof createShop>[0] = {}) =>
	createShop({
		provider: "openai",
		model: "ok",
		baseUrl: models.baseUrl,
		debounceMs: 600_000,
		...change,
	});

/** A voice note or a picture of the customer, and the job that asks for its answer. */
async function send(
	shop: Shop,
	type: "audio" | "image",
	text = "",
	at: string = type,
): Promise<AgentReplyJob> {
	const inboundId = `IN-${crypto.randomUUID()}`;
	const media = {
		ref: `${at}:${inboundId}`,
		bytes: 900,
		...(type === "audio" && { seconds: 4 }),
	};
	const addresses = [{ kind: "phone" as const, value: "5511987654321" }];
	await shop.instance.receive([
		incoming({
			providerId: inboundId,
			addresses,
			sentAt: Date.now(),
			content: { type, text, media },
		}),
	]);
	const { id: contactId } = await contactOf(shop);
	const { workspaceId, channelId } = shop;
	return { workspaceId, channelId, contactId, epoch: 1, inboundId, attempt: 1 };
}

const heardTimes = async ({ apiKey }: Shop): Promise<number> =>
	((await (await fetch(`${models.url}/__emulator/heard?key=${apiKey}`)).json()) as object[]).length;
const transcriptsOf = async (shop: Shop) =>
	(await messagesOf(shop)).flatMap(({ transcript }) => transcript ?? []);
const tokensOf = async ({ agentId }: Shop) =>
	await bindings.DB.prepare(
		"select coalesce(sum(input_tokens + output_tokens), 0) as tokens, coalesce(sum(cost_micros), 0) as cost from agent_events where agent_id = ?",
	)
		.bind(agentId)
		.first<{ tokens: number; cost: number }>();
const linesOf = async (shop: Shop) =>
	(await messagesOf(shop)).flatMap(({ type, text }) =>
		type === "system" ? [parseSystemLine(text)] : [],
	);

test("a voice note is put into words before the answer, kept with its message and counted", async () => {
	const shop = await createModelShop();
	await teach(shop, "Trocas", "Trocas em até 30 dias com a nota fiscal.");
	const job = await send(shop, "audio");
	expect(await consumeReply(env, job)).toBe(true);
	expect(await transcriptsOf(shop)).toEqual([{ text: HEARD }]);
	expect(await answersOf(shop)).toEqual([`Resposta a: ${HEARD}`]);
	const read = await shop.instance.readTrace(
		shop.workspaceId,
		(await messagesOf(shop)).at(-1)?.id ?? "",
	);
	expect(read.ok && read.value.trace.passages.map(({ title }) => title)).toEqual(["Trocas"]);
	// Four seconds are forty tokens, and cost four times 540 millionths.
	expect((await tokensOf(shop))?.tokens).toBeGreaterThan(40);
	expect((await tokensOf(shop))?.cost).toBe(2_160);
	const found = await shop.instance.search(shop.workspaceId, "trocas", null);
	expect(JSON.stringify(found)).toContain(job.inboundId);
});

test("a voice note that is kept is heard from the store: its gateway is not asked, and may have lost it", async () => {
	const queue = holdQueue();
	const shop = await createModelShop();
	const { workspaceId, channelId } = shop;
	const job = await send(shop, "audio", "", "nowhere");
	const { bytes } = readSample("audio");
	const messageId = job.inboundId;
	const keep = { type: "keep_file", channelType: "whatsapp", workspaceId, channelId } as const;
	await createKeeper(async () => gives(streamOf(bytes))).run({ ...keep, messageId });
	expect(await consumeReply(env, job)).toBe(true);
	expect(await transcriptsOf(shop)).toEqual([{ text: HEARD }]);
	expect(queue.of(channelId).length).toBeLessThanOrEqual(1);
	vi.mocked(bindings.FACEBOOK_SYNC.sendBatch).mockRestore();
});

test("K11 a job that comes twice at once, and again, pays once", async () => {
	const shop = await createModelShop();
	const job = await send(shop, "audio");
	await Promise.all([consumeReply(env, job), consumeReply(env, job)]);
	await consumeReply(env, { ...job, attempt: 2 });
	expect(await heardTimes(shop)).toBe(1);
	expect(await answersOf(shop)).toHaveLength(1);
	// The next question has the transcript, nobody hears it again.
	const next = await customerSays(shop, "E frete?");
	await consumeReply(env, { ...job, inboundId: next });
	expect(await heardTimes(shop)).toBe(1);
});

test("a picture is described beside its caption", async () => {
	const shop = await createModelShop();
	await consumeReply(env, await send(shop, "image", "Conserta isto?"));
	const seen = "Uma jaqueta jeans azul com um rasgo na manga.";
	expect(await transcriptsOf(shop)).toEqual([{ text: seen }]);
	expect((await tokensOf(shop))?.tokens).toBeGreaterThan(0);
	expect((await answersOf(shop))[0]).toContain("Conserta isto?");
});

test("where nothing can listen the customer is asked to write, twice in other words", async () => {
	const shop = await createModelShop({ apiKey: "sk-deaf" });
	for (let times = 0; times < 2; times += 1) await consumeReply(env, await send(shop, "audio"));
	expect(await transcriptsOf(shop)).toEqual([{ text: null }, { text: null }]);
	const [first, second] = await answersOf(shop);
	expect(first).toContain("não consigo ouvir áudios");
	expect(second).not.toBe(first);
	expect(second).toMatch(/escre|texto/iu);
	expect(await linesOf(shop)).toEqual([]);
});

test("an agent that must not listen, and one that is over its budget, asks nobody", async () => {
	const quiet = await createModelShop({ settings: { listens: false } });
	await consumeReply(env, await send(quiet, "audio"));
	const poor = await createModelShop();
	const broke = { ...env, AGENT_DAILY_TOKENS: "1000" } as unknown as Env;
	await consumeReply(broke, await send(poor, "audio"));
	for (const shop of [quiet, poor]) {
		expect((await answersOf(shop))[0]).toContain("não consigo ouvir áudios");
		expect(await transcriptsOf(shop)).toEqual([]);
		expect(await heardTimes(shop)).toBe(0);
	}
});

test("R34 a model that is away is asked by the next job, and after the last the customer is told", async () => {
	const shop = await createModelShop({ apiKey: "sk-error500" });
	const job = await send(shop, "audio");
	await consumeReply(env, job);
	expect(await answersOf(shop)).toEqual([]);
	await consumeReply(env, { ...job, attempt: 2 });
	expect(await transcriptsOf(shop)).toEqual([]);
	await consumeReply(env, { ...job, attempt: 3 });
	expect(await transcriptsOf(shop)).toEqual([{ text: null }]);
	expect((await answersOf(shop))[0]).toContain("não consigo ouvir áudios");
});

test("what was paid for is kept when a person came meanwhile; a foreign or a second one is not", async () => {
	const shop = await createModelShop();
	const { workspaceId, instance } = shop;
	const job = await send(shop, "audio");
	const claimed = await instance.claimMedium(workspaceId, job, job.inboundId);
	expect(claimed).toMatchObject({ ok: true, value: { seconds: 4, place: { at: "gateway" } } });
	const conflict = { ok: false, code: "conflict" };
	expect(await instance.claimMedium(workspaceId, job, job.inboundId)).toEqual(conflict);
	await instance.lease(workspaceId, job.contactId, {
		action: "take",
		note: null,
		member: { memberId: shop.operator.memberId, name: "Olga" },
	});
	const keep = (contactId: string, text: string) =>
		instance.keepTranscript(workspaceId, contactId, job.inboundId, { text, model: "m", at: 1 });
	expect(await keep(crypto.randomUUID(), "alheio")).toEqual({ ok: false, code: "not_found" });
	expect(await keep(job.contactId, "Oi\u0000!")).toEqual({ ok: true, value: null });
	expect(await keep(job.contactId, "outra vez")).toEqual(conflict);
	expect((await transcriptsOf(shop))[0]?.text).toMatch(/^Oi.?!$/u);
	expect(await instance.claimMedium(workspaceId, job, job.inboundId)).toEqual(conflict);
});
