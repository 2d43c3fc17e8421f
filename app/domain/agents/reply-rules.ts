// Which messages an agent answers, when, and when it stops. K05, K11, R34.
import { isCourtesy } from "./courtesy.ts";
import type { MessageOrigin, MessageType } from "../inbox/message.ts";
import {
	type Handler,
	type HandOverReason,
	MAX_ANSWERS_PER_HOUR,
	MAX_IDENTICAL_IN_A_ROW,
	MAX_MODEL_ATTEMPTS,
} from "./answering.ts";

/** A customer who writes on and on is answered after so many quiet times at the latest. */
export const MAX_DEBOUNCES = 5;
/** Waits between the tries of a model that fails. */
const RETRY_DELAYS_MS = [4_000, 8_000];
/** After this time a queued job counts as lost and is queued again. */
export const LOST_AFTER_MS = 60_000;
/** How long an answer waits for the plan's count of its conversation. */
export const MAX_COUNT_WAIT_MS = 30_000;
export const HOUR_MS = 3_600_000;
/** A model that takes longer is excused, and then no longer waited for. */
export const EXCUSE_AFTER_MS = 15_000;
export const GIVE_UP_AFTER_MS = 30_000;
/** Tried again late, a model still has so long. */
const MIN_TRY_MS = 5_000;
/** After this time without a member's answer the agent continues with the next message. */
export const RETURN_AFTER_MS = 1_800_000;

/**
 * When a model that is called now is excused and given up (ms from now). `waitedMs`: since the reply was
 * first asked for.
 */
export const patienceOf = (waitedMs: number): { excuseInMs: number; giveUpInMs: number } => ({
	excuseInMs: Math.max(0, EXCUSE_AFTER_MS - waitedMs),
	giveUpInMs: Math.max(MIN_TRY_MS, GIVE_UP_AFTER_MS - waitedMs),
});

export interface Inbound {
	origin: MessageOrigin;
	type: MessageType;
	fromMe: boolean;
	isGroup: boolean;
	/** Whether it counts as unread: it arrived live, not from history or after an outage. */
	isNews: boolean;
}

/** Never history, what was recovered late, groups, calls, or what nobody could read. */
export function isAnswerable({ origin, type, fromMe, isGroup, isNews }: Inbound): boolean {
	if (fromMe || isGroup || !isNews) return false;
	if (origin !== "live" && origin !== "recovered") return false;
	return type !== "call" && type !== "system" && type !== "other";
}

/** When a burst is answered: once it is quiet, but not for ever. `since` is its first message. */
export function nextDueAt(since: number, now: number, debounceMs: number): number {
	return Math.min(now + debounceMs, Math.max(now, since + MAX_DEBOUNCES * debounceMs));
}

/** What is known when an answer is due. */
export interface ReplyFacts {
	handler: Handler;
	/** It waits for people, and the agent answers meanwhile: it is not handed over once more. */
	isMeanwhile: boolean;
	/** 1: over the plan's limit, 0: within, null: not counted yet. */
	overLimit: number | null;
	/** The number may cost no more this month. */
	isOverCeiling: boolean;
	/** How long an answer that is due has waited for that. */
	waitedMs: number;
	answersLastHour: number;
	/** The customer's newest texts, newest first; what is no text is null. */
	inboundTexts: readonly (string | null)[];
	/** Failures so far. */
	failures: number;
}

export type ReplyStep =
	| { kind: "ask" }
	/** The plan's count is not known yet. */
	| { kind: "wait" }
	| { kind: "drop" }
	| { kind: "hand_over"; reason: HandOverReason };

/** What is done about an answer that is due. */
export function decideReply(facts: ReplyFacts): ReplyStep {
	const { isMeanwhile } = facts;
	if (facts.handler !== "agent" && !isMeanwhile) return { kind: "drop" };
	const reason = whyStop(facts);
	if (reason !== null) return isMeanwhile ? { kind: "drop" } : { kind: "hand_over", reason };
	if (facts.overLimit === null && facts.waitedMs < MAX_COUNT_WAIT_MS) return { kind: "wait" };
	return { kind: "ask" };
}

function whyStop(facts: ReplyFacts): HandOverReason | null {
	if (facts.overLimit === 1) return "plan_limit";
	if (facts.isOverCeiling) return "price_ceiling";
	if (facts.failures >= MAX_MODEL_ATTEMPTS) return "model_failed";
	const isLoop = facts.answersLastHour >= MAX_ANSWERS_PER_HOUR || areAllTheSame(facts.inboundTexts);
	return isLoop ? "loop" : null;
}

/** What an agent made of a customer's messages. */
export type Drafted =
	/** `handOver`: people take over after it. */
	| { type: "answer"; text: string; handOver: HandOverReason | null; isCourtesy?: boolean }
	/** What was said needs no answer. */
	| { type: "nothing" }
	| { type: "hand_over"; reason: HandOverReason; text: string | null };

export interface OutcomeFacts {
	isMeanwhile: boolean;
	/** The conversation is over the plan's limit. */
	isOverLimit: boolean;
	/** Whether the agent's newest texts to the contact were this one already, as often as makes a loop (K05). */
	isRepeated(answer: { text: string; isCourtesy?: boolean }): boolean;
}

export type OutcomeStep =
	/** The text is sent; `handOver`: people take over after it. */
	| { kind: "say"; text: string; handOver: HandOverReason | null }
	/** People take over, with words that promise nobody. */
	| { kind: "hand_over"; reason: HandOverReason }
	| { kind: "ignore" };

/**
 * What is done with a draft that is still wanted. The same answer again and again would be a loop (K05); a
 * courtesy is simply not repeated. What waits for people already is not handed over again.
 */
export function decideOutcome(drafted: Drafted, facts: OutcomeFacts): OutcomeStep {
	const { isMeanwhile } = facts;
	const handOver = (reason: HandOverReason): OutcomeStep =>
		isMeanwhile ? { kind: "ignore" } : { kind: "hand_over", reason };
	if (drafted.type === "nothing") return { kind: "ignore" };
	if (facts.isOverLimit) return handOver("plan_limit");
	if (drafted.type === "answer") {
		const { text, isCourtesy } = drafted;
		if (!facts.isRepeated(drafted)) return { kind: "say", text, handOver: drafted.handOver };
		return isCourtesy ? { kind: "ignore" } : handOver("loop");
	}
	const { text, reason } = drafted;
	return text === null || isMeanwhile ? handOver(reason) : { kind: "say", text, handOver: reason };
}

/** How a customer's message counts for "the same again"; null: it does not, as a courtesy or a file. */
export const repeatKey = (type: MessageType, text: string): string | null =>
	type === "text" && !isCourtesy(text) ? sameTextKey(text) : null;

/** Whether the newest texts are one and the same, said three times. */
export function areAllTheSame(newestFirst: readonly (string | null)[]): boolean {
	const newest = newestFirst.slice(0, MAX_IDENTICAL_IN_A_ROW);
	if (newest.length < MAX_IDENTICAL_IN_A_ROW) return false;
	const [first, ...others] = newest;
	return typeof first === "string" && first !== "" && others.every((text) => text === first);
}

/** When a failed answer is tried again; null: no more. `failures` counts this one too. */
export function nextTryAt(failures: number, now: number): number | null {
	if (failures >= MAX_MODEL_ATTEMPTS) return null;
	return now + (RETRY_DELAYS_MS[failures - 1] ?? RETRY_DELAYS_MS.at(-1) ?? 0);
}

/**
 * How a text counts for "the same again": without case, accents and signs. Not `foldCompatible`,
 * which leaves out what is invisible: hashes of this key are stored, and it is a gap in them.
 */
export const sameTextKey = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
