import fc from "fast-check";
import { expect, test } from "vitest";
import {
	MAX_HELD_BACK_MS,
	MAX_PART_LENGTH,
	MAX_PARTS,
	splitAnswer,
	typingDelays,
} from "#app/domain/agents/answer-parts.ts";

const TROCA =
	"Aceitamos trocas em até 30 dias corridos, com a etiqueta e a nota fiscal. A peça não pode ter sido usada nem lavada.";
const FRETE =
	"O primeiro envio da troca é grátis, e o seguinte custa R$ 1.219,90 só no exterior. Para o Brasil são R$ 19,90 em qualquer cidade.";
const LISTA =
	"Formas de pagamento:\n- cartão em até 6 vezes sem juros, de qualquer banco\n- boleto com 5% de desconto e vencimento em 3 dias\n- Pix na chave pix@aurora.com.br, que cai na hora";
const words = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

test("a short answer is one message, whatever it is made of", () => {
	for (const text of ["Sim.", "Olá!\n\nComo posso ajudar?", TROCA, LISTA.slice(0, 200)])
		expect(splitAnswer(` ${text} `)).toEqual([text.trim()]);
});

test("paragraphs are messages of their own", () => {
	expect(splitAnswer(`${TROCA}\n\n${FRETE}`)).toEqual([TROCA, FRETE]);
	expect(splitAnswer(`${TROCA}\n\n${FRETE}\n\n${LISTA}`)).toEqual([TROCA, FRETE, LISTA]);
});

test("a long paragraph is divided between sentences, never in a price", () => {
	const parts = splitAnswer(`${TROCA} ${FRETE} ${TROCA}`);
	expect(parts.length).toBeGreaterThan(1);
	expect(parts.join(" ")).toBe(`${TROCA} ${FRETE} ${TROCA}`);
	for (const part of parts) expect(part).toMatch(/[.!?]$/u);
});

test("an abbreviation, a number and a bracket end no sentence", () => {
	const text = `Fale com a Dra. Ana Paula (ela atende com o Sr. Bruno. Ou com a Sra. Carla) na Av. Brasil, 120, sala 3. ${"Venha cedo porque a fila é grande ".repeat(8)}`;
	for (const part of splitAnswer(text)) expect(part).not.toMatch(/(?:Dra|Sr|Sra|Av)\.$/u);
	for (const part of splitAnswer(text))
		expect(part.split("(").length, part).toBe(part.split(")").length);
});

test("a list keeps its title and its items together", () => {
	const parts = splitAnswer(`${TROCA} ${FRETE}\n\n${LISTA}\n\n${FRETE}`);
	expect(parts.find((part) => part.includes("Formas"))).toContain(LISTA);
	const titled = `${TROCA} ${FRETE} Você quis dizer?\n1. Trocas\n2. Frete`;
	expect(splitAnswer(titled).at(-1)).toContain("Você quis dizer?\n1. Trocas\n2. Frete");
});

test("a list that no phone shows at once is divided between its items", () => {
	const item = `- ${"camiseta de algodão ".repeat(7).trim()}`;
	const parts = splitAnswer(`Temos:\n${Array.from({ length: 8 }, () => item).join("\n")}`);
	expect(parts.length).toBeGreaterThan(1);
	for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAX_PART_LENGTH);
	for (const part of parts) expect(part.endsWith(item)).toBe(true);
});

test("whatever is said leaves whole, in order, in at most three parts", () => {
	const piece = fc.constantFrom(
		TROCA,
		FRETE,
		LISTA,
		"Olá!",
		"Veja https://loja.example/a.b?c=D",
		"*Frete. Grátis*",
		"x".repeat(700),
	);
	const gap = fc.constantFrom("\n\n", "\n", " ");
	fc.assert(
		fc.property(fc.array(fc.tuple(piece, gap), { minLength: 1, maxLength: 7 }), (pieces) => {
			const text = pieces.flat().join("");
			const parts = splitAnswer(text);
			expect(parts.length).toBeLessThanOrEqual(MAX_PARTS);
			expect(words(parts.join(" "))).toBe(words(text));
			for (const part of parts) expect(part).not.toBe("");
			for (const part of parts) expect(part.split("*").length % 2, part).toBe(1);
		}),
		{ numRuns: 300 },
	);
});

test("an answer of ordinary sentences has no part over 600 characters", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(TROCA, FRETE), { minLength: 1, maxLength: 9 }), (said) => {
			for (const part of splitAnswer(said.join(" ").slice(0, 1_200)))
				expect(part.length).toBeLessThanOrEqual(MAX_PART_LENGTH);
		}),
	);
});

test("each part takes its time, the first less what the customer has waited", () => {
	expect(typingDelays(["Sim."], 0)).toEqual([800]);
	expect(typingDelays(["x".repeat(100)], 0)).toEqual([2_000]);
	expect(typingDelays(["x".repeat(600)], 0)).toEqual([6_000]);
	expect(typingDelays(["x".repeat(100), "x".repeat(150)], 3_000)).toEqual([0, 3_000]);
	expect(typingDelays(["x".repeat(600), "x".repeat(600), "x".repeat(600)], 0)).toEqual([
		2_667, 5_333, 8_000,
	]);
	expect(MAX_HELD_BACK_MS).toBe(8_000);
});
