import { expect, test } from "vitest";
import {
	answeredInstead,
	answeringEntries,
	type AnswerTrace,
	bareTrace,
	boundTrace,
	certaintyOf,
	isUnanswered,
	MAX_TRACE_BYTES,
	outcomeOf,
} from "#app/domain/agents/trace.ts";

const bytesOf = (trace: AnswerTrace) => Buffer.byteLength(JSON.stringify(trace));
const passage = (text: string, share = 0.7) => ({
	entryId: "e",
	title: "Frete",
	text,
	share,
	isUsed: true,
});

test("an ordinary trace is stored as it is", () => {
	const trace = { ...bareTrace("Qual o frete?"), passages: [passage("R$ 10", 0.8123)] };
	expect(boundTrace(trace)).toEqual({ ...trace, passages: [passage("R$ 10", 0.812)] });
});

test("F08 a trace never outgrows its limit, and loses texts before titles and the question", () => {
	const long = "\u{1F600}\0".repeat(5_000);
	const act = { name: long, arguments: long, result: long, ok: true, ms: 1 };
	const bound = boundTrace({
		...bareTrace(long),
		model: long,
		passages: Array.from({ length: 40 }, () => ({ ...passage(long), title: long, entryId: long })),
		checks: ["unfounded", "unfounded"],
		acts: Array.from({ length: 40 }, () => act),
	});
	expect(bytesOf(bound)).toBeLessThanOrEqual(MAX_TRACE_BYTES);
	expect(bound.question.length).toBe(1_000);
	expect(JSON.stringify(bound)).not.toMatch(/\\u0000|\\ud83d(?!\\u)/);
	expect(bound.passages).toHaveLength(8);
	expect(bound.passages.every(({ title }) => title !== "")).toBe(true);
	expect(bound.passages.at(-1)?.text).toBe("");
	expect([bound.checks, bound.acts.length]).toEqual([["unfounded"], 6]);
});

test("what the object did decides the outcome; a text that asks for patience leaves no trace", () => {
	const outcomes = (["answered", "handed_over", "retried", "ignored", "waiting"] as const).map(
		(settled) => outcomeOf({ settled, reason: null }, false),
	);
	expect(outcomes).toEqual(["answered", "handed_over", "failed", "nothing", null]);
	expect(outcomeOf({ settled: "answered", reason: null }, true)).toBe("asked_back");
});

test.each([
	["E em Marte?", "asked_back", null, true],
	["E em Marte?", "handed_over", "no_answer", true],
	["E em Marte?", "handed_over", "requested", false],
	["E em Marte?", "answered", null, false],
	[" ", "asked_back", null, false],
] as const)("%s, %s, %s: unanswered is %s", (question, outcome, reason, expected) => {
	expect(isUnanswered(question, outcome, reason)).toBe(expected);
});

test("certainty in words begins where the agent dares to answer", () => {
	expect([0.85, 0.8, 0.79, 0.6, 0.59, 0].map(certaintyOf)).toEqual([
		"high",
		"high",
		"medium",
		"medium",
		"low",
		"low",
	]);
});

test("what the knowledge base answers after a model failed keeps what the model cost", () => {
	const failed: AnswerTrace = {
		...bareTrace("Frete?"),
		provider: "openai",
		inputTokens: 40,
		costMicros: 9,
		took: { retrieval: 1, model: 900, whole: 901 },
		checks: ["empty"],
	};
	const known: AnswerTrace = {
		...bareTrace("Frete?"),
		passages: [passage("R$ 10")],
		took: { retrieval: 2, model: null, whole: 3 },
		checks: ["model_failed"],
	};
	expect(answeredInstead(failed, known)).toEqual({
		...known,
		inputTokens: 40,
		costMicros: 9,
		took: { retrieval: 2, model: 900, whole: 904 },
		checks: ["empty", "model_failed"],
	});
});

test("a reply counts for the entries it is made of, each once; a model's for those that told it something", () => {
	const other = { ...passage("Não usado", 0.9), entryId: "other", isUsed: false };
	const weak = { ...passage("Pouco", 0.3), entryId: "weak" };
	const passages = [passage("R$ 10"), passage("R$ 20"), other, weak];
	const known = { ...bareTrace("Qual o frete?"), passages };
	expect(answeringEntries(known)).toEqual(["e", "weak"]);
	expect(answeringEntries({ ...known, provider: "openai" })).toEqual(["e"]);
	expect(answeringEntries({ ...known, isUnknown: true })).toEqual([]);
});
