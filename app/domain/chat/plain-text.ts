import { parseMarks, type InlineNode } from "./marks.ts";

/** Longest preview the list can show; the rest would only travel. */
export const MAX_PREVIEW_LENGTH = 120;

/** One line without marks, for the list, quotes and notices read aloud. */
export function plainText(text: string): string {
	const nodes = parseMarks(text.slice(0, 4 * MAX_PREVIEW_LENGTH));
	const line = flatten(nodes).replace(/\s+/gu, " ").trim();
	const characters = Array.from(line);
	return characters.length <= MAX_PREVIEW_LENGTH
		? line
		: `${characters.slice(0, MAX_PREVIEW_LENGTH).join("")}…`;
}

function flatten(nodes: readonly InlineNode[]): string {
	return nodes.map((node) => ("children" in node ? flatten(node.children) : node.text)).join("");
}
