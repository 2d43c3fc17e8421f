import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import type { BenchRequest } from "#app/contracts/agents.ts";
import { ApiError } from "#app/ui/api-error.ts";
import {
	applyEvent,
	type BenchFailure,
	type BenchTurn,
	finishTurn,
	newTurn,
	toRequestTurns,
} from "./bench-log.ts";
import { askBench } from "./bench-stream.ts";

/**
 * State of the test conversation, held by the page: changing the tab ends an answer, not the
 * conversation.
 */
export type BenchState = [BenchTurn[], Dispatch<SetStateAction<BenchTurn[]>>];

/** Runs a test conversation; nothing of it is stored. */
export function useBench(
	agentId: string,
	[turns, setTurns]: BenchState,
	version: BenchRequest["version"] = "live",
) {
	const running = useRef<AbortController>(null);
	useEffect(() => () => running.current?.abort(), []);
	const changeLast = (change: (turn: BenchTurn) => BenchTurn): void =>
		setTurns((before) =>
			before.map((turn, at) => (at === before.length - 1 ? change(turn) : turn)),
		);

	async function run(before: BenchTurn[], question: string): Promise<void> {
		const asked = [...before, newTurn(question)];
		const abort = new AbortController();
		running.current = abort;
		setTurns(asked);
		let failure: BenchFailure | null = null;
		try {
			const request = { turns: toRequestTurns(asked), version };
			for await (const event of askBench(agentId, request, abort.signal))
				changeLast((turn) => applyEvent(turn, event));
			if (abort.signal.aborted) failure = "stopped";
		} catch (error) {
			failure = error instanceof ApiError && error.status === 429 ? "rate_limited" : "unavailable";
		}
		// Started over meanwhile: this answer belongs to a discarded conversation.
		if (running.current !== abort) return;
		running.current = null;
		changeLast((turn) => finishTurn(turn, failure));
	}

	return {
		turns,
		isBusy: turns.some(({ isDone }) => !isDone),
		ask: (question: string): void => void run(turns, question),
		/** Asks the last question again. */
		retry: (): void => {
			const last = turns.at(-1);
			if (last) void run(turns.slice(0, -1), last.question);
		},
		stop: (): void => running.current?.abort(),
		reset: (): void => {
			running.current?.abort();
			running.current = null;
			setTurns([]);
		},
	};
}
