import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, inject, test, vi } from "vitest";
import type { SemanticProblem, SemanticSearchView } from "#app/contracts/semantic-search.ts";
import type { SemanticChoice } from "#app/domain/agents/semantic/semantic-search.ts";
import {
	type KnowledgeObject,
	openKnowledge,
} from "#durable-objects/knowledge/knowledge-object.ts";
import { knowledgeOperations } from "#durable-objects/knowledge/operations.ts";
import { readDump } from "#durable-objects/object/dump.ts";
import { vectorOf } from "#tests/emulators/openai/embeddings.ts";
import { createIntegration, SETTINGS } from "#tests/support/answering-shop.ts";
import { knowledgeOf, newEntry } from "#tests/support/knowledge.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createAnswerWriter } from "#workers/services/agents/answer-writer.ts";
import { createKnowledgeSearch } from "#workers/services/agents/knowledge-search.ts";
import { createSearchByMeaning } from "#workers/services/agents/semantic-search.ts";

const models = inject("models");
beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

/** The object as a deployment with these variables and bindings would open it; its alarm is rung by the test. */
const inside = <T>(
	workspaceId: string,
	run: (object: KnowledgeObject, state: DurableObjectState) => Promise<T>,
	change: object = {},
): Promise<T> =>
	runInDurableObject(knowledgeOf(workspaceId), async (_, state) => {
		const own = { ...env, ALLOWED_PRIVATE_HOSTS: models.host, ...change };
		const object = openKnowledge(state, env.DB, {
			env: own as unknown as Env,
			read: async () => {
				throw new Error("no source is read");
			},
		});
		if (!object) throw new Error("no knowledge");
		const result = await run(object, state);
		await state.storage.deleteAlarm();
		return result;
	});

const ENTRIES = [
	["Trocas", "Trocas em até 30 dias com a nota fiscal."],
	["Chaveiro", "Cada compra leva um chaveiro."],
	["Frete", "Frete de R$ 19,90 para o Brasil."],
	["Pix", "Pix com 5% de desconto."],
	["Estacionamento", "Temos estacionamento grátis."],
	["Endereço", "Rua das Acácias, 120."],
	["Garantia", "Garantia de um ano."],
] as const;
/** It shares no word with the entry that answers it. */
const PARAPHRASE = "me dão alguma lembrancinha?";

async function createKnown(model: string, apiKey = "sk-shop") {
	const { id } = await createWorkspace();
	const manager = await createMember(id, "manager", "Mara Dias");
	const { baseUrl } = models;
	const integrationId = await createIntegration(id, manager.memberId, { baseUrl, apiKey });
	const object = knowledgeOf(id);
	await object.addBase(id, { id: "base", name: "Loja", createdBy: "m" }, "agent");
	for (const [title, text] of ENTRIES)
		await object.addEntry(id, { baseId: "base" }, newEntry(title, text, title));
	await choose(id, { by: "key", integrationId, model });
	return { id, integrationId };
}
const choose = (id: string, choice: SemanticChoice, change = {}) =>
	inside(
		id,
		(object) => object.ask(id, (known) => knowledgeOperations.chooseSemanticSearch(known, choice)),
		change,
	);
const ring = (id: string, change = {}) => inside(id, (object) => object.onAlarm(), change);
const read = async (id: string, change = {}): Promise<SemanticSearchView> => {
	const known = await inside(
		id,
		(object) => object.ask(id, knowledgeOperations.readSemanticSearch),
		change,
	);
	if (!known.ok) throw new Error(known.code);
	return known.value as SemanticSearchView;
};
const near = (id: string, text: string, change = {}) =>
	inside(
		id,
		(object) => object.searchByMeaning(id, { agentId: "agent", texts: [text], limit: 3 }),
		change,
	);

/** The built-in agent over this object. */
const draft = (id: string, text: string, change = {}) => {
	const writer = createAnswerWriter({
		models: { create: () => null },
		modelKeys: { findForAgent: async () => null },
		searchKnowledge: createKnowledgeSearch(() => ({
			searchKnowledge: (_, question) =>
				inside(
					id,
					(object) =>
						object.ask(id, (known) =>
							knowledgeOperations.searchKnowledge(known, question),
						) as ReturnType<Parameters<typeof createKnowledgeSearch>[0]> extends {
							searchKnowledge(...asked: never[]): infer Answer;
						}
							? Answer
							: never,
					change,
				),
		})),
		searchByMeaning: createSearchByMeaning({
			knowledge: () => ({
				searchByMeaning: (_, question) =>
					inside(id, (object) => object.searchByMeaning(id, question), change),
			}),
			log: () => undefined,
		}),
		toMarks: (said) => said,
		log: () => undefined,
		now: Date.now,
	});
	const settings = {
		...SETTINGS,
		instructions: "",
		provider: "knowledge" as const,
		model: "",
		integrationId: null,
	};
	return writer.draft({
		workspaceId: id,
		agent: { id: "agent", name: "Lia", status: "active", settings, version: null },
		turns: [{ by: "customer", text, at: 1 }],
		customerName: null,
		key: null,
		answers: 0,
	});
};

test("a paraphrase without a shared word is found by meaning, asked back for and never said as sure", async () => {
	const { id } = await createKnown("good");
	expect(await near(id, PARAPHRASE)).toMatchObject({ code: "not_supported" });
	const before = await draft(id, PARAPHRASE);
	expect(before).toMatchObject({ isUnknown: true, trace: { checks: [] } });
	expect(before.type === "answer" && before.text).not.toContain("Chaveiro");
	await ring(id);
	expect(await read(id)).toMatchObject({ entries: 7, ready: 7, problem: null });
	expect(await near(id, PARAPHRASE)).toMatchObject({
		value: { model: "good", found: [[{ entryId: "Chaveiro", isNear: true }, {}, {}]] },
	});
	const drafted = await draft(id, PARAPHRASE);
	expect(drafted).toMatchObject({
		isUnknown: true,
		usage: { outputTokens: 0 },
		trace: { checks: [] },
	});
	expect(drafted.type === "answer" && drafted.text).toMatch(/Chaveiro/u);
	expect(drafted.found[0]).toMatchObject({ entryId: "Chaveiro" });
	expect(drafted.usage.inputTokens).toBeGreaterThan(0);
	expect(drafted.trace.inputTokens).toBe(drafted.usage.inputTokens);
	// What words are sure of is said without asking anybody.
	const { use } = await read(id);
	expect(await draft(id, "qual o prazo de trocas?")).toMatchObject({
		text: expect.stringContaining("30 dias") as string,
		usage: { inputTokens: 0 },
	});
	expect((await read(id)).use).toEqual(use);
});

test("R34 where nobody answers in time or what comes is odd words alone answer, and the trace says so", async () => {
	for (const model of ["hang", "error500", "garbage", "rate", "short", "zeros", "fewer"]) {
		const { id, integrationId } = await createKnown("good");
		await ring(id);
		await inside(id, async (_, { storage }) =>
			storage.sql.exec("UPDATE semantic_search SET model = ?", model),
		);
		// As if this model had made them.
		await inside(id, async (_, { storage }) =>
			storage.sql.exec("UPDATE __vectors SET model = replace(model, '|good', ?)", `|${model}`),
		);
		expect((await read(id)).choice).toEqual({ by: "key", integrationId, model });
		const begun = Date.now();
		const drafted = await draft(id, PARAPHRASE);
		expect(drafted, model).toMatchObject({ isUnknown: true, trace: { checks: ["words_only"] } });
		expect(Date.now() - begun, model).toBeLessThan(4_000);
		expect(await draft(id, "qual o prazo de trocas?"), model).toMatchObject({
			text: expect.stringContaining("30 dias") as string,
		});
	}
});

test("vectors follow their entries: changed has none until it is made anew, gone has none", async () => {
	const { id } = await createKnown("good");
	await ring(id);
	const object = knowledgeOf(id);
	const change = { title: "Portas", text: "Abrimos às 9h.", updatedAt: 2 };
	await object.changeEntry(id, { baseId: "base" }, "Chaveiro", change);
	await object.removeEntry(id, { baseId: "base" }, "Pix");
	// A reply that was made of it changes no vector.
	await object.noteAnswered(id, ["Frete"]);
	expect(await read(id)).toMatchObject({ entries: 6, ready: 5 });
	const found = await near(id, PARAPHRASE);
	expect(JSON.stringify(found)).not.toContain("Portas");
	await ring(id);
	expect(await read(id)).toMatchObject({ entries: 6, ready: 6 });
	expect(await near(id, "que horas vocês abrem as portas?")).toMatchObject({
		value: { found: [[{ entryId: "Chaveiro", title: "Portas" }, {}, {}]] },
	});
	// Nothing is made twice.
	const { use } = await read(id);
	await ring(id);
	expect((await read(id)).use).toEqual(use);
});

test.each<[model: string, apiKey: string, problem: SemanticProblem]>([
	["unknown", "sk-shop", "model_unknown"],
	["quota", "sk-shop", "no_credit"],
	["good", "sk-wrong", "unauthorized"],
	["error500", "sk-shop", "unavailable"],
	["zeros", "sk-shop", "no_vectors"],
	["short", "sk-shop", "no_vectors"],
	["fewer", "sk-shop", "unavailable"],
])(
	"%s with %s: nothing is made, members see why, and it is tried again",
	async (model, key, problem) => {
		const { id } = await createKnown(model, key);
		await ring(id);
		expect(await read(id)).toMatchObject({ ready: 0, problem });
		const alarm = await inside(id, async (object, { storage }) => {
			await object.onAlarm();
			return storage.getAlarm();
		});
		expect(alarm).toBeGreaterThan(Date.now() + 30_000);
		expect(await draft(id, "qual o prazo de trocas?")).toMatchObject({
			text: expect.stringContaining("30 dias") as string,
			trace: { checks: [] },
		});
	},
);

test("another model makes them anew, and whoever switches it off has none left", async () => {
	const { id, integrationId } = await createKnown("good");
	await ring(id);
	await choose(id, { by: "key", integrationId, model: "other" });
	expect(await read(id)).toMatchObject({ ready: 0 });
	await ring(id);
	expect(await near(id, PARAPHRASE)).toMatchObject({ value: { model: "other" } });
	await choose(id, { by: "nobody" });
	await ring(id);
	expect(await read(id)).toMatchObject({ ready: 0, choice: { by: "nobody" } });
	expect(await near(id, PARAPHRASE)).toMatchObject({ code: "not_supported" });
});

test("K12 the key of another workspace, or of a disabled integration, pays nothing", async () => {
	const theirs = await createKnown("good");
	const mine = await createKnown("good");
	await choose(mine.id, { by: "key", integrationId: theirs.integrationId, model: "good" });
	await ring(mine.id);
	expect(await read(mine.id)).toMatchObject({ ready: 0, problem: "key_missing" });
	await env.DB.prepare("update integrations set disabled_at = 1 where id = ?")
		.bind(theirs.integrationId)
		.run();
	await ring(theirs.id);
	expect(await read(theirs.id)).toMatchObject({ ready: 0, problem: "key_missing" });
});

test("K06 questions of a day end with the tokens of a day", async () => {
	const { id } = await createKnown("good");
	await ring(id);
	const poor = { AGENT_DAILY_TOKENS: "20" };
	expect((await near(id, PARAPHRASE, poor)).ok).toBe(true);
	expect((await near(id, PARAPHRASE, poor)).ok).toBe(true);
	expect(await near(id, PARAPHRASE, poor)).toMatchObject({ code: "over_budget" });
	expect(await draft(id, PARAPHRASE, poor)).toMatchObject({ trace: { checks: ["words_only"] } });
});

test("the installation's model is asked where it is bound, and where nothing is nothing happens", async () => {
	const { id } = await createWorkspace();
	const object = knowledgeOf(id);
	await object.addBase(id, { id: "base", name: "Loja", createdBy: "m" }, "agent");
	for (const [title, text] of ENTRIES)
		await object.addEntry(id, { baseId: "base" }, newEntry(title, text, title));
	await ring(id);
	expect(await read(id)).toMatchObject({ hasModel: false, ready: 0, problem: null });
	expect(await inside(id, async (_, { storage }) => storage.getAlarm())).toBeNull();
	const asked: string[] = [];
	const AI = {
		run: async (model: string, { text }: { text: string[] }) => {
			asked.push(model);
			return { shape: [text.length, 64], data: text.map(vectorOf) };
		},
	};
	await ring(id, { AI });
	expect(await read(id, { AI })).toMatchObject({ hasModel: true, ready: 7, problem: null });
	expect(await near(id, PARAPHRASE, { AI })).toMatchObject({
		value: { model: "@cf/baai/bge-m3", found: [[{ entryId: "Chaveiro" }, {}, {}]] },
	});
	expect(new Set(asked)).toEqual(new Set(["@cf/baai/bge-m3"]));
	// A release without the binding serves words.
	expect(await near(id, PARAPHRASE)).toMatchObject({ code: "not_supported" });
});

test("a backup has no vectors and loses none of the choice; erased knowledge has neither", async () => {
	const { id } = await createKnown("good");
	await ring(id);
	const text = await inside(id, async (_, { storage }) => {
		let all = "";
		for (let from: string | null = null; ;) {
			const page = readDump(storage, null, from, 1);
			if (page.kind === "again") throw new Error("again");
			all += page.text;
			if (page.kind === "end") return `${all}${JSON.stringify(page.end)}`;
			from = page.next;
		}
	});
	expect(text).toContain("semantic_search");
	expect(text).not.toContain("__vectors");
	await knowledgeOf(id).erase();
	await ring(id);
	const left = await inside(id, async (_, { storage }) =>
		storage.sql
			.exec<{ n: number }>(
				"SELECT (SELECT count(*) FROM __vectors) + (SELECT count(*) FROM semantic_search) AS n",
			)
			.one(),
	);
	expect(left.n).toBe(0);
});
