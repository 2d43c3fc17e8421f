// The customer's messages since the last answer: what they ask, or what they reply to it.
import { fold } from "../../fold.ts";
import { COURTESIES, type Courtesy, readCourtesy } from "../courtesy.ts";
import { listOffered, namedTitle } from "./asking-back.ts";
import { isMerelyKind, onlyReacts } from "./asks-something.ts";
import { readShortReply } from "./short-replies.ts";
import { decideShortStep, type ShortStep } from "./short-steps.ts";
import type { Talk } from "./talk.ts";

/** Longer is no correction. */
const MAX_CORRECTION = 60;
const MAX_CORRECTED_WORDS = 3;
/** Less alike are two different words. */
const ALIKE = 0.5;

export interface Burst {
	/** What each message asks, without courtesies; for reactions, what they say. */
	messages: readonly string[];
	/** What the customer said beside, the kind that is answered first. */
	courtesy: Courtesy | null;
	/** Nothing but short replies was written. */
	step: ShortStep | null;
	/** Nothing is asked: the customer only reacts to what was said. */
	reacts: boolean;
	/** A word of the question before was corrected. */
	isCorrection: boolean;
}

/**
 * Reads messages, which may hold some that were left without an answer before ("sim", "kkk que pena"): beside a question
 * they ask nothing.
 */
export function readBurst(texts: readonly string[], talk: Talk): Burst {
	const read = texts.map((text) => ({ text, short: readShortReply(text), ...readCourtesy(text) }));
	const isKind = (part: (typeof read)[number]): boolean =>
		part.short === null &&
		isMerelyKind(part.text, part) &&
		(talk.lastOurs === "" || !onlyReacts(part.text, part)) &&
		readCorrection(part.text) === null &&
		chooseByWords([part.text], talk) === null;
	const kind = new Set(read.filter(isKind));
	const telling = read.filter(
		(part) => (part.short !== null || part.question !== "") && !kind.has(part),
	);
	const said = read.map((part) => part.courtesy ?? (kind.has(part) ? "acknowledgement" : null));
	const bare: Burst = {
		messages: [],
		courtesy: COURTESIES.find((kind) => said.includes(kind)) ?? null,
		step: null,
		reacts: false,
		isCorrection: false,
	};
	const last = telling.at(-1);
	if (last === undefined) return bare;
	const step = telling.every(({ short }) => short !== null)
		? last.short && decideShortStep(last.short, talk.lastOurs)
		: chooseByWords(
				telling.map(({ text }) => text),
				talk,
			);
	if (step !== null) return { ...bare, step };

	const asked: string[] = [];
	const reactions: string[] = [];
	let isCorrection = false;
	for (const part of telling) {
		const { text, question, short } = part;
		const correction = readCorrection(text);
		if (correction !== null) {
			const before = asked.pop();
			if (before !== undefined) asked.push(correct(before, correction));
			else if (part === last && talk.askedBefore !== "") {
				asked.push(correct(talk.askedBefore, correction));
				isCorrection = true;
			}
		} else if (short !== null && telling.length > 1) continue;
		else if (talk.lastOurs !== "" && onlyReacts(text, part)) reactions.push(question);
		else asked.push(question === "" ? text : question);
	}
	const reacts = asked.length === 0 && reactions.length > 0;
	return { ...bare, messages: reacts ? reactions : asked, reacts, isCorrection };
}

function chooseByWords(texts: readonly string[], { lastOurs }: Talk): ShortStep | null {
	const [only = "", ...others] = texts;
	const title = others.length > 0 ? null : namedTitle(only, listOffered(lastOurs));
	return title === null ? null : { kind: "chosen", titles: [title] };
}

/** The words that a message corrects with ("*depilação"), without their asterisk; null: it corrects nothing. */
export function readCorrection(text: string): string | null {
	const written = text.trim();
	if (written.length > MAX_CORRECTION || written.split("*").length !== 2) return null;
	if (!written.startsWith("*") && !written.endsWith("*")) return null;
	const corrected = written.replace("*", "").trim();
	return corrected !== "" && corrected.split(/\s+/u).length <= MAX_CORRECTED_WORDS
		? corrected
		: null;
}

const listPairs = (word: string): string[] =>
	Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** How alike two words are written, 0 to 1: by the pairs of letters that both have (Dice). */
function likeness(one: string, other: string): number {
	const [ours, theirs] = [listPairs(fold(one)), listPairs(fold(other))];
	const both = ours.filter((pair) => theirs.includes(pair)).length;
	return ours.length + theirs.length === 0 ? 0 : (2 * both) / (ours.length + theirs.length);
}

/** A question with the word that a correction is for replaced by it; the correction goes behind where none is like it. */
export function correct(question: string, correction: string): string {
	const words = question.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
	const [best] = words
		.map((word) => ({ word, like: likeness(word, correction) }))
		.toSorted((one, other) => other.like - one.like);
	if (best === undefined || best.like < ALIKE) return `${question} ${correction}`.trim();
	return question.replace(best.word, () => correction);
}
