// Within what time customers are to be answered, and conversations to be settled; and what is late by that.

/** A workspace's goals, or a department's; null: none. Minutes within the hours. */
export interface Goals {
	/** From the first message that nobody answered. */
	answerMinutes: number | null;
	/** From the beginning of the conversation to its end. */
	resolutionMinutes: number | null;
}
export const GOAL_KINDS = ["answer", "resolution"] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const NO_GOALS: Goals = { answerMinutes: null, resolutionMinutes: null };
/** Thirty days. */
export const MAX_GOAL_MINUTES = 30 * 24 * 60;

/** Minutes that are offered for the two. */
export const GOAL_CHOICES: Record<GoalKind, readonly number[]> = {
	answer: [2, 5, 10, 15, 30, 60, 120, 240, 480],
	resolution: [60, 120, 240, 480, 1440, 2880, 4320],
};

/** What a channel judges by: the workspace's goals, and of departments that have their own, theirs. */
export interface ChannelGoals extends Goals {
	departments?: Record<string, Goals> | undefined;
}

/** The goals of a conversation: its department's, where that has any of its own. */
export function goalsOf(goals: ChannelGoals, departmentId: string | null): Goals {
	const own = departmentId === null ? undefined : goals.departments?.[departmentId];
	return {
		answerMinutes: own?.answerMinutes ?? goals.answerMinutes,
		resolutionMinutes: own?.resolutionMinutes ?? goals.resolutionMinutes,
	};
}

const MINUTE_MS = 60_000;

/** Until when each goal is to be met, epoch ms; null: nothing is due. */
export type Due = Record<GoalKind, number | null>;

/** Whether a number of minutes may be a goal. */
export const isGoal = (minutes: number | null): boolean =>
	minutes === null || (Number.isInteger(minutes) && minutes > 0 && minutes <= MAX_GOAL_MINUTES);

/** What is looked at of a conversation. */
export interface Measured {
	isOpen: boolean;
	openedAt: number;
	/** Since when its customer waits for a person, epoch ms; null: they do not. */
	waitingSince: number | null;
}

/** When so much open time (ms) has passed since a moment, both epoch ms; null: never. */
export type AfterOpenTime = (from: number, openMs: number) => number | null;

/** Until when a conversation's goals are to be met; null where nothing is. */
export function dueOf(goals: Goals, one: Measured, after: AfterOpenTime): Due | null {
	if (!one.isOpen) return null;
	const due = {
		answer: dueAt(one.waitingSince, goals.answerMinutes, after),
		resolution: dueAt(one.openedAt, goals.resolutionMinutes, after),
	};
	return due.answer === null && due.resolution === null ? null : due;
}

const dueAt = (from: number | null, minutes: number | null, after: AfterOpenTime): number | null =>
	from === null || minutes === null ? null : after(from, minutes * MINUTE_MS);

/** Since when a conversation is late, epoch ms: the goal that was missed first. Null: it is not by `now`. */
export function lateSince(due: Due | null | undefined, now: number): number | null {
	const missed = GOAL_KINDS.flatMap((kind) => due?.[kind] ?? []).filter((at) => at <= now);
	return missed.length === 0 ? null : Math.min(...missed);
}

/** The goals that are missed by `now`. */
export const missedGoals = (due: Due | null | undefined, now: number): GoalKind[] =>
	GOAL_KINDS.filter((kind) => {
		const at = due?.[kind] ?? null;
		return at !== null && at <= now;
	});

/** The next moment at which a goal is missed, after `now`; null: none is. */
export function nextMissed(due: Due | null | undefined, now: number): number | null {
	const coming = GOAL_KINDS.flatMap((kind) => due?.[kind] ?? []).filter((at) => at > now);
	return coming.length === 0 ? null : Math.min(...coming);
}
