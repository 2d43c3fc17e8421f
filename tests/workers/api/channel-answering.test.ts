import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, expect, inject, test, vi } from "vitest";
import type { ContactView } from "#app/contracts/frames.ts";
import {
	answersOf,
	contactOf,
	createShop,
	customerSays,
	messagesOf,
	type Shop,
	soon,
	teach,
} from "#tests/support/answering-shop.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import {
	bindings,
	createMember,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { tokensOfDay } from "#workers/data/queries/agents/figures.ts";
import worker from "../entry.ts";

const models = inject("models");
const env = { ...bindings, ALLOWED_PRIVATE_HOSTS: models.host } as unknown as Env;

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

async function post(shop: Shop, member: TestMember, what: string, body: unknown = {}) {
	const { id } = await contactOf(shop);
	const path = `/api/channels/${shop.channelId}/contacts/${id}/${what}`;
	const request = new Request(`${ORIGIN}${path}`, {
		method: "POST",
		headers: member.headers,
		body: JSON.stringify(body),
	});
	const ctx = createExecutionContext();
	const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], env, ctx);
	await waitOnExecutionContext(ctx);
	return answer;
}

/** A customer has written, and the agent has not been asked yet. */
async function createAsked(change: Parameters<typeof createShop>[0] = {}) {
	const shop = await createShop({ debounceMs: 600_000, ...change });
	await customerSays(shop, "Vocês fazem trocas?");
	return shop;
}
const bodyOf = async <T>(answer: Response) => (await answer.json()) as T;
const handlerOf = async (shop: Shop) => (await contactOf(shop)).conversation?.handler;

test("a member takes a conversation over, looks after it, and gives it back with a note", async () => {
	const shop = await createAsked();
	expect(await handlerOf(shop)).toBe("agent");
	const taken = await post(shop, shop.operator, "lease", { action: "take" });
	expect(taken.status).toBe(200);
	const { contact } = await bodyOf<{ contact: ContactView }>(taken);
	expect(contact.conversation?.handler).toBe("person");
	expect(contact.assignee).toEqual({ memberId: shop.operator.memberId, name: "Olga Reis" });
	const back = await post(shop, shop.operator, "lease", {
		action: "give_back",
		note: " Já pagou. ",
	});
	expect((await bodyOf<{ contact: ContactView }>(back)).contact.conversation).toMatchObject({
		handler: "agent",
		agent: { id: shop.agentId, name: "Lia" },
	});
	const lines = (await messagesOf(shop)).filter(({ type }) => type === "system");
	expect(lines.map(({ text, author }) => [JSON.parse(text), author])).toEqual([
		[{ code: "taken_over" }, "Olga Reis"],
		[{ code: "given_back", note: "Já pagou." }, "Olga Reis"],
	]);
});

test("given back, the agent answers the customer who waits", async () => {
	const shop = await createAsked();
	await teach(shop, "Trocas", "Trocas em até 30 dias.");
	await post(shop, shop.operator, "lease", { action: "take" });
	await post(shop, shop.operator, "lease", { action: "give_back" });
	const answers = await soon(async () => (await answersOf(shop)).length > 0 && answersOf(shop));
	expect(answers).toEqual(["Trocas em até 30 dias."]);
});

test("E10 both are in the activity log, once each, and a repeated wish is not", async () => {
	const shop = await createAsked();
	for (const action of ["take", "take", "give_back", "give_back"])
		expect((await post(shop, shop.operator, "lease", { action })).status).toBe(200);
	const { results } = await bindings.DB.prepare(
		"select metadata from activity_logs where workspace_id = ? and entity_type = 'contacts' order by seq",
	)
		.bind(shop.workspaceId)
		.all<{ metadata: string }>();
	expect(results.map(({ metadata }) => (JSON.parse(metadata) as { code: string }).code)).toEqual([
		"conversation_taken",
		"conversation_given_back",
	]);
});

test("a closed conversation, and one without any agent, cannot be given back: 409", async () => {
	const shop = await createAsked();
	const { id } = await contactOf(shop);
	await shop.instance.care(shop.workspaceId, id, { type: "state", state: "closed", author: "Ana" });
	expect((await post(shop, shop.operator, "lease", { action: "take" })).status).toBe(409);
	const alone = await createAsked();
	await alone.instance.setAgent(alone.workspaceId, null);
	const close = { type: "state", state: "closed", author: "Ana" } as const;
	await alone.instance.care(alone.workspaceId, (await contactOf(alone)).id, close);
	await customerSays(alone, "De novo");
	expect(await handlerOf(alone), "reopened without an agent").toBe("nobody");
	expect((await post(alone, alone.operator, "lease", { action: "give_back" })).status).toBe(409);
});

test.each(["lease", "suggestion", "summary"])(
	"%s refuses a viewer and a stranger, and bad input",
	async (what) => {
		const shop = await createAsked();
		const viewer = await createMember(shop.workspaceId, "viewer");
		const body = { action: "take" };
		expect((await post(shop, viewer, what, body)).status).toBe(403);
		const stranger = await createShop();
		expect((await post(shop, stranger.operator, what, body)).status).toBe(404);
		if (what === "lease") {
			expect((await post(shop, shop.operator, what, { action: "steal" })).status).toBe(400);
			expect((await post(shop, shop.operator, what, { action: "take", extra: 1 })).status).toBe(
				400,
			);
		}
		expect(await handlerOf(shop)).toBe("agent");
	},
);

test("a suggestion is what the agent would say; nothing is sent and nothing changes hands", async () => {
	const shop = await createAsked();
	await teach(shop, "Trocas", "Trocas em até 30 dias.");
	const answer = await post(shop, shop.operator, "suggestion");
	expect(await answer.json()).toEqual({ text: "Trocas em até 30 dias." });
	expect(await messagesOf(shop)).toHaveLength(1);
	expect(await handlerOf(shop)).toBe("agent");
});

test("an agent that knows nothing suggests nothing", async () => {
	const shop = await createAsked();
	expect(await (await post(shop, shop.operator, "suggestion")).json()).toEqual({ text: null });
});

test("a model suggests and summarizes; without a model there is no summary", async () => {
	const shop = await createAsked({ provider: "openai", model: "ok", baseUrl: models.baseUrl });
	expect(await (await post(shop, shop.operator, "suggestion")).json()).toEqual({
		text: "Resposta a: Vocês fazem trocas?",
	});
	const summary = await bodyOf<{ text: string }>(await post(shop, shop.operator, "summary"));
	expect(summary.text).toContain("Cliente: Vocês fazem trocas?");
	const plain = await createAsked();
	const refused = await post(plain, plain.operator, "summary");
	expect([refused.status, await refused.json()]).toMatchObject([
		409,
		{ error: { code: "not_supported" } },
	]);
});

test("K06 suggestions and summaries have a pot of their own; without a model they cost nothing (agents 3.2)", async () => {
	const db = createDatabase(bindings.DB);
	const usedBy = async (shop: Shop) => {
		const { all, help } = await tokensOfDay(db, shop.workspaceId, localDay(Date.now()));
		expect(help).toBe(all);
		return help;
	};
	const shop = await createAsked({ provider: "openai", model: "ok", baseUrl: models.baseUrl });
	await post(shop, shop.operator, "suggestion");
	const suggested = await usedBy(shop);
	expect(suggested).toBeGreaterThan(0);
	await post(shop, shop.operator, "summary");
	expect(await usedBy(shop)).toBeGreaterThan(suggested);
	const plain = await createAsked();
	await post(plain, plain.operator, "suggestion");
	expect(await usedBy(plain)).toBe(0);
});

test("a model that is down is said to be: 503", async () => {
	const shop = await createAsked({
		provider: "openai",
		model: "error500",
		baseUrl: models.baseUrl,
	});
	expect((await post(shop, shop.operator, "suggestion")).status).toBe(503);
	expect((await post(shop, shop.operator, "summary")).status).toBe(503);
});
