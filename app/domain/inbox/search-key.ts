// Spec 2, section 2: contact list search. Case-insensitive, accent-blind; substring from three
// characters by trigram index, prefix below.
import { storableText } from "./stored-text.ts";

const COMBINING_MARKS = /\p{M}+/gu;
/** The trigram tokenizer needs three characters. */
export const MIN_SUBSTRING_LENGTH = 3;
/** Longer queries are cut: no name is found by more. */
export const MAX_QUERY_LENGTH = 120;

/** "José Conceição" -> "jose conceicao": the form in which names are stored and sought. */
export function searchKey(text: string): string {
	return text
		.normalize("NFD")
		.replace(COMBINING_MARKS, "")
		.toLowerCase()
		.replace(/\s+/gu, " ")
		.trim();
}

export type SearchPlan =
	| { kind: "all" }
	| { kind: "prefix"; from: string; to: string }
	| { kind: "substring"; phrase: string };

/** How to look a query up. `phrase` is an FTS5 string: quotes doubled, operators harmless (F19). */
export function planSearch(query: string): SearchPlan {
	const key = searchKey(storableText(query, MAX_QUERY_LENGTH));
	if (key === "") return { kind: "all" };
	if ([...key].length < MIN_SUBSTRING_LENGTH)
		return { kind: "prefix", from: key, to: `${key}\u{10FFFF}` };
	return { kind: "substring", phrase: `"${key.replaceAll('"', '""')}"` };
}
