import { expect, test } from "vitest";
import { findPairs } from "#app/domain/agents/entry-pairs.ts";

type Told = [title: string, text: string];
const entries = (...told: Told[]) =>
	told.map(([title, text], at) => ({ id: String(at), title, text, isPage: false }));
const pairsOf = (...told: Told[]) =>
	findPairs(entries(...told)).map(({ one, other, differs }) => [one.id, other.id, differs]);

test.each<[string, Told, Told]>([
	["prices", ["Frete", "O frete é R$ 10."], ["Qual o frete?", "Cobramos R$ 12,50 de frete."]],
	["terms", ["Prazo de troca", "Em até 30 dias."], ["Troca: qual o prazo?", "Até uma semana."]],
	["times", ["Horário", "Abrimos das 9h às 18h."], ["Horários", "Das 10h às 19h."]],
	["shares", ["Desconto à vista", "5% no pix."], ["Desconto à vista", "10% no pix."]],
	["dates", ["Recesso", "De 20/12 em diante."], ["Recesso", "A partir de 22/12."]],
	["yes_no", ["Aceita PayPal?", "Sim, aceitamos PayPal."], ["PayPal", "Não aceitamos PayPal."]],
])("two answers to one question that differ in %s contradict each other", (differs, one, other) => {
	expect(pairsOf(one, other)).toEqual([["0", "1", differs]]);
	expect(pairsOf(other, one)).toEqual([["0", "1", differs]]);
});

test.each<[string, Told, Told]>([
	["one title", ["Garantia", "Um ano para defeitos."], ["garantias", "Vale para defeitos."]],
	[
		"one text under two titles",
		["Frete", "Entregamos em toda a cidade com motoboy próprio, de segunda a sexta, sem custo."],
		["Taxas", "Entregamos em toda a cidade com motoboy próprio, de segunda a sexta, sem custo!"],
	],
	["one figure in two ways", ["Troca", "Em 7 dias."], ["Trocas", "Em até sete dias."]],
])("what is told twice is found: %s", (_, one, other) => {
	expect(pairsOf(one, other)).toEqual([["0", "1", null]]);
});

test("the same told in a wider title contradicts when a figure of it was changed in one place only", () => {
	const text = (until: string) =>
		`Atendemos de segunda a sexta das 9h às ${until}, na loja, por telefone e pelo site.`;
	expect(pairsOf(["Horário", text("18h")], ["Horário da loja física", text("19h")])).toEqual([
		["0", "1", "times"],
	]);
});

test("what is told by one pattern of two things is two things", () => {
	const price = (of: string, price: string): Told => [
		`Mensalidade do ${of}`,
		`A mensalidade do ${of} é ${price}, com material didático, uniforme e agenda incluídos.`,
	];
	expect(pairsOf(price("1º ano", "R$ 500"), price("2º ano", "R$ 550"))).toEqual([]);
	for (const [one, other] of [
		["Entrega de dia", "Entrega à noite"],
		["Quanto custa a entrega", "Quando é a entrega"],
		["Camisa P", "Camisa M"],
		["Pedido com cadastro", "Pedido sem cadastro"],
		["Entrega", "Entrega para o interior"],
	] as const)
		expect(pairsOf([one, "Custa R$ 10."], [other, "Custa R$ 20."]), `${one}/${other}`).toEqual([]);
	expect(
		pairsOf(["Frete", "Grátis acima de R$ 200."], ["Frete", "R$ 15; grátis de R$ 200."]),
	).toEqual([["0", "1", null]]);
});

test("pages that share the site's title are told apart by their texts", () => {
	const pages = entries(["Loja Um", "Trocas em 30 dias."], ["Loja Um", "Entregas em 2 dias."]);
	expect(findPairs(pages.map((page) => ({ ...page, isPage: true })))).toEqual([]);
});

test("contradictions come first, and each pair once", () => {
	const found = pairsOf(
		["Garantia", "Vale um ano."],
		["Garantia", "Um ano vale."],
		["Frete", "R$ 10"],
		["Frete", "R$ 11"],
	);
	expect(found).toEqual([
		["2", "3", "prices"],
		["0", "1", null],
	]);
});

test("L03 many entries of one title, or of one text, are not compared all with all", () => {
	const count = 500;
	const long = "Entregamos em toda a cidade com motoboy próprio, de segunda a sexta.";
	const patterns: [title: (n: number) => string, text: (n: number) => string][] = [
		[() => "Frete", (n) => `R$ ${n},10`],
		[(n) => `Frete${"s".repeat(n % 2)} da entrega`, () => long],
	];
	for (const [title, text] of patterns) {
		let compared = 0;
		const many = Array.from({ length: count }, (_, n) => ({
			id: String(n),
			title: title(n),
			text: text(n),
			get isPage() {
				compared += 1;
				return false;
			},
		}));
		expect(findPairs(many)).toHaveLength(200);
		expect(compared).toBeGreaterThan(count);
		// 125,000 would be all with all; each comparison reads it twice.
		expect(compared).toBeLessThan(2 * 30 * count + 1);
	}
});
