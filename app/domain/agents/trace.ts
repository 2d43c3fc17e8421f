// What is kept of an answer, so that people can read why an agent gave it.
import { storableText } from "../inbox/stored-text.ts";
import type { ModelProvider } from "./agent.ts";
import type { HandOverReason } from "./answering.ts";

/** What became of a reply. `failed`: the model gave none, and it is asked again. */
export const TRACE_OUTCOMES = [
	"answered",
	"asked_back",
	"handed_over",
	"nothing",
	"failed",
] as const;
export type TraceOutcome = (typeof TRACE_OUTCOMES)[number];

/** Checks of a model's text that objected to it (answer-text.ts), and refusals of its vendor. */
export const TRACE_CHECKS = [
	"gives_away",
	"unfounded",
	"wants_person",
	"unknown",
	"empty",
	/** Addresses of other hosts, or the end of a long text, were left out. */
	"shortened",
	"vendor_refused",
	/** No model was asked any more: the knowledge base answered in its place. */
	"over_budget",
	"model_failed",
	/** An order to the agent instead of a question. */
	"manipulation",
	/** What is near in meaning could not be looked for: words alone found the passages. */
	"words_only",
] as const;
export type TraceCheck = (typeof TRACE_CHECKS)[number];

/** A passage that was found for the question. */
export interface TracedPassage {
	entryId: string;
	title: string;
	text: string;
	/** Confidence that it answers, 0 to 1. */
	share: number;
	/** It stands in the answer, or in the prompt of the model that wrote it. */
	isUsed: boolean;
}

/** A tool the agent called. */
export interface TracedAct {
	name: string;
	/** JSON. */
	arguments: string;
	result: string;
	ok: boolean;
	ms: number;
}

/** How one reply came about. */
export interface AnswerTrace {
	/** What the customer asked as it was searched for; "" when nothing was asked. */
	question: string;
	/** Nothing that was known answered the question, and the reply says so. */
	isUnknown: boolean;
	passages: TracedPassage[];
	provider: ModelProvider;
	/** "" without a model. */
	model: string;
	/** The agent's version; null: its draft, or before agents had any. */
	version: number | null;
	inputTokens: number;
	outputTokens: number;
	/** Millionths of a real. */
	costMicros: number;
	/** Milliseconds; the model's is null when none was asked. */
	took: { retrieval: number; model: number | null; whole: number };
	checks: TraceCheck[];
	acts: TracedAct[];
}

/** A trace as stored, in UTF-8 bytes; more is cut. */
export const MAX_TRACE_BYTES = 16_000;
/** Traces of one channel; the oldest go first. */
export const MAX_TRACES = 10_000;
export const KEEP_TRACES_MS = 30 * 24 * 60 * 60 * 1000;

const MAX_QUESTION = 1_000;
const MAX_PASSAGE_TEXT = 700;
const MAX_TRACED_PASSAGES = 8;
const MAX_NAME = 200;
const MAX_ACTS = 6;
const MAX_ACT_TEXT = 600;

const sizeOf = (trace: AnswerTrace): number =>
	new TextEncoder().encode(JSON.stringify(trace)).byteLength;

/**
 * A trace as it may be stored: well-formed, each part cut, the whole at most MAX_TRACE_BYTES. What does not fit loses
 * the texts of its last passages first, then what acts brought; titles, figures and the question stay.
 */
export function boundTrace(trace: AnswerTrace): AnswerTrace {
	const bound: AnswerTrace = {
		...trace,
		question: storableText(trace.question, MAX_QUESTION),
		model: storableText(trace.model, MAX_NAME),
		passages: trace.passages.slice(0, MAX_TRACED_PASSAGES).map((passage) => ({
			...passage,
			entryId: storableText(passage.entryId, MAX_NAME),
			title: storableText(passage.title, MAX_NAME),
			text: storableText(passage.text, MAX_PASSAGE_TEXT),
			share: Math.round(passage.share * 1_000) / 1_000,
		})),
		checks: [...new Set(trace.checks)],
		acts: trace.acts.slice(0, MAX_ACTS).map((act) => ({
			...act,
			name: storableText(act.name, MAX_NAME),
			arguments: storableText(act.arguments, MAX_ACT_TEXT),
			result: storableText(act.result, MAX_ACT_TEXT),
		})),
	};
	for (const passage of bound.passages.toReversed()) {
		if (sizeOf(bound) <= MAX_TRACE_BYTES) return bound;
		passage.text = "";
	}
	for (const act of bound.acts.toReversed()) {
		if (sizeOf(bound) <= MAX_TRACE_BYTES) return bound;
		act.arguments = "";
		act.result = "";
	}
	return bound;
}

/** A trace of a reply for which nothing was searched and nobody was asked. */
export const bareTrace = (question: string): AnswerTrace => ({
	question,
	isUnknown: false,
	passages: [],
	provider: "knowledge",
	model: "",
	version: null,
	inputTokens: 0,
	outputTokens: 0,
	costMicros: 0,
	took: { retrieval: 0, model: null, whole: 0 },
	checks: [],
	acts: [],
});

/** The trace of an answer from the knowledge base, after a model that was asked first gave none. */
export const answeredInstead = (failed: AnswerTrace, known: AnswerTrace): AnswerTrace => ({
	...known,
	inputTokens: failed.inputTokens,
	outputTokens: failed.outputTokens,
	costMicros: failed.costMicros,
	took: { ...known.took, model: failed.took.model, whole: failed.took.whole + known.took.whole },
	checks: [...failed.checks, ...known.checks],
	acts: failed.acts,
});

/** What the channel's object did with the reply. */
interface Settled {
	settled: "answered" | "handed_over" | "retried" | "waiting" | "ignored";
	reason: HandOverReason | null;
}

/** The outcome to store; null for a text that only asked for patience. */
export function outcomeOf({ settled }: Settled, isUnknown: boolean): TraceOutcome | null {
	switch (settled) {
		case "answered":
			return isUnknown ? "asked_back" : "answered";
		case "handed_over":
			return "handed_over";
		case "retried":
			return "failed";
		case "ignored":
			return "nothing";
		case "waiting":
			return null;
	}
}

/** Whether the knowledge base had no answer to what was asked, so that the team may add one. */
export const isUnanswered = (
	question: string,
	outcome: TraceOutcome,
	reason: HandOverReason | null,
): boolean =>
	question.trim() !== "" &&
	(outcome === "asked_back" || (outcome === "handed_over" && reason === "no_answer"));

/** How sure a passage's share sounds in words; the bounds are those of retrieval/confidence.ts. */
export type Certainty = "high" | "medium" | "low";
export function certaintyOf(share: number): Certainty {
	if (share >= 0.8) return "high";
	return share >= 0.6 ? "medium" : "low";
}

/**
 * Ids of the entries a reply was made of, each once: those that stand in it; of what a model was given those that are
 * sure enough to have told it something.
 */
export const answeringEntries = ({
	passages,
	provider,
	isUnknown,
}: Pick<AnswerTrace, "passages" | "provider" | "isUnknown">): string[] =>
	isUnknown
		? []
		: [
				...new Set(
					passages
						.filter(
							({ isUsed, share }) =>
								isUsed && (provider === "knowledge" || certaintyOf(share) !== "low"),
						)
						.map(({ entryId }) => entryId),
				),
			];

/** A member's judgement of a reply: thumb and note. */
export const MAX_RATING_NOTE = 500;
/** Members who may judge one reply; further ones are refused. */
export const MAX_RATINGS = 50;
