/** Runs a part of the questions, counts what came of them, and compares the counts with those that are kept. */
import {
	type Business,
	CLASSES,
	listBusinesses,
	listQuestions,
	type Part,
	type Question,
	type QuestionClass,
} from "./cases.ts";
import {
	countDialogues,
	type DialogueCounts,
	describeDialogues,
	type Played,
	runDialogues,
	sumDialogues,
} from "./dialogue-score.ts";
import { answeredWith, isOffered, isPrompted, judge, type Verdict } from "./judge.ts";
import { openShop, type Shop, toTurns } from "./shop.ts";

/** One message and what came of it. */
export interface Judged {
	business: string;
	question: Question;
	verdict: Verdict;
	/** Something was said as an answer; whether it is right says the verdict. */
	isSaid: boolean;
	/** It was not known, and its entry is among those it asks back about. */
	isOffered: boolean;
	/** Null: no entry answers it. */
	isPrompted: boolean | null;
	said: string;
}

/** Counts of one class, or of one business. */
export interface Counts {
	asked: number;
	right: number;
	half: number;
	wrong: number;
	none: number;
	/** Of `none` those where it asks back about the right entry. */
	offered: number;
}

export interface Score {
	byClass: Record<string, Counts>;
	byBusiness: Record<string, Counts>;
	/** Of what was said as an answer, how much is right. */
	said: { all: number; right: number };
	/** Of the answerable messages, how many find their passage in the prompt of a model. */
	prompted: { all: number; right: number };
	/** By business. */
	dialogues: Record<string, DialogueCounts>;
}

/** A part's score, and what it is made of. */
export async function measure(
	part: Part,
): Promise<{ score: Score; judged: Judged[]; played: Played[] }> {
	const judged = await run(part);
	const played = await runDialogues(part);
	return { score: count(judged, played), judged, played };
}

/** Asks every question of a part, each in a conversation of its own. */
export async function run(part: Part): Promise<Judged[]> {
	const all: Judged[] = [];
	for (const business of listBusinesses()) {
		const shop = openShop(business);
		for (const question of listQuestions(part, business))
			all.push(await ask(shop, business, question));
		shop.close();
	}
	return all;
}

async function ask(shop: Shop, business: Business, question: Question): Promise<Judged> {
	const said: (readonly ["customer" | "agent", string])[] = [];
	if (question.class === "follow_up")
		for (const { text, answers } of question.before) {
			const entry = business.entries.find(({ id }) => id === answers[0]);
			// What went before was answered rightly: the follow-up alone is judged.
			said.push(["customer", text], ["agent", entry?.text ?? ""]);
		}
	said.push(["customer", question.text]);
	const { draft, prompted } = await shop.ask(toTurns(said));
	return {
		business: business.key,
		question,
		verdict: judge(question, draft, business),
		isSaid: answeredWith(draft, business) !== null,
		isOffered: isOffered(question, draft, business),
		isPrompted: isPrompted(question, prompted),
		said: draft.type === "answer" ? draft.text : draft.type,
	};
}

export function count(judged: readonly Judged[], played: readonly Played[] = []): Score {
	const score: Score = {
		byClass: {},
		byBusiness: {},
		said: { all: 0, right: 0 },
		prompted: { all: 0, right: 0 },
		dialogues: countDialogues(played),
	};
	for (const { business, question, verdict, isSaid, ...one } of judged) {
		for (const [table, name] of [
			[score.byClass, question.class],
			[score.byBusiness, business],
		] as const) {
			const counts = (table[name] ??= {
				asked: 0,
				right: 0,
				half: 0,
				wrong: 0,
				none: 0,
				offered: 0,
			});
			counts.asked += 1;
			counts[verdict] += 1;
			if (one.isOffered) counts.offered += 1;
		}
		if (isSaid) {
			score.said.all += 1;
			if (verdict === "right" || verdict === "half") score.said.right += 1;
		}
		if (one.isPrompted !== null) {
			score.prompted.all += 1;
			if (one.isPrompted) score.prompted.right += 1;
		}
	}
	return score;
}

const shareOf = ({ all, right }: { all: number; right: number }): number =>
	all === 0 ? 1 : right / all;
const rightOf = (counts: Record<string, Counts>) => {
	const all = Object.values(counts);
	return {
		all: all.reduce((sum, { asked }) => sum + asked, 0),
		right: all.reduce((sum, { right }) => sum + right, 0),
	};
};

const turnsRight = ({ dialogues }: Score): number => {
	const { turns, right } = sumDialogues(dialogues);
	return shareOf({ all: turns, right });
};

/** What may get lost before the tests fail: a point over all, or two questions of a class. */
const MAX_LOST_SHARE = 0.01;
const MAX_LOST_IN_CLASS = 1;

/** What is worse than in the kept score, in words for whoever changed a rule; empty: nothing is. */
export function compare(now: Score, kept: Score): string[] {
	const worse: string[] = [];
	const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
	const figures = [
		["right over all", shareOf(rightOf(now.byClass)), shareOf(rightOf(kept.byClass))],
		["right among what is said", shareOf(now.said), shareOf(kept.said)],
		["passage in the prompt", shareOf(now.prompted), shareOf(kept.prompted)],
		["turns of dialogues", turnsRight(now), turnsRight(kept)],
	] as const;
	for (const [name, is, was] of figures)
		if (is < was - MAX_LOST_SHARE) worse.push(`${name}: ${percent(is)}, was ${percent(was)}`);
	for (const name of CLASSES) {
		const [is, was] = [now.byClass[name]?.right ?? 0, kept.byClass[name]?.right ?? 0];
		if (is < was - MAX_LOST_IN_CLASS) worse.push(`${name}: ${is} right, was ${was}`);
	}
	return worse;
}

/** The table that `npm run eval` prints. */
export function describe(score: Score): string {
	const percent = ({ all, right }: { all: number; right: number }) =>
		`${(shareOf({ all, right }) * 100).toFixed(1).padStart(5)} %`;
	const line = (name: string, { asked, right, half, wrong, none, offered }: Counts) =>
		`${name.padEnd(14)}${percent({ all: asked, right })}${[asked, right, half, wrong, none, offered].map((n) => String(n).padStart(8)).join("")}`;
	const order = (name: string) => CLASSES.indexOf(name as QuestionClass);
	return [
		`${"".padEnd(14)}  right${["asked", "right", "half", "wrong", "none", "offered"].map((name) => name.padStart(8)).join("")}`,
		...Object.entries(score.byClass)
			.toSorted(([one], [other]) => order(one) - order(other))
			.map(([name, counts]) => line(name, counts)),
		"",
		...Object.entries(score.byBusiness).map(([name, counts]) => line(name, counts)),
		"",
		`over all                 ${percent(rightOf(score.byClass))}`,
		`right among what is said ${percent(score.said)}`,
		`passage in the prompt    ${percent(score.prompted)}`,
		"",
		describeDialogues(score.dialogues),
	].join("\n");
}
