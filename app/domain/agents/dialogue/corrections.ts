// "*depilação" corrects a word of what was written before.
import { fold } from "../../fold.ts";

const MAX_LENGTH = 60;
const MAX_WORDS = 3;

/** The words that a message corrects with, without their asterisk; null: it corrects nothing. */
export function readCorrection(text: string): string | null {
	const written = text.trim();
	if (written.length > MAX_LENGTH || written.split("*").length !== 2) return null;
	if (!written.startsWith("*") && !written.endsWith("*")) return null;
	const corrected = written.replace("*", "").trim();
	return corrected !== "" && corrected.split(/\s+/u).length <= MAX_WORDS ? corrected : null;
}

const listPairs = (word: string): string[] =>
	Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** How alike two words are written, 0 to 1: by the pairs of letters that both have (Dice). */
function likeness(one: string, other: string): number {
	const [ours, theirs] = [listPairs(fold(one)), listPairs(fold(other))];
	const both = ours.filter((pair) => theirs.includes(pair)).length;
	return ours.length + theirs.length === 0 ? 0 : (2 * both) / (ours.length + theirs.length);
}

/** Less alike are two different words. */
const ALIKE = 0.5;

/** A question with the word that a correction is for replaced by it; the correction goes behind where none is like it. */
export function correct(question: string, correction: string): string {
	const words = question.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
	const [best] = words
		.map((word) => ({ word, like: likeness(word, correction) }))
		.toSorted((one, other) => other.like - one.like);
	if (best === undefined || best.like < ALIKE) return `${question} ${correction}`.trim();
	return question.replace(best.word, () => correction);
}
