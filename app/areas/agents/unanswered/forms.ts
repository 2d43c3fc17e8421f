/** Schemas of what the API tells of an agent's replies. */
import * as v from "valibot";
import { HAND_OVER_REASONS } from "#app/domain/agents/answering.ts";
import { TRACE_OUTCOMES } from "#app/domain/agents/trace.ts";

const Reason = v.fallback(v.nullable(v.picklist(HAND_OVER_REASONS)), null);

const Question = v.object({
	channelId: v.string(),
	n: v.number(),
	at: v.number(),
	question: v.string(),
	outcome: v.picklist(TRACE_OUTCOMES),
	reason: Reason,
	contactId: v.string(),
	conversationId: v.string(),
	messageId: v.nullable(v.string()),
	reply: v.nullable(v.string()),
});
const Group = v.object({
	question: v.string(),
	reply: v.nullable(v.string()),
	questions: v.array(Question),
});
export type Group = v.InferOutput<typeof Group>;

export const Unanswered = v.object({
	groups: v.array(Group),
	isCut: v.boolean(),
	unread: v.number(),
});

export const Settled = v.object({ settled: v.number(), isTested: v.boolean() });

export const Figures = v.object({
	ended: v.object({ all: v.number(), resolved: v.number() }),
	reasons: v.array(v.object({ reason: Reason, count: v.number() })),
	versions: v.array(
		v.object({
			version: v.nullable(v.number()),
			answers: v.number(),
			handOvers: v.number(),
			costMicros: v.number(),
			good: v.number(),
			bad: v.number(),
		}),
	),
	unread: v.number(),
});
export type Figures = v.InferOutput<typeof Figures>;
