// Marks in a text what a search found: every word that begins with a word sought, accent-blind.
import { fold } from "../fold.ts";

export interface MarkedPart {
	text: string;
	isFound: boolean;
}

const WORD_PART = /[\p{L}\p{N}\p{M}]/u;

/**
 * `text` in pieces, in order; together they are `text` again. `words` are a query's, as
 * `parseQuery` (domain/inbox/search-words.ts) gives them.
 */
export function markFound(text: string, words: readonly string[]): MarkedPart[] {
	if (words.length === 0 || text === "") return [{ text, isFound: false }];
	const parts: MarkedPart[] = [];
	let from = 0;
	for (const word of listWords(text)) {
		const compared = fold(word.text);
		const sought = words.find((one) => compared.startsWith(one));
		if (sought === undefined) continue;
		const length = lengthOf(word.text, sought);
		if (word.at > from) parts.push({ text: text.slice(from, word.at), isFound: false });
		parts.push({ text: text.slice(word.at, word.at + length), isFound: true });
		from = word.at + length;
	}
	if (from < text.length || parts.length === 0)
		parts.push({ text: text.slice(from), isFound: false });
	return parts;
}

function listWords(text: string): { at: number; text: string }[] {
	return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
		at: match.index,
		text: match[0],
	}));
}

/** How many characters of `word`, as written, make up `sought`: accents may stand apart. */
function lengthOf(word: string, sought: string): number {
	let length = 0;
	let done = 0;
	for (const character of word) {
		const isMark = fold(character) === "" && WORD_PART.test(character);
		if (done >= sought.length && !isMark) break;
		done += fold(character).length;
		length += character.length;
	}
	return length;
}

/** The piece of a long text in which the first word found stands, with what is around it. */
export function cutAround(text: string, words: readonly string[], before: number): string {
	const line = text.replace(/\s+/gu, " ");
	const first = markFound(line, words)[0];
	if (!first || first.isFound || first.text.length <= before || first.text === line) return line;
	const start = first.text.length - before;
	const space = line.indexOf(" ", start);
	return `…${line.slice(space === -1 || space >= first.text.length ? start : space + 1)}`;
}
