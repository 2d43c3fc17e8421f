// The test set of an agent: what customers ask, what must come of it, and what a draft makes of it.
import { searchKey } from "../inbox/search-key.ts";
import { isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import {
	type ExpectedAct,
	isExpectedCall,
	type MadeCall,
	parseExpectedAct,
} from "./acts/expected-act.ts";
import { MAX_INPUT_LENGTH } from "./answering.ts";
import type { TraceOutcome } from "./trace.ts";

/** Cases of one agent; a run asks all of them. */
export const MAX_CASES = 40;
/** Earlier turns of a case. */
export const MAX_BEFORE = 10;
const MAX_PHRASES = 5;
const MAX_PHRASE_LENGTH = 200;

export const CASE_SOURCES = ["typed", "conversation", "unanswered"] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/** What may come of a question. */
export const EXPECTED_OUTCOMES = ["answered", "asked_back", "handed_over", "nothing"] as const;
export type ExpectedOutcome = (typeof EXPECTED_OUTCOMES)[number];

export interface CaseExpectation {
	outcome: ExpectedOutcome;
	/** Entry of the knowledge base that the answer rests on; null: any, or none. */
	entryId: string | null;
	/** What the answer must say; compared without case, accents and text marks. */
	includes: string[];
	/** What it must not say. */
	excludes: string[];
	/** What the agent must do for it; absent: nothing in particular. */
	act?: ExpectedAct;
}

/** A turn before the question. */
export interface CaseTurn {
	by: "customer" | "agent";
	text: string;
}

export interface TestCase {
	question: string;
	before: CaseTurn[];
	expects: CaseExpectation;
}

/** What a version made of a case. */
export interface CaseAnswer {
	outcome: TraceOutcome;
	text: string;
	/** Entries that stand in the answer or in the prompt of the model that wrote it. */
	entryIds: string[];
	/** A vendor's failure that says nothing about the version. */
	isTemporary: boolean;
	/** Calls that could be made; in a test nothing is. Absent: a run of an earlier release. */
	acts?: MadeCall[];
}

export const CASE_FAULTS = ["outcome", "entry", "includes", "excludes", "act"] as const;
export type CaseFault = (typeof CASE_FAULTS)[number];

export type CaseError = "question_missing" | "question_too_long" | "phrases_invalid";

/** A case as it may be stored: phrases once each, without blank ones; an expectation of text only for answers. */
export function parseCase(typed: TestCase): Result<TestCase, CaseError> {
	const question = storableText(typed.question).trim();
	if (isBlank(question)) return fail("question_missing");
	if (question.length > MAX_INPUT_LENGTH) return fail("question_too_long");
	const { outcome, entryId } = typed.expects;
	const [includes, excludes] = [
		phrasesOf(typed.expects.includes),
		phrasesOf(typed.expects.excludes),
	];
	const act = parseExpectedAct(typed.expects.act);
	if (includes === null || excludes === null || act === null) return fail("phrases_invalid");
	const isAnswer = outcome === "answered";
	return ok({
		question,
		before: typed.before
			.slice(-MAX_BEFORE)
			.map(({ by, text }) => ({ by, text: storableText(text, MAX_INPUT_LENGTH) })),
		expects: {
			outcome,
			entryId: isAnswer ? entryId : null,
			includes: isAnswer ? includes : [],
			excludes,
			...(act && { act }),
		},
	});
}

function phrasesOf(typed: readonly string[]): string[] | null {
	const phrases = [...new Set(typed.map((phrase) => storableText(phrase).trim()))].filter(
		(phrase) => spoken(phrase) !== "",
	);
	const isFit =
		phrases.length <= MAX_PHRASES && phrases.every(({ length }) => length <= MAX_PHRASE_LENGTH);
	return isFit ? phrases : null;
}

/** A text without case, accents and WhatsApp's marks. */
const spoken = (text: string): string => searchKey(text.replaceAll(/[*_~`]/gu, ""));

/** What an answer lacks; empty: the case passes. */
export function judgeCase(expects: CaseExpectation, answer: CaseAnswer): CaseFault[] {
	const said = spoken(answer.text);
	const faults: CaseFault[] = [];
	if (answer.outcome !== expects.outcome) faults.push("outcome");
	if (expects.entryId !== null && !answer.entryIds.includes(expects.entryId)) faults.push("entry");
	if (!expects.includes.every((phrase) => said.includes(spoken(phrase)))) faults.push("includes");
	if (expects.excludes.some((phrase) => said.includes(spoken(phrase)))) faults.push("excludes");
	const { act } = expects;
	const isDone = act === undefined || answer.acts?.some((call) => isExpectedCall(act, call));
	if (!isDone) faults.push("act");
	return faults;
}

/** What became of a case from the live version to the draft. `untested`: a vendor's failure on either side. */
export const CASE_CHANGES = ["same", "better", "worse", "changed", "untested"] as const;
export type CaseChange = (typeof CASE_CHANGES)[number];

export interface CaseResult {
	caseId: string;
	question: string;
	change: CaseChange;
	live: CaseAnswer;
	/** Null: the live version alone was tested. */
	draft: CaseAnswer | null;
	/** Faults of the draft, or of the live version where it was tested alone. */
	faults: CaseFault[];
}

/**
 * Compares what both versions made of a case.
 * @param isWritten a model wrote at least one of the answers: other words for the same outcome are no change
 */
export function compareCase(
	{ id, question, expects }: Pick<TestCase, "question" | "expects"> & { id: string },
	live: CaseAnswer,
	draft: CaseAnswer | null,
	isWritten: boolean,
): CaseResult {
	const faults = judgeCase(expects, draft ?? live);
	const result = { caseId: id, question, live, draft, faults };
	if (live.isTemporary || draft?.isTemporary) return { ...result, change: "untested" };
	if (draft === null) return { ...result, change: "same" };
	const passed = judgeCase(expects, live).length === 0;
	const passes = faults.length === 0;
	if (passed !== passes) return { ...result, change: passes ? "better" : "worse" };
	const isSame = live.outcome === draft.outcome && (isWritten || live.text === draft.text);
	return { ...result, change: isSame ? "same" : "changed" };
}

/** The results of one run, as they are kept with the version that was tested. */
export interface TestRun {
	/** Epoch ms. */
	at: number;
	total: number;
	/** Of `total`, cases the tested version passes. */
	passed: number;
	/** By what became of them; together the cases that were asked. */
	counts: Record<CaseChange, number>;
	/** Only those that are not as before, or do not pass. */
	results: CaseResult[];
}

/** Kept of an answer. */
const MAX_KEPT_TEXT = 1_000;

/** Sums a run up. `total` may exceed the results: the budget ended before all were asked. */
export function sumRun(results: readonly CaseResult[], total: number, at: number): TestRun {
	const counts = { same: 0, better: 0, worse: 0, changed: 0, untested: 0 };
	for (const { change } of results) counts[change]++;
	const passed = results.filter((one) => one.change !== "untested" && one.faults.length === 0);
	const kept = (answer: CaseAnswer): CaseAnswer => ({
		...answer,
		text: storableText(answer.text, MAX_KEPT_TEXT),
	});
	return {
		at,
		total,
		passed: passed.length,
		counts,
		results: results
			.filter(({ change, faults }) => change !== "same" || faults.length > 0)
			.map((one) => ({ ...one, live: kept(one.live), draft: one.draft && kept(one.draft) })),
	};
}

/** What stands in the way of publishing a draft; null: nothing does. `cases`: how many the agent has now. */
export function findTestProblem(
	run: TestRun | null,
	cases: number,
): "tests_worse" | "tests_not_run" | null {
	if (cases === 0) return null;
	if (run !== null && run.counts.worse > 0) return "tests_worse";
	// Cases were added since, or the budget ended before all were asked.
	const asked = Object.values(run?.counts ?? {}).reduce((sum, one) => sum + one, 0);
	return asked < cases ? "tests_not_run" : null;
}
