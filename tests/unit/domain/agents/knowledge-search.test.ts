import { expect, test } from "vitest";
import {
	indexedWords,
	listStems,
	searchQuery,
	shareOf,
} from "#app/domain/agents/knowledge-search.ts";

const AGENT = "0190a0b0-0000-7000-8000-000000000001";
const stems = (question: string) => listStems(question).map(({ text }) => text);
const share = (question: string, text: string, title = "") =>
	shareOf({ title, text }, listStems(question));

test("only words that say something are looked for, each once", () => {
	expect(stems("Olá! Qual é o horário de vocês? E o horário de sábado?")).toEqual([
		"horari",
		"sabad",
	]);
	expect(stems("What are your opening hours?")).toEqual(["opening", "hour"]);
	expect(stems("¿Cuáles son los precios?")).toEqual(["preci"]);
	expect(stems("oi, bom dia, tudo? você pode me ajudar por favor")).toEqual(["ajud"]);
	expect(stems("e a o de")).toEqual([]);
	expect(stems("")).toEqual([]);
});

test.each([
	["promoções", "Promoção de Natal"],
	["promoção", "Veja as promoções"],
	["Vocês entregam?", "Fazemos entrega em todo o Brasil"],
	["horários", "Horário de atendimento"],
	["horario", "HORÁRIOS"],
	["animais", "Aceitamos animal de estimação"],
	["preços", "O preço é R$ 10"],
	["camiseta", "Camisetas azuis"],
	["parcelar", "Parcelamos em 3x"],
])("%s is found in %s", (question, text) => {
	expect(share(question, text)).toBe(1);
});

test("short words and numbers mean themselves", () => {
	expect(share("38", "Temos 380 pares")).toBe(0);
	expect(share("38", "Tamanho 38")).toBe(1);
	expect(share("pix", "pixel")).toBe(0);
	expect(share("pix", "Aceitamos Pix.")).toBe(1);
});

test("the share counts the title and what is missing", () => {
	expect(share("horário de funcionamento", "Das 9 às 18", "Horário de funcionamento")).toBe(1);
	expect(share("frete para Manaus", "O frete é grátis")).toBe(0.5);
	expect(share("foguetes na lua", "O frete é grátis")).toBe(0);
	expect(share("", "O frete é grátis")).toBe(0);
});

test("F17 what a customer writes is never syntax of the search", () => {
	const query = searchQuery(AGENT, listStems('frete" OR scope:* NEAR(x) - ^ {col} * AND entregas'));
	expect(query).toMatch(/^(?:"0190a0b0000070008000000000000001[\p{L}\p{N}]+"\*?(?: OR )?)+$/u);
	expect(query).toContain('0001frete"*');
});

test("at most twelve words are asked for, and the index keeps the same words", () => {
	const many = Array.from({ length: 40 }, (_, n) => `palavra${n}`).join(" ");
	expect(listStems(many)).toHaveLength(12);
	const words = indexedWords("a-b", { title: "Preço", text: "Promoção: R$ 10" });
	expect(words).toBe("abpreco abpromocao abr ab10");
});
