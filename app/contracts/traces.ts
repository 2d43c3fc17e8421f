/** Why an agent answered as it did, and what members think of it. */
import { z } from "zod";
import type { HandOverReason } from "../domain/agents/answering.ts";
import { type AnswerTrace, MAX_RATING_NOTE, type TraceOutcome } from "../domain/agents/trace.ts";

/** A member's judgement of one reply. */
export interface AnswerRating {
	memberId: string;
	/** FORMER_MEMBER once they were erased. */
	name: string;
	isGood: boolean;
	/** "" for none. */
	note: string;
	at: number;
}

/** The trace of one reply as the inbox shows it. */
export interface TraceView {
	agentId: string;
	outcome: TraceOutcome;
	reason: HandOverReason | null;
	at: number;
	trace: AnswerTrace;
	/** Oldest first. */
	ratings: AnswerRating[];
}

/** A member's thumb; null takes it back. */
export const RateAnswer = z.strictObject({
	isGood: z.boolean().nullable(),
	note: z.string().max(MAX_RATING_NOTE),
});
export type RateAnswer = z.infer<typeof RateAnswer>;
