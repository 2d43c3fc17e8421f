/**
 * Fits the weights of retrieval/weights.ts: logistic regression with weights whose signs are known beforehand, so that
 * nothing speaks for an answer because of how this set was written. Judged with one business left out at a time.
 */
import { readCourtesy } from "#app/domain/agents/courtesy.ts";
import { cutPassages } from "#app/domain/agents/passages.ts";
import { standingOf } from "#app/domain/agents/retrieval/confidence.ts";
import { type Evidence, listEvidence } from "#app/domain/agents/retrieval/evidence.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";
import { shippedTopics } from "#app/domain/agents/retrieval/topics/index.ts";
import { understand } from "#app/domain/agents/retrieval/understanding.ts";
import { listBusinesses, listQuestions } from "./cases.ts";

type Name = keyof Evidence;
/** 1: it speaks for a passage, -1: against it. */
const SIGN: Record<Name, 1 | -1> = {
	mass: 1,
	met: 1,
	first: 1,
	last: 1,
	rarest: 1,
	lead: 1,
	pairs: 1,
	title: 1,
	signs: 1,
	story: 1,
	rich: 1,
	topic: 1,
	topicLead: 1,
	topicLeadAlone: 1,
	topicAlone: 1,
	topicClear: 1,
	topicBest: 1,
	missed: -1,
	missedRarest: -1,
	strange: -1,
	strangeUnheard: -1,
	focusMissed: -1,
	numbersMissed: -1,
	signsLacked: -1,
	topicElsewhere: -1,
};
const NAMES = Object.keys(SIGN) as Name[];
/** Weights are kept small: what the square of one costs. */
const RIDGE = 3;
const STEPS = 800;

interface Asked {
	business: string;
	class: string;
	evidence: Evidence[];
	/** Which of the passages answers; none: nothing does. */
	right: boolean[];
}

/** Messages of one question, each with what was found for it. */
function listAsked(): Asked[] {
	return listBusinesses().flatMap((business) => {
		const passages = business.entries.flatMap(({ id, title, text }) =>
			cutPassages(text).map((part) => ({ entryId: id, title, text: part })),
		);
		const index = new KnowledgeIndex(passages, SHIPPED_SYNONYMS, shippedTopics());
		return listQuestions("tuning", business).flatMap((question) => {
			if (!("answers" in question) || question.class === "follow_up") return [];
			const answers: readonly string[] = question.answers;
			const search = index.search(understand(readCourtesy(question.text).question, "").whole);
			return {
				business: business.key,
				class: question.class,
				evidence: listEvidence(search),
				right: search.found.map(({ passage }) => answers.includes(passage.entryId)),
			};
		});
	});
}

interface Row {
	figures: number[];
	isRight: boolean;
	weight: number;
}

/** Weights by the figure's place, the last is the bias (0 where there is none): projected gradient with momentum. */
function fit(rows: readonly Row[], signs: readonly number[], hasBias: boolean): number[] {
	const width = signs.length;
	const scale = signs.map(
		(_, at) => 1e-6 + Math.sqrt(mean(rows.map(({ figures }) => (figures[at] ?? 0) ** 2))),
	);
	const scaled = rows.map(({ figures }) => figures.map((figure, at) => figure / (scale[at] ?? 1)));
	const weights = Array.from({ length: width + 1 }, () => 0);
	const first = weights.map(() => 0);
	const second = weights.map(() => 0);
	for (let step = 1; step <= STEPS; step += 1) {
		const slope = weights.map((weight, at) => (at < width ? RIDGE * weight : 0));
		for (const [row, figures] of scaled.entries()) {
			const { isRight = false, weight = 1 } = rows[row] ?? {};
			let sum = weights[width] ?? 0;
			for (let at = 0; at < width; at += 1) sum += (weights[at] ?? 0) * (figures[at] ?? 0);
			const error = weight * (1 / (1 + Math.exp(-sum)) - Number(isRight));
			for (let at = 0; at < width; at += 1)
				slope[at] = (slope[at] ?? 0) + error * (figures[at] ?? 0);
			if (hasBias) slope[width] = (slope[width] ?? 0) + error;
		}
		for (let at = 0; at <= width; at += 1) {
			const own = slope[at] ?? 0;
			first[at] = 0.9 * (first[at] ?? 0) + 0.1 * own;
			second[at] = 0.999 * (second[at] ?? 0) + 0.001 * own * own;
			const pace =
				(0.03 * Math.min(1, 3 - (3 * step) / (STEPS + 1)) * (first[at] ?? 0)) / (1 - 0.9 ** step);
			const next =
				(weights[at] ?? 0) - pace / (Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
			const sign = signs[at];
			weights[at] = sign === undefined || next * sign > 0 ? next : 0;
		}
	}
	return weights.map((weight, at) => weight / (scale[at] ?? 1));
}

const mean = (figures: readonly number[]): number =>
	figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);
const figuresOf = (evidence: Evidence): number[] => NAMES.map((name) => evidence[name]);
const dot = (weights: readonly number[], figures: readonly number[]): number =>
	figures.reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), 0);

/** The right passage beside each wrong one of the same question. */
function fitRanking(asked: readonly Asked[]): number[] {
	const rows = asked.flatMap(({ evidence, right }) => {
		const answer = evidence[right.indexOf(true)];
		const others = evidence.filter((_, at) => right[at] !== true);
		if (answer === undefined) return [];
		const own = figuresOf(answer);
		return others.map((other) => {
			const figures = figuresOf(other).map((figure, at) => (own[at] ?? 0) - figure);
			return { figures, isRight: true, weight: 1 / Math.sqrt(others.length) };
		});
	});
	return fit(
		rows,
		NAMES.map((name) => SIGN[name]),
		false,
	);
}

/** The best of a question by a ranking, as the confidence sees it. */
function bestOf(
	{ evidence, right }: Asked,
	ranking: readonly number[],
): { figures: number[]; isRight: boolean } | null {
	const ranks = evidence.map((one) => dot(ranking, figuresOf(one)));
	const top = ranks.indexOf(Math.max(...ranks));
	const best = evidence[top];
	if (best === undefined) return null;
	const { rank, ahead } = standingOf(ranks.toSorted((one, other) => other - one));
	return { figures: [...figuresOf(best), rank, ahead], isRight: right[top] === true };
}

function fitConfidence(asked: readonly Asked[], ranking: readonly number[]): number[] {
	const rows = asked.flatMap((one) => {
		const best = bestOf(one, ranking);
		return best === null ? [] : [{ ...best, weight: 1 }];
	});
	return fit(rows, [...NAMES.map((name) => SIGN[name]), 1, 1], true);
}

/** For each question how sure its best is, weights being fitted to the other businesses. */
function judgeLeftOut(asked: readonly Asked[]) {
	return [...new Set(asked.map(({ business }) => business))].flatMap((business) => {
		const others = asked.filter((one) => one.business !== business);
		const ranking = fitRanking(others);
		const confidence = fitConfidence(others, ranking);
		return asked
			.filter((one) => one.business === business)
			.map((one) => {
				const best = bestOf(one, ranking);
				const sum = best === null ? -9 : dot(confidence, [...best.figures, 1]);
				return {
					class: one.class,
					isRight: best?.isRight ?? false,
					share: 1 / (1 + Math.exp(-sum)),
				};
			});
	});
}

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

/** Prints figures with a business left out, for several bounds of what is said, and the weights of all. */
export function printFit(): void {
	const asked = listAsked();
	const judged = judgeLeftOut(asked);
	const classes = [...new Set(judged.map((one) => one.class))];
	console.log(
		`right, left out: ${"".padEnd(8)}${classes.map((name) => name.padStart(13)).join("")}     precision`,
	);
	for (const bound of [0, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9]) {
		const shares = classes.map((name) => {
			const all = judged.filter((one) => one.class === name);
			const said = (one: (typeof all)[number]) => one.share >= bound;
			return mean(
				all.map((one) => Number(name === "unanswerable" ? !said(one) : said(one) && one.isRight)),
			);
		});
		const said = judged.filter(({ share }) => share >= bound);
		console.log(
			`said above ${bound.toFixed(2).padEnd(13)}${shares.map((share) => percent(share).padStart(13)).join("")}${percent(mean(said.map(({ isRight }) => Number(isRight)))).padStart(14)}`,
		);
	}
	const ranking = fitRanking(asked);
	const confidence = fitConfidence(asked, ranking);
	const show = (weights: readonly number[]) =>
		NAMES.flatMap((name, at) => {
			const weight = weights[at] ?? 0;
			return Math.abs(weight) < 0.005 ? [] : [`${name}: ${weight.toFixed(2)},`];
		}).join("\n");
	const [rank = 0, ahead = 0, bias = 0] = confidence.slice(NAMES.length);
	console.log(
		`\nRANKING\n${show(ranking)}\n\nCONFIDENCE\nbias: ${bias.toFixed(2)},\nrank: ${rank.toFixed(2)},\nahead: ${ahead.toFixed(2)},\n${show(confidence)}`,
	);
}
