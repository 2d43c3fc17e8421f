// What of a question is looked for, and how much each word of it tells.
import { KNOWN_WORDS, SOFT_WORDS, STOP_WORDS } from "./common-words.ts";
import { countSlips, slipsAllowed, soundOf } from "./likeness.ts";
import { stemOf } from "./stems.ts";
import type { Synonyms } from "./synonyms.ts";
import { listTokens } from "./tokens.ts";

/** A piece of a message: what is asked (weight 1), or the story around it (less). */
export interface Segment {
	text: string;
	weight: number;
}

export interface Term {
	/** As the customer meant it. */
	word: string;
	weight: number;
	/** Its own stem or phrase, without what means the same. */
	key: string;
	/** Part of what is asked, not of the story around it. */
	isAsked: boolean;
	/** Stems that match it, with how well (0 to 1). */
	matches: Map<string, number>;
}

/** The words that an index knows. */
export interface Vocabulary {
	/** Whole words by their sound. */
	bySound: ReadonlyMap<string, readonly string[]>;
	/** Whole words by their length. */
	byLength: ReadonlyMap<number, readonly string[]>;
	stems: { has(stem: string): boolean };
}

const SYNONYM = 0.75;
const SOFT = 0.35;
const BY_SOUND = 0.95;
const BY_SLIP = [1, 0.9, 0.75] as const;
const MAX_TERMS = 40;
/** More of a message is not read. */
const MAX_TOKENS = 300;

/** The word of a vocabulary that a strange one was meant to be; null: none. */
function findMeant(word: string, known: Vocabulary): { word: string; quality: number } | null {
	const sound = soundOf(word);
	const [same] = word.length >= 4 ? (known.bySound.get(sound) ?? []) : [];
	if (same !== undefined) return { word: same, quality: BY_SOUND };
	const allowed = slipsAllowed(word);
	let best: { word: string; quality: number; slips: number } | null = null;
	for (let length = word.length - allowed; length <= word.length + allowed; length += 1)
		for (const candidate of known.byLength.get(length) ?? []) {
			if (candidate.length < 4) continue;
			const limit = Math.min(allowed, best === null ? allowed : best.slips);
			let slips = countSlips(word, candidate, limit);
			if (slips > limit) continue;
			// Few mistype how a word begins.
			if (candidate[0] !== word[0]) slips += 0.5;
			if (best === null || slips < best.slips)
				best = { word: candidate, quality: BY_SLIP[Math.ceil(slips)] ?? 0.7, slips };
		}
	return best;
}

function addMatches(
	matches: Map<string, number>,
	key: string,
	quality: number,
	synonyms: Synonyms,
): void {
	const add = (stem: string, as: number) => {
		if ((matches.get(stem) ?? 0) < as) matches.set(stem, as);
	};
	add(key, quality);
	for (const group of synonyms.groupsOf.get(key) ?? [])
		for (const other of synonyms.groups[group] ?? []) add(other, quality * SYNONYM);
}

/** The terms of a question: phrases first, then words; each stem once, with its greatest weight. */
export function listTerms(
	segments: readonly Segment[],
	synonyms: Synonyms,
	known: Vocabulary,
): Term[] {
	const terms = new Map<string, Term>();
	const read = new Map<string, ReturnType<typeof readWord>>();
	const readOnce = (token: string, weight: number) => {
		const key = `${weight} ${token}`;
		const once = read.has(key) ? (read.get(key) ?? null) : readWord(token, weight, synonyms, known);
		read.set(key, once);
		return once;
	};
	for (const { text, weight } of segments) {
		const tokens = listTokens(text).slice(0, MAX_TOKENS);
		for (let at = 0; at < tokens.length && terms.size < MAX_TERMS;) {
			const phrase = synonyms.phrases
				.get(tokens[at] ?? "")
				?.find((parts) => parts.every((part, next) => tokens[at + next] === part));
			const key = phrase?.join(" ") ?? "";
			const term = phrase
				? { key, term: termOf(key, key, 1, weight, synonyms) }
				: readOnce(tokens[at] ?? "", weight);
			at += phrase?.length ?? 1;
			if (term === null) continue;
			const before = terms.get(term.key);
			if (before === undefined || before.weight < term.term.weight) terms.set(term.key, term.term);
		}
	}
	return [...terms.values()];
}

function termOf(
	word: string,
	key: string,
	quality: number,
	weight: number,
	synonyms: Synonyms,
): Term {
	const matches = new Map<string, number>();
	addMatches(matches, key, quality, synonyms);
	return { word, key, weight, isAsked: weight >= 1, matches };
}

function readWord(
	token: string,
	weight: number,
	synonyms: Synonyms,
	known: Vocabulary,
): { key: string; term: Term } | null {
	if (STOP_WORDS.has(token) || (token.length < 2 && !/\d/u.test(token))) return null;
	const stem = stemOf(token);
	const isKnown =
		known.stems.has(stem) ||
		synonyms.groupsOf.has(stem) ||
		SOFT_WORDS.has(token) ||
		KNOWN_WORDS.has(token) ||
		/\d/u.test(token);
	const meant = isKnown ? null : findMeant(token, known);
	const word = meant?.word ?? token;
	if (STOP_WORDS.has(word)) return null;
	const key = stemOf(word);
	const term = termOf(word, key, meant?.quality ?? 1, weight, synonyms);
	if (SOFT_WORDS.has(word)) term.weight *= SOFT;
	// A number alone says little: its digits are rarely those of the answer.
	if (/^\d+$/u.test(word)) term.weight *= SOFT;
	return { key, term };
}
