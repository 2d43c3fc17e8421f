// What service figures know of one conversation. It is kept with the conversation, so that a correction takes back what it counted.
import type { Handler } from "../agents/answering.ts";
import type { Currency } from "../facebook/conversion.ts";
import type { MarkKind } from "../sales/mark.ts";

/** More of a kind are not counted: the facts stay a short text. */
const MOST = 50;

/** In place of an erased member's id. */
export const FORMER = "former";

/** Who answered; both null: somebody at the phone, or a program. */
export interface Answerer {
	memberId: string | null;
	agentId: string | null;
}

/** A time as it passed, and how much of it lay within the hours of service (ms). */
export interface Took {
	ms: number;
	openMs: number;
}

/** Moments are epoch ms. */
export interface ServiceFacts {
	/** Of the conversation. */
	id: string;
	/** Null: it began before figures were counted. */
	openedAt: number | null;
	/** The customer's first message, until it is answered for the first time. */
	askedAt: number | null;
	answer: (Answerer & { at: number; took: Took }) | null;
	/** `took`: since it was opened. */
	closed: { at: number; took: Took | null } | null;
	reopenedAt: number[];
	/** By which agent, and when. */
	handOvers: { at: number; agentId: string | null }[];
	/** Whether a person, or an agent, has written in it. */
	byPerson: boolean;
	byAgent: boolean;
	rating: { at: number; score: number } | null;
	/** Whose it is now: to them it counts. */
	memberId: string | null;
	departmentId: string | null;
	agentId: string | null;
	labels: string[];
	/** An agent answers it now. */
	isAgents: boolean;
	/** The ad that brought its customer, by its id at Meta. Absent: none, or an earlier release counted it. */
	adId?: string;
	/** Leads and sales that stand on it. Absent: none. */
	marks?: CountedMark[];
}

/** A lead or sale, as figures count it; without `adId` no ad counts for it. */
export interface CountedMark {
	at: number;
	kind: MarkKind;
	cents?: number;
	currency?: Currency;
	adId?: string;
}

/** The conversation as its contact's row has it. */
export interface ServiceState {
	id: string;
	openedAt: number | null;
	closedAt: number | null;
	/** The customer's first message that nobody answered, as of imported conversations, whose messages were never said here. */
	waitingSince: number | null;
	handler: Handler;
	memberId: string | null;
	departmentId: string | null;
	agentId: string | null;
	labels: readonly string[];
}

/** How much of the time between two moments lies within the hours of service. */
export type OpenTime = (from: number, to: number) => number;

const took = (from: number, to: number, openTime: OpenTime): Took => ({
	ms: Math.max(0, to - from),
	openMs: Math.max(0, Math.min(to - from, openTime(from, to))),
});

/** @param isNew it begins now; else it began before anything was counted */
const noFacts = ({ id, openedAt }: ServiceState, isNew: boolean): ServiceFacts => ({
	id,
	openedAt: isNew ? openedAt : null,
	askedAt: null,
	answer: null,
	closed: null,
	reopenedAt: [],
	handOvers: [],
	byPerson: false,
	byAgent: false,
	rating: null,
	memberId: null,
	departmentId: null,
	agentId: null,
	labels: [],
	isAgents: false,
});

/**
 * The facts after the conversation's row changed: what became of it is read from the difference between what was known
 * and what the row says, so that every way to change a row is counted.
 * @param at epoch ms of the change
 */
export function followState(
	known: ServiceFacts | null,
	state: ServiceState,
	{ at, isNew, openTime }: { at: number; isNew: boolean; openTime: OpenTime },
): ServiceFacts {
	const before = known?.id === state.id ? known : noFacts(state, isNew);
	const { departmentId, agentId } = state;
	// What a former member had is theirs until somebody takes it.
	const memberId = state.memberId ?? (before.memberId === FORMER ? FORMER : null);
	const isOver = state.closedAt !== null;
	const facts: ServiceFacts = {
		...before,
		memberId,
		departmentId,
		agentId,
		labels: [...state.labels],
		isAgents: state.handler === "agent",
	};
	const isUnheard = before.openedAt !== null && !before.byPerson && !before.byAgent;
	if (state.waitingSince !== null && isUnheard) facts.askedAt ??= state.waitingSince;
	if (state.closedAt !== null && before.closed?.at !== state.closedAt)
		facts.closed = closing(before.openedAt, state.closedAt, openTime);
	if (!isOver && before.closed) {
		facts.closed = null;
		facts.reopenedAt = [...before.reopenedAt, at].slice(0, MOST);
	}
	if (!isOver && before.isAgents && state.handler === "nobody")
		facts.handOvers = [...before.handOvers, { at, agentId: before.agentId }].slice(0, MOST);
	return facts;
}

/** It is over: another conversation of the same contact begins. */
export const endFacts = (facts: ServiceFacts, at: number, openTime: OpenTime): ServiceFacts =>
	facts.closed ? facts : { ...facts, closed: closing(facts.openedAt, at, openTime) };

const closing = (from: number | null, at: number, openTime: OpenTime): ServiceFacts["closed"] => ({
	at,
	took: from === null ? null : took(from, at, openTime),
});

/** The customer wrote at `at`: the first answer is counted from here, unless it was given. */
export const noteAsked = (facts: ServiceFacts, at: number): ServiceFacts =>
	facts.askedAt === null && facts.answer === null ? { ...facts, askedAt: at } : facts;

/** Somebody wrote to the customer at `at`. What is no answer to anything changes only who has written. */
export function noteAnswered(
	facts: ServiceFacts,
	at: number,
	who: Answerer,
	openTime: OpenTime,
): ServiceFacts {
	const isAgent = who.agentId !== null;
	const byPerson = facts.byPerson || !isAgent;
	const byAgent = facts.byAgent || isAgent;
	const isFirst = facts.askedAt !== null && facts.answer === null;
	if (!isFirst && byPerson === facts.byPerson && byAgent === facts.byAgent) return facts;
	const { askedAt } = facts;
	if (!isFirst || askedAt === null) return { ...facts, byPerson, byAgent };
	const answer = { ...who, at, took: took(askedAt, at, openTime) };
	return { ...facts, byPerson, byAgent, askedAt: null, answer };
}

/** An ad brought the customer. What brought them first began the conversation. */
export const noteCameFrom = (facts: ServiceFacts, adId: string): ServiceFacts =>
	facts.adId === undefined ? { ...facts, adId } : facts;

/** Which leads and sales stand on the conversation now. */
export function noteMarks(
	{ marks: _, ...facts }: ServiceFacts,
	marks: readonly CountedMark[],
): ServiceFacts {
	return marks.length === 0 ? facts : { ...facts, marks: marks.slice(0, MOST) };
}

/** The customer rated the conversation; a later rating takes the place of the one before. @param score 1 to 5 */
export const noteRated = (facts: ServiceFacts, at: number, score: number): ServiceFacts => ({
	...facts,
	rating: { at, score },
});
