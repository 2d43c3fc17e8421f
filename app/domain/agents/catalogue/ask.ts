// Questions about a catalogue, answered with what its rows say, and with nothing else.
import type { AgentLanguage } from "../agent.ts";
import { readQuestions } from "../retrieval/segments.ts";
import { stemOf } from "../retrieval/stems.ts";
import { listTokens } from "../retrieval/tokens.ts";
import { understand } from "../retrieval/understanding.ts";
import type { Asking, CatalogueAnswer } from "./asking.ts";
import type { Catalogue, Product } from "./catalogue.ts";
import { compare, count, listAll, listUpTo } from "./compare-products.ts";
import { findProducts, isNameOf, type Named } from "./find-products.ts";
import { type CatalogueQuestion, readQuestion } from "./question.ts";
import { tell } from "./tell-product.ts";
import { isOfUnit } from "./values.ts";

const MAX_QUESTIONS = 3;

/**
 * Answers a message of questions about products: price, stock, sizes, colours, cheapest, up to a price, how many, which.
 * @param before what was asked before, for questions that go on ("e no M?"); "" for nothing
 * @returns null where one of its questions is not for the catalogue, names what it does not have, or asks what no row says
 */
export function askCatalogue(
	message: string,
	catalogue: Catalogue,
	{ language, before = "" }: { language: AgentLanguage; before?: string },
): CatalogueAnswer | null {
	if (readQuestions(message).length > MAX_QUESTIONS) return null;
	let last = before === "" ? null : lastOf(readAll(before, catalogue), catalogue);
	// What goes on with something else names no product of ours.
	const wasElse = last !== null && findProducts(catalogue, last.subject).kind === "unknown";
	if (wasElse) last = null;
	const answers = readAll(message, catalogue).map((question) => {
		if (question === null) return null;
		const isOpen = wasElse && !question.asksProducts && last === null;
		if (isOpen && findProducts(catalogue, question.subject).kind === "none") return null;
		last = last ? goOn(question, last, catalogue) : question;
		return answerOne({ catalogue, language, question: last });
	});
	const given = answers.flatMap((answer) => (answer === null ? [] : [answer]));
	if (given.length === 0 || given.length < answers.length) return null;
	return {
		kind: given.some(({ kind }) => kind === "which") ? "which" : "answer",
		text: [...new Set(given.map(({ text }) => text))].join("\n"),
		names: [...new Set(given.flatMap(({ names }) => names))],
	};
}

function readAll(message: string, catalogue: Catalogue): (CatalogueQuestion | null)[] {
	const isName = (word: string) => isNameOf(catalogue, word);
	return understand(message, "").parts.map(({ alone }) => {
		const question = readQuestion(alone, catalogue, isName);
		return question === null ? null : findDetail(question, catalogue);
	});
}

/** Of several questions the last, with what it takes from those before; null where it is not for the catalogue. */
function lastOf(
	questions: readonly (CatalogueQuestion | null)[],
	catalogue: Catalogue,
): CatalogueQuestion | null {
	let last: CatalogueQuestion | null = null;
	for (const question of questions) {
		if (question === null) return null;
		last = last ? goOn(question, last, catalogue) : question;
	}
	return last;
}

const MAY_BE_DETAIL: ReadonlySet<string> = new Set(["list", "stock", "price"]);

/** "Qual o peso do pão?": a column of its own is asked for. */
function findDetail(question: CatalogueQuestion, catalogue: Catalogue): CatalogueQuestion {
	if (question.intent !== null && !MAY_BE_DETAIL.has(question.intent)) return question;
	const columns = new Set(
		catalogue.products.flatMap(({ details }) => details.map(([column]) => column)),
	);
	for (const column of columns) {
		const stems = new Set(listTokens(column).map(stemOf));
		const isAsked = (token: string) => stems.has(stemOf(token)) && !isNameOf(catalogue, token);
		const subject = question.subject.map(({ text, weight }) => ({
			tokens: text.split(" "),
			weight,
		}));
		if (!subject.some(({ tokens }) => tokens.some(isAsked))) continue;
		const left = subject.map(({ tokens, weight }) => ({
			text: tokens.filter((token) => !isAsked(token)).join(" "),
			weight,
		}));
		return { ...question, intent: "detail", detail: column, subject: left };
	}
	return question;
}

/** "E no M?" is of the product before, "e a lisa?" of what was asked before. */
function goOn(
	question: CatalogueQuestion,
	last: CatalogueQuestion,
	catalogue: Catalogue,
): CatalogueQuestion {
	const named = findProducts(catalogue, question.subject);
	if (named.kind === "unknown") return question;
	const isNew = named.kind === "products";
	const { intent, size, colour } = question;
	// "Obrigada" goes on with nothing.
	if (!isNew && intent === null && size === null && colour === null) return question;
	const both = isNew ? findProducts(catalogue, [...question.subject, ...last.subject]) : null;
	const asksAll = question.intent === "cheapest" || question.intent === "dearest";
	return {
		...question,
		intent:
			question.intent ??
			(question.size || question.colour ? (last.intent ?? "stock") : last.intent),
		subject: isNew
			? both?.kind === "products" && !named.isExact
				? [...question.subject, ...last.subject]
				: question.subject
			: last.subject,
		size: question.size ?? (isNew || asksAll ? null : last.size),
		colour: question.colour ?? (isNew || asksAll ? null : last.colour),
		detail: question.detail ?? (question.intent === null ? last.detail : null),
	};
}

function answerOne(asking: Asking): CatalogueAnswer | null {
	const { catalogue, question } = asking;
	const named = findProducts(catalogue, question.subject);
	if (named.kind === "unknown") return null;
	const isNamed = named.kind === "products";
	// "A que horas sai o pão": hours are a unit only where something is sold by them.
	if (question.unit !== null && !isSoldBy(productsOf(named, catalogue), question.unit)) return null;
	switch (question.intent) {
		case "cheapest":
		case "dearest":
			// "É mais caro?" compares with what was told, and no row knows what that was.
			if (!isNamed && !question.asksProducts && !question.isChoice) return null;
			return compare(productsOf(named, catalogue), question.intent, asking);
		case "upTo":
			return listUpTo(productsOf(named, catalogue), asking);
		case "count":
			return count(productsOf(named, catalogue), asking);
		case "list":
			if (!isNamed && !question.asksProducts) return null;
			return listAll(productsOf(named, catalogue), asking);
		case "stock":
			if (named.kind === "none")
				return !question.asksStock || (question.size === null && question.colour === null)
					? null
					: listAll(catalogue.products, asking);
			return tell(named, asking);
		case null:
		case "price":
		case "sizes":
		case "colours":
		case "link":
		case "detail":
			return named.kind === "none" ? null : tell(named, asking);
	}
}

const productsOf = (named: Named, { products }: Catalogue): Product[] =>
	named.kind === "products" ? named.products : products;

const isSoldBy = (products: readonly Product[], unit: string): boolean =>
	products.some(({ variants }) => variants.some(({ price }) => isOfUnit(price, unit)));
