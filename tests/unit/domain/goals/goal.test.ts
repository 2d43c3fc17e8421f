import { expect, test } from "vitest";
import {
	dueOf,
	GOAL_CHOICES,
	goalsOf,
	isGoal,
	lateSince,
	MAX_GOAL_MINUTES,
	missedGoals,
	nextMissed,
	NO_GOALS,
} from "#app/domain/goals/goal.ts";

const MINUTE = 60_000;
/** Hours that are always open. */
const after = (from: number, ms: number) => from + ms;
const one = { isOpen: true, openedAt: 0, waitingSince: 10 * MINUTE };

test("an answer is due from the first message nobody answered, the end from the beginning", () => {
	const goals = { answerMinutes: 15, resolutionMinutes: 60 };
	expect(dueOf(goals, one, after)).toEqual({ answer: 25 * MINUTE, resolution: 60 * MINUTE });
	expect(dueOf(goals, { ...one, waitingSince: null }, after)).toEqual({
		answer: null,
		resolution: 60 * MINUTE,
	});
	expect(dueOf(goals, { ...one, isOpen: false }, after)).toBeNull();
});

test("nothing is due without a goal, and without an hour in which anybody works", () => {
	expect(dueOf(NO_GOALS, one, after)).toBeNull();
	expect(dueOf({ answerMinutes: 1, resolutionMinutes: 1 }, one, () => null)).toBeNull();
});

test("late is what missed a goal, since the first that was missed", () => {
	const due = { answer: 20, resolution: 30 };
	expect([19, 20, 29, 30, 99].map((now) => lateSince(due, now))).toEqual([null, 20, 20, 20, 20]);
	expect([19, 20, 30].map((now) => missedGoals(due, now))).toEqual([
		[],
		["answer"],
		["answer", "resolution"],
	]);
	expect([0, 20, 30].map((now) => nextMissed(due, now))).toEqual([20, 30, null]);
	expect([lateSince(null, 99), nextMissed(undefined, 0)]).toEqual([null, null]);
	expect(lateSince({ answer: null, resolution: 5 }, 5)).toBe(5);
});

test("a department has the workspace's goals where it has none of its own", () => {
	const goals = {
		answerMinutes: 15,
		resolutionMinutes: 60,
		departments: { a: { answerMinutes: 5, resolutionMinutes: null } },
	};
	expect(goalsOf(goals, "a")).toEqual({ answerMinutes: 5, resolutionMinutes: 60 });
	const own = { answerMinutes: 15, resolutionMinutes: 60 };
	expect([goalsOf(goals, "b"), goalsOf(goals, null), goalsOf(own, "a")]).toEqual([own, own, own]);
});

test("what is offered may be a goal", () => {
	expect(Object.values(GOAL_CHOICES).flat().every(isGoal)).toBe(true);
});

test("a goal is whole minutes, up to thirty days", () => {
	expect([null, 1, MAX_GOAL_MINUTES].every(isGoal)).toBe(true);
	expect([0, -1, 1.5, NaN, MAX_GOAL_MINUTES + 1].some(isGoal)).toBe(false);
});
