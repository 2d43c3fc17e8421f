// K05: an answer in other words is the same answer, or two programs that talk to each other would never end.
import { SAME_WORDINGS } from "./agent-words.ts";
import { UNKNOWN_BEGINNINGS } from "./dialogue/asking-back.ts";
import { sameTextKey } from "./reply-rules.ts";
import { AGAIN_WORDINGS } from "./said-before.ts";

/** What each of our wordings counts as: the first of its kind, nothing for those that announce a repetition. */
const COUNTS_AS = new Map<string, string>([
	...[...SAME_WORDINGS, ...UNKNOWN_BEGINNINGS].flatMap((wordings) =>
		wordings.map((wording) => [wording, wordings[0] ?? ""] as const),
	),
	...AGAIN_WORDINGS.flat().map((wording) => [wording, ""] as const),
]);

/** How an answer counts for "the same again". Hashes of it are stored: an answer that begins with none of our wordings is its own key. */
export function sameAnswerKey(answer: string): string {
	for (const [wording, counts] of COUNTS_AS) {
		if (!answer.startsWith(wording)) continue;
		const rest = answer.slice(wording.length);
		// What follows "não encontrei" is worded anew each time as well.
		const isUnknown = UNKNOWN_BEGINNINGS.some((begins) => begins.includes(wording));
		const again = isUnknown ? rest.split("\n").slice(1).join("\n") : rest;
		return sameTextKey(`${counts}${again}`);
	}
	return sameTextKey(answer);
}
