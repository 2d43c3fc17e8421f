// What customers of any business ask, by topic: a question and an entry that share no word may share their topic.
import { fold } from "../../fold.ts";
import { CHAT_SPELLINGS } from "./chat-spellings.ts";
import { STOP_WORDS } from "./common-words.ts";
import { stemOf } from "./stems.ts";

/** What names a topic says more of it than one of the ways to ask. */
const ANCHOR = 6;
/** A title says more of what an entry is about than a word of its text. */
const TITLE = 2;
/** Topics that a question may be about, and how much the likest is preferred. */
const MAX_TOPICS = 12;
const SHARPNESS = 8;
/** Topics that an entry is kept with. */
const MAX_OF_ENTRY = 12;
/** A word that customers use less often than so many times may be a slip of theirs. */
const OFTEN = 6;

/** A stem of what customers ask. */
interface Stem {
	times: number;
	/** In nats, by how few topics have it. */
	rarity: number;
	topics: number[];
	/** Of each of them, the stem's share. */
	shares: number[];
}

/** The words of a folded line. */
export const TOPIC_WORD = /[a-zñ0-9]+/gu;

/** The stems that a word counts as; most often one, none when it says nothing of a topic. */
export const stemsOfWord = (written: string): string[] =>
	(CHAT_SPELLINGS.get(written) ?? [written]).flatMap((word) =>
		STOP_WORDS.has(word) || /^\d/u.test(word) ? [] : [stemOf(word)],
	);

function count(stem: Stem, topic: number, weight: number): void {
	stem.times += 1;
	const last = stem.topics.length - 1;
	if (stem.topics[last] === topic) stem.shares[last] = (stem.shares[last] ?? 0) + weight;
	else {
		stem.topics.push(topic);
		stem.shares.push(weight);
	}
}

/**
 * Topics in lines: "# id", "! words, that name it", then ways to ask, several
 * in a line between bars. Each topic is a vector of the stems
 * in its lines (tf-idf, the topics being the documents), and questions and entries are compared with all of them.
 */
export class TopicIndex {
	readonly ids: string[] = [];
	readonly #stems = new Map<string, Stem>();

	/** @param texts each with some topics */
	constructor(texts: readonly string[]) {
		const known = new Map<string, readonly Stem[]>();
		for (const line of texts.flatMap((text) => fold(text).split("\n"))) {
			if (line.startsWith("# ")) this.ids.push(line.slice(2).trim());
			else {
				const weight = line.startsWith("!") ? ANCHOR : 1;
				const topic = this.ids.length - 1;
				for (const [word] of line.matchAll(TOPIC_WORD)) {
					let stems = known.get(word);
					if (stems === undefined) {
						stems = this.#stemsOf(word);
						known.set(word, stems);
					}
					for (const stem of stems) count(stem, topic, weight);
				}
			}
		}
		this.#weigh();
	}

	#stemsOf(written: string): Stem[] {
		return stemsOfWord(written).map((key) => {
			const stem = this.#stems.get(key) ?? { times: 0, rarity: 0, topics: [], shares: [] };
			this.#stems.set(key, stem);
			return stem;
		});
	}

	/** Counts become shares of each topic's vector, which is 1 long. */
	#weigh(): void {
		const lengths = new Float64Array(this.ids.length);
		for (const stem of this.#stems.values()) {
			stem.rarity = Math.log((this.ids.length + 1) / stem.topics.length);
			for (const [at, topic] of stem.topics.entries()) {
				const weight = Math.log(1 + (stem.shares[at] ?? 0)) * stem.rarity;
				stem.shares[at] = weight;
				lengths[topic] = (lengths[topic] ?? 0) + weight * weight;
			}
		}
		for (const { topics, shares } of this.#stems.values())
			for (const [at, topic] of topics.entries())
				shares[at] = (shares[at] ?? 0) / Math.sqrt(lengths[topic] ?? 1);
	}

	/** How rare a stem is in what customers ask, in nats; undefined: hardly anybody asks with it. */
	rarityOf(stem: string): number | undefined {
		const known = this.#stems.get(stem);
		return known !== undefined && known.times >= OFTEN ? known.rarity : undefined;
	}

	/** The topics that stems are most like, by what each stem counts, with how much (0 to 1); the likest first. */
	#likest(weights: ReadonlyMap<string, number>, most: number): [topic: number, like: number][] {
		const weighed = [...weights].flatMap(([key, weight]) => {
			const stem = this.#stems.get(key);
			return stem === undefined ? [] : [{ stem, weight: weight * stem.rarity }];
		});
		const length = Math.hypot(...weighed.map(({ weight }) => weight));
		const likeness = new Float64Array(this.ids.length);
		for (const { stem, weight } of weighed)
			for (const [at, topic] of stem.topics.entries())
				likeness[topic] = (likeness[topic] ?? 0) + (weight * (stem.shares[at] ?? 0)) / length;
		return listLargest(likeness, most);
	}

	/**
	 * What a question is about: shares of topics that add up to 1, and how much (0 to 1) it is like the first of them.
	 * @param weights its stems, and how much each is asked for
	 */
	ofQuestion(weights: ReadonlyMap<string, number>): { shares: Map<number, number>; top: number } {
		const best = this.#likest(weights, MAX_TOPICS);
		const top = best[0]?.[1] ?? 0;
		const raised = best.map(
			([topic, like]) => [topic, Math.exp((like - top) * SHARPNESS)] as const,
		);
		const all = raised.reduce((sum, [, share]) => sum + share, 0);
		return { shares: new Map(raised.map(([topic, share]) => [topic, share / all])), top };
	}

	/** The topics that an entry is most like, with how much (0 to 1). */
	ofEntry(title: readonly string[], text: readonly string[]): [topic: number, like: number][] {
		const weights = new Map<string, number>();
		for (const stem of text) weights.set(stem, (weights.get(stem) ?? 0) + 1);
		for (const [stem, times] of weights) weights.set(stem, Math.log(1 + times));
		for (const stem of title) weights.set(stem, (weights.get(stem) ?? 0) + TITLE);
		return this.#likest(weights, MAX_OF_ENTRY);
	}
}

/** The largest figures above 0 with their places, the largest first; of equal ones the first. Few are taken of many. */
function listLargest(figures: Float64Array, most: number): [at: number, figure: number][] {
	const largest: [at: number, figure: number][] = [];
	for (const [at, figure] of figures.entries()) {
		if (figure <= (largest.length < most ? 0 : (largest.at(-1)?.[1] ?? 0))) continue;
		const place = largest.findIndex(([, other]) => other < figure);
		largest.splice(place < 0 ? largest.length : place, 0, [at, figure]);
		largest.length = Math.min(largest.length, most);
	}
	return largest;
}
