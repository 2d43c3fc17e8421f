/** The streamed run of the tests: one JSON object per line. */
import type { TestEvent } from "#app/contracts/agent-versions.ts";
import { streamEvents } from "../bench/bench-stream.ts";
import { parseTestEvent } from "./forms.ts";

/** Forty cases, each asked twice of a slow model, three at once. */
const TIMEOUT_MS = 15 * 60_000;

/** Runs the tests of an agent; throws ApiError. Aborting `signal` ends it without an error. */
export const streamTests = (agentId: string, signal: AbortSignal): AsyncGenerator<TestEvent> =>
	streamEvents(
		`/api/agents/${agentId}/tests`,
		{},
		{ parse: parseTestEvent, signal, timeoutMs: TIMEOUT_MS },
	);
