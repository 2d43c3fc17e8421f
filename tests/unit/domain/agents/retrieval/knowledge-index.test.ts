import { expect, test } from "vitest";
import { GOOD, rank } from "#app/domain/agents/retrieval/confidence.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { readSynonyms } from "#app/domain/agents/retrieval/synonyms.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

const passage = (entryId: string, title: string, text: string) => ({ entryId, title, text });
const SHOP = [
	passage("hours", "Horário de funcionamento", "Segunda a sexta, das 9h às 18h."),
	passage("shipping", "Frete", "O frete custa R$ 20,00 para todo o Brasil."),
	passage("return", "Política de troca", "Trocas em até 30 dias, com a nota."),
	passage("shirt", "Camiseta básica", "A camiseta de algodão sai por R$ 49,90."),
	passage("dress", "Vestido de festa", "Vestidos longos de R$ 199,00 a R$ 399,00."),
	passage("parking", "Estacionamento", "Há vagas grátis atrás da loja."),
];
const index = new KnowledgeIndex(SHOP);
const ask = (text: string) => rank(index.search([{ text, weight: 1 }], 3));

test.each([
	["qual o horario de funcionamento?", "hours"],
	["q hrs vcs abrem?", "hours"],
	["qto ta a camizeta?", "shirt"],
	["presso do frete", "shipping"],
	["posso trocar?", "return"],
	["tem onde parar o carro?", "parking"],
])("%s finds %s", (question, entryId) => {
	expect(ask(question)[0]?.entryId).toBe(entryId);
});

test("a word that nobody knows counts against an answer", () => {
	expect(ask("quanto custa a camiseta básica?")[0]?.share).toBeGreaterThan(GOOD);
	expect(ask("alugam guindaste para loja?")[0]?.share).toBeLessThan(GOOD);
	expect(ask("vendem foguetes?")).toEqual([]);
	expect(ask("")).toEqual([]);
});

test("what matched is told, word for word", () => {
	const [best] = index.search([{ text: "vestido longo vermelho", weight: 1 }], 1);
	expect(best?.heard.map(({ word, covers, isKnown }) => [word, covers > 0, isKnown])).toEqual([
		["vestido", true, true],
		["longo", true, true],
		["vermelho", false, false],
	]);
	expect(best?.coverage).toBeGreaterThan(0.3);
	expect(best?.coverage).toBeLessThan(1);
});

test("a workspace's own synonyms take the place of those that are shipped", () => {
	const own = new KnowledgeIndex(SHOP, readSynonyms(["bilheteria, estacionamento"]));
	const found = own.search([{ text: "bilheteria", weight: 1 }], 1);
	expect(found[0]?.passage.entryId).toBe("parking");
	expect(ask("bilheteria")).toEqual([]);
});

test("nothing a customer writes is syntax, and a long text is read in a moment", () => {
	for (const text of ['frete" OR *', "NEAR(frete)", "constructor __proto__ frete"])
		expect(ask(text)[0]?.entryId).toBe("shipping");
	const spent = measureProcessor();
	ask("palavra estranha ".repeat(2_000));
	expect(spent()).toBeLessThan(500);
});
