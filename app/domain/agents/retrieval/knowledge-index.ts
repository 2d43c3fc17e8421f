// An agent's passages, found by words and by topic: what each has of a question.
import { SOFT_WORDS, STOP_WORDS } from "./common-words.ts";
import { listTerms, type Segment, type Term } from "./question-terms.ts";
import { listSigns, signOf } from "./signs.ts";
import { stemOf } from "./stems.ts";
import { SHIPPED_SYNONYMS, type Synonyms } from "./synonyms.ts";
import { listTokens } from "./tokens.ts";
import type { TopicIndex } from "./topic-index.ts";
import { arrangeWords, type Vocabulary } from "./vocabulary.ts";
import { WordIndex } from "./word-index.ts";

export interface IndexedPassage {
	entryId: string;
	title: string;
	text: string;
}

/** A word of a question, and what a passage has of it. */
export interface Heard extends Omit<Term, "matches"> {
	/** How much it tells, in nats, by how few passages have it and where in the message it stands. */
	rarity: number;
	/** Passages that have it. */
	holders: number;
	/** How well (0 to 1) the passage has it; 0: not at all. */
	covers: number;
	isInTitle: boolean;
}

/** A passage that was found, and why. */
export interface Found<P extends IndexedPassage = IndexedPassage> {
	passage: P;
	/** BM25 of the question's words. */
	score: number;
	/** From 0 to 1, how much it is about what the question is about. */
	topic: number;
	/** Of the words of its title, by their rarity, the share (0 to 1) that the question holds. */
	titleShare: number;
	/** Of the question's neighbouring words, the share (0 to 1) that are neighbours in the passage too. */
	pairs: number;
	/** Signs that answer what is asked (a price, a time of day) which it has, and which it lacks. */
	signs: { has: number; lacks: number };
	/** The question's words in their order. */
	heard: Heard[];
}

export interface Search<P extends IndexedPassage = IndexedPassage> {
	/** The best passages by words and by topic; not in the order of answers (confidence.ts). */
	found: Found<P>[];
	/** How clearly (0 to 1) the question is about a topic of customers. */
	topic: number;
	/** The rarity of a word that no passage has. */
	maxRarity: number;
}

/** A passage whose title is the question is meant rather than one that mentions it. */
const TITLE_BONUS = 0.3;
/** Passages that are looked at closely, by words and by topic. */
const MAX_BY_WORDS = 10;
const MAX_BY_TOPIC = 6;
/** Passages whose title is looked at. */
const MAX_SCORED = 50;
/** A story tells more of the topic than of what is asked. */
const LEAST_OF_STORY = 0.5;

export class KnowledgeIndex<P extends IndexedPassage = IndexedPassage> {
	readonly #passages: readonly P[];
	readonly #synonyms: Synonyms;
	readonly #topics: TopicIndex | null;
	readonly #words = new WordIndex();
	readonly #pairs: ReadonlySet<string>[] = [];
	readonly #signs: (readonly string[])[] = [];
	readonly #byTopic = new Map<number, [at: number, share: number][]>();
	readonly #vocabulary: Vocabulary;

	/**
	 * @param synonyms words that mean the same (readSynonyms): those that are shipped, or with a workspace's own
	 * @param topics null: found by words alone
	 */
	constructor(
		passages: readonly P[],
		synonyms: Synonyms = SHIPPED_SYNONYMS,
		topics: TopicIndex | null = null,
	) {
		this.#passages = passages;
		this.#synonyms = synonyms;
		this.#topics = topics;
		const words = new Set([...synonyms.words, ...STOP_WORDS, ...SOFT_WORDS]);
		for (const [at, { title, text }] of passages.entries()) {
			const titles = listTokens(title);
			const texts = listTokens(text);
			for (const word of [...titles, ...texts]) words.add(word);
			const signs = listSigns(text);
			this.#words.add(this.#keysOf(titles), [...this.#keysOf(texts), ...signs]);
			this.#pairs.push(new Set([...listPairs(titles), ...listPairs(texts)]));
			this.#signs.push(signs);
			for (const [topic, share] of topics?.ofEntry(stemsOf(titles), stemsOf(texts)) ?? []) {
				const list = this.#byTopic.get(topic) ?? [];
				if (list.length === 0) this.#byTopic.set(topic, list);
				list.push([at, share]);
			}
		}
		this.#vocabulary = {
			...arrangeWords(words),
			stems: this.#words,
			askedRarity: (stem) => topics?.rarityOf(stem),
		};
	}

	/** Stems of words, and phrases that synonyms know. */
	#keysOf(tokens: readonly string[]): string[] {
		const keys = stemsOf(tokens);
		for (const [at, token] of tokens.entries())
			for (const parts of this.#synonyms.phrases.get(token) ?? [])
				if (parts.every((part, next) => tokens[at + next] === part)) keys.push(parts.join(" "));
		return keys;
	}

	/**
	 * What holds words of a question, or is about the same.
	 * @param most so many passages by words at most
	 */
	search(segments: readonly Segment[], most = MAX_BY_WORDS): Search<P> {
		const terms = listTerms(segments, this.#synonyms, this.#vocabulary).map((term) => {
			const hits = this.#words.hitsOf(term);
			// A story's words that nobody knows are no lack.
			const isHeard = term.isAsked || hits.size > 0;
			const rarity = isHeard ? term.weight * this.#words.rarityOf(term, hits.size) : 0;
			return { ...term, hits, rarity };
		});
		const sought = new Set(terms.flatMap(({ matches }) => [...matches.keys()]));
		const scores = new Map<number, number>();
		for (const { hits, rarity } of terms)
			for (const [at, { score }] of hits) scores.set(at, (scores.get(at) ?? 0) + rarity * score);
		for (const [at, score] of listBest(scores, Math.max(MAX_SCORED, most)))
			scores.set(at, score * (1 + TITLE_BONUS * this.#words.shareOfTitle(at, sought)));
		const about = this.#aboutOf(segments, terms);
		const pairs = segments
			.filter(({ weight }) => weight >= 1)
			.flatMap(({ text }) => listPairs(listTokens(text)));
		const wanted = new Set(
			terms.flatMap(({ isAsked, matches }) =>
				isAsked ? [...matches.keys()].flatMap((stem) => signOf(stem) ?? []) : [],
			),
		);
		const found = this.#bestOf(scores, about.likeness, most).map((at) => {
			const heard = terms.map(({ hits, matches: _, ...term }) => {
				const { covers = 0, isInTitle = false } = hits.get(at) ?? {};
				return { ...term, holders: hits.size, covers, isInTitle };
			});
			const has = this.#signs[at]?.filter((sign) => wanted.has(sign)).length ?? 0;
			const held = pairs.filter((pair) => this.#pairs[at]?.has(pair)).length;
			return {
				passage: this.#passages[at] as P,
				score: scores.get(at) ?? 0,
				topic: about.likeness.get(at) ?? 0,
				titleShare: this.#words.shareOfTitle(at, sought),
				pairs: held / Math.max(1, pairs.length),
				signs: { has, lacks: wanted.size - has },
				heard,
			};
		});
		return { found, topic: about.clear, maxRarity: this.#words.rarity(0) };
	}

	/** The passages that words or topics tell of, the best by words first. */
	#bestOf(
		byWords: ReadonlyMap<number, number>,
		byTopic: ReadonlyMap<number, number>,
		most: number,
	): number[] {
		const best = [...listBest(byWords, most), ...listBest(byTopic, MAX_BY_TOPIC)];
		return [...new Set(best.map(([at]) => at))];
	}

	/** How much each passage is about what is asked, and how clear that is. */
	#aboutOf(
		segments: readonly Segment[],
		terms: readonly Term[],
	): { likeness: Map<number, number>; clear: number } {
		const likeness = new Map<number, number>();
		if (this.#topics === null) return { likeness, clear: 0 };
		const weights = new Map<string, number>();
		const add = (stem: string, weight: number) =>
			weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
		for (const { text, weight } of segments)
			for (const stem of stemsOf(listTokens(text))) add(stem, Math.max(weight, LEAST_OF_STORY));
		// What a slip was meant to be.
		for (const { key, quality } of terms) if (quality < 1) add(key, quality);
		const question = this.#topics.ofQuestion(weights);
		for (const [topic, share] of question.shares)
			for (const [at, like] of this.#byTopic.get(topic) ?? [])
				likeness.set(at, (likeness.get(at) ?? 0) + share * like);
		return { likeness, clear: question.top };
	}
}

const listBest = (
	scores: ReadonlyMap<number, number>,
	most: number,
): [at: number, score: number][] =>
	[...scores].toSorted(([, one], [, other]) => other - one).slice(0, most);

/** Stems of words that tell. */
const stemsOf = (tokens: readonly string[]): string[] =>
	tokens.filter((token) => !STOP_WORDS.has(token)).map(stemOf);

/** Neighbours of them. */
function listPairs(tokens: readonly string[]): string[] {
	const stems = stemsOf(tokens);
	return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
}
