import { expect, test } from "vitest";
import { askCatalogue } from "#app/domain/agents/catalogue/ask.ts";
import { BAKERY, CLOTHES, PARTS } from "#tests/support/catalogues.ts";

const SHOPS = { clothes: CLOTHES, bakery: BAKERY, parts: PARTS };
const ask = (
	shop: keyof typeof SHOPS,
	message: string,
	before = "",
	language: "pt" | "en" | "es" = "pt",
) => askCatalogue(message, SHOPS[shop], { language, before })?.text ?? null;

test.each([
	["quanto custa a camiseta lisa?", "Camiseta lisa: R$ 49,90."],
	["qual o preço da jaqueta jeans", "Jaqueta jeans: de R$ 1.299,90 a R$ 1.349,90."],
	["qto eh a calça jogger??", "Calça jogger: R$ 129,90."],
	["vlr do vestido midi pfv", "Vestido midi: a partir de R$ 189,00."],
	[
		"Oi, boa tarde! Vi no insta a camiseta estampada, quanto custa?",
		"Camiseta estampada: R$ 59,90.",
	],
	["qunato custa a camizeta estanpada", "Camiseta estampada: R$ 59,90."],
	["quanto ta o bone trucker", "Boné trucker: R$ 39,90."],
	["quanto é a jaqueta jeans tamanho M?", "Jaqueta jeans, tamanho M: R$ 1.299,90."],
	["tem a camiseta lisa no M?", "Sim, trabalhamos com Camiseta lisa, tamanho M (R$ 49,90)."],
	[
		"tem camiseta lisa azul marinho?",
		"Sim, trabalhamos com Camiseta lisa, cor azul marinho (R$ 49,90).",
	],
	[
		"vcs tem a camiseta lisa rosa?",
		"Camiseta lisa: não temos cor rosa. Camiseta lisa: cores Preto, Branco e Azul marinho.",
	],
	[
		"tem a calça jeans skinny no 46?",
		"Calça jeans skinny: não temos tamanho 46. Calça jeans skinny: tamanhos 36, 37, 38, 39, 40, 41, 42, 43 e 44.",
	],
	["tem calça skinny 38?", "Sim, trabalhamos com Calça jeans skinny, tamanho 38 (R$ 159,90)."],
	["a jaqueta jeans tem no G?", "Jaqueta jeans, tamanho G: esgotado no momento."],
	[
		"tem jaqueta jeans M em estoque?",
		"Sim, temos Jaqueta jeans, tamanho M em estoque (R$ 1.299,90).",
	],
	["ainda tem a camiseta oversized?", "Camiseta oversized: esgotado no momento."],
	["a camiseta oversized acabou?", "Camiseta oversized: esgotado no momento."],
	["quais tamanhos tem o vestido midi?", "Vestido midi: tamanhos P e M."],
	["quais as cores da calça jogger", "Calça jogger: cores Preto e Verde."],
	["tem boné trucker tamanho G?", "Boné trucker: tamanho único."],
	["qual a camiseta mais barata?", "Mais em conta: Camiseta lisa, R$ 49,90."],
	["qual a peça mais cara da loja", "Maior preço: Jaqueta jeans, R$ 1.299,90."],
	["qual o produto mais em conta?", "Mais em conta: Meia cano alto, R$ 19,90."],
	["camisetas até 55 reais", "Até R$ 55,00 temos: Camiseta lisa (R$ 49,90)."],
	[
		"o que tem por menos de R$ 50?",
		"Até R$ 50,00 temos: Meia cano alto (R$ 19,90), Boné trucker (R$ 39,90) e Camiseta lisa (R$ 49,90).",
	],
	["tem calça até cem reais?", "Até R$ 100,00 não temos. O menor preço é Calça jogger, R$ 129,90."],
	[
		"quantos modelos de camiseta vcs tem?",
		"Temos 3: Camiseta lisa, Camiseta estampada e Camiseta oversized.",
	],
	["quantos bonés trucker tem em estoque?", "Boné trucker: 15 em estoque."],
	["quais calças vocês têm?", "Temos: Calça jeans skinny (R$ 159,90) e Calça jogger (R$ 129,90)."],
	["tem calça?", "Temos: Calça jeans skinny (R$ 159,90) e Calça jogger (R$ 129,90)."],
	["qual o tecido do vestido midi?", "Vestido midi: Tecido viscose."],
	["me manda o link da camiseta lisa", "Camiseta lisa: https://loja.example/lisa"],
	["camiseta lisa", "Sim, temos Camiseta lisa em estoque (R$ 49,90)."],
	["Tem camiseta M?", "Temos: Camiseta lisa (R$ 49,90) e Camiseta estampada (R$ 59,90)."],
	["tem meia 38?", "Sim, trabalhamos com Meia cano alto, tamanho 38 (R$ 19,90)."],
	[
		"tem algo preto?",
		"Temos: Camiseta lisa (R$ 49,90), Calça jogger (R$ 129,90), Vestido midi (a partir de R$ 189,00) e Boné trucker (R$ 39,90).",
	],
	[
		"quanto custa a camiseta lisa e tem no M?",
		"Camiseta lisa: R$ 49,90.\nSim, trabalhamos com Camiseta lisa, tamanho M (R$ 49,90).",
	],
	[
		"moço, cê tem aquele vestido midi vermelho ainda?",
		"Sim, trabalhamos com Vestido midi, cor vermelho (a partir de R$ 189,00).",
	],
	[
		"quanto custa a calça?",
		"Temos mais de uma opção: Calça jeans skinny e Calça jogger. Qual delas?",
	],
	[
		"preço da camiseta",
		"Temos mais de uma opção: Camiseta lisa, Camiseta estampada e Camiseta oversized. Qual delas?",
	],
])("the shop of clothes is asked %s", (question, answer) => {
	expect(ask("clothes", question)).toBe(answer);
});

test.each([
	["quanto custa o pão francês?", "Pão francês: R$ 18,90 por kg."],
	["qnto é o kg do pão francês", "Pão francês: R$ 18,90 por kg."],
	["qto ta o paozinho frances", "Pão francês: R$ 18,90 por kg."],
	["quanto é o bolo de cenoura?", "Bolo de cenoura: R$ 38,00."],
	["e o bolo de cenora com xocolate, quanto sai?", "Bolo de cenoura com chocolate: R$ 45,00."],
	[
		"quanto custa o bolo?",
		"Temos mais de uma opção: Bolo de cenoura, Bolo de cenoura com chocolate e Bolo de fubá. Qual delas?",
	],
	["tem torta de limão?", "Torta de limão: esgotado no momento."],
	["vcs tem coxinha??", "Sim, temos Coxinha em estoque (R$ 7,00)."],
	["tem pao integral hj?", "Pão integral: esgotado no momento."],
	["qual o bolo mais barato", "Mais em conta: Bolo de fubá, R$ 32,00."],
	["quantos tipos de pão vocês têm?", "Temos 3: Pão francês, Pão de queijo e Pão integral."],
	[
		"quais bolos tem?",
		"Temos: Bolo de cenoura (R$ 38,00), Bolo de cenoura com chocolate (R$ 45,00), Bolo de fubá (R$ 32,00) e Bolo de casamento.",
	],
	["qual o peso do pão de queijo?", "Pão de queijo: Peso 80 g."],
	["quanto pesa o bolo de fubá?", "Bolo de fubá: Peso 900 g."],
	[
		"quanto custa o brigadeiro e quanto custa a coxinha?",
		"Brigadeiro: R$ 3,50.\nCoxinha: R$ 7,00.",
	],
	[
		"bolos até quarenta reais",
		"Até R$ 40,00 temos: Bolo de fubá (R$ 32,00) e Bolo de cenoura (R$ 38,00).",
	],
])("the bakery is asked %s", (question, answer) => {
	expect(ask("bakery", question)).toBe(answer);
});

test.each([
	["en", "how much is the rolamento 6203?", "Rolamento 6203: US$ 12.50."],
	[
		"en",
		"do you have correia dentada in stock?",
		"Yes, we have Correia dentada in stock (US$ 89.00).",
	],
	["en", "what is the cheapest filtro?", "Lowest price: Filtro de óleo, US$ 28.00."],
	[
		"en",
		"how many kinds of rolamento do you have?",
		"We have 2: Rolamento 6203 and Rolamento 6204.",
	],
	["en", "filtro de ar price", "Filtro de ar: US$ 45.00."],
	["es", "¿cuánto cuesta la pastilha de freio?", "Pastilha de freio: US$ 119,00."],
	["es", "¿hay correia em V 8PK?", "Correia em V 8PK: agotado por el momento."],
	["es", "¿cuál es el rolamento más barato?", "El menor precio: Rolamento 6203, US$ 12,50."],
	[
		"pt",
		"tem parafuso sextavado 10 mm?",
		"Sim, trabalhamos com Parafuso sextavado, tamanho 10MM (US$ 0,35).",
	],
	["pt", "parafuso allen 8mm tem?", "Parafuso allen, tamanho 8MM: esgotado no momento."],
	["pt", "quantos rolamentos 6204 tem?", "Rolamento 6204: 8 em estoque."],
	["pt", "tem filtro de ar?", "Sim, trabalhamos com Filtro de ar (US$ 45,00)."],
	["pt", "qual a brand da correia dentada?", "Correia dentada: Brand Gates."],
] as const)("the shop of parts is asked in %s: %s", (language, question, answer) => {
	expect(ask("parts", question, "", language)).toBe(answer);
});

test.each([
	["clothes", "tem camiseta do Flamengo?"],
	["clothes", "quanto custa a bermuda?"],
	["clothes", "tem calcinha?"],
	["clothes", "quanto custa o frete?"],
	["clothes", "qual o horário de vocês?"],
	["clothes", "posso trocar a camiseta lisa?"],
	["clothes", "a camiseta lisa encolhe?"],
	["clothes", "quanto vocês pagam na camiseta lisa?"],
	["clothes", "qual o preço de custo da camiseta lisa?"],
	["clothes", "quanto custa?"],
	["clothes", "bom dia"],
	["clothes", "qual o tecido do boné trucker?"],
	["clothes", "link do vestido midi"],
	["clothes", "fica até que horas?"],
	["clothes", "o que vocês fazem numa hora dessas?"],
	["clothes", "os livros do 8º ano, quais são?"],
	["clothes", "é mais caro?"],
	["clothes", "posso trocar na loja o que comprei no site ou tem que ser pelo correio?"],
	["clothes", "qual a numeração do tamanho M?"],
	["clothes", "Minha mãe compra aí. Acho que chego uns 40 minutos depois, vocês cobram por isso?"],
	["bakery", "que horas sai o pão francês?"],
	["bakery", "dá pra cozinhar lá?"],
	["clothes", "tem jaqueta de couro?"],
	["bakery", "quanto custa o bolo de casamento?"],
	["bakery", "tem bolo de chocolate sem glúten?"],
	["bakery", "quanto custa o pão de mel?"],
	["bakery", "tem bolo tamanho G?"],
	["bakery", "fazem entrega de coxinha?"],
	["bakery", "quanto custa um cento de brigadeiro?"],
	["bakery", "bolo de cenoura tem glúten?"],
	["bakery", "quanto é o quilo do pão de queijo?"],
	["bakery", "tem torta de batata?"],
	["clothes", "quando chega a camiseta lisa?"],
	["clothes", "minha camiseta lisa chegou rasgada"],
	["clothes", "tem desconto na camiseta lisa?"],
	["parts", "tem disco de freio?"],
	["parts", "tem rolamento 6205?"],
	["parts", "quanto custa a vela de ignição?"],
	["parts", "quantos filtros de ar tem em estoque?"],
] as const)("nothing is invented for the %s: %s", (shop, question) => {
	expect(ask(shop, question)).toBeNull();
});

test.each([
	[
		"quanto custa a camiseta lisa?",
		"e tem no GG?",
		"Sim, trabalhamos com Camiseta lisa, tamanho GG (R$ 49,90).",
	],
	["quanto custa a camiseta?", "a estampada", "Camiseta estampada: R$ 59,90."],
	[
		"tem a camiseta lisa no M?",
		"e a estampada?",
		"Sim, temos Camiseta estampada em estoque (R$ 59,90).",
	],
	["quanto é a jaqueta jeans?", "quais tamanhos?", "Jaqueta jeans: tamanhos M e G."],
	["tem a camiseta lisa preta?", "quanto custa?", "Camiseta lisa, cor Preto: R$ 49,90."],
	["quanto é a calça jogger?", "e o frete?", null],
	["quanto custa a camiseta lisa?", "obrigada", null],
	["quais calças vocês têm?", "e a mais barata?", "Mais em conta: Calça jogger, R$ 129,90."],
	[
		"Tem jaqueta jeans?\nQuanto custa?",
		"tem preta?",
		"Jaqueta jeans: não temos cor Preto. Jaqueta jeans: cores Azul.",
	],
	["Tem estacionamento?", "tem preta?", null],
	[
		"Tem estacionamento?",
		"e a camiseta lisa, tem?",
		"Sim, temos Camiseta lisa em estoque (R$ 49,90).",
	],
])("after %j, %j goes on with the same", (before, question, answer) => {
	const now = ask("clothes", question, before);
	expect(now?.replace("cor preta", "cor Preto") ?? null).toBe(answer);
});

test("what asks back names the products, three at most", () => {
	expect(askCatalogue("preço da camiseta", CLOTHES, { language: "pt" })).toMatchObject({
		kind: "which",
		names: ["Camiseta lisa", "Camiseta estampada", "Camiseta oversized"],
	});
	expect(askCatalogue("tem boné trucker?", CLOTHES, { language: "pt" })?.kind).toBe("answer");
});

test("nobody hears what a shop pays itself", () => {
	expect(JSON.stringify(CLOTHES)).not.toMatch(/18,00|custo|600/);
});
