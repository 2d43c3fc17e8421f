// A poll: a question, what may be chosen, and who chose what. It is a message of type `other`, whose text is the question
// and a line for each option, so that search, agents and earlier releases read it.
import type { MessageContent } from "./message.ts";
import { oneLine } from "./stored-text.ts";

export interface Poll {
	question: string;
	options: string[];
	/** More than one option may be chosen. */
	isMultiple: boolean;
}

/** What one person chose last, by the options' places. */
export interface Vote {
	/** As they were told; null: nobody told it. */
	name: string | null;
	choices: number[];
}

/** What of all votes stands with the message. */
export interface Tally {
	/** Votes of each option. */
	counts: number[];
	/** People who chose anything. */
	voters: number;
	/** Who chose what, of the first MAX_NAMED whose names are known. */
	named: { name: string; choices: number[] }[];
}

const MAX_NAMED = 50;
/** Votes of one poll that are counted: as many as a group has members. */
export const MAX_VOTES = 1_100;

/** The content of the message that brings a poll. */
export const contentOfPoll = ({ question, options, isMultiple }: Poll): MessageContent => ({
	type: "other",
	text: [question, ...options].map(oneLine).join("\n"),
	media: { kind: "poll", ...(isMultiple && { isMultiple: true }) },
});

interface Told {
	type: string;
	text: string;
	media?: { kind?: string | undefined; isMultiple?: boolean | undefined } | null | undefined;
}

/** What `contentOfPoll` was made of; null: it is no poll. */
export function pollOf({ type, text, media }: Told): Poll | null {
	if (type !== "other" || media?.kind !== "poll") return null;
	const [question = "", ...options] = text.split("\n");
	return { question, options, isMultiple: media.isMultiple === true };
}

/** The places of what was chosen. Vendors tell the options' words or their places; what the poll has not is left out. */
export function placesOf({ options }: Poll, told: readonly (string | number)[]): number[] {
	const places = told.map((one) => (typeof one === "number" ? one : options.indexOf(oneLine(one))));
	const known = places.filter((place) => Number.isInteger(place) && options[place] !== undefined);
	return [...new Set(known)].toSorted((a, b) => a - b);
}

/** Counts the votes of a poll, of each person the last one. */
export function tallyOf({ options }: Poll, votes: readonly Vote[]): Tally {
	const cast = votes.filter(({ choices }) => choices.length > 0);
	return {
		counts: options.map((_, place) => cast.filter(({ choices }) => choices.includes(place)).length),
		voters: cast.length,
		named: cast
			.flatMap(({ name, choices }) => (name === null ? [] : [{ name, choices }]))
			.slice(0, MAX_NAMED),
	};
}
