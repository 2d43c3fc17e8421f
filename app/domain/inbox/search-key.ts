// Spec 2, section 2: contact list search. Case-insensitive, accent-blind; substring from three
// characters by trigram index, prefix below. A number is found in any shape (number-search.ts).
import { fold } from "../fold.ts";
import { listNumberForms } from "./number-search.ts";
import { storableText } from "./stored-text.ts";

/** The trigram tokenizer needs three characters. */
export const MIN_SUBSTRING_LENGTH = 3;
/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 120;

/** "José Conceição" -> "jose conceicao": the form in which names are stored and sought. */
export function searchKey(text: string): string {
	return fold(text).replace(/\s+/gu, " ").trim();
}

export type SearchPlan =
	| { kind: "all" }
	| { kind: "prefix"; from: string; to: string }
	| { kind: "substring"; phrase: string; key: string }
	| { kind: "number"; phrases: string[] };

/**
 * How to look a query up. A phrase is an FTS5 string: quotes doubled, operators harmless (F19); of
 * several any one finds.
 */
export function planSearch(query: string): SearchPlan {
	const key = searchKey(storableText(query, MAX_QUERY_LENGTH));
	if (key === "") return { kind: "all" };
	if ([...key].length < MIN_SUBSTRING_LENGTH)
		return { kind: "prefix", from: key, to: `${key}\u{10FFFF}` };
	const phrase = `"${key.replaceAll('"', '""')}"`;
	const forms = listNumberForms(key).map((form) => `"${form}"`);
	// A name may hold such signs too, just as they were typed.
	if (forms.length > 0) return { kind: "number", phrases: [...new Set([phrase, ...forms])] };
	return { kind: "substring", key, phrase };
}
