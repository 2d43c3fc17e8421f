/** Schema of the events in the stream. */
import * as v from "valibot";
import { HAND_OVER_REASONS } from "#app/domain/agents/answering.ts";
import { ReadTrace } from "#app/inbox/why/trace-api.ts";

const Trace = v.object({ ...ReadTrace.entries.trace.entries, isUnknown: v.boolean() });
/** How an answer came about, as far as this release has words for it. */
export type BenchTrace = v.InferOutput<typeof Trace>;

const Event = v.variant("type", [
	v.object({
		type: v.literal("found"),
		passages: v.array(v.object({ entryId: v.string(), title: v.string(), text: v.string() })),
	}),
	v.object({ type: v.literal("trace"), trace: Trace }),
	v.object({ type: v.literal("delta"), text: v.string() }),
	v.object({
		type: v.literal("answer"),
		text: v.string(),
		inputTokens: v.number(),
		outputTokens: v.number(),
		costMicros: v.number(),
	}),
	v.object({ type: v.literal("nothing") }),
	v.object({
		type: v.literal("hand_over"),
		reason: v.picklist(HAND_OVER_REASONS),
		text: v.nullable(v.string()),
	}),
	v.object({
		type: v.literal("failed"),
		code: v.picklist(["model_failed", "model_not_configured", "rate_limited"]),
	}),
]);

export type ReadBenchEvent = v.InferOutput<typeof Event>;

/** One event of the stream; null for a line that is not understood. */
export function parseBenchEvent(line: string): ReadBenchEvent | null {
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Event), line);
	return parsed.success ? parsed.output : null;
}
