import { expect, test } from "vitest";
import {
	contactLimits,
	estimateTokens,
	hasTokensLeft,
	isDaySpent,
	isHelpSpent,
} from "#app/domain/agents/budget.ts";

test("K06 one contact has a fiftieth of the day in an hour, and a share in a conversation (agents 3.2)", () => {
	const limits = contactLimits(500_000);
	expect(limits).toEqual({ hour: 10_000, conversation: 40_000 });
	expect(hasTokensLeft({ hour: 7_000, conversation: 7_000 }, 3_000, limits)).toBe(true);
	expect(hasTokensLeft({ hour: 7_000, conversation: 7_000 }, 3_001, limits)).toBe(false);
	expect(hasTokensLeft({ hour: 0, conversation: 39_000 }, 3_000, limits)).toBe(false);
	expect(hasTokensLeft({ hour: 0, conversation: 0 }, 1, contactLimits(0))).toBe(false);
});

test("K06 customers and members have pots of their own, and one agent leaves others some (agents 3.2)", () => {
	expect(isDaySpent({ all: 120, help: 30, agent: 50 }, 100)).toBe(false);
	expect(isDaySpent({ all: 130, help: 30, agent: 50 }, 100)).toBe(true);
	expect(isDaySpent({ all: 75, help: 0, agent: 75 }, 100)).toBe(true);
	expect(isHelpSpent({ all: 500, help: 19, agent: 0 }, 100)).toBe(false);
	expect(isHelpSpent({ all: 20, help: 20, agent: 0 }, 100)).toBe(true);
	expect(isDaySpent({ all: 0, help: 0, agent: 0 }, 0)).toBe(true);
});

test("what a call may cost is judged before, and not too low", () => {
	expect(estimateTokens(["abc", "def"], 10)).toBe(12);
});
