import { expect, test } from "vitest";
import { areStepsDone, firstSteps, type StepFacts } from "#app/domain/home/first-steps.ts";

const NEW: StepFacts = {
	hasChannel: false,
	hasMessage: false,
	hasTeam: false,
	hasAnswers: false,
	isNotified: false,
};
const DONE: StepFacts = {
	hasChannel: true,
	hasMessage: true,
	hasTeam: true,
	hasAnswers: true,
	isNotified: true,
};
const named = (facts: StepFacts, role: Parameters<typeof firstSteps>[1]) =>
	firstSteps(facts, role).map(({ step, isDone }) => `${step}${isDone ? " done" : ""}`);

test("a new workspace's managers see five steps, in the order they build on each other", () => {
	const all = ["channel", "message", "team", "answers", "notifications"];
	expect(named(NEW, "admin")).toEqual(all);
	expect(named(NEW, "manager")).toEqual(all);
});

test("nobody is asked for what their role may not do; what others did is shown to all", () => {
	expect(named(NEW, "operator")).toEqual(["message", "notifications"]);
	expect(named(NEW, "viewer")).toEqual(["message", "notifications"]);
	expect(named({ ...NEW, hasChannel: true, hasTeam: true }, "viewer")).toEqual([
		"channel done",
		"message",
		"team done",
		"notifications",
	]);
});

test("what nobody can judge is left out: no message is known while the hub is silent, no notifications without a browser that has them", () => {
	expect(named({ ...NEW, hasMessage: null, isNotified: null }, "admin")).toEqual([
		"channel",
		"team",
		"answers",
	]);
});

test("they are done when each that is shown is", () => {
	expect(areStepsDone(firstSteps(DONE, "admin"))).toBe(true);
	expect(areStepsDone(firstSteps({ ...DONE, isNotified: null }, "admin"))).toBe(true);
	for (const fact of Object.keys(DONE))
		expect(areStepsDone(firstSteps({ ...DONE, [fact]: false }, "admin")), fact).toBe(false);
});
