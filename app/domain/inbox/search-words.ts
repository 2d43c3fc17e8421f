// Search inside conversations: every word asked for begins a word of the message, whatever its
// accents and case. The same words are indexed, so the index and the plain comparison agree.
import { fold } from "../fold.ts";
import { storableText } from "./stored-text.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** More words narrow nothing any more. */
const MAX_ASKED_WORDS = 8;
const MAX_QUERY_LENGTH = 200;
/** Longer ones are no words but pasted data; their beginning is enough to be found by. */
const MAX_WORD_LENGTH = 64;

/** The words of a text, accent-blind and in lower case: "Olá, Conceição!" gives `ola`, `conceicao`. */
export function listWords(text: string): string[] {
	return (fold(text).match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** The words of a query, each once; empty when there is nothing to look for. */
export function parseQuery(typed: string): string[] {
	const words = listWords(storableText(typed, MAX_QUERY_LENGTH));
	return [...new Set(words)].slice(0, MAX_ASKED_WORDS);
}

/** Whether every word asked for begins some word of the text. */
export function hasAllWords(text: string, asked: readonly string[]): boolean {
	const words = listWords(text);
	return asked.every((prefix) => words.some((word) => word.startsWith(prefix)));
}
