/** Why an agent answered as it did, and what members think of it. */
import { z } from "zod";
import type { HandOverReason } from "../domain/agents/answering.ts";
import type { QuestionGroup } from "../domain/agents/unanswered.ts";
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

/** Takes questions off an agent's list: each by its place (domain/agents/unanswered.ts). */
export const SettleQuestions = z.strictObject({
	questions: z
		.array(
			z.strictObject({
				channelId: z.string().max(64),
				n: z.number().int().nonnegative(),
				at: z.number().int().nonnegative(),
			}),
		)
		.min(1)
		.max(500),
	as: z.enum(["solved", "ignored"]),
	/** The entry that answers them from now on: the newest of them becomes a case of the agent's test set. */
	entryId: z.string().max(64).optional(),
});
export type SettleQuestions = z.infer<typeof SettleQuestions>;

/** What an agent was asked and did not know, on all its channels. */
export interface UnansweredList {
	groups: QuestionGroup[];
	/** More groups than are shown are there. */
	isCut: boolean;
	/** Channels that did not answer in time; their questions are missing. */
	unread: number;
}

/** Figures of an agent's replies in one channel, of the last 30 days. */
export interface AgentChannelFigures {
	/** Conversations that ended, and those among them that no person was needed for. */
	ended: { all: number; resolved: number };
	reasons: { reason: HandOverReason; count: number }[];
	versions: VersionFigures[];
}

/** What one version of an agent did; null is before agents had versions. */
export interface VersionFigures {
	version: number | null;
	answers: number;
	handOvers: number;
	/** Millionths of a real. */
	costMicros: number;
	/** Thumbs of members. */
	good: number;
	bad: number;
}

/** The same over all channels of the agent. */
export type AgentFigures = AgentChannelFigures & Pick<UnansweredList, "unread">;
