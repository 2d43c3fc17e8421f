// The words that an index knows, and which of them a strange word was meant to be.
import { costOfSlips, countForeign, lettersOf, slipsAllowed, soundOf } from "./likeness.ts";

export interface Vocabulary {
	/** Whole words by their sound. */
	bySound: ReadonlyMap<string, readonly string[]>;
	/** Whole words by their length. */
	byLength: ReadonlyMap<number, readonly { word: string; letters: number }[]>;
	/** Strange words that were looked for already: the pieces of a message repeat its words. */
	meant: Map<string, Meant | null>;
	stems: { has(stem: string): boolean };
	/** How rare a stem is in what customers ask, in nats; undefined: hardly anybody asks with it. */
	askedRarity(stem: string): number | undefined;
}

export interface Meant {
	word: string;
	/** How surely (0 to 1) it was meant. */
	quality: number;
}

const BY_SOUND = 0.95;
/** What a slip of cost 1 takes from how sure it is. */
const BY_SLIP = 0.15;
const SHORTEST = 4;
const MAX_MEANT = 2_000;

/** Words arranged so that those like another one are found soon. */
export function arrangeWords(
	words: ReadonlySet<string>,
): Pick<Vocabulary, "bySound" | "byLength" | "meant"> {
	const bySound = new Map<string, string[]>();
	const byLength = new Map<number, { word: string; letters: number }[]>();
	for (const word of words) {
		if (word.length < SHORTEST) continue;
		const sound = soundOf(word);
		const alike = bySound.get(sound) ?? [];
		if (alike.length === 0) bySound.set(sound, alike);
		alike.push(word);
		const same = byLength.get(word.length) ?? [];
		if (same.length === 0) byLength.set(word.length, same);
		same.push({ word, letters: lettersOf(word) });
	}
	return { bySound, byLength, meant: new Map() };
}

/** The word of a vocabulary that a strange one was meant to be; null: none. */
export function findMeant(word: string, known: Vocabulary): Meant | null {
	if (word.length < SHORTEST) return null;
	const before = known.meant.get(word);
	if (before !== undefined) return before;
	if (known.meant.size >= MAX_MEANT) known.meant.clear();
	const meant = seekMeant(word, known);
	known.meant.set(word, meant);
	return meant;
}

function seekMeant(word: string, known: Vocabulary): Meant | null {
	const [same] = known.bySound.get(soundOf(word)) ?? [];
	if (same !== undefined) return { word: same, quality: BY_SOUND };
	const allowed = slipsAllowed(word);
	const reach = allowed > 1.5 ? 2 : 1;
	const letters = lettersOf(word);
	const maxForeign = allowed > 1 ? 4 : 2;
	let best: { word: string; cost: number } | null = null;
	for (let length = word.length - reach; length <= word.length + reach; length += 1)
		for (const candidate of known.byLength.get(length) ?? []) {
			if (countForeign(letters, candidate.letters) > maxForeign) continue;
			const cost = costOfSlips(word, candidate.word, best?.cost ?? allowed);
			if (cost < (best?.cost ?? Infinity)) best = { word: candidate.word, cost };
		}
	return best && { word: best.word, quality: 1 - BY_SLIP * best.cost };
}
