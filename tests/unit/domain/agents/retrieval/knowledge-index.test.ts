import { expect, test } from "vitest";
import { GOOD, rank } from "#app/domain/agents/retrieval/confidence.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { readSynonyms } from "#app/domain/agents/retrieval/synonyms.ts";
import { TopicIndex } from "#app/domain/agents/retrieval/topic-index.ts";
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
const ask = (text: string) => rank(index.search([{ text, weight: 1 }]));

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
	const { found } = index.search([{ text: "vestido longo roxo", weight: 1 }]);
	const best = found.find(({ passage: { entryId } }) => entryId === "dress");
	expect(best?.heard.map(({ word, covers, holders }) => [word, covers > 0, holders])).toEqual([
		["vestido", true, 1],
		["longo", true, 1],
		["roxo", false, 0],
	]);
	expect(ask("vestido longo roxo")[0]?.matched).toEqual(["vestido", "longo"]);
});

test("a workspace's own synonyms take the place of those that are shipped", () => {
	const own = new KnowledgeIndex(SHOP, readSynonyms(["bilheteria, estacionamento"]));
	const { found } = own.search([{ text: "bilheteria", weight: 1 }]);
	expect(found[0]?.passage.entryId).toBe("parking");
	expect(ask("bilheteria")).toEqual([]);
});

test("what shares no word is found by what both are about", () => {
	const topics = new TopicIndex([
		"# parking\n! estacionamento, vagas\nonde deixo minha moto | tem manobrista",
		"# other\n! troca\nveio errado | quero outro",
	]);
	const question = [{ text: "onde deixo minha moto", weight: 1 }];
	expect(rank(index.search(question))[0]?.entryId).not.toBe("parking");
	const byTopic = new KnowledgeIndex(SHOP, undefined, topics).search(question);
	expect(rank(byTopic)[0]?.entryId).toBe("parking");
	expect(byTopic.topic).toBeGreaterThan(0.2);
});

test("nothing a customer writes is syntax, and a long text is read in a moment", () => {
	for (const text of ['frete" OR *', "NEAR(frete)", "constructor __proto__ frete"])
		expect(ask(text)[0]?.entryId).toBe("shipping");
	const spent = measureProcessor();
	ask("palavra estranha ".repeat(2_000));
	expect(spent()).toBeLessThan(500);
});
