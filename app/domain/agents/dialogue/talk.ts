// What was said before the messages to be answered, as far as it decides what they mean.
import { isWait } from "../agent-words.ts";
import { isSmallWord } from "../small-words.ts";
import { readCourtesy } from "../courtesy.ts";
import { isManipulation } from "../manipulation.ts";
import { burstOf } from "../prompt.ts";
import { sameTextKey } from "../reply-rules.ts";
import { hasAskedBack, listOffered } from "./asking-back.ts";
import { isMerelyKind, onlyReacts } from "./asks-something.ts";
import { readShortReply } from "./short-replies.ts";

export interface TalkTurn {
	by: "customer" | "agent" | "person" | "note";
	text: string;
	/** Epoch ms. */
	at: number;
	/** A file without text. */
	medium?: string;
	/** It needs no answer any more. */
	isSettled?: true;
}

export interface Talk {
	/** The agent's last text; "" for none. */
	lastOurs: string;
	/** The agent's texts, oldest first. */
	ours: readonly string[];
	/** What the customer asked before, oldest first; one entry for all that was asked between two of our texts. */
	asked: readonly string[];
	/** What was asked last; "" when nothing was, or long ago. */
	askedBefore: string;
	/** The last question found no answer: what finds none either is a person's. */
	wasUnknown: boolean;
}

/** Older turns decide nothing. */
const READ_TURNS = 24;
/** After this time nobody goes on with a subject. */
const GOES_ON_MS = 6 * 3_600_000;

/** Reads the turns before the customer's last messages. */
export function readTalk(turns: readonly TalkTurn[]): Talk {
	const now = new Set(burstOf(turns));
	const earlier = turns
		.filter((turn) => turn.by !== "note" && !now.has(turn) && !isWait(turn.text))
		.slice(-READ_TURNS);
	const ours: string[] = [];
	const asked: { text: string; at: number }[] = [];
	let between: string[] = [];
	for (const turn of earlier) {
		if (turn.by !== "customer") {
			if (between.length > 0) asked.push({ text: between.join("\n"), at: turn.at });
			between = [];
			if (turn.by === "agent") ours.push(turn.text);
		} else if (!turn.medium) between.push(...askedIn(turn.text, ours.at(-1) ?? ""));
	}
	const begins = turns.find((turn) => now.has(turn))?.at ?? 0;
	if (between.length > 0) asked.push({ text: between.join("\n"), at: begins });
	const last = asked.at(-1);
	const telling = earlier.findLast(({ by, text }) => by !== "customer" && !isSmallWord(text));
	return {
		lastOurs: ours.at(-1) ?? "",
		ours,
		asked: asked.map(({ text }) => text),
		askedBefore: last !== undefined && begins - last.at <= GOES_ON_MS ? last.text : "",
		wasUnknown: telling?.by === "agent" && hasAskedBack(telling.text),
	};
}

/** What a text asked; of a choice the title that was chosen, nothing of a courtesy, a reaction or an order to the agent. */
function askedIn(text: string, answered: string): string[] {
	const read = readCourtesy(text);
	if (read.question === "" || isManipulation(read.question)) return [];
	const short = readShortReply(text);
	if (short === null)
		return onlyReacts(text, read) || isMerelyKind(text, read) ? [] : [read.question];
	if (short.kind !== "choice") return [];
	return chosenTitles(listOffered(answered), short.numbers);
}

/** The titles with these numbers, from 1; -1: the last one. */
export const chosenTitles = (titles: readonly string[], numbers: readonly number[]): string[] =>
	numbers.flatMap((number) =>
		number === 0 ? [] : (titles.at(number < 0 ? number : number - 1) ?? []),
	);

/** What a question goes on with: one that was asked before is read as it was then. */
export function contextOf(question: string, { asked, askedBefore }: Talk): string {
	const key = sameTextKey(question);
	const at = asked.findLastIndex((text) => sameTextKey(text) === key);
	return at < 0 ? askedBefore : (asked[at - 1] ?? "");
}
