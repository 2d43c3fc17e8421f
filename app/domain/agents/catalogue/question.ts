// What somebody wants to know of a catalogue: the kind of question, a limit, and the words that name a product.
import { fold } from "../../fold.ts";
import { KNOWN_WORDS, SOFT_WORDS, STOP_WORDS } from "../retrieval/common-words.ts";
import { countSlips } from "../retrieval/likeness.ts";
import type { Segment } from "../retrieval/question-terms.ts";
import { listTokens } from "../retrieval/tokens.ts";
import { amountOf, spelledNumbers } from "../written-numbers.ts";
import type { Catalogue } from "./catalogue.ts";
import { type AskedColour, isColourWord, takeColours, takeSize } from "./criteria.ts";
import { unitOf } from "./values.ts";

export type Intent =
	| "price"
	| "stock"
	| "count"
	| "sizes"
	| "colours"
	| "cheapest"
	| "dearest"
	| "upTo"
	| "list"
	| "link"
	| "detail";

export interface CatalogueQuestion {
	/** Null: only a product is named. */
	intent: Intent | null;
	/** The words that are left for naming products. */
	subject: Segment[];
	size: string | null;
	colour: AskedColour | null;
	limitCents: number | null;
	/** What the price is to be of, as `unitOf` names it: "quilo". */
	unit: string | null;
	/** The column that is asked for. */
	detail: string | null;
	/** It asks for products as such: "quais produtos", "o que vocês vendem". */
	asksProducts: boolean;
	/** "Qual o mais barato" asks for one of all. */
	isChoice: boolean;
	/** It asks whether something is there. */
	asksStock: boolean;
}

const MAX_LENGTH = 600;

/** In this order: the first that fits is what is asked. Texts are tokens (`listTokens`). */
const INTENTS: readonly (readonly [Intent, RegExp])[] = [
	["link", /\b(?:link|links|url|enlace)\b/],
	[
		"cheapest",
		/\b(?:ma?is barat\w+|ma?s barat\w+|mais em conta|menor (?:preco|valor)|(?:menor|mas) precio|cheapest|least expensive|lowest price)\b/,
	],
	[
		"dearest",
		/\b(?:mais car[oa]s?|mas car[oa]s?|maior (?:preco|valor|precio)|most expensive|priciest|highest price|mais top)\b/,
	],
	["count", /\b(?:quant[oa]s|how many|cuant[oa]s)\b/],
	["sizes", /\b(?:tamanhos?|numeracao|numeracoes|sizes?|tallas?|talles?|medidas?)\b/],
	["colours", /\b(?:cor|cores|colou?rs?|color|colores)\b/],
	[
		"price",
		/\b(?:quanto|preco|precos|valor|valores|custa|custam|custo|how much|price|prices|cost|costs|cuanto|precio|precios|cuesta|cuestan|reais)\b/,
	],
	[
		"list",
		/\b(?:quais|qual|que|what|which|cuales|cual|lista|opcoes|cardapio|catalogo|list|options)\b/,
	],
	[
		"stock",
		/\b(?:tem|temos|teria|teriam|ha|vende|vendem|disponivel|disponiveis|estoque|acabou|esgotou|esgotad[oa]s?|sobrou|resta|restam|have|there|sell|stock|available|sold|hay|tienen|tiene|venden|disponible|agotad[oa]s?|quero|queria|gostaria|procuro)\b/,
	],
];

/** Words that ask and name no product. */
const ASKING = new Set(
	`quanto quanta quantos quantas custa custam custar custo preco precos valor valores sai saem reais real conto vale valem cobra cobram
	tamanho tamanhos numeracao numeracoes numero numeros medida medidas grade cor cores tem temos teria teriam ha vende vendem disponivel disponiveis disponibilidade
	estoque acabou esgotou esgotado esgotada sobrou resta restam ainda link links url mais barato barata baratos baratas baratinho baratinha conta caro cara caros caras
	menor maior quais qual que lista opcao opcoes cardapio catalogo tipo tipos modelo modelos variedade variedades sabores sabor produto produtos item itens especie especies
	loja voces existe existem quero queria gostaria saber comprar procuro procurando favor tabela dinheiro gastar opa peca pecas artigo artigos mercadoria
	mostra mostrar mande manda mandar envia enviar passa passar pode hoje agora trabalham trabalha varios varias alguma algum top
	how much many price prices cost costs cheapest expensive least most lowest highest priciest size sizes color colors colour colours have there sell stock available
	sold which what list options kinds kind types type models left under below less than cheaper item items product products buy looking show send
	custando anything something algo coisa coisas come does
	cuanto cuantos cuanta cuantas cuesta cuestan precio precios talla tallas talle talles colores hay tienen tiene venden disponible agotado agotada
	barata mas cuales cual modelos tipos opciones producto productos quiero comprar enlace hasta menos`.split(
		/\s+/,
	),
);
/** Those whose slips are looked for: "qunato", "preso", "tamnho". */
const OFTEN_MISTYPED =
	"quanto quantos quantas custa custam preco precos valor valores tamanho tamanhos numeracao estoque disponivel esgotado esgotada modelos catalogo cardapio".split(
		" ",
	);
/** What a shop keeps to itself is asked for. */
const PRIVATE = /\b(?:preco de custo|custo de|custos|margem|lucro|fornecedor|fornecedores)\b/;

/** "no máximo 50", "até R$ 1.200", "menos de cinquenta reais". */
const LIMIT =
	/\b(?:ate|no maximo|maximo de|abaixo de|menos de|menos que|under|below|up to|less than|at most|cheaper than|hasta|por debajo de)\s(?:uns\s|de\s)?(?:r\$|us\$|\$|€)?\s?(\d[\d.,]*|[a-z]+(?:\se\s[a-z]+)?)(?:\s(?:reais|real|contos?|pila|dolares|dollars|pesos|euros?|brl))?/;

function takeLimit(folded: string): { rest: string; limitCents: number | null } {
	const found = folded.match(LIMIT);
	const written = found?.[1] ?? "";
	const amount = /^\d/.test(written) ? amountOf(written) : spelledNumbers(written)[0];
	if (!found || amount === undefined) return { rest: folded, limitCents: null };
	return { rest: folded.replace(found[0], " "), limitCents: Math.round(amount * 100) };
}

/** "Quando" is not "quanto", and "preto" not "preço". */
const isWord = (token: string): boolean =>
	STOP_WORDS.has(token) || SOFT_WORDS.has(token) || KNOWN_WORDS.has(token) || isColourWord(token);

/** The asking word that was meant. */
function meantAsking(token: string, isName: (word: string) => boolean): string {
	if (token.length < 5 || ASKING.has(token) || isName(token) || isWord(token)) return token;
	return (
		OFTEN_MISTYPED.find((word) => word[0] === token[0] && countSlips(token, word, 1) <= 1) ?? token
	);
}

/**
 * Reads one question of a message; null where it asks for what a shop keeps to itself.
 * @param segments what asks (weight 1), and the story around it
 * @param isName whether the catalogue's names have this word
 */
export function readQuestion(
	segments: readonly Segment[],
	catalogue: Catalogue,
	isName: (word: string) => boolean,
): CatalogueQuestion | null {
	let size: string | null = null;
	let colour: AskedColour | null = null;
	let limitCents: number | null = null;
	let unit: string | null = null;
	const words: string[] = [];
	const subject = segments.map(({ text, weight }) => {
		const limited = takeLimit(
			fold(text.slice(0, MAX_LENGTH)).replaceAll("pronta entrega", "estoque"),
		);
		limitCents ??= limited.limitCents;
		const sized = takeSize(limited.rest, text, catalogue);
		size ??= sized.size;
		const tokens = listTokens(sized.rest).map((token) => meantAsking(token, isName));
		if (weight >= 1) words.push(...tokens);
		const coloured = takeColours(tokens, catalogue, isName, (word) => ASKING.has(word));
		colour ??= coloured.colour;
		const left = coloured.rest.filter((token) => {
			if (isName(token)) return true;
			const named = unitOf(token);
			unit ??= named;
			return named === null && !ASKING.has(token);
		});
		return { text: left.join(" "), weight };
	});
	const asked = words.join(" ");
	if (PRIVATE.test(asked)) return null;
	const found = INTENTS.find(([, words]) => words.test(asked))?.[0] ?? null;
	const intent = limitCents === null ? settle(found, size, colour) : "upTo";
	const asksStock = INTENTS.some(([kind, words]) => kind === "stock" && words.test(asked));
	const asksProducts = PRODUCTS.test(asked);
	const read = { intent, subject, size, colour, limitCents, unit, detail: null };
	const isChoice = /\b(?:qual|quais|which|what|cual|cuales)\b/.test(asked);
	return { ...read, asksProducts, isChoice, asksStock };
}

/** Without them "que" and "quais" ask for anything, as "de que horas". */
const PRODUCTS =
	/\b(?:produtos?|ite(?:m|ns)|pecas?|artigos?|mercadorias?|modelos?|sabores|catalogo|cardapio|tabela|lista|opcoes|vendem?|trabalham|products?|items?|sell|menu|list|options|productos?|articulos?|venden|opciones)\b/;

/** "Tem tamanho 38?" and "qual cor azul?" name what they ask for: whether it is there. */
function settle(
	intent: Intent | null,
	size: string | null,
	colour: AskedColour | null,
): Intent | null {
	if (intent === "sizes" && size !== null) return "stock";
	if (intent === "colours" && colour !== null) return "stock";
	return intent;
}
