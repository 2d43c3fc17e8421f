/** Words and phrases of a list that is typed or pasted. */
import { searchKey } from "#app/domain/inbox/search-key.ts";

/** Separated by commas, semicolons or lines. */
export const splitWords = (text: string): string[] =>
	text
		.split(/[,;\n]/u)
		.map((word) => word.replaceAll(/\s+/gu, " ").trim())
		.filter((word) => word !== "");

/** The list with the new ones of `text` at its end; without case and accents the same word is one. */
export function addWords(words: readonly string[], text: string, max: number): string[] {
	const list = [...words];
	const known = new Set(list.map((word) => searchKey(word)));
	for (const word of splitWords(text)) {
		const key = searchKey(word);
		if (list.length >= max || known.has(key)) continue;
		known.add(key);
		list.push(word);
	}
	return list;
}
