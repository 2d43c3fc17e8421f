import { expect, test } from "vitest";
import {
	CONVERSATIONS_OF_EVERY_PLAN,
	decidePlanLimits,
	isWithinLimit,
	limitsOf,
	mayLeaveOverPlan,
	nextMonthAt,
	PLAN_LIMITS,
	planMonth,
} from "#app/domain/billing/limits.ts";

test("Grátis allows 3 agents and 100 new conversations a month; the others know no limit", () => {
	expect(PLAN_LIMITS).toEqual({
		free: { agents: 3, conversations: 100 },
		premium: { agents: null, conversations: null },
		enterprise: { agents: null, conversations: null },
	});
	expect(CONVERSATIONS_OF_EVERY_PLAN).toBe(100);
});

test("decision 42: plans limit where somebody can pay, or where the deployment says so", () => {
	expect(decidePlanLimits(undefined, { hasPayments: false, isLocal: false })).toBe(false);
	expect(decidePlanLimits(undefined, { hasPayments: true, isLocal: false })).toBe(true);
	expect(decidePlanLimits(undefined, { hasPayments: false, isLocal: true })).toBe(true);
	expect(decidePlanLimits("on", { hasPayments: false, isLocal: false })).toBe(true);
	expect(decidePlanLimits("off", { hasPayments: true, isLocal: true })).toBe(false);
	expect(limitsOf("free", true)).toEqual(PLAN_LIMITS.free);
	expect(limitsOf("free", false)).toEqual({ agents: null, conversations: null });
});

test("N01 the hundredth is within the limit, the next is not", () => {
	expect(isWithinLimit(100, 100)).toBe(true);
	expect(isWithinLimit(101, 100)).toBe(false);
	expect(isWithinLimit(1_000_000, null)).toBe(true);
});

test.each([
	["2026-12-01T02:59:59.999Z", "2026-11", "2026-12-01T03:00:00.000Z"],
	["2026-12-01T03:00:00.000Z", "2026-12", "2027-01-01T03:00:00.000Z"],
	["2027-01-01T00:30:00.000Z", "2026-12", "2027-01-01T03:00:00.000Z"],
	["2028-02-29T12:00:00.000Z", "2028-02", "2028-03-01T03:00:00.000Z"],
])("a month is São Paulo's: %s belongs to %s, which ends at %s", (at, month, next) => {
	expect(planMonth(Date.parse(at))).toBe(month);
	expect(new Date(nextMonthAt(Date.parse(at))).toISOString()).toBe(next);
});

test("N01 over the plan people answer and are called; agents stop, and nobody is written to first", () => {
	expect([
		mayLeaveOverPlan("person", true),
		mayLeaveOverPlan("notice", true),
		mayLeaveOverPlan("agent", true),
	]).toEqual([true, true, false]);
	expect([mayLeaveOverPlan("person", false), mayLeaveOverPlan("notice", false)]).toEqual([
		false,
		false,
	]);
});
