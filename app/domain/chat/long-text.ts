// "Ler mais": a message that would fill the screen shows its beginning first.
import type { InlineNode } from "./marks.ts";

/** From here on a text is cut; so far beyond what is shown that "Ler mais" never opens two words. */
export const LONG_FROM = { characters: 1000, lines: 20 };
export const SHOWN = { characters: 700, lines: 14 };
/** The same of what was said: it stands under a player, in a narrow column. */
export const SPOKEN_FROM = { characters: 400, lines: 10 };
export const SPOKEN_SHOWN = { characters: 240, lines: 6 };
/** A cut goes back to a space this near, characters. */
const NEAR_SPACE = 30;

/** Whether a message's text is shown shortened at first. */
export function isLongText(text: string, isSpoken = false): boolean {
	const { characters, lines } = isSpoken ? SPOKEN_FROM : LONG_FROM;
	return text.length > characters || text.split("\n", lines + 1).length > lines;
}

/** The beginning of a parsed message: at most SHOWN, links whole, ending at a word where there is one. */
export function cutNodes(nodes: readonly InlineNode[], isSpoken = false): InlineNode[] {
	return cutFrom(nodes, { ...(isSpoken ? SPOKEN_SHOWN : SHOWN) });
}

/** `left` is what may still be shown; it is used up on the way. */
function cutFrom(nodes: readonly InlineNode[], left: typeof SHOWN): InlineNode[] {
	const kept: InlineNode[] = [];
	for (const node of nodes) {
		if (left.characters <= 0 || left.lines <= 0) break;
		if ("children" in node) {
			kept.push({ ...node, children: cutFrom(node.children, left) });
			continue;
		}
		const isWhole = node.type === "link" || node.type === "mention";
		const text = isWhole ? node.text : beginningOf(node.text, left);
		const isCut = text.length < node.text.length;
		left.characters = isCut ? 0 : left.characters - text.length;
		left.lines -= text.split("\n").length - 1;
		if (text !== "") kept.push({ ...node, text });
	}
	return kept;
}

function beginningOf(text: string, left: typeof SHOWN): string {
	const lines = text.split("\n").slice(0, left.lines).join("\n");
	if (lines.length <= left.characters) return lines;
	const cut = lines.slice(0, left.characters);
	const space = cut.search(/\s\S*$/u);
	if (space > cut.length - NEAR_SPACE) return cut.slice(0, space);
	// Half a surrogate pair is no character.
	return cut.replace(/[\uD800-\uDBFF]$/u, "");
}
