// What an agent does about a short reply, by what it replies to.
import { isSmallWord } from "../small-words.ts";
import { asksWhatIsMissing } from "./saying-again.ts";
import { hasAskedBack, listOffered } from "./asking-back.ts";
import type { ShortReply } from "./short-replies.ts";
import { chosenTitles } from "./talk.ts";

export type ShortStep =
	/** Titles that were chosen: each is searched for. */
	| { kind: "chosen"; titles: string[] }
	/** The same titles are offered again. */
	| { kind: "offer_again"; why: "not_listed" | "unclear"; titles: string[] }
	/** We understood something else: what is meant? */
	| { kind: "not_that" }
	/** Nobody knows: as a question that nothing answers. */
	| { kind: "unknown" }
	/** Yes to a question of the team's own: only people can go on. */
	| { kind: "for_people" }
	/** The customer is asked to go on, is told that they may write again, or gets nothing. */
	| { kind: "go_on" | "done" | "nothing" };

/**
 * @param lastOurs the agent's last text; "" for none
 * @returns null where the reply is to be read as any other message
 */
export function decideShortStep(reply: ShortReply, lastOurs: string): ShortStep | null {
	if (hasAskedBack(lastOurs)) return afterAskingBack(reply, listOffered(lastOurs));
	if (reply.kind === "choice" || reply.kind === "all") return null;
	if (reply.kind === "enough") return { kind: "done" };
	const isSmall = lastOurs === "" || isSmallWord(lastOurs) || asksWhatIsMissing(lastOurs);
	const asks = /\?\s*$/u.test(lastOurs);
	switch (reply.kind) {
		case "not_that":
			return isSmall ? null : { kind: "not_that" };
		case "no":
			return { kind: lastOurs === "" ? "go_on" : "done" };
		case "yes":
			if (isSmall) return { kind: asks || lastOurs === "" ? "go_on" : "nothing" };
			return { kind: asks ? "for_people" : "nothing" };
	}
}

function afterAskingBack(reply: ShortReply, titles: string[]): ShortStep {
	const [only, ...others] = titles;
	switch (reply.kind) {
		case "choice": {
			const chosen = chosenTitles(titles, reply.numbers);
			if (chosen.length > 0) return { kind: "chosen", titles: chosen };
			return only === undefined
				? { kind: "unknown" }
				: { kind: "offer_again", why: "not_listed", titles };
		}
		case "all":
			return titles.length > 0 && titles.length <= 2
				? { kind: "chosen", titles }
				: askAgain(titles);
		case "yes":
			return only !== undefined && others.length === 0
				? { kind: "chosen", titles: [only] }
				: askAgain(titles);
		case "no":
		case "not_that":
			// Once is a misunderstanding; where nothing was offered, it is the second time.
			return { kind: only === undefined && reply.kind === "not_that" ? "unknown" : "not_that" };
		case "enough":
			return { kind: "done" };
	}
}

const askAgain = (titles: string[]): ShortStep =>
	titles.length === 0 ? { kind: "go_on" } : { kind: "offer_again", why: "unclear", titles };
