// Found by name, phone and e-mail, blind to case and accents.
import { listNumberForms } from "../inbox/number-search.ts";
import { searchKey } from "../inbox/search-key.ts";
import { storableText } from "../inbox/stored-text.ts";

/** Longer queries are cut: nobody is found by more. */
const MAX_TYPED = 120;
const MAX_WORDS = 6;
/** Fewer digits of a number's end say nothing about anybody. */
const MIN_ENDING = 3;

const wordsOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A number is looked for from wherever it is remembered: by its beginning or any later digit. */
function endingsOf(phone: string | null): string[] {
	const digits = (phone ?? "").replace(/\D/g, "");
	const count = Math.max(0, digits.length - MIN_ENDING + 1);
	return Array.from({ length: count }, (_, at) => digits.slice(at));
}

/** The words a conversation is found by the beginnings of, one space between them. */
export function computeSearchKey(person: {
	name: string | null;
	phone: string | null;
	email: string | null;
}): string {
	const words = [...wordsOf(person.name ?? ""), ...wordsOf(person.email ?? "")];
	return [...new Set([...words, ...endingsOf(person.phone)])].join(" ");
}

/**
 * What was typed as groups of words: of each group one must begin a word that is stored; empty when
 * nothing was typed. A number, as in "(11) 98765-4321", is one group: its forms. Letters and digits
 * only, so that none of it is syntax (F19).
 */
export function planWords(typed: string): string[][] {
	const text = storableText(typed, MAX_TYPED);
	const forms = listNumberForms(text);
	if (forms.length > 0) return [forms];
	return wordsOf(text)
		.slice(0, MAX_WORDS)
		.map((word) => [word]);
}
