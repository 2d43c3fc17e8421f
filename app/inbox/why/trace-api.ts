/** Calls about one reply of an agent; both throw ApiError. */
import * as v from "valibot";
import type { RateAnswer } from "#app/contracts/traces.ts";
import { MODEL_PROVIDERS } from "#app/domain/agents/agent.ts";
import { HAND_OVER_REASONS } from "#app/domain/agents/answering.ts";
import { TRACE_OUTCOMES } from "#app/domain/agents/trace.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

const Passage = v.object({
	entryId: v.string(),
	title: v.string(),
	text: v.string(),
	share: v.number(),
	isUsed: v.boolean(),
});
const Act = v.object({
	name: v.string(),
	arguments: v.string(),
	result: v.string(),
	ok: v.boolean(),
	ms: v.number(),
});
const Rating = v.object({
	memberId: v.string(),
	name: v.string(),
	isGood: v.boolean(),
	note: v.string(),
	at: v.number(),
});
/** What a later release adds is left out: an unknown reason or check has no words here. */
export const ReadTrace = v.object({
	agentId: v.string(),
	outcome: v.picklist(TRACE_OUTCOMES),
	reason: v.fallback(v.nullable(v.picklist(HAND_OVER_REASONS)), null),
	at: v.number(),
	trace: v.object({
		question: v.string(),
		passages: v.array(Passage),
		provider: v.fallback(v.picklist(MODEL_PROVIDERS), "knowledge"),
		model: v.string(),
		version: v.nullable(v.number()),
		inputTokens: v.number(),
		outputTokens: v.number(),
		costMicros: v.number(),
		took: v.object({ retrieval: v.number(), model: v.nullable(v.number()), whole: v.number() }),
		checks: v.array(v.string()),
		acts: v.array(Act),
	}),
	ratings: v.array(Rating),
});
export type ReadTrace = v.InferOutput<typeof ReadTrace>;

export async function readTrace(
	channelId: string,
	messageId: string,
	signal: AbortSignal,
): Promise<ReadTrace> {
	const answer = callChannel(channelId, "readTrace", { params: { messageId } }, { signal });
	return parseAnswer(ReadTrace, await answer);
}

/** Keeps this member's judgement; answers the trace as it is then. */
export async function rateAnswer(
	channelId: string,
	messageId: string,
	body: RateAnswer,
): Promise<ReadTrace> {
	const answer = callChannel(channelId, "rateAnswer", { params: { messageId }, body });
	return parseAnswer(ReadTrace, await answer);
}
