import type { TraceView } from "#app/contracts/traces.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
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
