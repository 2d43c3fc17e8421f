import { expect, test } from "vitest";
import type { FoundPassage } from "#app/contracts/agents.ts";
import type { RankedPassage } from "#app/contracts/knowledge.ts";
import { openCatalogue, openTable } from "#app/domain/agents/catalogue/told-rows.ts";
import type { AgentSettings } from "#app/domain/agents/agent.ts";
import type { ModelRequest } from "#workers/adapters/language-model/port.ts";
import { NO_USAGE } from "#workers/services/agents/answer-draft.ts";
import { createAnswerWriter } from "#workers/services/agents/answer-writer.ts";

const TABLE = openTable("prices", "Tabela de preços", [
	["Produto", "Preço", "Estoque"],
	["Bolo de fubá", "R$ 32,00", "sim"],
	["Torta de limão", "R$ 62,00", "não"],
]);
const TEXT: RankedPassage = {
	entryId: "text",
	title: "Bolo de fubá",
	text: "O bolo de fubá leva uma hora e custa R$ 99,00.",
	share: 0.9,
	isStrange: false,
	matched: ["bolo", "fuba"],
};
const SETTINGS: AgentSettings = {
	instructions: "Atenda.",
	provider: "knowledge",
	model: "",
	integrationId: null,
	temperature: 0.2,
	handOver: { words: [], onNoAnswer: true, onRequest: true, maxTurns: null },
	hours: null,
	debounceMs: 1_000,
	languages: ["pt"],
	listens: false,
};

/** A shop with a catalogue and a text that says another price; `asked` is what its model got. */
async function ask(
	text: string,
	provider: AgentSettings["provider"] = "knowledge",
	said: string[] = [],
	base: FoundPassage[] | null = null,
) {
	const catalogue = openCatalogue(TABLE ? [TABLE] : []);
	const asked: ModelRequest[] = [];
	const writer = createAnswerWriter({
		models: {
			create: () => ({
				async write(request: ModelRequest) {
					asked.push(request);
					const usage = { inputTokens: 1, outputTokens: 1 };
					return { class: "answered", text: "Custa R$ 32,00.", usage };
				},
			}),
		},
		modelKeys: { findForAgent: async () => null },
		searchKnowledge: async (_, { searches, products, wantsWhole }) => ({
			found: searches.map(() => [TEXT]),
			whole: wantsWhole ? base : null,
			products: products ? catalogue.ask(products.message, products) : null,
		}),
		searchByMeaning: async () => ({ found: null, spent: { usage: NO_USAGE, costMicros: 0 } }),
		toMarks: (written) => written,
		log: () => undefined,
		now: () => 1_000,
	});
	const turns = [...said, text].map((one, at) => ({
		by: at % 2 === said.length % 2 ? ("customer" as const) : ("agent" as const),
		text: one,
		at,
	}));
	const draft = await writer.draft({
		workspaceId: "w",
		agent: {
			id: "a",
			name: "Lia",
			status: "active",
			settings: { ...SETTINGS, provider },
			version: 1,
		},
		turns,
		customerName: null,
		key: null,
		answers: 0,
	});
	return { draft, prompt: asked[0]?.turns.at(-1)?.text ?? "" };
}

test("what a row says is answered before any text, and the trace names the row", async () => {
	const { draft } = await ask("Quanto custa o bolo de fubá?");
	expect(draft).toMatchObject({
		type: "answer",
		text: "Bolo de fubá: R$ 32,00.",
		isUnknown: false,
	});
	expect(draft.trace.passages).toMatchObject([
		{
			entryId: "prices",
			title: "Tabela de preços",
			text: "Produto: Bolo de fubá\nPreço: R$ 32,00\nEstoque: sim",
			isUsed: true,
		},
		{ entryId: "text", isUsed: false },
	]);
});

test("a question that no row knows is for the texts", async () => {
	const { draft } = await ask("O bolo de fubá leva quanto tempo para assar?");
	expect(draft).toMatchObject({ type: "answer", text: TEXT.text });
	expect(draft.trace.passages).toMatchObject([{ entryId: "text", isUsed: true }]);
});

test("what goes on with a product is understood by what was asked before", async () => {
	const { draft } = await ask("e a torta de limão?", "knowledge", [
		"Quanto custa o bolo de fubá?",
		"Bolo de fubá: R$ 32,00.",
	]);
	expect(draft).toMatchObject({ text: "Torta de limão: R$ 62,00." });
});

test("a model is given what the rules found, and the rows, as data", async () => {
	const { draft, prompt } = await ask("Quanto custa o bolo de fubá?", "openai");
	expect(prompt).toContain('<trecho titulo="Tabela de preços">\nBolo de fubá: R$ 32,00.');
	expect(prompt).toContain("Produto: Bolo de fubá\nPreço: R$ 32,00\nEstoque: sim");
	expect(draft).toMatchObject({ type: "answer", text: "Custa R$ 32,00." });
	const near = await ask("O bolo de fubá leva quanto tempo para assar?", "openai");
	expect(near.prompt).toContain("Produto: Bolo de fubá");
});

test("a model is given a small base whole, what was found first; without a model nothing changes", async () => {
	const base = [
		{ entryId: "other", title: "Estacionamento", text: "Grátis na rua de trás." },
		{ entryId: "text", title: TEXT.title, text: TEXT.text },
	];
	const { prompt, draft } = await ask("Onde paro o carro?", "openai", [], base);
	expect(prompt.indexOf(TEXT.text)).toBeGreaterThan(0);
	expect(prompt.indexOf("Grátis na rua de trás.")).toBeGreaterThan(prompt.indexOf(TEXT.text));
	expect(draft.trace.passages.map(({ entryId, isUsed }) => [entryId, isUsed])).toEqual([
		["text", true],
		["other", true],
	]);
	const alone = await ask("O bolo de fubá leva quanto tempo para assar?", "knowledge", [], base);
	expect(alone.draft.trace.passages.map(({ entryId }) => entryId)).toEqual(["text"]);
});
