// Fitted by `npm run eval -- --fit` to the messages that rules are tuned with; no figure here is written by hand.
import type { Evidence } from "./evidence.ts";

type Weights = Readonly<Partial<Record<keyof Evidence, number>>>;

/** Which of the passages found is the answer. */
export const RANKING: Weights = {
	mass: 1.29,
	first: 0.35,
	rarest: 0.25,
	lead: 1.37,
	pairs: 3.37,
	title: 0.65,
	signs: 0.56,
	story: 1.12,
	topic: 5.8,
	topicLead: 1.2,
	topicLeadAlone: 1.9,
	topicAlone: 8.43,
	missed: -0.33,
	missedRarest: -1.11,
	focusMissed: -0.1,
	numbersMissed: -0.25,
	signsLacked: -0.56,
	topicElsewhere: -5.33,
};

/** Whether the first of them is one. */
export const CONFIDENCE: { bias: number; rank: number; ahead: number; of: Weights } = {
	bias: -1.44,
	rank: 0,
	ahead: 0.2,
	of: {
		mass: 0.88,
		first: 0.02,
		rarest: 0.4,
		lead: 1.78,
		pairs: 0.87,
		title: 0.32,
		signs: 0.78,
		story: 1.86,
		rich: 0.41,
		topicLead: 0.77,
		topicBest: 3.05,
		missed: -0.33,
		missedRarest: -0.06,
		strangeUnheard: -0.71,
		focusMissed: -0.22,
		topicElsewhere: -2.46,
	},
};
