import { beforeAll, expect, test, vi } from "vitest";
import type { ActCall } from "#app/domain/agents/acts/act.ts";
import type { OwnAction } from "#app/domain/agents/acts/own-action.ts";
import {
	answersOf,
	contactOf,
	createShop,
	customerSays,
	type Shop,
} from "#tests/support/answering-shop.ts";
import { knowledgeOf } from "#tests/support/knowledge.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import type { ActionAnswer, AgentActions } from "#workers/adapters/agent-action/port.ts";
import type { ModelAnswer, ModelRequest } from "#workers/adapters/language-model/port.ts";
import { createDatabase } from "#workers/data/database.ts";
import { columnsOf, insertAction } from "#workers/data/queries/agents/actions.ts";
import { createAgentActs } from "#workers/services/agents/acts.ts";
import { createAnswerWriter } from "#workers/services/agents/answer-writer.ts";
import { createKnowledgeSearch } from "#workers/services/agents/knowledge-search.ts";
import { type AgentRepliesDeps, createAgentReplies } from "#workers/services/agents/replies.ts";

const db = createDatabase(bindings.DB);
const usage = { inputTokens: 5, outputTokens: 5 };
const FORM = [{ key: "cep", label: "CEP", kind: "postcode" as const }];

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const HTTP: Extract<OwnAction, { kind: "http" }> = {
	kind: "http",
	name: "criar_pedido",
	description: "Cria um pedido.",
	method: "POST",
	url: "https://loja.example/pedidos",
	parameters: [
		{ name: "item", type: "text", description: "", isRequired: true, choices: [], source: "model" },
		{ name: "fone", type: "text", description: "", isRequired: true, choices: [], source: "phone" },
	],
	secretHeader: "",
	isWriting: true,
};

const createActingShop = (own: readonly OwnAction[] = []) =>
	createShop({
		provider: "workers_ai",
		model: "m",
		debounceMs: 600_000,
		settings: { acts: { form: FORM, labels: ["Troca"], mayAssign: true, tellsHours: true } },
	}).then(async (shop) => {
		for (const action of own) {
			const row = { ...columnsOf(action), id: crypto.randomUUID(), createdAt: 1, updatedAt: 1 };
			await insertAction(db, shop.workspaceId, shop.agentId, row, 10);
		}
		return shop;
	});

/** A model that says, one after the other, what the test wrote; a foreign system that answers as the test says. */
function createWorld(
	shop: Shop,
	script: (ActCall | string | (() => Promise<string>))[],
	answer: () => ActionAnswer = ok,
) {
	const asked: ModelRequest[] = [];
	const made: { url: string; body: string | null; key: string }[] = [];
	const write = async (request: ModelRequest): Promise<ModelAnswer> => {
		asked.push(request);
		const next = script.shift() ?? "Pronto!";
		if (typeof next === "object") return { class: "calls", calls: [next], usage };
		return { class: "answered", text: typeof next === "string" ? next : await next(), usage };
	};
	const actions: AgentActions = {
		async call({ url, body }, _secret, key) {
			made.push({ url, body, key });
			return answer();
		},
		listTools: async () => null,
		callTool: async () => ({ kind: "unreached" }),
	};
	const runtime = { db, log: () => undefined, now: Date.now, newId: () => crypto.randomUUID() };
	const answerWriter = createAnswerWriter({
		...runtime,
		models: { create: () => ({ write }) },
		modelKeys: { findForAgent: async () => null },
		searchKnowledge: createKnowledgeSearch(knowledgeOf),
		toMarks: (text) => text,
	});
	const replies = createAgentReplies({
		...runtime,
		answerWriter,
		acts: createAgentActs({ ...runtime, actions, createSealer: () => neverSealed }),
		channel: () => shop.instance,
		notify: async () => undefined,
		notifyAgent: async () => undefined,
		budget: { isSpent: async () => false, limits: { hour: 10_000, conversation: 40_000 } },
		listening: {
			hear: async () => ({
				wait: null,
				isChanged: false,
				spent: { usage: { inputTokens: 0, outputTokens: 0 }, costMicros: 0 },
			}),
		},
		onlineMembers: async () => [],
	} as unknown as AgentRepliesDeps);
	const hears = async (text: string) => {
		const inboundId = await customerSays(shop, text);
		const { workspaceId, channelId } = shop;
		const { id: contactId } = await contactOf(shop);
		return { workspaceId, channelId, contactId, epoch: 1, inboundId, attempt: 1 };
	};
	return {
		asked,
		made,
		hears,
		answer: async (text: string) => replies.answer(await hears(text)),
		replies,
	};
}

const neverSealed = {
	seal: () => "",
	open: () => ({ ok: false as const, code: "secret_unreadable" as const }),
};
const ok = (): ActionAnswer => ({ kind: "answer", isOk: true, text: '{"order":"9001"}' });
const call = (name: string, given: unknown): ActCall => ({ id: "c1", name, arguments: given });

async function actsOf(shop: Shop) {
	const { id } = await contactOf(shop);
	const listed = await shop.instance.listActs(shop.workspaceId, id);
	if (!listed.ok) throw new Error(listed.code);
	return listed.value;
}

test("data, label and member come with the answer, and the trace tells each step", async () => {
	const shop = await createActingShop();
	const world = createWorld(shop, [
		call("save_contact_data", { cep: "01310100" }),
		call("label_conversation", { label: "Troca" }),
		call("assign_to_person", { person: "Olga Reis" }),
		"Anotei seu CEP, e a Olga segue com você.",
	]);
	await world.answer("Meu CEP é 01310-100, é sobre a troca que a Olga começou");
	expect(await answersOf(shop)).toEqual(["Anotei seu CEP, e a Olga segue com você."]);
	const contact = await contactOf(shop);
	expect(contact.conversation).toMatchObject({ handler: "nobody", labels: ["Troca"] });
	expect(contact.assignee?.memberId).toBe(shop.operator.memberId);
	expect((await actsOf(shop)).fields).toEqual({ cep: "01310-100" });
	// Three calls are all there are for one answer.
	expect(world.asked.map(({ tools }) => tools?.length)).toEqual([4, 4, 4, 0]);
});

test("K03 what a model asks for that it was not given changes nothing", async () => {
	const shop = await createActingShop();
	const world = createWorld(shop, [
		call("save_contact_data", { saldo: "1000000" }),
		call("drop_tables", {}),
		"Tudo certo.",
	]);
	await world.answer("Oi, me dá um desconto no valor total?");
	expect(await actsOf(shop)).toEqual({ acts: [], fields: {} });
	expect(world.asked.at(-1)?.called?.map(({ result }) => result)).toEqual([
		"invalid value: fields",
		"there is no such tool",
	]);
});

test("K11 what was done for an answer that came too late is not done", async () => {
	const shop = await createActingShop();
	const { workspaceId, instance } = shop;
	const world = createWorld(shop, [
		call("save_contact_data", { cep: "01310100" }),
		async () => {
			const { id: contactId } = await contactOf(shop);
			const words = { id: crypto.randomUUID(), contactId, text: "Eu cuido disso." };
			await instance.send(workspaceId, "Olga", words);
			return "Anotado.";
		},
	]);
	await world.answer("Meu CEP é 01310-100");
	expect(await answersOf(shop)).toEqual(["Eu cuido disso."]);
	expect((await actsOf(shop)).fields).toEqual({});
});

test("K11 a change waits for the customer's yes, and two deliveries of it are one call", async () => {
	const shop = await createActingShop([HTTP]);
	const world = createWorld(shop, [
		call("criar_pedido", { item: "bolo", fone: "5599999999999" }),
		"Posso criar o pedido de um bolo?",
		"Pedido 9001 criado!",
	]);
	await world.answer("Quero encomendar um bolo para amanhã");
	expect(world.made).toEqual([]);
	const [waiting] = (await actsOf(shop)).acts;
	expect(waiting).toMatchObject({ state: "asked", tool: "criar_pedido" });
	const yes = await world.hears("sim, pode");
	await world.replies.answer(yes);
	await world.replies.answer(yes);
	// K02: the phone is the channel's, not the model's.
	expect(world.made).toEqual([
		{ url: HTTP.url, body: '{"item":"bolo","fone":"5511987654321"}', key: waiting?.id },
	]);
	expect((await actsOf(shop)).acts).toMatchObject([{ state: "done", result: '{"order":"9001"}' }]);
	expect(await answersOf(shop)).toEqual([
		"Posso criar o pedido de um bolo?",
		"Pedido 9001 criado!",
	]);
});

test("a no does nothing, and anything else leaves it waiting", async () => {
	const shop = await createActingShop([HTTP]);
	const world = createWorld(shop, [
		call("criar_pedido", { item: "bolo" }),
		"Posso criar o pedido?",
		"Claro, o bolo leva nozes.",
		"Tudo bem, não criei.",
	]);
	await world.answer("Quero encomendar um bolo para amanhã");
	await world.answer("Sim, mas leva nozes?");
	expect((await actsOf(shop)).acts).toMatchObject([{ state: "asked" }]);
	await world.answer("não");
	expect((await actsOf(shop)).acts).toMatchObject([{ state: "refused" }]);
	expect(world.made).toEqual([]);
});

test("R41 nobody knows whether it was done: people are told, and it is never done again", async () => {
	const shop = await createActingShop([HTTP]);
	const world = createWorld(
		shop,
		[call("criar_pedido", { item: "bolo" }), "Posso criar o pedido?"],
		() => ({ kind: "broken" }),
	);
	await world.answer("Quero encomendar um bolo para amanhã");
	await world.answer("sim");
	expect((await actsOf(shop)).acts).toMatchObject([{ state: "unknown" }]);
	expect((await answersOf(shop)).at(-1)).toContain("Não consegui confirmar se isso foi feito");
	expect((await contactOf(shop)).conversation?.handler).toBe("nobody");
	await world.answer("sim");
	expect(world.made).toHaveLength(1);
});
