import { expect, test } from "vitest";
import { hasInventedFact } from "#app/domain/agents/answer-facts.ts";

const SOURCES = [
	"Camiseta R$ 59,90, jaqueta R$ 249,90. 5% no boleto, 6 vezes. Frete R$ 19,90.",
	"Aberto das 9 às 18, fecha em 25 de dezembro. Rua das Acácias, 120. Tel. (11) 4002-8922. Trinta dias.",
];
const SAID = "quero 3 camisetas";

test.each([
	"Custa R$ 59,90",
	"São 179,70 reais as três",
	"R$ 237,41 no boleto",
	"R$ 41,65 por mês",
	"R$ 79,80 com frete",
	"fecha em 25/12",
	"das 9h às 18h",
	"até as 6 pm",
	"30 dias",
	"um mês",
	"Rua das Acácias",
	"11 4002-8922",
	"é 100% algodão",
])("%j stands somewhere", (answer) => {
	expect(hasInventedFact(answer, [...SOURCES, SAID])).toBe(false);
});

test.each([
	"Custa R$ 39,90",
	"trinta e nove reais",
	"15% de desconto",
	"100% de desconto",
	"em 12/03",
	"12 de março",
	"até as 22h",
	"em 45 dias",
	"Rua Augusta",
	"11 4002-8923",
	"outro@site.com",
	"@outra_loja",
])("%j stands nowhere (agents 3.5)", (answer) => {
	expect(hasInventedFact(answer, [...SOURCES, SAID])).toBe(true);
});
