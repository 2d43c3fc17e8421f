// founding.md, Plans; spec 1, section 9. Attack N01.
import { localDay } from "../inbox/local-day.ts";
import type { Plan } from "./plan.ts";

/** Null: no limit. */
export interface PlanLimits {
	agents: number | null;
	/** New conversations in a calendar month of America/Sao_Paulo. */
	conversations: number | null;
}

/** Decision 42: whether plans limit anything on this deployment. */
export const PLAN_LIMIT_SWITCHES = ["on", "off"] as const;
export type PlanLimitSwitch = (typeof PLAN_LIMIT_SWITCHES)[number];

/** Where nobody can pay nothing is limited; a deployment on a laptop has its demonstration checkout. */
export const decidePlanLimits = (
	asked: PlanLimitSwitch | undefined,
	deployment: { hasPayments: boolean; isLocal: boolean },
): boolean => (asked === undefined ? deployment.hasPayments || deployment.isLocal : asked === "on");

const UNLIMITED: PlanLimits = { agents: null, conversations: null };

export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
	free: { agents: 3, conversations: 100 },
	premium: UNLIMITED,
	enterprise: UNLIMITED,
};

/** The limits of a plan on a deployment with or without plan limits. */
export const limitsOf = (plan: Plan, hasPlanLimits: boolean): PlanLimits =>
	hasPlanLimits ? PLAN_LIMITS[plan] : UNLIMITED;

/** Every plan allows this many, so below it the plan need not be known. */
export const CONVERSATIONS_OF_EVERY_PLAN = Math.min(
	...Object.values(PLAN_LIMITS).map(({ conversations }) => conversations ?? Infinity),
);

/** The calendar month of a moment in America/Sao_Paulo, `2026-11`. */
export const planMonth = (at: number): string => localDay(at).slice(0, 7);

/** When the month after the one of `at` begins in America/Sao_Paulo: the count starts anew. */
export function nextMonthAt(at: number): number {
	const [year = 0, month = 1] = planMonth(at).split("-").map(Number);
	// São Paulo is UTC-3 all year (app/domain/inbox/local-day.ts).
	return Date.UTC(year, month, 1, 3);
}

/** Whether the `ordinal`-th thing, counted from 1, is within a limit. */
export const isWithinLimit = (ordinal: number, limit: number | null): boolean =>
	limit === null || ordinal <= limit;

/**
 * How a conversation counts against the plan; null: not counted yet. A webchat visitor costs nothing and
 * proves nothing, so a conversation there counts once it is answered.
 */
export const WITHIN_PLAN = 0;
export const OVER_PLAN = 1;
export const COUNTS_WHEN_ANSWERED = 2;

/** A customer who wrote within this time is answered, not written to first. */
const ANSWER_WITHIN_MS = 30 * 24 * 60 * 60_000;

/** Epoch ms since which a customer's message makes a person's text an answer. */
export const answersSince = (openedAt: number | null, now: number): number =>
	Math.min(openedAt ?? now, now - ANSWER_WITHIN_MS);

/** Whose words leave: a person's, an agent's answer, or the notice with which it calls people. */
export type Words = "person" | "notice" | "agent";

/**
 * Whether a text is sent although the conversation is over the plan: members answer customers who wrote,
 * and a hand-over is announced once. Agents' answers stop.
 */
export const mayLeaveOverPlan = (words: Words, isAnswer: boolean): boolean =>
	isAnswer && words !== "agent";

/** What became of a conversation that was put to the counter. */
export interface CountedConversation {
	/** False when it had been counted before. */
	counted: boolean;
	/** False: people still answer in it; agents, and what the workspace begins itself, stop. */
	isWithin: boolean;
	/** New conversations of its month so far. */
	used: number;
	limit: number | null;
}
