/** What stands on the bench: what was said, and what the agent thought of it. */
import type { BenchEvent, BenchRequest, FoundPassage } from "#app/contracts/agents.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";

/** The contract takes so many turns. */
const MAX_TURNS = 40;

export type BenchFailure =
	| Extract<BenchEvent, { type: "failed" }>["code"]
	| "unavailable"
	| "stopped";

export interface BenchTurn {
	/** Counted from 0: places are identities, turns are only added. */
	question: string;
	/** Null until the agent has looked. */
	found: FoundPassage[] | null;
	answer: string;
	handOver: { reason: HandOverReason } | null;
	/** The agent sees no need to answer, as to an "ok". */
	isSilent: boolean;
	usage: { tokens: number; costMicros: number } | null;
	failure: BenchFailure | null;
	isDone: boolean;
}

export const newTurn = (question: string): BenchTurn => ({
	question,
	found: null,
	answer: "",
	handOver: null,
	isSilent: false,
	usage: null,
	failure: null,
	isDone: false,
});

/** A turn after one more line of the stream. */
export function applyEvent(turn: BenchTurn, event: BenchEvent): BenchTurn {
	switch (event.type) {
		case "found":
			return { ...turn, found: event.passages };
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

/** The end of the stream. One that ended without a word was cut off. */
export function finishTurn(turn: BenchTurn, failure: BenchFailure | null = null): BenchTurn {
	const saidNothing =
		turn.answer === "" && turn.handOver === null && turn.failure === null && !turn.isSilent;
	return {
		...turn,
		isDone: true,
		failure: turn.failure ?? failure ?? (saidNothing ? "unavailable" : null),
	};
}

/** What the server is told of the conversation: questions without an answer are asked anew. */
export function toRequestTurns(turns: readonly BenchTurn[]): BenchRequest["turns"] {
	return turns.flatMap((turn): BenchRequest["turns"] => [
		{ by: "customer", text: turn.question },
		...(turn.answer === "" ? [] : [{ by: "agent" as const, text: turn.answer }]),
	]);
}

/** Whether one more question has room beside the turns so far. */
export const hasRoom = (turns: readonly BenchTurn[]): boolean =>
	toRequestTurns(turns).length < MAX_TURNS;
