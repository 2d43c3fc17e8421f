import { beforeAll, expect, inject, test, vi } from "vitest";
import type { TestEvent } from "#app/contracts/agent-versions.ts";
import type { SaveAction } from "#app/contracts/agent-actions.ts";
import type { AgentSettings } from "#app/domain/agents/agent.ts";
import {
	answersOf,
	consumeReply,
	contactOf,
	createShop,
	customerSays,
	messagesOf,
	SETTINGS,
	type Shop,
} from "#tests/support/answering-shop.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

const [models, system] = [inject("models"), inject("shop")];
/** A deployment that may call the emulated endpoints. */
const env = {
	...bindings,
	ALLOWED_PRIVATE_HOSTS: `${models.host},${system.host}`,
} as unknown as Env;
const services = createServices(env, { defer: (work) => void work.catch(() => null) });

const ACTS: AgentSettings["acts"] = {
	form: [{ key: "cep", label: "CEP", kind: "postcode" }],
	labels: ["Troca"],
	mayAssign: true,
	tellsHours: false,
};
const handOver = { ...SETTINGS.handOver, onRequest: false };
const LOOK_UP: SaveAction = {
	action: {
		kind: "http",
		name: "consultar_pedido",
		description: "Situação de um pedido, pelo número.",
		method: "GET",
		url: `${system.url}/orders/{pedido}`,
		parameters: [
			{
				name: "pedido",
				type: "text",
				description: "",
				isRequired: true,
				choices: [],
				source: "model",
			},
		],
		secretHeader: "Authorization",
		isWriting: false,
	},
	secret: "Bearer shop",
};

beforeAll(async () => {
	await migrate();
	// Loaded at the first call of a model, which a busy machine would make longer than a call may be.
	await Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

/** A shop whose agent asks the emulated model and looks into the shop's own system. */
async function createActingShop() {
	const shop = await createShop({
		provider: "openai",
		model: "acts",
		baseUrl: models.baseUrl,
		debounceMs: 600_000,
		settings: { acts: ACTS, handOver },
	});
	const manager = await findSignedIn(shop.manager);
	const made = await services.agentActions.create(manager, shop.agentId, LOOK_UP);
	expect(made).toMatchObject({ ok: true });
	return { ...shop, signedIn: manager };
}

/** The customer writes, and the job that asks for the answer is delivered. */
async function ask(shop: Shop, text: string): Promise<void> {
	const inboundId = await customerSays(shop, text);
	const { workspaceId, channelId } = shop;
	const { id: contactId } = await contactOf(shop);
	const job = { workspaceId, channelId, contactId, epoch: 1, inboundId, attempt: 1 };
	expect(await consumeReply(env, job)).toBe(true);
}

/** What the newest answer was made of. */
async function traceOf(shop: Shop) {
	const { id = "" } = (await messagesOf(shop)).findLast(({ origin }) => origin === "agent") ?? {};
	const read = await shop.instance.readTrace(shop.workspaceId, id);
	if (!read.ok) throw new Error(read.code);
	return read.value.trace;
}

const callsOf = async (path: string) =>
	(
		(await (await fetch(`${system.url}/__emulator/calls`)).json()) as {
			path: string;
			headers: Record<string, string>;
		}[]
	).filter((call) => call.path === path);

test("an order is looked up, a form filled, a label set and a person assigned, and the trace shows each step", async () => {
	const shop = await createActingShop();
	await ask(shop, "Cadê o meu pedido 1234? Meu CEP é 01310-100, é por causa de uma troca");
	expect((await answersOf(shop))[0]).toContain("O pedido 1234 está em transporte.");
	expect((await callsOf("/orders/1234")).map(({ headers }) => headers.authorization)).toEqual([
		"Bearer shop",
	]);
	const { id } = await contactOf(shop);
	expect(await shop.instance.listActs(shop.workspaceId, id)).toMatchObject({
		value: { fields: { cep: "01310-100" }, labels: { cep: "CEP" } },
	});
	expect((await contactOf(shop)).conversation?.labels).toEqual(["Troca"]);
	const { acts, model } = await traceOf(shop);
	expect(model).toBe("acts");
	expect(acts.map(({ name, ok }) => [name, ok])).toEqual([
		["save_contact_data", true],
		["label_conversation", true],
		["consultar_pedido", true],
	]);
	expect(acts.at(-1)).toMatchObject({
		arguments: '{"pedido":"1234"}',
		result: '{"order":"1234","status":"em transporte"}',
	});
	expect(JSON.stringify(acts)).not.toContain("Bearer");

	await ask(shop, "Prefiro falar com a Olga sobre isso");
	const contact = await contactOf(shop);
	expect(contact.assignee?.memberId).toBe(shop.operator.memberId);
	expect(contact.conversation?.handler).toBe("nobody");
	expect((await traceOf(shop)).acts.map(({ name }) => name)).toEqual(["assign_to_person"]);
});

test("a worse draft is stopped by its tests, which call nothing", async () => {
	const { signedIn, agentId, integrationId } = await createActingShop();
	const { agents, agentTests, agentVersions } = services;
	const question = "Onde está o pedido 77?";
	const act = { name: "consultar_pedido", values: { pedido: "77" } };
	const expects = { outcome: "answered" as const, entryId: null, includes: [], excludes: [], act };
	await agentTests.addCase(signedIn, agentId, { question, before: [], expects });
	const opened = await agents.open(signedIn, agentId);
	if (!opened.ok) throw new Error(opened.code);
	const { settings, version } = opened.value;
	// It answers all the same, but looks nothing up.
	const worse = { ...settings, integrationId, model: "ok" };
	const typed = { name: "Lia", settings: worse, channelIds: [] };
	const seen = { version, draftSavedAt: 0 };
	expect(await agents.update(signedIn, agentId, typed, { seen, isDraft: true })).toMatchObject({
		ok: true,
	});
	const run = await agentTests.run(signedIn, agentId);
	if (!run.ok) throw new Error(run.code);
	const events = (await new Response(run.value).text())
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as TestEvent);
	expect(events.at(-1)).toMatchObject({
		run: {
			counts: { worse: 1 },
			results: [
				{
					faults: ["act"],
					live: { acts: [{ name: act.name, arguments: '{"pedido":"77"}' }] },
					draft: { acts: [] },
				},
			],
		},
	});
	expect(await callsOf("/orders/77"), "nothing is called in a test").toEqual([]);
	const drafted = await agents.open(signedIn, agentId);
	const savedAt = drafted.ok ? (drafted.value.draft?.savedAt ?? 0) : 0;
	const wish = { savedAt, note: "", anyway: false, share: null };
	expect(await agentVersions.publish(signedIn, agentId, wish)).toEqual({
		ok: false,
		code: "tests_worse",
	});
});

test("on the bench the same question shows what would be called, and nothing is", async () => {
	const { signedIn, agentId } = await createActingShop();
	const talk = await services.agentBench.talk(signedIn, agentId, {
		turns: [{ by: "customer", text: "Meu CEP é 01310-100, e o pedido 4321?" }],
	});
	if (!talk.ok) throw new Error(talk.code);
	const said = await new Response(talk.value).text();
	expect(said).toContain("not called: this is a test of the team");
	expect(said).toContain("4321");
	expect(await callsOf("/orders/4321")).toEqual([]);
});
