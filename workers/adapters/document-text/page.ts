import type { AgentLanguage } from "#app/domain/agents/agent.ts";
import type { Block } from "#app/domain/agents/document-blocks.ts";
import { fold } from "#app/domain/fold.ts";
import { isLeftOut, isMain, readBlocks, textOfMarkup } from "./page-blocks.ts";
import { listElements, oneLineOf, type PageElement, parsePage, rawText } from "./page-tree.ts";

const MAX_LINKS = 1_000;
const MAX_ADDRESS_LENGTH = 2_048;
const MAX_QUESTIONS = 200;
const MAX_DATA_LENGTH = 500_000;
/** A main part with less text is a frame that a script fills. */
const MIN_MAIN_CHARACTERS = 80;
const QUESTION_LEVEL = 7;
/** A page where one may also sign in has more text beside its form. */
const MAX_LOGIN_CHARACTERS = 400;

export interface Page {
	/** What it says to be its own address, on the same host; else where it was found. Without a fragment. */
	address: string;
	title: string;
	/** The language it says to be written in, of those that agents speak. */
	language: AgentLanguage | null;
	blocks: Block[];
	/** Addresses it links to, each once, without fragments. */
	links: string[];
	/** It asks for a password and says next to nothing else. */
	isLogin: boolean;
}

const isLanguage = (code: string): code is AgentLanguage => ["pt", "en", "es"].includes(code);

/** An address without its fragment; null for what is none of the web. */
export function parseAddress(written: string, base: string): string | null {
	if (!URL.canParse(written.trim(), base)) return null;
	const url = new URL(written.trim(), base);
	url.hash = "";
	const isOfTheWeb = url.protocol === "https:" || url.protocol === "http:";
	return isOfTheWeb && url.href.length <= MAX_ADDRESS_LENGTH ? url.href : null;
}

/** Of some sites every page says to be the first one: that is not believed. */
function canonicalOf(elements: readonly PageElement[], found: string): string {
	const link = elements.find(
		({ name, attributes }) => name === "link" && attributes.rel?.toLowerCase() === "canonical",
	);
	const own = parseAddress(found, found) ?? found;
	const said = link ? parseAddress(link.attributes.href ?? "", found) : null;
	if (said === null || new URL(said).host !== new URL(found).host) return own;
	return new URL(said).pathname === "/" ? own : said;
}

/** Questions and answers that a page tells to search engines (schema.org, FAQPage). */
function readQuestions(data: unknown, depth = 0): { question: string; answer: string }[] {
	if (typeof data !== "object" || data === null || depth > 6) return [];
	if (Array.isArray(data)) return data.flatMap((one) => readQuestions(one, depth + 1));
	const record = data as Record<string, unknown>;
	if (record["@type"] === "Question") {
		const answers = [record.acceptedAnswer].flat();
		const [answer] = answers.map((one) => (one as { text?: unknown } | undefined)?.text);
		return typeof record.name === "string" && typeof answer === "string"
			? [{ question: record.name, answer }]
			: [];
	}
	return [record["@graph"], record.mainEntity].flatMap((one) => readQuestions(one, depth + 1));
}

function parseData(text: string): unknown {
	try {
		return text.length > MAX_DATA_LENGTH ? null : JSON.parse(text);
	} catch {
		return null;
	}
}

/** What structured data asks and the page's own headings do not. */
function listOtherQuestions(elements: readonly PageElement[], blocks: readonly Block[]): Block[] {
	const known = new Set(
		blocks.flatMap((block) => (block.kind === "heading" ? [fold(block.text).trim()] : [])),
	);
	return elements
		.filter(
			({ name, attributes }) => name === "script" && attributes.type === "application/ld+json",
		)
		.flatMap((script) => readQuestions(parseData(rawText(script))))
		.slice(0, MAX_QUESTIONS)
		.flatMap(({ question, answer }): Block[] => {
			const asked = oneLineOf(textOfMarkup(parsePage(question)));
			const text = textOfMarkup(parsePage(answer));
			if (asked === "" || text === "" || known.has(fold(asked))) return [];
			known.add(fold(asked));
			return [
				{ kind: "heading", level: QUESTION_LEVEL, text: asked },
				{ kind: "text", text },
			];
		});
}

const charactersOf = (blocks: readonly Block[]): number =>
	blocks.reduce((sum, block) => sum + (block.kind === "text" ? block.text.length : 0), 0);

/** The page's main part where it names one that holds text; else all of it. */
function readMain(root: PageElement, elements: readonly PageElement[], title: string): Block[] {
	const main = elements.find((element) => isMain(element) && !isLeftOut(element));
	const inMain = main ? readBlocks(main, title) : [];
	return charactersOf(inMain) >= MIN_MAIN_CHARACTERS ? inMain : readBlocks(root, title);
}

function titleOf(elements: readonly PageElement[], address: string): string {
	const first = (name: string) =>
		oneLineOf(elements.filter((element) => element.name === name).map(rawText)[0] ?? "");
	const title = first("title") || first("h1");
	if (title !== "") return title;
	const { hostname, pathname } = new URL(address);
	return hostname + (pathname === "/" ? "" : pathname);
}

/**
 * What a person reads on a page, without menus, footers, forms, scripts and banners. Nothing is run or loaded.
 * @param found the address it came from
 */
export function readPage(html: string, found: string): Page {
	const root = parsePage(html);
	const elements = listElements(root);
	const address = canonicalOf(elements, found);
	const title = titleOf(elements, address);
	const blocks = readMain(root, elements, title);
	const questions = listOtherQuestions(elements, blocks);
	const lang = elements.find(({ name }) => name === "html")?.attributes.lang ?? "";
	const code = lang.slice(0, 2).toLowerCase();
	const links = elements.flatMap(({ name, attributes }) => {
		const isFollowed = name === "a" && !/\bnofollow\b/.test(attributes.rel ?? "");
		const link = isFollowed ? parseAddress(attributes.href ?? "", found) : null;
		return link === null ? [] : [link];
	});
	const asksPassword = elements.some(
		({ name, attributes }) => name === "input" && attributes.type?.toLowerCase() === "password",
	);
	return {
		address,
		title,
		isLogin: asksPassword && charactersOf(blocks) < MAX_LOGIN_CHARACTERS,
		language: isLanguage(code) ? code : null,
		blocks:
			questions.length === 0
				? blocks
				: [...blocks, { kind: "heading", level: 0, text: title }, ...questions],
		links: [...new Set(links)].slice(0, MAX_LINKS),
	};
}
