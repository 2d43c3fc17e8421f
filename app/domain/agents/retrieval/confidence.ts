// How sure it is that the best passage answers a question.
import type { Found, Heard, IndexedPassage } from "./knowledge-index.ts";

/**
 * Fitted by logistic regression to the messages that rules are tuned with (tests/quality/tuning); what is said above
 * `GOOD` is right nine times of ten there.
 */
const WEIGHTS = {
	bias: -6.4,
	/** Of the words that some passage has, the share it has. */
	known: 1.9,
	mass: 1.25,
	lead: 2.5,
	title: 1.7,
	asked: 1.35,
	/** Words that no passage has. */
	strange: 1.5,
} as const;

/** Answered above it. */
export const GOOD = 0.6;
/** Answered above it where people were called already: only what is quite sure is said. */
export const SURE = 0.8;

/** From 0 to 1, by what the best passage holds of the question and how far it is ahead of other entries. */
export function confidenceOf(found: readonly Found[]): number {
	const [best] = found;
	if (best === undefined) return 0;
	const { heard, titleShare, passage } = best;
	const second = found.find((other) => other.passage.entryId !== passage.entryId);
	const rarityOf = (words: readonly Heard[]) => words.reduce((sum, { rarity }) => sum + rarity, 0);
	const mass = heard.reduce((sum, { rarity, covers }) => sum + rarity * covers, 0);
	const known = rarityOf(heard.filter(({ isKnown }) => isKnown));
	const asked = heard.filter(({ isAsked }) => isAsked);
	const met = asked.filter(({ covers }) => covers > 0).length;
	const sum =
		WEIGHTS.bias +
		WEIGHTS.known * (mass / known) +
		WEIGHTS.mass * Math.log(mass + 0.1) +
		WEIGHTS.lead * (1 - (second?.score ?? 0) / best.score) +
		WEIGHTS.title * titleShare +
		WEIGHTS.asked * (met / Math.max(1, asked.length)) +
		WEIGHTS.strange * (mass / (mass + rarityOf(heard) - known));
	return 1 / (1 + Math.exp(-sum));
}

/** A passage with the confidence that it answers; only the best one can be sure. */
export type Ranked<P extends IndexedPassage> = P & {
	share: number;
	/** A telling word that is asked for stands in no passage at all. */
	isStrange: boolean;
};

const TELLING = 1.2;
const isStrange = ({ heard }: Found): boolean =>
	heard.some(({ isAsked, isKnown, rarity }) => isAsked && !isKnown && rarity > TELLING);

/** Passages as answers: the best with its confidence, the others below it by their score. */
export function rank<P extends IndexedPassage>(found: readonly Found<P>[]): Ranked<P>[] {
	const share = confidenceOf(found);
	const top = found[0]?.score ?? 1;
	return found.map(({ passage, score, ...why }, at) => ({
		...passage,
		isStrange: isStrange({ passage, score, ...why }),
		share: at === 0 ? share : Math.min(share, GOOD - 0.01) * (score / top),
	}));
}
