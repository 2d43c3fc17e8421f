import { useEffect, useRef, useState } from "react";
import type { TestEvent } from "#app/contracts/agent-versions.ts";
import type { TestRun } from "#app/domain/agents/test-cases.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { streamEvents } from "../bench/bench-stream.ts";
import { parseTestEvent } from "./forms.ts";

/** Forty cases, each asked twice of a slow model, three at once. */
const TIMEOUT_MS = 15 * 60_000;

export interface TestProgress {
	asked: number;
	total: number;
}

/** Runs the tests of an agent. A component that goes ends its run; the server keeps none of it. */
export function useTestRun(agentId: string) {
	const [progress, setProgress] = useState<TestProgress | null>(null);
	const [run, setRun] = useState<TestRun | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const running = useRef<AbortController>(null);
	useEffect(() => () => running.current?.abort(), []);

	return {
		/** Null: none is under way. */
		progress,
		/** The last one that came to its end. */
		run,
		/** Why the last one did not, or not with all cases. */
		refusal,
		/** @returns the run; null when it was stopped or refused */
		async start(): Promise<TestRun | null> {
			running.current?.abort();
			const abort = new AbortController();
			running.current = abort;
			setProgress({ asked: 0, total: 0 });
			setRefusal(null);
			let done: TestRun | null = null;
			try {
				for await (const event of streamTests(agentId, abort.signal)) {
					if (event.type === "begin") setProgress({ asked: 0, total: event.total });
					if (event.type === "case")
						setProgress((before) => before && { ...before, asked: before.asked + 1 });
					if (event.type !== "end") continue;
					done = event.run;
					setRun(event.run);
					setRefusal(event.code);
				}
				if (!done && !abort.signal.aborted) setRefusal("unavailable");
			} catch (error) {
				setRefusal(codeOf(error, "unavailable"));
			}
			if (running.current === abort) setProgress(null);
			return abort.signal.aborted ? null : done;
		},
		stop(): void {
			running.current?.abort();
			setProgress(null);
		},
	};
}
export type TestRunState = ReturnType<typeof useTestRun>;

/** Runs the tests of an agent; throws ApiError. Aborting `signal` ends it without an error. */
const streamTests = (agentId: string, signal: AbortSignal): AsyncGenerator<TestEvent> =>
	streamEvents(
		`/api/agents/${agentId}/tests`,
		{},
		{ parse: parseTestEvent, signal, timeoutMs: TIMEOUT_MS },
	);
