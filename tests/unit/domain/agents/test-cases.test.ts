import { expect, test } from "vitest";
import type { ExpectedAct } from "#app/domain/agents/acts/expected-act.ts";
import {
	type CaseAnswer,
	type CaseExpectation,
	compareCase,
	findTestProblem,
	judgeCase,
	MAX_BEFORE,
	parseCase,
	sumRun,
} from "#app/domain/agents/test-cases.ts";

const expects = (change: Partial<CaseExpectation> = {}): CaseExpectation => ({
	outcome: "answered",
	entryId: null,
	includes: [],
	excludes: [],
	...change,
});
const answer = (text: string, change: Partial<CaseAnswer> = {}): CaseAnswer => ({
	outcome: "answered",
	text,
	entryIds: [],
	isTemporary: false,
	...change,
});

test("a case is cleaned; what is no answer expects no text of one", () => {
	const before = Array.from({ length: 12 }, () => ({ by: "customer" as const, text: "Oi" }));
	const typed = {
		question: "  Abre domingo?\0 ",
		before,
		expects: expects({ entryId: "e1", includes: ["9h", " 9h ", " "], excludes: ["sábado"] }),
	};
	expect(parseCase(typed)).toEqual({
		ok: true,
		value: {
			question: "Abre domingo?",
			before: before.slice(-MAX_BEFORE),
			expects: { outcome: "answered", entryId: "e1", includes: ["9h"], excludes: ["sábado"] },
		},
	});
	const handedOver = { ...typed, expects: { ...typed.expects, outcome: "handed_over" as const } };
	expect(parseCase(handedOver)).toMatchObject({
		value: { expects: { entryId: null, includes: [], excludes: ["sábado"] } },
	});
});

test.each([
	["question_missing", " \u200B", expects()],
	["question_too_long", "a".repeat(8_001), expects()],
	["phrases_invalid", "Oi", expects({ includes: ["a", "b", "c", "d", "e", "f"] })],
	["phrases_invalid", "Oi", expects({ excludes: ["a".repeat(201)] })],
])("a case is refused: %s", (code, question, expected) => {
	expect(parseCase({ question, before: [], expects: expected })).toEqual({ ok: false, code });
});

test("an answer is judged without case, accents and marks", () => {
	const wanted = expects({ includes: ["sábado, 9h"], excludes: ["domingo"] });
	expect(judgeCase(wanted, answer("Abrimos *Sabado*,  9h."))).toEqual([]);
	expect(judgeCase(wanted, answer("Abrimos domingo."))).toEqual(["includes", "excludes"]);
	expect(judgeCase(expects({ entryId: "e1" }), answer("9h", { entryIds: ["e2"] }))).toEqual([
		"entry",
	]);
	expect(judgeCase(expects(), answer("Não encontrei", { outcome: "asked_back" }))).toEqual([
		"outcome",
	]);
});

test("what the agent must do is demanded beside what it must say", () => {
	const act = { name: "consultar_pedido", values: { pedido: "77" } };
	const demands = expects({ act });
	expect(judgeCase(demands, answer("Já vejo."))).toEqual(["act"]);
	expect(judgeCase(demands, answer("Já vejo.", { acts: [] }))).toEqual(["act"]);
	const acts = [{ name: "consultar_pedido", arguments: '{"pedido":"77"}' }];
	expect(judgeCase(demands, answer("Já vejo.", { acts }))).toEqual([]);
	const typed = (one: ExpectedAct) =>
		parseCase({ question: "E o 77?", before: [], expects: expects({ act: one }) });
	expect(typed(act)).toMatchObject({ value: { expects: { act } } });
	expect(JSON.stringify(typed({ name: "", values: {} }))).not.toContain("act");
	expect(typed({ name: "a".repeat(90), values: {} })).toMatchObject({ code: "phrases_invalid" });
});

test("a draft is compared with what is live", () => {
	const one = { id: "c1", question: "Abre?", expects: expects({ includes: ["9h"] }) };
	const compare = (live: CaseAnswer, draft: CaseAnswer | null, isWritten = false) =>
		compareCase(one, live, draft, isWritten).change;
	expect(compare(answer("9h"), answer("9h"))).toBe("same");
	expect(compare(answer("9h"), answer("às 9h"))).toBe("changed");
	// A model says the same in other words each time.
	expect(compare(answer("9h"), answer("às 9h"), true)).toBe("same");
	expect(compare(answer("9h"), answer("10h"))).toBe("worse");
	expect(compare(answer("10h"), answer("9h"))).toBe("better");
	expect(compare(answer("10h"), answer("10h"))).toBe("same");
	const busy = answer("", { outcome: "failed", isTemporary: true });
	expect(compare(answer("9h"), busy)).toBe("untested");
	// Its model is not configured: customers would get no answer.
	expect(compare(answer("9h"), answer("", { outcome: "failed" }))).toBe("worse");
	expect(compare(answer("10h"), null)).toBe("same");
});

test("a run keeps counts, and only the cases somebody has to look at", () => {
	const one = { id: "c1", question: "Abre?", expects: expects({ includes: ["9h"] }) };
	const results = [
		compareCase(one, answer("9h"), answer("9h"), false),
		compareCase({ ...one, id: "c2" }, answer("9h"), answer("10h".padEnd(3_000, "!")), false),
		compareCase({ ...one, id: "c3" }, answer("10h"), answer("10h"), false),
	];
	const run = sumRun(results, 4, 7);
	expect(run).toMatchObject({
		at: 7,
		total: 4,
		passed: 1,
		counts: { same: 2, better: 0, worse: 1, changed: 0, untested: 0 },
	});
	expect(run.results.map(({ caseId }) => caseId)).toEqual(["c2", "c3"]);
	expect(run.results[0]?.draft?.text).toHaveLength(1_000);
});

test("tests that got worse or were not run to the end stand in the way of publishing", () => {
	const one = { id: "c1", question: "Abre?", expects: expects({ includes: ["9h"] }) };
	const run = (draft: string, total = 1) =>
		sumRun([compareCase(one, answer("9h"), answer(draft), false)], total, 1);
	expect(findTestProblem(null, 0)).toBeNull();
	expect(findTestProblem(null, 1)).toBe("tests_not_run");
	expect(findTestProblem(run("9h"), 1)).toBeNull();
	// The budget ended, or a case was added since.
	expect(findTestProblem(run("9h"), 2)).toBe("tests_not_run");
	expect(findTestProblem(run("10h"), 1)).toBe("tests_worse");
});
