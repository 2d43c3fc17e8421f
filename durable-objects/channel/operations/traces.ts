import type { AgentChannelFigures, SettleQuestions, TraceView } from "#app/contracts/traces.ts";
import type { OpenQuestion } from "#app/domain/agents/unanswered.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { SettledQuestion } from "../agents/open-questions.ts";
import type { Channel } from "../channel.ts";

/** How an agent's text, or the hand-over that a system line tells of, came about. `not_found`: none is kept. */
export function readTrace({ inbox }: Channel, messageId: string): Result<TraceView, "not_found"> {
	const { traces, firstPart } = inbox.answering;
	const trace = traces.read(firstPart(messageId));
	return trace === null ? fail("not_found") : ok(trace);
}

/** Keeps a member's judgement of a reply; see `rate` of agents/traces.ts. */
export function rateAnswer(
	channel: Channel,
	messageId: string,
	member: { memberId: string; name: string },
	wish: { isGood: boolean | null; note: string },
): Result<TraceView, "not_found" | "conflict"> {
	const { traces, firstPart } = channel.inbox.answering;
	return traces.rate(firstPart(messageId), member, wish, Date.now());
}

/** What an agent was asked here and did not know, newest first. */
export const openQuestions = (
	{ inbox }: Channel,
	agentId: string,
): Result<Omit<OpenQuestion, "channelId">[], never> =>
	ok(inbox.answering.openQuestions.list(agentId));

/** Takes questions off the list; answers those that were on it. */
export const settleQuestions = (
	{ inbox }: Channel,
	agentId: string,
	questions: { n: number; at: number }[],
	as: SettleQuestions["as"],
): Result<SettledQuestion[], never> =>
	ok(inbox.answering.openQuestions.settle(agentId, questions, as));

/** Figures of an agent's replies, of as long as traces are kept. */
export const agentFigures = (
	{ inbox }: Channel,
	agentId: string,
): Result<AgentChannelFigures, never> => ok(inbox.answering.readFigures(agentId));
