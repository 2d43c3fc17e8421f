// What of a found message is shown: a voice note or a picture may be found by what it says or shows.
import { hasAllWords } from "../inbox/search-words.ts";
import { plainText } from "./plain-text.ts";
import { cutAround } from "./search-marks.ts";

/** Characters before the first match: enough for context, few enough that the match stays in view. */
const BEFORE = 24;

export interface FoundText {
	/** One line, from a little before the first word found. */
	text: string;
	/** Nobody wrote these words: a model heard or saw them. */
	isTranscript: boolean;
}

/** @param words of the query (search-words.ts) */
export function foundText(
	message: { text: string; transcript?: { text: string | null } | undefined },
	words: readonly string[],
): FoundText {
	const transcript = message.transcript?.text ?? "";
	const isTranscript = transcript !== "" && !hasAllWords(message.text, words);
	const text = isTranscript ? transcript : plainText(message.text);
	return { text: cutAround(text, words, BEFORE), isTranscript };
}
