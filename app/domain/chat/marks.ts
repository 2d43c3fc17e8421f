// WhatsApp's four marks and links as a tree of plain nodes; the screen makes elements of them.
// Text never becomes markup (F01): there is no HTML on the way.
import { findMentions } from "../inbox/mentions.ts";
import { displayText } from "./display-text.ts";
import { findLinks } from "./links.ts";
import { findPhones } from "./phones.ts";

export type InlineNode =
	| { type: "text"; text: string }
	| { type: "code"; text: string; isBlock: boolean }
	| { type: "link"; href: string; text: string }
	/** Somebody of a group who is named, with the `@`. */
	| { type: "mention"; text: string }
	| { type: "bold" | "italic" | "strike"; children: InlineNode[] };

const MARKS = { "*": "bold", _: "italic", "~": "strike" } as const;
type Mark = keyof typeof MARKS;
/** Deeper nesting than the three marks can give is somebody trying. */
const MAX_DEPTH = 3;

const CODE = /```([\s\S]+?)```|`([^`\n]+)`/gu;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Parses one message. Linear in practice: each mark looks for its pair on its own line only.
 * @param names of those whom a text of a group names
 */
export function parseMarks(text: string, names: readonly string[] = []): InlineNode[] {
	const clean = displayText(text);
	const nodes: InlineNode[] = [];
	let from = 0;
	for (const match of clean.matchAll(CODE)) {
		nodes.push(...parseLinks(clean.slice(from, match.index), names));
		const block = match[1];
		const code = block ?? match[2] ?? "";
		nodes.push({ type: "code", text: code, isBlock: block !== undefined });
		from = match.index + match[0].length;
	}
	nodes.push(...parseLinks(clean.slice(from), names));
	return nodes;
}

/** Links first: the underscores of an address are not italics. */
function parseLinks(text: string, names: readonly string[]): InlineNode[] {
	const links = findLinks(text);
	const nodes: InlineNode[] = [];
	let from = 0;
	for (const link of links) {
		nodes.push(...parseInline(text.slice(from, link.start), 0, names));
		nodes.push({ type: "link", href: link.href, text: link.label });
		from = link.end;
	}
	nodes.push(...parseInline(text.slice(from), 0, names));
	return nodes;
}

function parseInline(text: string, depth: number, names: readonly string[]): InlineNode[] {
	const nodes: InlineNode[] = [];
	/** Up to where a mark is known to have no pair: keeps a line of nothing but marks linear. */
	const deadUntil: Record<Mark, number> = { "*": -1, _: -1, "~": -1 };
	let from = 0;
	let at = 0;
	while (at < text.length && depth < MAX_DEPTH) {
		const mark = text[at];
		if (!isMark(mark) || at <= deadUntil[mark] || !canOpen(text, at)) {
			at += 1;
			continue;
		}
		const { close, lineEnd } = findClose(text, at, mark);
		if (close === null) {
			deadUntil[mark] = lineEnd;
			continue;
		}
		nodes.push(...parseMentions(text.slice(from, at), names));
		const children = parseInline(text.slice(at + 1, close), depth + 1, names);
		nodes.push({ type: MARKS[mark], children });
		from = close + 1;
		at = from;
	}
	nodes.push(...parseMentions(text.slice(from), names));
	return nodes;
}

/** Before numbers: whoever has no name is named by theirs. */
function parseMentions(text: string, names: readonly string[]): InlineNode[] {
	const nodes: InlineNode[] = [];
	let from = 0;
	for (const { start, end } of findMentions(text, names)) {
		nodes.push(...parsePhones(text.slice(from, start)));
		nodes.push({ type: "mention", text: text.slice(start, end) });
		from = end;
	}
	nodes.push(...parsePhones(text.slice(from)));
	return nodes;
}

/** After the marks, so that a number in bold is both. */
function parsePhones(text: string): InlineNode[] {
	const nodes: InlineNode[] = [];
	let from = 0;
	for (const { start, end, href } of findPhones(text)) {
		if (start > from) nodes.push({ type: "text", text: text.slice(from, start) });
		nodes.push({ type: "link", href, text: text.slice(start, end) });
		from = end;
	}
	if (from < text.length) nodes.push({ type: "text", text: text.slice(from) });
	return nodes;
}

function isMark(character: string | undefined): character is Mark {
	return character === "*" || character === "_" || character === "~";
}

/** A mark opens at the edge of a word and hugs what follows. */
function canOpen(text: string, at: number): boolean {
	const before = text[at - 1] ?? "";
	const next = text[at + 1] ?? " ";
	return !WORD.test(before) && before !== text[at] && !/\s/u.test(next) && next !== text[at];
}

/** The mark's pair on the same line, hugging what precedes it and followed by no letter. */
function findClose(text: string, open: number, mark: Mark) {
	let at = open + 2;
	for (; at < text.length && text[at] !== "\n"; at += 1) {
		if (text[at] !== mark || /\s/u.test(text[at - 1] ?? "")) continue;
		if (!WORD.test(text[at + 1] ?? "")) return { close: at, lineEnd: at };
	}
	return { close: null, lineEnd: at };
}
