/** Words and phrases that are typed or pasted as a list. */
import { searchKey } from "#app/domain/inbox/search-key.ts";

/** Split at commas, semicolons and line ends. */
export const splitWords = (text: string): string[] =>
	text
		.split(/[,;\n]/u)
		.map((word) => word.replaceAll(/\s+/gu, " ").trim())
		.filter((word) => word !== "");

/**
 * The list with the new words of `text` at its end; words that differ only in case or accents are
 * the same.
 */
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
