// Which passages have which words: BM25 over title and text.
import type { Term } from "./question-terms.ts";
import { SIGN_QUALITY, signOf } from "./signs.ts";

/** What a passage has of a term. */
export interface Hit {
	score: number;
	/** How well (0 to 1) the passage has it. */
	covers: number;
	isInTitle: boolean;
}

interface Posting {
	at: number;
	/** Times in the title, in the text. */
	title: number;
	text: number;
}

const K1 = 1.2;
const B = 0.5;
const TITLE_WEIGHT = 2.5;
/** A word of the text covers a little less than one of the title. */
const TEXT_COVERS = 0.9;

export class WordIndex {
	readonly #postings = new Map<string, Posting[]>();
	readonly #lengths: number[] = [];
	readonly #titles: ReadonlySet<string>[] = [];
	#allLength = 0;

	/** Adds the next passage by the keys (stems, phrases, signs) of its title and of its text. */
	add(title: readonly string[], text: readonly string[]): void {
		const at = this.#lengths.length;
		for (const key of title) this.#count(key, at).title += 1;
		for (const key of text) this.#count(key, at).text += 1;
		this.#titles.push(new Set(title));
		this.#lengths.push(text.length);
		this.#allLength += text.length;
	}

	#count(key: string, at: number): Posting {
		const postings = this.#postings.get(key) ?? [];
		if (postings.length === 0) this.#postings.set(key, postings);
		const last = postings.at(-1);
		if (last?.at === at) return last;
		const next = { at, title: 0, text: 0 };
		postings.push(next);
		return next;
	}

	has(key: string): boolean {
		return this.#postings.has(key);
	}

	/** The passages that a term is found in, each with its best match. */
	hitsOf({ matches }: Term): Map<number, Hit> {
		const meanLength = Math.max(1, this.#allLength / Math.max(1, this.#lengths.length));
		const sought = new Map(matches);
		for (const [stem, quality] of matches) {
			const sign = signOf(stem);
			if (sign !== undefined) sought.set(sign, quality * SIGN_QUALITY);
		}
		const hits = new Map<number, Hit>();
		for (const [key, quality] of sought)
			for (const { at, title, text } of this.#postings.get(key) ?? []) {
				const length = (this.#lengths[at] ?? 0) / meanLength;
				const times = TITLE_WEIGHT * title + text / (1 - B + B * length);
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

	/** How much (in nats) a word tells that so many passages have. */
	rarity(holders: number): number {
		return Math.log(1 + (this.#lengths.length - holders + 0.5) / (holders + 0.5));
	}

	/** A word that stands in few passages tells more; what means the same counts half. */
	rarityOf({ key }: Term, holders: number): number {
		const own = this.#postings.get(key)?.length ?? 0;
		const rarity = this.rarity(holders);
		return own === 0 ? rarity : (this.rarity(own) + rarity) / 2;
	}

	/** Of the words of a passage's title, by rarity, the share (0 to 1) that is sought. */
	shareOfTitle(at: number, sought: ReadonlySet<string>): number {
		let all = 0;
		let held = 0;
		for (const key of this.#titles[at] ?? []) {
			const rarity = this.rarity(this.#postings.get(key)?.length ?? 0);
			all += rarity;
			if (sought.has(key)) held += rarity;
		}
		return all === 0 ? 0 : held / all;
	}
}
