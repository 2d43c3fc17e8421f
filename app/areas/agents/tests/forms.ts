/** Schema of the events of a run. */
import * as v from "valibot";
import type { TestEvent } from "#app/contracts/agent-versions.ts";
import { CASE_CHANGES, CASE_FAULTS } from "#app/domain/agents/test-cases.ts";
import { TRACE_OUTCOMES } from "#app/domain/agents/trace.ts";

const Answer = v.object({
	outcome: v.picklist(TRACE_OUTCOMES),
	text: v.string(),
	entryIds: v.array(v.string()),
	isTemporary: v.boolean(),
	acts: v.exactOptional(v.array(v.object({ name: v.string(), arguments: v.string() }))),
});
const Result = v.object({
	caseId: v.string(),
	question: v.string(),
	change: v.picklist(CASE_CHANGES),
	live: Answer,
	draft: v.nullable(Answer),
	faults: v.array(v.picklist(CASE_FAULTS)),
});
const Count = v.number();
const Event = v.variant("type", [
	v.object({ type: v.literal("begin"), total: Count }),
	v.object({ type: v.literal("case"), result: Result }),
	v.object({
		type: v.literal("end"),
		run: v.object({
			at: Count,
			total: Count,
			passed: Count,
			counts: v.object({
				same: Count,
				better: Count,
				worse: Count,
				changed: Count,
				untested: Count,
			}),
			results: v.array(Result),
		}),
		code: v.nullable(v.picklist(["over_budget", "unavailable"])),
	}),
]);

/** One event of the stream; null for a line that is not understood. */
export function parseTestEvent(line: string): TestEvent | null {
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Event), line);
	return parsed.success ? parsed.output : null;
}
