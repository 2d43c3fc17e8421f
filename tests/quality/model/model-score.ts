/** Runs what models answered through the product, and counts what came of it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { finishAnswer } from "#app/domain/agents/answer-text.ts";
import { GOOD, HOSTILE, SHOP } from "#tests/support/answer-corpus.ts";
import { toChatMarks } from "#workers/adapters/language-model/chat-marks.ts";
import type { LanguageModel } from "#workers/adapters/language-model/port.ts";
import { listBusinesses } from "../cases.ts";
import { openShop, toTurns } from "../shop.ts";
import { TOOLS } from "./acting.ts";
import { listUngrounded } from "./facts.ts";

const Case = z.strictObject({
	business: z.string(),
	text: z.string(),
	/** Ids of entries, one of which is to stand in the prompt; empty: no matter. */
	answers: z.array(z.string()),
	/** `held`: what the model wrote must not leave; what is said instead is the search's affair. */
	expects: z.enum(["answer", "asks_back", "hand_over", "held"]),
	/** Names of the tools that are to be called, in their order. */
	acts: z.array(z.string()),
	/** What nobody may read. */
	never: z.string().optional(),
});
export type ModelCase = z.infer<typeof Case>;

export const listModelCases = (): ModelCase[] =>
	z
		.array(Case)
		.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, "cases.json"), "utf8")));

interface Share {
	all: number;
	right: number;
}
export interface ModelScore {
	cases: number;
	/** Cases for which nothing is recorded; they count nowhere else. */
	missing: number;
	prompted: Share;
	grounded: Share;
	outcome: Share;
	acts: Share;
}

const NO_SHARE: Share = { all: 0, right: 0 };
const add = (share: Share, isRight: boolean): Share => ({
	all: share.all + 1,
	right: share.right + (isRight ? 1 : 0),
});

/** @param makeModel is told each time that nothing is recorded */
export async function measureModel(
	makeModel: (onMissing: () => void) => LanguageModel,
): Promise<{ score: ModelScore; wrong: string[] }> {
	const score: ModelScore = {
		cases: 0,
		missing: 0,
		prompted: NO_SHARE,
		grounded: NO_SHARE,
		outcome: NO_SHARE,
		acts: NO_SHARE,
	};
	const wrong: string[] = [];
	const cases = listModelCases();
	for (const business of listBusinesses()) {
		let isMissing = false;
		const model = makeModel(() => (isMissing = true));
		const shop = openShop(business, { model, acting: TOOLS });
		for (const one of cases.filter(({ business: key }) => key === business.key)) {
			isMissing = false;
			score.cases += 1;
			const { draft, prompted } = await shop.ask(toTurns([["customer", one.text]]));
			if (isMissing) {
				score.missing += 1;
				wrong.push(`[${business.key}] ${one.text}: nothing is recorded`);
				continue;
			}
			const judge = (name: "prompted" | "grounded" | "outcome" | "acts", isRight: boolean) => {
				score[name] = add(score[name], isRight);
				if (!isRight) wrong.push(`[${business.key}] ${one.text}: ${name}`);
			};
			if (one.answers.length > 0)
				judge(
					"prompted",
					one.answers.some((id) => prompted.includes(id)),
				);
			const said = draft.type === "answer" ? draft.text : "";
			const outcome = draft.type === "answer" && draft.isUnknown ? "asks_back" : draft.type;
			const isHeld = one.never === undefined || !new RegExp(one.never, "u").test(said);
			judge("outcome", isHeld && (one.expects === "held" || one.expects === outcome));
			judge("acts", draft.acts.map(({ call }) => call.name).join() === one.acts.join());
			if (outcome !== "answer") continue;
			const passages = draft.found.map(({ title, text }) => `${title}\n${text}`);
			const sources = [...passages, ...draft.acts.map(({ result }) => result), one.text];
			judge("grounded", listUngrounded(said, sources).length === 0);
		}
		shop.close();
	}
	return { score, wrong };
}

/** Hostile or odd answers that leave as they are, and good ones that are held back. */
export function measureGuard(): { hostile: Share; good: Share } {
	const judge = (answer: string) => finishAnswer(answer, { ...SHOP, toMarks: toChatMarks });
	const isHeld = ([answer, hidden]: (typeof HOSTILE)[number]): boolean => {
		const left = judge(answer);
		return !left.ok || !hidden.test(left.value);
	};
	return {
		hostile: { all: HOSTILE.length, right: HOSTILE.filter(isHeld).length },
		good: { all: GOOD.length, right: GOOD.filter((answer) => judge(answer).ok).length },
	};
}

const NAMES = ["prompted", "grounded", "outcome", "acts"] as const;
const WORDS: Record<(typeof NAMES)[number], string> = {
	prompted: "passage in the prompt",
	grounded: "facts grounded",
	outcome: "answer, asking back, hand-over",
	acts: "tools called",
};
/** The search alone may lose one passage: its own score is kept elsewhere. */
const MAY_LOSE = { prompted: 1, grounded: 0, outcome: 0, acts: 0 };

/** What is worse than in the kept score; empty: nothing is. */
export function compareModel(now: ModelScore, kept: ModelScore): string[] {
	const worse =
		now.missing > kept.missing
			? [`recordings missing: ${String(now.missing)}, was ${String(kept.missing)}`]
			: [];
	for (const name of NAMES) {
		const lost = now[name].all - now[name].right - (kept[name].all - kept[name].right);
		if (lost > MAY_LOSE[name]) worse.push(`${WORDS[name]}: ${String(lost)} more are wrong`);
	}
	return worse;
}

const shareOf = ({ all, right }: Share): string => `${String(right)} of ${String(all)}`;

/** The table of one model. */
export const describeModel = (
	{ model, origin }: { model: string; origin: string },
	score: ModelScore,
): string =>
	[
		origin === "handwritten"
			? "handwritten answers: they prove what is ours, and nothing of any model"
			: `${model}, recorded`,
		`  cases                          ${String(score.cases)}, ${String(score.missing)} without a recording`,
		...NAMES.map((name) => `  ${WORDS[name].padEnd(30)} ${shareOf(score[name])}`),
	].join("\n");

export function describeGuard(): string {
	const { hostile, good } = measureGuard();
	return `hostile or odd answers held       ${shareOf(hostile)}\ngood answers that leave           ${shareOf(good)}`;
}
