import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { MAX_ENTRIES } from "#app/domain/agents/knowledge-base.ts";
import { describeTable } from "#app/domain/agents/tables.ts";
import { knowledgeOf, newEntry } from "#tests/support/knowledge.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const PRICES = [
	["Produto", "Preço", "Estoque"],
	["Bolo de fubá", "R$ 32,00", "sim"],
	["Torta de limão", "R$ 62,00", "não"],
];

const catalogueOf = (rows: string[][], id?: string, fileName = "precos.xlsx") => ({
	...newEntry("Preços", describeTable(rows), id),
	source: "catalogue" as const,
	fileName,
	rows,
});

async function createBase() {
	const { id } = await createWorkspace();
	const object = knowledgeOf(id);
	await object.addBase(id, { id: "base", name: "Loja", createdBy: "m" }, "agent");
	const ask = async (message: string, agentId = "agent") => {
		const searches = [[{ text: message, weight: 1 }]];
		const products = { message, before: "", language: "pt" as const };
		const answer = await object.searchKnowledge(id, { agentId, searches, limit: 6, products });
		if (!answer.ok) throw new Error(answer.code);
		return answer.value;
	};
	return { id, object, base: { baseId: "base" }, ask };
}

test("a catalogue is asked as data, its text is not searched, and what no row knows is for the texts", async () => {
	const { id, object, base, ask } = await createBase();
	expect((await ask("quanto custa o bolo de fubá?")).products).toBeNull();
	await object.addEntries(id, base, [
		catalogueOf(PRICES, "prices"),
		newEntry("Encomendas", "O bolo de fubá sai às 9h."),
	]);
	expect(await ask("quanto custa o bolo de fubá?")).toMatchObject({
		products: {
			answer: { kind: "answer", text: "Bolo de fubá: R$ 32,00." },
			rows: [{ entryId: "prices", title: "Preços" }],
		},
	});
	const hours = await ask("que horas sai o bolo de fubá?");
	expect(hours.products?.answer).toBeNull();
	expect(hours.found[0]?.map(({ title }) => title)).toEqual(["Encomendas"]);
	// Another agent, which knows no base.
	expect((await ask("quanto custa o bolo de fubá?", "other")).products).toBeNull();
});

test("a table is that of its text: a new title keeps it, new words make it text", async () => {
	const { id, object, base, ask } = await createBase();
	await object.addEntries(id, base, [catalogueOf(PRICES, "prices")]);
	const { text } = catalogueOf(PRICES);
	await object.changeEntry(id, base, "prices", { title: "Tabela", text, updatedAt: 2 });
	expect(await ask("tem torta de limão?")).toMatchObject({
		products: { rows: [{ title: "Tabela" }] },
		found: [[]],
	});
	const changed = `${text}\n\nProduto: Pudim\nPreço: R$ 20,00`;
	await object.changeEntry(id, base, "prices", { title: "Tabela", text: changed, updatedAt: 3 });
	const found = await ask("quanto custa o pudim?");
	expect(found.products).toBeNull();
	expect(found.found[0]?.[0]?.text).toContain("Pudim");
});

test("a catalogue takes the place of the one of the same file, each of several tables its own", async () => {
	const { id, object, base, ask } = await createBase();
	const cheaper = [PRICES[0] ?? [], ["Bolo de fubá", "R$ 30,00", "sim"], ["Pudim", "R$ 20,00", ""]];
	await object.addEntries(id, base, [catalogueOf(PRICES, "a"), catalogueOf(PRICES, "b")]);
	await object.noteAnswered(id, ["a"]);
	const again = [catalogueOf(cheaper, "c"), catalogueOf(cheaper, "d")];
	expect(await object.addEntries(id, base, again)).toMatchObject({
		value: [{ entry: { id: "a", answered: 1 } }, { entry: { id: "b" } }],
	});
	expect((await ask("quanto custa o bolo de fubá?")).products?.answer?.text).toBe(
		"Bolo de fubá: R$ 30,00.",
	);
	await object.addEntries(id, base, [catalogueOf(PRICES, "e", "outra.xlsx")]);
	expect(await object.listBases(id)).toMatchObject({ value: { all: { entries: 3 } } });
});

test("what was read together comes whole or not at all, and goes without leaving rows", async () => {
	const { id, object, base } = await createBase();
	const count = () =>
		runInDurableObject(object, (_, { storage }) =>
			storage.sql
				.exec<{ n: number }>(
					"SELECT (SELECT count(*) FROM entries) + (SELECT count(*) FROM catalogues) AS n",
				)
				.one(),
		);
	const many = Array.from({ length: MAX_ENTRIES }, (_, at) => newEntry(`T${at}`, "x"));
	expect(await object.addEntries(id, base, [...many, catalogueOf(PRICES)])).toEqual({
		ok: false,
		code: "too_many_entries",
	});
	const large = Array.from({ length: 26 }, (_, at) => newEntry(`T${at}`, "x".repeat(200_000)));
	expect(await object.addEntries(id, base, large)).toMatchObject({ code: "knowledge_full" });
	expect((await count()).n).toBe(0);
	await object.addEntries(id, base, [catalogueOf(PRICES, "one")]);
	await object.addEntries(id, base, [catalogueOf(PRICES, "two", "outra.xlsx")]);
	expect((await count()).n).toBe(4);
	await object.removeEntry(id, base, "one");
	await object.removeBase(id, "base");
	expect((await count()).n).toBe(0);
	expect(await object.addEntries(id, base, [newEntry("Tarde", "x")])).toMatchObject({ ok: false });
});

test("rows of a catalogue are looked through whatever the case and accents, page by page", async () => {
	const { id, object, base } = await createBase();
	const many = [
		["Produto", "Preço"],
		...Array.from({ length: 130 }, (_, at) => [`Pão nº ${at}`, "R$ 1,00"]),
	];
	await object.addEntries(id, base, [catalogueOf(many, "prices"), newEntry("Frete", "R$ 9", "t")]);
	const rows = async (words: string, offset = 0) => {
		const listed = await object.listCatalogueRows(id, "prices", { words, offset });
		return listed.ok ? [listed.value.rows.length, listed.value.total] : listed.code;
	};
	expect(await object.listCatalogueRows(id, "prices", { words: "", offset: 0 })).toMatchObject({
		value: { title: "Preços", fileName: "precos.xlsx", columns: ["Produto", "Preço"] },
	});
	expect([await rows(""), await rows("", 100), await rows("PAO 12"), await rows("bolo")]).toEqual([
		[100, 130],
		[30, 130],
		[12, 12],
		[0, 0],
	]);
	expect(await object.listCatalogueRows(id, "t", { words: "", offset: 0 })).toMatchObject({
		code: "not_found",
	});
});
