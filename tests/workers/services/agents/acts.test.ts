import { beforeAll, expect, test, vi } from "vitest";
import type { ActCall } from "#app/domain/agents/acts/act.ts";
import type { ActDecision } from "#app/domain/agents/acts/kept-act.ts";
import type { OwnAction } from "#app/domain/agents/acts/own-action.ts";
import { libraryOf } from "#app/domain/library/library-file.ts";
import {
	answersOf,
	contactOf,
	createShop,
	customerSays,
	messagesOf,
	type Shop,
} from "#tests/support/answering-shop.ts";
import { listStored, makeFile, readWaiting, storeOf, streamOf } from "#tests/support/kept-files.ts";
import { knowledgeOf } from "#tests/support/knowledge.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import type { ActionAnswer, AgentActions } from "#workers/adapters/agent-action/port.ts";
import type { ModelAnswer, ModelRequest } from "#workers/adapters/language-model/port.ts";
import { createDatabase } from "#workers/data/database.ts";
import { columnsOf, insertAction } from "#workers/data/queries/agents/actions.ts";
import { insertLibraryFile } from "#workers/data/queries/library/library.ts";
import { createActDecisions } from "#workers/services/agents/act-decisions.ts";
import { createAgentActs } from "#workers/services/agents/acts.ts";
import { createAnswerWriter } from "#workers/services/agents/answer-writer.ts";
import { createKnowledgeSearch } from "#workers/services/agents/knowledge-search.ts";
import { createSearchByMeaning } from "#workers/services/agents/semantic-search.ts";
import { type AgentRepliesDeps, createAgentReplies } from "#workers/services/agents/replies.ts";

const db = createDatabase(bindings.DB);
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
	usage = { inputTokens: 5, outputTokens: 5 },
) {
	const asked: ModelRequest[] = [];
	const reported: unknown[] = [];
	const day = { isSpent: false };
	const made: { url: string; body: string | null; key: string }[] = [];
	const write = async (request: ModelRequest): Promise<ModelAnswer> => {
		asked.push(request);
		const next = script.shift() ?? "Pronto!";
		if (next === BROKEN) return { class: "unavailable", retryAfterMs: null };
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
	const acts = createAgentActs({ ...runtime, actions, createSealer: () => neverSealed });
	const answerWriter = createAnswerWriter({
		...runtime,
		models: { create: () => ({ write }) },
		modelKeys: { findForAgent: async () => null },
		searchKnowledge: createKnowledgeSearch(knowledgeOf),
		searchByMeaning: createSearchByMeaning({ knowledge: knowledgeOf, log: () => undefined }),
		toMarks: (text) => text,
	});
	const replies = createAgentReplies({
		...runtime,
		files: storeOf(),
		answerWriter,
		acts,
		channel: () => shop.instance,
		notify: async () => undefined,
		notifyAgent: async () => undefined,
		reportConversion: async (conversion: unknown) => void reported.push(conversion),
		entryUse: { noteAnswered: async () => undefined },
		budget: { isSpent: async () => day.isSpent, limits: { hour: 10_000, conversation: 40_000 } },
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
	const decisions = createActDecisions(acts);
	const decide = async (actId: string, decision: ActDecision, who: "operator" | "manager") => {
		const { id: contactId } = await contactOf(shop);
		const member = { memberId: shop[who].memberId, name: who };
		const { workspaceId } = shop;
		const wish = { workspaceId, contactId, actId, decision, member };
		return decisions.decide(shop.instance as never, wish);
	};
	/** The job by which the agent tells how an act ended. */
	const tells = async (actId: string) => {
		const { workspaceId, channelId } = shop;
		const { id: contactId } = await contactOf(shop);
		const inboundId = `act:${actId}`;
		await replies.answer({ workspaceId, channelId, contactId, epoch: 1, inboundId, attempt: 1 });
	};
	return {
		acts,
		day,
		decide,
		tells,
		asked,
		reported,
		made,
		hears,
		answer: async (text: string) => replies.answer(await hears(text)),
		replies,
	};
}

/** A model that does not answer. */
const BROKEN = "broken";
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

const SALE = { pixelId: "7712345678", eventType: "Purchase", currency: "BRL" } as const;

async function addPixel(workspaceId: string, pixelId: string): Promise<void> {
	const account = crypto.randomUUID();
	await bindings.DB.batch([
		bindings.DB.prepare(
			`insert into facebook_accounts (workspace_id, account_id, name, account_status, token_sealed, member_id,
				created_at, updated_at) values (?, ?, 'Conta', 1, 'v1.none', 'm', 1, 1)`,
		).bind(workspaceId, account),
		bindings.DB.prepare(
			`insert into facebook_pixels (workspace_id, account_id, pixel_id, name, is_unavailable,
				enable_automatic_matching, is_crm, last_sync_at) values (?, ?, ?, 'Pixel', 0, 1, 0, 1)`,
		).bind(workspaceId, account, pixelId),
	]);
}

test("K03 a conversion is reported after the answer is accepted, with the proved phone; not when it came too late, and never by a test", async () => {
	const settings = { conversion: SALE };
	const shop = await createShop({
		provider: "workers_ai",
		model: "m",
		debounceMs: 600_000,
		settings,
	});
	await addPixel(shop.workspaceId, SALE.pixelId);
	const report = { ...call("report_conversion", { value: 90, phone: "5511900000001" }) };
	let seenBefore: number | null = null;
	const world = createWorld(shop, [
		report,
		async () => {
			seenBefore = world.reported.length;
			return "Anotei!";
		},
	]);
	await world.answer("fechamos o pedido do tapete");
	expect([seenBefore, world.reported]).toEqual([
		0,
		[
			{
				...SALE,
				value: 90,
				workspaceId: shop.workspaceId,
				agentId: shop.agentId,
				conversationId: (await contactOf(shop)).conversation?.id,
				channelId: shop.channelId,
				contactId: (await contactOf(shop)).id,
				phone: (await contactOf(shop)).phone,
			},
		],
	]);
	const late = createWorld(shop, [
		report,
		async () => {
			await late.hears("espera, mudei de ideia");
			return "Anotei!";
		},
	]);
	await late.answer("fechamos o outro tapete também");
	expect(late.asked.length).toBeGreaterThan(1);
	expect(late.reported).toEqual([]);

	const agent = {
		id: shop.agentId,
		settings: { provider: "workers_ai", hours: null, ...settings },
	};
	const dry = await world.acts.openDry(shop.workspaceId, agent as never);
	expect(await dry.run(report)).toMatchObject({ isOk: true, effects: [] });
	expect(world.reported).toHaveLength(1);
});

test("a conversion whose pixel is gone, or another workspace's, is not offered; nor is one about nobody", async () => {
	const shop = await createActingShop();
	const { acts } = createWorld(shop, []);
	const open = async (phone: string | null, pixelId: string) =>
		(
			await acts.open({
				workspaceId: shop.workspaceId,
				agent: {
					id: shop.agentId,
					settings: { provider: "workers_ai", hours: null, conversion: { ...SALE, pixelId } },
				} as never,
				proved: { phone, contact_id: "c", conversation_id: "v" },
			})
		).offers.map(({ name }) => name);
	const other = await createShop();
	await addPixel(shop.workspaceId, "8800000001");
	await addPixel(other.workspaceId, "8800000002");
	expect(await open("5511", "8800000001")).toEqual(["report_conversion"]);
	expect(await open(null, "8800000001")).toEqual([]);
	expect(await open("5511", "8800000002")).toEqual([]);
	await bindings.DB.prepare("delete from facebook_pixels where pixel_id = '8800000001'").run();
	expect(await open("5511", "8800000001")).toEqual([]);
});

test("what the first call used counts before the model is asked again", async () => {
	const shop = await createActingShop();
	const calls = [call("label_conversation", { label: "Troca" }), "Anotei!"];
	const world = createWorld(shop, calls, ok, { inputTokens: 9000, outputTokens: 500 });
	await world.answer("quero trocar");
	expect(world.asked).toHaveLength(1);
});

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
	expect(await actsOf(shop)).toEqual({ acts: [], fields: {}, labels: {} });
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

test("a call by hand tells what was sent, whoever is meant by it", async () => {
	const shop = await createActingShop();
	const world = createWorld(shop, []);
	const stored = { id: "x", isActive: true, action: HTTP, secretSealed: null };
	const attempt = (given: Record<string, unknown>) =>
		world.acts.attempt(shop.workspaceId, stored, { tool: HTTP.name, arguments: given });
	expect(await attempt({ item: "bolo" }), "the phone is missing").toMatchObject({ ok: false });
	expect(await attempt({ item: "bolo", fone: "551199" })).toMatchObject({
		value: {
			isOk: true,
			result: '{"order":"9001"}',
			request: {
				method: "POST",
				url: HTTP.url,
				header: null,
				body: '{"item":"bolo","fone":"551199"}',
			},
		},
	});
});

const ORDER = call("criar_pedido", { item: "bolo" });

test("K11 a member's yes does it once, who comes second hears of the first, and the agent tells the customer", async () => {
	const shop = await createActingShop([{ ...HTTP, needsMember: true }]);
	const world = createWorld(shop, [
		ORDER,
		"Vou criar o pedido assim que a equipe confirmar.",
		"A equipe já foi avisada.",
		"Pedido 9001 criado!",
	]);
	await world.answer("Quero encomendar um bolo para amanhã");
	const before = await contactOf(shop);
	await world.answer("sim");
	expect(world.made, "the customer's yes is not enough").toEqual([]);
	const id = (await actsOf(shop)).acts[0]?.id ?? "";
	// The object refuses it, whatever a Worker makes of the customer's words.
	expect(await shop.instance.beginAct(shop.workspaceId, before.id, id)).toEqual({
		ok: false,
		code: "conflict",
	});
	const both = await Promise.all([
		world.decide(id, "confirm", "operator"),
		world.decide(id, "confirm", "manager"),
	]);
	const decided = both.map((one) => one.ok && one.value.isDecided);
	expect(decided.filter(Boolean)).toHaveLength(1);
	expect(world.made).toHaveLength(1);
	const faster = decided[0] ? "operator" : "manager";
	expect((await actsOf(shop)).acts).toMatchObject([
		{ state: "done", decidedBy: faster, isTold: false, agentName: "Lia", needsMember: true },
	]);
	const after = await contactOf(shop);
	expect(after.seq, "browsers hear of it").toBeGreaterThan(before.seq);
	expect(after.actsAt).toBeGreaterThanOrEqual(before.actsAt ?? 0);
	await world.tells(id);
	await world.tells(id);
	expect((await answersOf(shop)).at(-1)).toBe("Pedido 9001 criado!");
	expect(world.asked).toHaveLength(4);
	expect(world.asked.at(-1)?.called?.map(({ result }) => result)).toEqual(['{"order":"9001"}']);
	expect((await actsOf(shop)).acts).toMatchObject([{ isTold: true }]);
	expect(await world.decide(id, "refuse", "manager")).toMatchObject({
		value: { isDecided: false },
	});
});

test("K06 what was confirmed is told also when the budget is used up, and when the model failed on the way", async () => {
	const spent = await createActingShop([HTTP]);
	const world = createWorld(spent, [ORDER, "Posso criar o pedido?"]);
	await world.answer("Quero encomendar um bolo para amanhã");
	world.day.isSpent = true;
	await world.answer("sim");
	expect(world.made).toHaveLength(1);
	expect((await answersOf(spent)).at(-1)).toBe("Pronto, o que você pediu está feito.");
	expect((await actsOf(spent)).acts).toMatchObject([{ state: "done", isTold: true }]);

	const greedy = await createActingShop([HTTP]);
	const dear = { inputTokens: 4_500, outputTokens: 500 };
	const costly = createWorld(greedy, [ORDER, "Posso criar o pedido?"], ok, dear);
	await costly.answer("Quero encomendar um bolo para amanhã");
	await costly.answer("sim");
	expect(costly.asked, "the contact's hour is used up").toHaveLength(2);
	expect((await answersOf(greedy)).at(-1)).toBe("Pronto, o que você pediu está feito.");

	const unsure = await createActingShop([HTTP]);
	const unclear = createWorld(unsure, [ORDER, "Posso criar o pedido?", "[[NAO_SEI]]"]);
	await unclear.answer("Quero encomendar um bolo para amanhã");
	await unclear.answer("sim");
	expect((await answersOf(unsure)).at(-1)).toBe("Pronto, o que você pediu está feito.");

	const failing = await createActingShop([HTTP]);
	const other = createWorld(failing, [ORDER, "Posso criar?", BROKEN, "Pedido 9001 criado!"]);
	await other.answer("Quero encomendar um bolo para amanhã");
	const yes = await other.hears("sim");
	await other.replies.answer(yes);
	expect((await actsOf(failing)).acts).toMatchObject([{ state: "done", isTold: false }]);
	await other.replies.answer({ ...yes, attempt: 2 });
	expect(other.made, "it is not done again").toHaveLength(1);
	expect(other.asked.at(-1)?.called).toHaveLength(1);
	expect((await answersOf(failing)).at(-1)).toBe("Pedido 9001 criado!");
});

test("R41 a member finds out how it ended; nothing else is decided of what is not waiting for it", async () => {
	const shop = await createActingShop([HTTP]);
	const world = createWorld(shop, [ORDER, "Posso criar o pedido?"], () => ({ kind: "broken" }));
	await world.answer("Quero encomendar um bolo para amanhã");
	const id = (await actsOf(shop)).acts[0]?.id ?? "";
	const isDecided = async (decision: ActDecision) => {
		const decided = await world.decide(id, decision, "manager");
		return decided.ok && decided.value.isDecided;
	};
	expect(await isDecided("was_done")).toBe(false);
	expect(await isDecided("confirm")).toBe(true);
	expect((await actsOf(shop)).acts).toMatchObject([{ state: "unknown", decidedBy: "manager" }]);
	expect(await isDecided("confirm")).toBe(false);
	expect(await isDecided("refuse")).toBe(false);
	expect(await isDecided("was_not_done")).toBe(true);
	expect((await actsOf(shop)).acts).toMatchObject([{ state: "failed" }]);
	expect(world.made).toHaveLength(1);
	expect(await world.decide("no", "confirm", "manager")).toEqual({ ok: false, code: "not_found" });
});

test("the same question asked twice is one, and data is kept with what the team calls it", async () => {
	const shop = await createActingShop([HTTP]);
	const world = createWorld(shop, [
		ORDER,
		"Posso criar o pedido?",
		ORDER,
		"Posso criar o pedido do bolo?",
		call("save_contact_data", { cep: "01310100" }),
		"Anotei seu CEP.",
	]);
	await world.answer("Quero encomendar um bolo para amanhã");
	await world.answer("Ainda está aí? Quero o bolo");
	expect((await actsOf(shop)).acts).toMatchObject([{ state: "asked" }]);
	await world.answer("Meu CEP é 01310-100");
	expect(await actsOf(shop)).toMatchObject({
		fields: { cep: "01310-100" },
		labels: { cep: "CEP" },
	});
});

/** A shop whose agent may send files, with one in its library. */
async function createSendingShop(name = "Tabela.jpg") {
	const shop = await createShop({
		provider: "workers_ai",
		model: "m",
		debounceMs: 600_000,
		settings: { sendsFiles: true },
	});
	const file = makeFile(3_000);
	const place = libraryOf(shop.workspaceId);
	const kept = await storeOf().keep(place, streamOf(file), { maxBytes: 3_000, bytes: 3_000 });
	if (!kept) throw new Error("not kept");
	const words = { id: crypto.randomUUID(), name, description: "Preços", createdAt: 1 };
	await insertLibraryFile(db, shop.workspaceId, { ...kept, ...words });
	return { ...shop, hash: kept.hash };
}
const sendFile = (given: object = {}) => call("send_file", { file: "Tabela.jpg", ...given });
const filesOf = async (shop: Shop) =>
	(await messagesOf(shop)).filter(({ type, origin }) => type === "image" && origin === "agent");

test("an agent sends a file of the library behind its answer, once in a conversation unless it is asked for again", async () => {
	const shop = await createSendingShop();
	const world = createWorld(shop, [
		sendFile(),
		"Segue a tabela.",
		sendFile(),
		"Ela está acima.",
		sendFile({ asked_again: true }),
		"Segue de novo.",
	]);
	await world.answer("quanto custam os tapetes?");
	const said = (await messagesOf(shop)).filter(({ origin }) => origin === "agent");
	expect(said.map(({ type, text, author }) => [type, text, author])).toEqual([
		["text", "Segue a tabela.", "Lia"],
		["image", "", "Lia"],
	]);
	expect(said[1]).toMatchObject({ media: { fileName: "Tabela.jpg", mimetype: "image/jpeg" } });
	expect(await listStored(shop)).toEqual([`files/${shop.hash}`]);
	await world.answer("e o preço do redondo?");
	expect(await filesOf(shop)).toHaveLength(1);
	expect(JSON.stringify(world.asked)).toContain("already sent in this conversation");
	await world.answer("perdi a tabela, manda de novo?");
	expect(await filesOf(shop)).toHaveLength(2);
});

test("K11 with somebody else answering meanwhile neither the answer nor its file leaves", async () => {
	const shop = await createSendingShop();
	const world = createWorld(shop, [
		sendFile(),
		async () => {
			const { id } = await contactOf(shop);
			const member = { memberId: shop.operator.memberId, name: "Olga" };
			await shop.instance.lease(shop.workspaceId, id, { action: "take", note: null, member });
			return "Segue a tabela.";
		},
	]);
	await world.answer("quanto custam os tapetes?");
	expect((await messagesOf(shop)).filter(({ origin }) => origin === "agent")).toEqual([]);
	// The copy that nobody brings leaves by itself.
	expect((await readWaiting(shop.channelId)).leaving).toEqual([shop.hash]);
});

test("K03 D01 a file is offered only to agents that may send it, of their own workspace, and as far as the channel takes it; a test sends none", async () => {
	const [shop, other] = [await createSendingShop(), await createSendingShop("Segredo.jpg")];
	const { acts } = createWorld(shop, []);
	const took: string[] = [];
	const open = (settings: object, rules: object = { image: { maxBytes: 10_000, caption: true } }) =>
		acts.open({
			workspaceId: shop.workspaceId,
			agent: {
				id: shop.agentId,
				settings: { provider: "workers_ai", hours: null, ...settings },
			} as never,
			proved: { phone: null, contact_id: null, conversation_id: null },
			sending: { rules, sent: [], take: async (hash) => took.push(hash) > 0 },
		});
	const names = async (...given: Parameters<typeof open>) =>
		(await open(...given)).offers.map(({ name }) => name);
	expect(await names({ sendsFiles: true })).toEqual(["send_file"]);
	expect(await names({})).toEqual([]);
	expect(await names({ sendsFiles: true }, { image: { maxBytes: 10, caption: true } })).toEqual([]);
	const acting = await open({ sendsFiles: true });
	expect(JSON.stringify(acting.offers)).not.toContain("Segredo");
	const foreign = await acting.run(call("send_file", { file: "Segredo.jpg" }));
	expect(foreign).toMatchObject({ isOk: false, effects: [] });
	expect((await (await open({})).run(sendFile())).isOk).toBe(false);
	const agent = { id: shop.agentId, settings: { provider: "workers_ai", sendsFiles: true } };
	const dry = await acts.openDry(shop.workspaceId, agent as never);
	expect(await dry.run(sendFile())).toMatchObject({ isOk: true, effects: [] });
	expect(took).toEqual([]);
	expect(await listStored(shop)).toEqual([]);
	expect(other.hash).not.toBe(shop.hash);
});
