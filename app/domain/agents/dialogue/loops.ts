// K05: when the same answer again and again is a loop. Three questions may well have one right answer.
import { MAX_IDENTICAL_IN_A_ROW } from "../answering.ts";
import { hasAskedBack } from "./asking-back.ts";

const MAX_IDENTICAL_TO_NEW_QUESTIONS = 6;

/**
 * How often in a row the same answer is a loop.
 * @param newestFirst the customer's texts as keys, newest first; null: a file or a courtesy
 */
export function loopLength(
	answer: { text: string; isCourtesy?: boolean },
	newestFirst: readonly (string | null)[],
): number {
	const isAnswer = !answer.isCourtesy && !hasAskedBack(answer.text);
	return isAnswer && asksAnew(newestFirst)
		? MAX_IDENTICAL_TO_NEW_QUESTIONS
		: MAX_IDENTICAL_IN_A_ROW;
}

/** Whether the newest text is none of those right before it. */
function asksAnew(newestFirst: readonly (string | null)[]): boolean {
	const [newest, ...before] = newestFirst.slice(0, MAX_IDENTICAL_IN_A_ROW);
	return typeof newest === "string" && newest !== "" && !before.includes(newest);
}
