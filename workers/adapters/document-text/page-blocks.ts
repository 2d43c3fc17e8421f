import type { Block } from "#app/domain/agents/document-blocks.ts";
import { listElements, oneLineOf, type PageElement, type PageNode } from "./page-tree.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What is no text of a page, or is on all pages alike. */
const SKIPPED = set(
	"script style noscript template svg canvas iframe object audio video head nav footer aside dialog form select textarea input",
);
const SKIPPED_ROLES = set(
	"navigation contentinfo banner search dialog alertdialog menu menubar toolbar complementary",
);
/** Banners that ask for consent, and the way to a page. */
const BANNER =
	/(?:^|[\s_-])(?:cookies?|consent|lgpd|gdpr|onetrust|breadcrumbs?|skip-?link|sr-only)(?:$|[\s_-])/i;
/** Footers and menus of pages that have no elements for them, by an id or a whole class. */
const FRAMES = set(
	"footer rodape site-footer page-footer main-footer footer-area navbar nav-menu main-menu main-navigation topbar top-bar site-header page-header-top newsletter",
);
const BLOCKS = set(
	"address article blockquote body caption center dd details div dl dt fieldset figcaption figure footer header hgroup hr html li main ol p pre section summary table tbody td tfoot th thead tr ul",
);
/** A question of an accordion: below every heading of the page. */
const QUESTION_LEVEL = 7;
const MAX_CHARACTERS = 1_000_000;

export const isMain = ({ name, attributes }: PageElement): boolean =>
	name === "main" || attributes.role === "main";

/** Whether an element with everything inside is no text of this page. */
export function isLeftOut({ name, attributes }: PageElement): boolean {
	const { role = "", id = "", class: classes = "" } = attributes;
	return (
		SKIPPED.has(name) ||
		SKIPPED_ROLES.has(role) ||
		[id, ...classes.split(/\s+/)].some((one) => FRAMES.has(one.toLowerCase())) ||
		"hidden" in attributes ||
		attributes["aria-hidden"] === "true" ||
		(name !== "html" && name !== "body" && (BANNER.test(id) || BANNER.test(classes)))
	);
}

/** The visible text inside, in one line. */
function visibleText(element: PageElement): string {
	const parts = (node: PageNode): string => {
		if (typeof node === "string") return node;
		if (isLeftOut(node)) return "";
		const inside = node.children.map(parts).join("");
		return BLOCKS.has(node.name) || node.name === "br" ? ` ${inside} ` : inside;
	};
	return oneLineOf(element.children.map(parts).join(""));
}

const isQuestion = (text: string): boolean => text.endsWith("?") && text.length <= 200;

/** The rows of a table; null for one that only places things on the page. */
function readTable(table: PageElement): string[][] | null {
	if (table.attributes.role === "presentation" || table.attributes.role === "none") return null;
	const inside = listElements(table, isLeftOut);
	if (inside.some(({ name }) => name === "table" || /^h[1-6]$/.test(name))) return null;
	const rows = inside
		.filter(({ name }) => name === "tr")
		.map(({ children }) =>
			children.flatMap((cell) => {
				if (typeof cell === "string" || !["td", "th"].includes(cell.name)) return [];
				const span = Math.min(Number(cell.attributes.colspan ?? 1) || 1, 60);
				return [visibleText(cell), ...Array.from({ length: span - 1 }, () => "")];
			}),
		)
		.filter((cells) => cells.some((cell) => cell !== ""));
	return rows.some((cells) => cells.length > 1) ? rows : null;
}

/** Walks a page from beginning to end and writes down what a reader sees. */
class PageText {
	readonly blocks: Block[] = [];
	#line = "";
	#prefix = "";
	#characters = 0;
	/** The heading that text stands under, questions aside. */
	#heading: { level: number; text: string };
	#isInMain = false;

	constructor(title: string) {
		this.#heading = { level: 0, text: title };
	}

	walk(node: PageNode): void {
		if (typeof node === "string") this.#line += node.replaceAll(/\s+/g, " ");
		else if (!isLeftOut(node) && !this.#isSiteHeader(node)) this.#enter(node);
	}

	/** A page's own header stands in its main part; the one outside is the site's. */
	#isSiteHeader = ({ name }: PageElement): boolean => name === "header" && !this.#isInMain;

	#enter(element: PageElement): void {
		const { name, attributes } = element;
		const level = /^h([1-6])$/.exec(name)?.[1];
		const isInMain = this.#isInMain;
		this.#isInMain ||= isMain(element) || name === "article";
		if (level !== undefined) this.#addHeading(Number(level), visibleText(element));
		else if (name === "br") this.#line += "\n";
		else if (name === "button") this.#addButton(element);
		else if (name === "details" || name === "dl") this.#addQuestions(element);
		else if (name === "summary") this.#addHeading(QUESTION_LEVEL, visibleText(element));
		else if (name === "dt") this.#addTerm(element);
		else if (name === "table") this.#addTable(element);
		else {
			const isBlock = BLOCKS.has(name) || attributes.role === "heading";
			if (isBlock) this.flush();
			if (name === "li") this.#prefix = "- ";
			for (const child of element.children) this.walk(child);
			if (isBlock) this.flush();
		}
		this.#isInMain = isInMain;
	}

	#addHeading(level: number, text: string): void {
		this.flush();
		if (text === "") return;
		if (level < QUESTION_LEVEL) this.#heading = { level, text };
		this.blocks.push({ kind: "heading", level, text });
	}

	/** A button says nothing, unless it opens the answer to a question. */
	#addButton(element: PageElement): void {
		const text = visibleText(element);
		if ("aria-expanded" in element.attributes && isQuestion(text))
			this.#addHeading(QUESTION_LEVEL, text);
	}

	/** Questions with their answers; what follows is no part of the last answer. */
	#addQuestions({ children }: PageElement): void {
		this.flush();
		const before = this.blocks.length;
		for (const child of children) this.walk(child);
		this.flush();
		const added = this.blocks.slice(before);
		if (added.some((block) => block.kind === "heading" && block.level === QUESTION_LEVEL))
			this.blocks.push({ kind: "heading", ...this.#heading });
	}

	#addTerm(element: PageElement): void {
		const text = visibleText(element);
		if (isQuestion(text)) this.#addHeading(QUESTION_LEVEL, text);
		else {
			this.flush();
			this.#prefix = text === "" ? "" : `${text.replace(/:$/, "")}: `;
		}
	}

	#addTable(element: PageElement): void {
		this.flush();
		const rows = readTable(element);
		if (rows === null) for (const child of element.children) this.walk(child);
		else if (rows.length > 0) this.blocks.push({ kind: "table", rows });
		this.flush();
	}

	/** Ends the paragraph that is open. What stands before an item or a term waits for its text. */
	flush(): void {
		const text = this.#line.split("\n").map(oneLineOf).join("\n").trim();
		this.#line = "";
		if (text === "") return;
		this.#characters += text.length;
		if (this.#characters <= MAX_CHARACTERS)
			this.blocks.push({ kind: "text", text: this.#prefix + text });
		this.#prefix = "";
	}
}

/** The headings, paragraphs, lists and tables of a part of a page. */
export function readBlocks(part: PageElement, title: string): Block[] {
	const page = new PageText(title);
	page.walk(part);
	page.flush();
	return page.blocks;
}

/** The text of a piece of markup, as an answer in structured data has it. */
export const textOfMarkup = (part: PageElement): string =>
	readBlocks(part, "")
		.flatMap((block) =>
			block.kind === "table" ? block.rows.map((row) => row.join(" ")) : [block.text],
		)
		.join("\n");
