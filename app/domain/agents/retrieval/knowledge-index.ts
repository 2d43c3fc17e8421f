// An agent's passages, found by words: BM25 over title and text, and how much of a question each covers.
import { SOFT_WORDS, STOP_WORDS } from "./common-words.ts";
import { soundOf } from "./likeness.ts";
import { listTerms, type Segment, type Term, type Vocabulary } from "./question-terms.ts";
import { stemOf } from "./stems.ts";
import { SHIPPED_SYNONYMS, type Synonyms } from "./synonyms.ts";
import { listTokens } from "./tokens.ts";

export interface IndexedPassage {
	entryId: string;
	title: string;
	text: string;
}

/** A word of a question, and what a passage has of it. */
export interface Heard {
	/** As the customer meant it. */
	word: string;
	/** How much it tells, in nats, by how few passages have it and where in the message it stands. */
	rarity: number;
	/** Part of what is asked, not of the story around it. */
	isAsked: boolean;
	/** Some passage has it. */
	isKnown: boolean;
	/** How well (0 to 1) the passage has it; 0: not at all. */
	covers: number;
	isInTitle: boolean;
}

/** A passage that was found, and why. */
export interface Found<P extends IndexedPassage = IndexedPassage> {
	passage: P;
	score: number;
	/** Of what the question tells, by rarity, the share (0 to 1) that the passage holds. */
	coverage: number;
	/** Of the words of its title that tell, the share (0 to 1) that the question holds. */
	titleShare: number;
	/** The question's words in their order. */
	heard: Heard[];
}

const K1 = 1.2;
const B = 0.5;
const TITLE_WEIGHT = 2.5;
/** A passage whose title is the question is meant rather than one that mentions it. */
const TITLE_BONUS = 0.3;
/** A word of the text covers a little less than one of the title. */
const TEXT_COVERS = 0.9;
/** What a text says without the word: a price, a time of day. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
	[/R\$|US\$|€/u, "@price"],
	[/\b\d{1,2}\s?h(?:\d{2})?\b|\b\d{1,2}:\d{2}\b/u, "@time"],
	[/\b\d+ (?:dias?|horas?|semanas?|meses|minutos?)\b/iu, "@period"],
];
/** Which words such a sign answers, and how well. */
const SIGN_OF: ReadonlyMap<string, string> = new Map([
	[stemOf("preco"), "@price"],
	[stemOf("horario"), "@time"],
	[stemOf("prazo"), "@period"],
]);
const SIGN_QUALITY = 0.7;

interface Hit {
	score: number;
	covers: number;
	isInTitle: boolean;
}

interface Posting {
	at: number;
	/** Times in the title, in the text. */
	title: number;
	text: number;
}

export class KnowledgeIndex<P extends IndexedPassage = IndexedPassage> {
	readonly #passages: readonly P[];
	readonly #synonyms: Synonyms;
	readonly #postings = new Map<string, Posting[]>();
	readonly #lengths: number[] = [];
	readonly #titleStems: ReadonlySet<string>[] = [];
	readonly #meanLength: number;
	readonly #vocabulary: Vocabulary;

	constructor(passages: readonly P[], synonyms: Synonyms = SHIPPED_SYNONYMS) {
		this.#passages = passages;
		this.#synonyms = synonyms;
		const words = new Set<string>();
		for (const [at, { title, text }] of passages.entries()) {
			const titles = listTokens(title);
			const texts = listTokens(text);
			this.#lengths.push(texts.length);
			for (const word of [...titles, ...texts]) words.add(word);
			this.#titleStems.push(
				new Set(titles.filter((word) => !STOP_WORDS.has(word)).map((word) => stemOf(word))),
			);
			this.#add(at, this.#keysOf(titles), "title");
			this.#add(at, this.#keysOf(texts), "text");
			const signs = SIGNS.flatMap(([sign, key]) => (sign.test(text) ? [key] : []));
			this.#add(at, signs, "text");
		}
		const total = this.#lengths.reduce((sum, length) => sum + length, 0);
		this.#meanLength = Math.max(1, total / Math.max(1, passages.length));
		for (const word of [...synonyms.words, ...STOP_WORDS, ...SOFT_WORDS]) words.add(word);
		this.#vocabulary = { ...arrange(words), stems: this.#postings };
	}

	/** Stems of words, and phrases that synonyms know. */
	#keysOf(tokens: readonly string[]): string[] {
		const keys = tokens.filter((token) => !STOP_WORDS.has(token)).map(stemOf);
		for (const [at, token] of tokens.entries())
			for (const parts of this.#synonyms.phrases.get(token) ?? [])
				if (parts.every((part, next) => tokens[at + next] === part)) keys.push(parts.join(" "));
		return keys;
	}

	#add(at: number, keys: readonly string[], field: "title" | "text"): void {
		for (const key of keys) {
			const postings = this.#postings.get(key) ?? [];
			if (postings.length === 0) this.#postings.set(key, postings);
			const last = postings.at(-1);
			if (last?.at === at) last[field] += 1;
			else postings.push({ at, title: 0, text: 0, [field]: 1 });
		}
	}

	/** What holds words of a question, best first. */
	search(segments: readonly Segment[], limit: number): Found<P>[] {
		const terms = listTerms(segments, this.#synonyms, this.#vocabulary).map((term) => {
			const hits = this.#hitsOf(term);
			// A story's words that nobody knows are no lack.
			const isHeard = term.isAsked || hits.size > 0;
			const rarity = isHeard ? term.weight * this.#rarityOf(term, hits.size) : 0;
			return { ...term, hits, rarity };
		});
		const scores = new Map<number, number>();
		for (const { hits, rarity } of terms)
			for (const [at, { score }] of hits) scores.set(at, (scores.get(at) ?? 0) + rarity * score);
		const sought = new Set(terms.flatMap(({ matches }) => [...matches.keys()]));
		return [...scores]
			.map(([at, sum]) => {
				const titleShare = this.#shareOfTitle(at, sought);
				return { at, titleShare, score: sum * (1 + TITLE_BONUS * titleShare) };
			})
			.toSorted((one, other) => other.score - one.score)
			.slice(0, limit)
			.map(({ at, titleShare, score }) => {
				const heard = terms.map(({ word, isAsked, rarity, hits }) => {
					const { covers = 0, isInTitle = false } = hits.get(at) ?? {};
					return { word, rarity, isAsked, isKnown: hits.size > 0, covers, isInTitle };
				});
				return {
					passage: this.#passages[at] as P,
					score,
					titleShare,
					coverage: coverageOf(heard),
					heard,
				};
			});
	}

	#shareOfTitle(at: number, sought: ReadonlySet<string>): number {
		const stems = this.#titleStems[at];
		if (stems === undefined || stems.size === 0) return 0;
		return [...stems].filter((stem) => sought.has(stem)).length / stems.size;
	}

	/** The passages that a term is found in, each with its best match. */
	#hitsOf(term: Term): Map<number, Hit> {
		const hits = new Map<number, Hit>();
		const matches = new Map(term.matches);
		for (const [stem, quality] of term.matches) {
			const sign = SIGN_OF.get(stem);
			if (sign !== undefined) matches.set(sign, quality * SIGN_QUALITY);
		}
		for (const [stem, quality] of matches)
			for (const { at, title, text } of this.#postings.get(stem) ?? []) {
				const times =
					TITLE_WEIGHT * title + text / (1 - B + (B * (this.#lengths[at] ?? 0)) / this.#meanLength);
				const score = (quality * (times * (K1 + 1))) / (times + K1);
				const covers = quality * (title > 0 ? 1 : TEXT_COVERS);
				const before = hits.get(at);
				hits.set(at, {
					score: Math.max(score, before?.score ?? 0),
					covers: Math.max(covers, before?.covers ?? 0),
					isInTitle: title > 0 || (before?.isInTitle ?? false),
				});
			}
		return hits;
	}

	/** A word that stands in few passages tells more; what means the same counts half. */
	#rarityOf({ key }: Term, holders: number): number {
		const all = this.#passages.length;
		const rarity = (held: number) => Math.log(1 + (all - held + 0.5) / (held + 0.5));
		const own = this.#postings.get(key)?.length ?? 0;
		return own === 0 ? rarity(holders) : (rarity(own) + rarity(holders)) / 2;
	}
}

function coverageOf(heard: readonly Heard[]): number {
	const all = heard.reduce((sum, { rarity }) => sum + rarity, 0);
	return all === 0 ? 0 : heard.reduce((sum, { rarity, covers }) => sum + rarity * covers, 0) / all;
}

function arrange(words: ReadonlySet<string>): Omit<Vocabulary, "stems"> {
	const bySound = new Map<string, string[]>();
	const byLength = new Map<number, string[]>();
	for (const word of words) {
		const sound = soundOf(word);
		bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
		byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
	}
	return { bySound, byLength };
}
