import { Parser } from "htmlparser2";

/** Deeper elements are not read; what goes on into such a depth is no page, and ends there. */
const MAX_DEPTH = 200;
const MAX_PARSED_DEPTH = 2_000;
/** A page of a shop has some thousands. The rest of one with more is not read. */
const MAX_ELEMENTS = 50_000;

/** An element of a page. */
export interface PageElement {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: PageNode[];
}
export type PageNode = string | PageElement;

class EnoughError extends Error {
	override name = "EnoughError";
}

/** A page as a tree that is safe to walk, or its beginning. No script runs, nothing is loaded. */
export function parsePage(html: string): PageElement {
	const root: PageElement = { name: "#document", attributes: {}, children: [] };
	const open = [root];
	let elements = 0;
	const parser = new Parser({
		onopentag(name, attributes) {
			elements += 1;
			if (elements > MAX_ELEMENTS || open.length > MAX_PARSED_DEPTH) throw new EnoughError();
			const element: PageElement = { name, attributes: { ...attributes }, children: [] };
			if (open.length <= MAX_DEPTH) open.at(-1)?.children.push(element);
			open.push(element);
		},
		ontext(text) {
			if (open.length <= MAX_DEPTH) open.at(-1)?.children.push(text);
		},
		onclosetag() {
			open.pop();
		},
	});
	try {
		parser.end(html);
	} catch (error) {
		if (!(error instanceof EnoughError)) throw error;
	}
	return root;
}

/** Every element inside, in order; those that `isLeft` are not entered. */
export function listElements(
	{ children }: PageElement,
	isLeft: (element: PageElement) => boolean = () => false,
	found: PageElement[] = [],
): PageElement[] {
	for (const child of children)
		if (typeof child !== "string" && !isLeft(child)) {
			found.push(child);
			listElements(child, isLeft, found);
		}
	return found;
}

/** All text inside, as it is written. */
export const rawText = (node: PageNode): string =>
	typeof node === "string" ? node : node.children.map(rawText).join("");

/** Text in one line. */
export const oneLineOf = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
