// Which products of a catalogue somebody names.
import { SOFT_WORDS, STOP_WORDS } from "../retrieval/common-words.ts";
import { KnowledgeIndex } from "../retrieval/knowledge-index.ts";
import { countSlips, soundOf } from "../retrieval/likeness.ts";
import { stemOf } from "../retrieval/stems.ts";
import type { Segment } from "../retrieval/question-terms.ts";
import { readSynonyms } from "../retrieval/synonyms.ts";
import { listTokens } from "../retrieval/tokens.ts";
import type { Catalogue, Product } from "./catalogue.ts";

interface NamedPassage {
	entryId: string;
	title: string;
	text: string;
	product: Product;
}

interface Names {
	index: KnowledgeIndex<NamedPassage>;
	words: ReadonlySet<string>;
}

/** A catalogue stays as it is once it was read, so its index is made once. */
const NAMES = new WeakMap<Catalogue, Names>();
const NO_SYNONYMS = readSynonyms([]);
const MAX_FOUND = 5_000;
/** What the story around a question counts. */
const STORY = 0.6;

/** What an ending makes small and what is another thing. */
const OTHER_THINGS = new Set(
	"calcinha calcinhas camisinha camisinhas folhinha folhinhas carrinho carrinhos".split(" "),
);

function namesOf(catalogue: Catalogue): Names {
	const known = NAMES.get(catalogue);
	if (known) return known;
	const passages = catalogue.products.map((product, at) => ({
		entryId: String(at),
		title: product.name,
		text: product.category,
		product,
	}));
	const words = new Set(passages.flatMap(({ title, text }) => listTokens(`${title} ${text}`)));
	const names = { index: new KnowledgeIndex(passages, NO_SYNONYMS), words };
	NAMES.set(catalogue, names);
	return names;
}

/** Whether a word stands in a name or a category. */
export const isNameOf = (catalogue: Catalogue, word: string): boolean =>
	namesOf(catalogue).words.has(word);

/** The products whose names or categories have words of a text, the nearest first. */
export const nearProducts = (catalogue: Catalogue, text: string, limit: number): Product[] =>
	namesOf(catalogue)
		.index.search([{ text, weight: 1 }], limit)
		.found.filter(({ heard }) => heard.some(({ covers }) => covers > 0))
		.map(({ passage }) => passage.product);

export type Named =
	/** No product is named. */
	| { kind: "none" }
	/** A word that no product has: whatever it asks for, the catalogue does not know it. */
	| { kind: "unknown" }
	/** The products that have every word; `isExact` when one name is exactly what was said. */
	| { kind: "products"; products: Product[]; isExact: boolean };

/** Two slips in a short word make another one: "cozinhar" is not "coxinha". */
const isLike = (token: string, word: string): boolean =>
	stemOf(word) === stemOf(token) ||
	countSlips(token, word, 2) <= (token.length < 9 ? 1 : 2) ||
	soundOf(word) === soundOf(token);

/** A verb of everyday that only sounds like a name. */
const countsAsOther = (token: string, names: ReadonlySet<string>): boolean =>
	/[aei]r$/.test(token) &&
	!SOFT_WORDS.has(token) &&
	!STOP_WORDS.has(token) &&
	!names.has(token) &&
	![...names].some((name) => isLike(token, name));

/** A slip may make a word of another shop one that says nothing: "disco" is not "disso". */
const isHeard = (token: string, heard: readonly { word: string }[]): boolean =>
	token.length < 4 || STOP_WORDS.has(token) || heard.some(({ word }) => isLike(token, word));

/** Of what is told around a question the words that stand in names. */
const onlyNames = (text: string, names: ReadonlySet<string>): string =>
	listTokens(text)
		.filter((token) => names.has(token) || [...names].some((name) => isLike(token, name)))
		.join(" ");

/** As the catalogue lists them, which is how its shop would. */
const inOrder = (found: readonly { passage: NamedPassage }[]): Product[] =>
	found
		.map(({ passage }) => passage)
		.toSorted((one, other) => Number(one.entryId) - Number(other.entryId))
		.map(({ product }) => product);

/** Finds products by the words of a question that are left for naming them; slips and sounds are forgiven. */
export function findProducts(catalogue: Catalogue, subject: readonly Segment[]): Named {
	const { index, words } = namesOf(catalogue);
	const tokens = subject
		.filter(({ weight }) => weight >= 1)
		.flatMap(({ text }) => listTokens(text));
	if (tokens.some((token) => OTHER_THINGS.has(token) && !words.has(token)))
		return { kind: "unknown" };
	// What is told around a question names no product by itself, not even right before it.
	const told = subject.map(({ text, weight }) =>
		weight < 1
			? { text: onlyNames(text, words), weight: Math.min(weight, STORY) }
			: { text, weight },
	);
	const { found } = index.search(told, MAX_FOUND);
	const [best] = found;
	const isTelling = tokens.some(
		(token) => !STOP_WORDS.has(token) && (token.length > 1 || /\d/.test(token)),
	);
	if (best === undefined) return { kind: isTelling ? "unknown" : "none" };
	if (best.heard.some(({ isAsked, holders }) => isAsked && holders === 0))
		return { kind: "unknown" };
	if (tokens.some((token) => !isHeard(token, best.heard))) return { kind: "unknown" };
	if (tokens.some((token) => countsAsOther(token, words))) return { kind: "unknown" };
	const held = (one: typeof best) => one.heard.filter(({ covers }) => covers > 0);
	const most = Math.max(...found.map((one) => held(one).length));
	const all = found.filter(
		(one) =>
			held(one).length === most && one.heard.every(({ isAsked, covers }) => !isAsked || covers > 0),
	);
	if (all.length === 0) return { kind: "unknown" };
	const exact = all.filter(({ titleShare }) => titleShare === 1);
	const [only] = exact;
	return exact.length === 1 && only
		? { kind: "products", products: [only.passage.product], isExact: true }
		: { kind: "products", products: inOrder(all), isExact: false };
}
