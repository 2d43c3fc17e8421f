// What speaks for a passage as the answer to a question, in figures that mean the same in every base.
import type { Found, Heard, Search } from "./knowledge-index.ts";

const sum = (heard: readonly Heard[], of: (word: Heard) => number): number =>
	heard.reduce((all, word) => all + of(word), 0);
const isNumber = ({ word }: Heard): boolean => /^\d+$/u.test(word);
const shareOf = (part: number, all: number): number => (all <= 0 ? 0 : part / all);
const highest = (figures: readonly number[]): number => Math.max(0, ...figures);

/** How much an answer needs to have a word, from 0 to 1. */
function needOf(word: Heard): number {
	if (word.isSoft) return 0.15;
	if (isNumber(word)) return 0.3;
	if (word.isEveryday) return 0.35;
	// Nobody asks with it: a name, a slip.
	if (word.holders === 0 && word.askedRarity === undefined) return 0.6;
	return 1;
}

/** From -1 to 1, how far each is ahead of what other entries have (or behind the best of them). */
function listLeads(found: readonly Found[], figureOf: (found: Found) => number): number[] {
	const best = new Map<string, number>();
	for (const one of found) {
		const { entryId } = one.passage;
		best.set(entryId, Math.max(best.get(entryId) ?? 0, figureOf(one)));
	}
	const [first, second] = [...best].toSorted(([, one], [, other]) => other - one);
	return found.map((one) => {
		const own = figureOf(one);
		const other = (one.passage.entryId === first?.[0] ? second : first)?.[1] ?? 0;
		return own === other ? 0 : (own - other) / Math.max(own, other);
	});
}

/** Of what an answer needs to have of what is asked, how much a passage has. */
const metBy = (asked: readonly Heard[]): number =>
	shareOf(
		sum(asked, (word) => needOf(word) * word.covers),
		sum(asked, needOf),
	);

/** For each passage of a search what speaks for it and against it; what a weight of it is worth is in confidence.ts. */
export function listEvidence({ found, topic, maxRarity }: Search) {
	const leads = listLeads(found, ({ score }) => score);
	const topicLeads = listLeads(found, (one) => one.topic);
	const met = found.map(({ heard }) => metBy(heard.filter(({ isAsked }) => isAsked)));
	// Words tell where they are found, topics where they are not.
	const rich = highest(met);
	return found.map((one, at) => {
		const asked = one.heard.filter(({ isAsked }) => isAsked);
		return {
			...wordEvidence(one, asked, maxRarity),
			met: met[at] ?? 0,
			lead: (leads[at] ?? 0) * rich,
			pairs: one.pairs,
			title: one.titleShare,
			signs: one.signs.has,
			signsLacked: one.signs.lacks,
			topic: one.topic,
			topicLead: topicLeads[at] ?? 0,
			topicLeadAlone: (topicLeads[at] ?? 0) * (1 - rich),
			topicAlone: one.topic * (1 - rich),
			topicClear: topic,
			/** The question is clearly about something, and this is about something else. */
			topicElsewhere: topic * (1 - Math.min(1, one.topic * 2)),
			topicBest: highest(found.map((other) => other.topic)),
			rich,
		};
	});
}
export type Evidence = ReturnType<typeof listEvidence>[number];

function wordEvidence({ heard }: Found, asked: readonly Heard[], maxRarity: number) {
	const story = heard.filter(({ isAsked }) => !isAsked);
	const strange = asked.filter(({ holders }) => holders === 0);
	const missed = asked.filter(({ holders, covers }) => holders > 0 && covers === 0);
	const focus = asked.filter(({ isFocus }) => isFocus);
	const telling = asked.filter(({ isSoft }) => !isSoft);
	const rarest = asked.toSorted((one, other) => other.rarity - one.rarity)[0];
	const rarityMet = ({ rarity, covers }: Heard) => rarity * covers;
	const isUnheard = ({ askedRarity, isEveryday }: Heard) =>
		askedRarity === undefined && !isEveryday;
	return {
		mass: Math.min(3, sum(heard, rarityMet) / maxRarity),
		missed: Math.min(3, sum(missed, needOf)),
		missedRarest: highest(missed.map(({ rarity }) => rarity)) / maxRarity,
		strange: Math.min(3, sum(strange, needOf)),
		strangeUnheard: Math.min(3, sum(strange.filter(isUnheard), needOf)),
		focusMissed: highest(focus.map((word) => (word.covers > 0 ? 0 : needOf(word)))),
		first: telling[0]?.covers ?? 0,
		last: telling.at(-1)?.covers ?? 0,
		rarest: rarest?.covers ?? 0,
		numbersMissed: asked.filter((word) => isNumber(word) && word.covers === 0).length,
		story: shareOf(
			sum(story, rarityMet),
			sum(story, ({ rarity }) => rarity),
		),
	};
}
