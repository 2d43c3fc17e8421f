import { expect, test } from "vitest";
import type { RuleBody } from "#app/domain/rules/rule.ts";
import { tryRule, type Tried } from "#app/domain/rules/trial.ts";

const NOW = 10_000_000;
const TRIED: Tried = {
	facts: {
		channelId: "c1",
		labels: ["vip"],
		assigneeId: "m1",
		departmentId: null,
		handler: "person",
		isWithinHours: false,
		isFirst: true,
		text: "Qual o preço?",
		isClosed: false,
	},
	message: { id: "x", text: "Qual o preço?", isOpening: true },
	waitingSince: NOW - 15 * 60_000,
	unansweredSince: null,
};
const BODY: RuleBody = {
	trigger: { type: "keyword", words: ["preço"] },
	conditions: [{ type: "hours", isOpen: false }],
	acts: [
		{ type: "label", label: "VIP" },
		{ type: "assign", memberId: "m2" },
	],
	again: false,
};

test("it says what held and what would be done", () => {
	expect(tryRule(BODY, TRIED, NOW)).toEqual({
		isTriggered: true,
		conditions: [true],
		isClosed: false,
		acts: [false, true],
		runs: true,
	});
	const isOpen = { ...TRIED, facts: { ...TRIED.facts, isWithinHours: true } };
	expect(tryRule(BODY, isOpen, NOW)).toMatchObject({ conditions: [false], runs: false });
	const isClosed = { ...TRIED, facts: { ...TRIED.facts, isClosed: true } };
	expect(tryRule(BODY, isClosed, NOW)).toMatchObject({ isClosed: true, runs: false });
});

test.each<[RuleBody["trigger"], boolean]>([
	[{ type: "message" }, true],
	[{ type: "opened" }, true],
	[{ type: "keyword", words: ["frete"] }, false],
	[{ type: "labelled", label: "VIP" }, true],
	[{ type: "labelled", label: "novo" }, false],
	[{ type: "waiting", minutes: 15 }, true],
	[{ type: "waiting", minutes: 16 }, false],
	[{ type: "unanswered", hours: 1 }, false],
	[{ type: "time", minute: 0, days: [1] }, true],
])("%j happened: %s", (trigger, isTriggered) => {
	expect(tryRule({ ...BODY, trigger }, TRIED, NOW).isTriggered).toBe(isTriggered);
});
