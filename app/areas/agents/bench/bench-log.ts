/** The test conversation: questions, answers and the agent's reasons. */
import type { BenchTrace, ReadBenchEvent } from "./forms.ts";
import type { BenchEvent, BenchRequest, FoundPassage } from "#app/contracts/agents.ts";
import { callValues } from "#app/domain/agents/acts/expected-act.ts";
import { type ExpectedOutcome, MAX_BEFORE, type TestCase } from "#app/domain/agents/test-cases.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";

/** Limit of turns in the contract. */
const MAX_TURNS = 40;

export type BenchFailure =
	| Extract<BenchEvent, { type: "failed" }>["code"]
	| "unavailable"
	| "stopped";

export interface BenchTurn {
	/** Turns are only appended, so the index is a stable key. */
	question: string;
	/** Null until the agent has searched. */
	found: FoundPassage[] | null;
	/** How the answer came about; null until it is there, or from a server that does not tell. */
	trace: BenchTrace | null;
	answer: string;
	handOver: { reason: HandOverReason } | null;
	/** The agent decided not to answer, as to an "ok". */
	isSilent: boolean;
	usage: { tokens: number; costMicros: number } | null;
	failure: BenchFailure | null;
	isDone: boolean;
}

export const newTurn = (question: string): BenchTurn => ({
	question,
	found: null,
	trace: null,
	answer: "",
	handOver: null,
	isSilent: false,
	usage: null,
	failure: null,
	isDone: false,
});

/** The turn after one more event of the stream. */
export function applyEvent(turn: BenchTurn, event: ReadBenchEvent): BenchTurn {
	switch (event.type) {
		case "found":
			return { ...turn, found: event.passages };
		case "trace":
			return { ...turn, trace: event.trace };
		case "delta":
			return { ...turn, answer: turn.answer + event.text };
		case "answer": {
			const usage = {
				tokens: event.inputTokens + event.outputTokens,
				costMicros: event.costMicros,
			};
			return { ...turn, answer: event.text, usage };
		}
		case "nothing":
			return { ...turn, isSilent: true };
		case "hand_over":
			return {
				...turn,
				handOver: { reason: event.reason },
				answer: event.text ?? turn.answer,
			};
		case "failed":
			return { ...turn, failure: event.code };
	}
}

/** The turn after the end of the stream. A stream without a final event was cut off. */
export function finishTurn(turn: BenchTurn, failure: BenchFailure | null = null): BenchTurn {
	const saidNothing =
		turn.answer === "" && turn.handOver === null && turn.failure === null && !turn.isSilent;
	return {
		...turn,
		isDone: true,
		failure: turn.failure ?? failure ?? (saidNothing ? "unavailable" : null),
	};
}

/** The turns sent to the server, limited to MAX_TURNS; unanswered questions are sent again. */
export function toRequestTurns(turns: readonly BenchTurn[]): BenchRequest["turns"] {
	return turns.flatMap((turn): BenchRequest["turns"] => [
		{ by: "customer", text: turn.question },
		...(turn.answer === "" ? [] : [{ by: "agent" as const, text: turn.answer }]),
	]);
}

/** A turn as a case of the test set: what was said before it, and that it ends in the same way. */
export function toCase(turns: readonly BenchTurn[], at: number): TestCase | null {
	const turn = turns[at];
	if (!turn?.isDone || turn.failure !== null) return null;
	const used = turn.trace?.passages.filter(({ isUsed }) => isUsed) ?? [];
	const [only] = used;
	// A model is given several; which of them it needed is not known.
	const isOne = only !== undefined && used.every(({ entryId }) => entryId === only.entryId);
	const outcome = outcomeOf(turn);
	const [act, ...more] = turn.trace?.acts.filter(({ ok }) => ok) ?? [];
	return {
		question: turn.question,
		before: toRequestTurns(turns.slice(0, at)).slice(-MAX_BEFORE),
		expects: {
			outcome,
			entryId: outcome === "answered" && isOne ? only.entryId : null,
			includes: [],
			excludes: [],
			// Of several it is not known which one matters.
			...(act && more.length === 0 && { act: { name: act.name, values: callValues(act) } }),
		},
	};
}

function outcomeOf({ handOver, isSilent, trace }: BenchTurn): ExpectedOutcome {
	if (handOver !== null) return "handed_over";
	if (isSilent) return "nothing";
	return trace?.isUnknown ? "asked_back" : "answered";
}

/** Whether one more question fits beside the turns so far. */
export const hasRoom = (turns: readonly BenchTurn[]): boolean =>
	toRequestTurns(turns).length < MAX_TURNS;
