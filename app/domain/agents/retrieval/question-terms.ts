// What of a question is looked for, and how much each word of it tells.
import { isEveryday } from "./everyday-words.ts";
import { KNOWN_WORDS, SOFT_WORDS, STOP_WORDS } from "./common-words.ts";
import { stemOf } from "./stems.ts";
import type { Synonyms } from "./synonyms.ts";
import { listTokens } from "./tokens.ts";
import { findMeant, type Vocabulary } from "./vocabulary.ts";

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
	/** The first word that tells behind what asks: of "tem banheiro na escuna" it is "banheiro". */
	isFocus: boolean;
	/** It stands in any question. */
	isSoft: boolean;
	/** People tell of it more than they ask for it. */
	isEveryday: boolean;
	/** How rare it is in what customers ask, in nats; undefined: hardly anybody asks with it. */
	askedRarity?: number | undefined;
	/** How surely (0 to 1) the word was meant; 1: as it is written. */
	quality: number;
}

/** What is asked for stands behind one of these. */
const ASKING: ReadonlySet<string> = new Set(
	`tem ha existe qual quais quanto quanta quantos quantas onde quando como que aceita aceitam vende vendem faz fazem fazemos entregam entrega consertam conserta arrumam trocam
	troca dao da oferecem oferece posso pode podem consigo quero queria preciso precisa gostaria cobram cobra atende atendem servem serve alugam have sell accept how what
	when where can tienen hay venden hacen aceptan cuanto cual donde cuando`.split(/\s+/u),
);
/** Segments of so much weight are what is asked, those of less the story around it. */
const ASKED = 0.8;
const SYNONYM = 0.75;
const SOFT = 0.35;
/** "Quatro" may be a slip of "quarto" where the base has the one and not the other, but less likely so. */
const REAL_WORD = 0.55;
const MAX_TERMS = 40;
/** More of a message is not read. */
const MAX_TOKENS = 300;

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
	const read = new Map<string, Term | null>();
	const readOnce = (token: string, weight: number): Term | null => {
		const key = `${weight} ${token}`;
		const once = read.has(key) ? (read.get(key) ?? null) : readWord(token, weight, synonyms, known);
		read.set(key, once);
		return once;
	};
	for (const { text, weight } of segments) {
		const tokens = listTokens(text).slice(0, MAX_TOKENS);
		let mayFocus = weight >= ASKED;
		for (let at = 0; at < tokens.length && terms.size < MAX_TERMS;) {
			const token = tokens[at] ?? "";
			const phrase = synonyms.phrases
				.get(token)
				?.find((parts) => parts.every((part, next) => tokens[at + next] === part));
			const term = phrase
				? termOf(phrase.join(" "), phrase.join(" "), 1, weight, synonyms)
				: readOnce(token, weight);
			at += phrase?.length ?? 1;
			mayFocus ||= weight >= ASKED && ASKING.has(token);
			if (term === null) continue;
			if (mayFocus && !phrase && !term.isSoft) {
				term.isFocus = true;
				mayFocus = false;
			}
			if ((terms.get(term.key)?.weight ?? -1) < term.weight) terms.set(term.key, term);
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
	const isAsked = weight >= ASKED;
	const what = { isAsked, isFocus: false, isSoft: false, isEveryday: isEveryday(word) };
	return { word, key, weight, quality, matches, ...what };
}

/** A word as it was meant; null: nothing is looked for by it. */
function readWord(
	token: string,
	weight: number,
	synonyms: Synonyms,
	known: Vocabulary,
): Term | null {
	const isNumber = /^\d+$/u.test(token);
	if (STOP_WORDS.has(token) || (token.length < 2 && !isNumber)) return null;
	const stem = stemOf(token);
	const isHere = known.stems.has(stem) || /\d/u.test(token);
	const isWord =
		isHere ||
		synonyms.groupsOf.has(stem) ||
		SOFT_WORDS.has(token) ||
		KNOWN_WORDS.has(token) ||
		isEveryday(token) ||
		known.askedRarity(stem) !== undefined;
	const meant = isHere ? null : findMeant(token, known);
	const isSlip = meant !== null && meant.word !== token && !STOP_WORDS.has(meant.word);
	if (!isWord && meant !== null && !isSlip) return null;
	const word = isSlip && !isWord ? meant.word : token;
	const quality = isSlip && !isWord ? meant.quality : 1;
	const key = stemOf(word);
	const isSoft = SOFT_WORDS.has(word);
	// A number alone says little: its digits are rarely those of the answer.
	const term = termOf(word, key, quality, weight * (isSoft || isNumber ? SOFT : 1), synonyms);
	if (isSlip && isWord)
		addMatches(term.matches, stemOf(meant.word), meant.quality * REAL_WORD, synonyms);
	return { ...term, isAsked: weight >= ASKED, isSoft, askedRarity: known.askedRarity(key) };
}
