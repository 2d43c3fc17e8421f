import { beforeAll, expect, inject, test, vi } from "vitest";
import type { BenchEvent } from "#app/contracts/agents.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { createShop, type Shop, teach } from "#tests/support/answering-shop.ts";
import { bindings, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { tokensOfDay } from "#workers/data/queries/agents/figures.ts";
import { createServices } from "#workers/services/index.ts";

const models = inject("models");
/** A deployment that may call the emulated endpoint, for members' own keys too. */
const env = {
	...bindings,
	ALLOWED_PRIVATE_HOSTS: models.host,
	OPENAI_BASE_URL: models.baseUrl,
} as unknown as Env;
const services = (of = env) => createServices(of, { defer: (work) => void work.catch(() => null) });

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const modelShop = (model: string, change: Parameters<typeof createShop>[0] = {}) =>
	createShop({ provider: "openai", model, baseUrl: models.baseUrl, ...change });

async function talk(shop: Shop, text: string, member: TestMember = shop.operator, of = env) {
	const turns = [{ by: "customer" as const, text }];
	const talked = await services(of).agentBench.talk(await findSignedIn(member), shop.agentId, {
		turns,
	});
	if (!talked.ok) throw new Error(talked.code);
	return talked.value;
}

async function listEvents(stream: ReadableStream<Uint8Array>): Promise<BenchEvent[]> {
	const text = await new Response(stream).text();
	return text
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as BenchEvent);
}

test("the answer of a model streams into the bench, after what was found", async () => {
	const shop = await modelShop("ok");
	await teach(shop, "Trocas", "Trocas em até 30 dias.");
	const events = await listEvents(await talk(shop, "Vocês fazem trocas?"));
	const types = events.map(({ type }) => type);
	expect([types[0], types.at(-1)]).toEqual(["found", "answer"]);
	expect(types.filter((type) => type === "delta").length).toBeGreaterThan(1);
	const told = events.flatMap((event) => (event.type === "delta" ? [event.text] : [])).join("");
	const answer = events.at(-1);
	expect(answer).toMatchObject({ type: "answer", text: told.trim() });
	expect(answer?.type === "answer" && answer.inputTokens + answer.outputTokens).toBeGreaterThan(0);
});

test.each(["error500", "garbage", "quota", "cut"])(
	"R34 a model that is %s is told as a failure, and the stream ends",
	async (model) => {
		const events = await listEvents(
			await talk(await modelShop(model), "Vocês entregam em Olinda?"),
		);
		expect(events.at(-1)).toMatchObject({ type: "failed" });
		expect(events[0]).toMatchObject({ type: "found" });
	},
);

test("K12 a member's own key pays on their bench alone, and no key is ever told", async () => {
	const shop = await createShop({ provider: "openai", model: "ok" });
	const without = await listEvents(await talk(shop, "Quanto custa a entrega?"));
	expect(without.at(-1)).toEqual({ type: "failed", code: "model_not_configured" });
	const { settings } = services();
	const signedIn = await findSignedIn(shop.operator);
	const { integrations } = await settings.open(signedIn);
	await settings.update(signedIn, {
		openaiApiKey: "sk-own-canary",
		elevenlabsKey: "",
		n8nWebhookUrl: integrations.n8nWebhookUrl,
	});
	const own = await listEvents(await talk(shop, "Quanto custa a entrega?"));
	expect(own.at(-1)?.type).toBe("answer");
	// What a member pays is not of the workspace's day.
	const day = localDay(Date.now());
	expect((await tokensOfDay(createDatabase(bindings.DB), shop.workspaceId, day)).all).toBe(0);
	expect(JSON.stringify(own)).not.toContain("sk-own-canary");
	const other = await listEvents(await talk(shop, "Quanto custa a entrega?", shop.manager));
	expect(other.at(-1)).toEqual({ type: "failed", code: "model_not_configured" });
});

test("K06 the bench has the pot of people: it counts, and over it no model is asked", async () => {
	const db = createDatabase(bindings.DB);
	const shop = await modelShop("ok");
	const used = async () => (await tokensOfDay(db, shop.workspaceId, localDay(Date.now()))).help;
	const answer = (await listEvents(await talk(shop, "Vocês fazem trocas?"))).at(-1);
	expect(answer?.type === "answer" && answer.inputTokens + answer.outputTokens).toBe(await used());
	const closed = { ...env, AGENT_DAILY_TOKENS: "5" } as unknown as Env;
	const refused = await listEvents(await talk(shop, "E entregas?", shop.operator, closed));
	expect(refused).toEqual([{ type: "hand_over", reason: "over_budget", text: null }]);
	expect(answer?.type === "answer" && answer.inputTokens + answer.outputTokens).toBe(await used());
});

test("whoever leaves the bench hears nothing more, and nothing breaks", async () => {
	const stream = await talk(await modelShop("ok"), "Vocês fazem trocas?");
	const reader = stream.getReader();
	expect((await reader.read()).done).toBe(false);
	await reader.cancel();
	expect((await reader.read()).done).toBe(true);
});
