import { expect, test } from "vitest";
import { hasInventedFact } from "#app/domain/agents/answer-facts.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

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
	"Fica na (Rua das Acácias), 120",
	"RUA das Acácias 120",
	"seis vezes de 41,65 reais",
	"5 por cento no boleto",
	"59,90reais",
	"R$ 59,90. Por mês",
	"o corte é largo e a manga, curta",
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
	"39,90reais",
	"39,90\u00a0reais",
	"2 mil reais",
	"2mil reais",
	"dois mil reais",
	"...39,90 reais",
	"1.2.3.4.5.6.7 reais",
	"15 por cento",
	"1,5.15%",
	"3.45 dias",
	"(Rua Augusta)",
	"RUA Augusta",
	"Rua de Santo Antônio dos Campos Floridos",
	"1200 Fake Street",
	"1200 Old Fake Ave.",
	"Largo do Machado",
])("%j stands nowhere (agents 3.5)", (answer) => {
	expect(hasInventedFact(answer, [...SOURCES, SAID])).toBe(true);
});

test.each([
	"1,".repeat(20_000),
	`${"1".repeat(40_000)} reais`,
	"1 mil ".repeat(8_000),
	"rua Da ".repeat(6_000),
	"Rua ".repeat(10_000),
	"um dia ".repeat(6_000),
	"mil ".repeat(10_000),
	`${" ".repeat(40_000)}reais`,
	"% ".repeat(20_000),
])("K10 a long answer made to keep us busy is judged at once: %#", (answer) => {
	const spent = measureProcessor();
	hasInventedFact(answer, [...SOURCES, answer.slice(0, 2_000)]);
	expect(spent()).toBeLessThan(1_000);
});
