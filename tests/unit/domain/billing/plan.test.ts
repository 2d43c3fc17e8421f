import { expect, test } from "vitest";
import {
	isAtLeast,
	PLAN_PRICES,
	PLANS,
	RECOMMENDED_PLAN,
	SOLD_PLAN,
} from "#app/domain/billing/plan.ts";

test("three plans: Grátis costs nothing, Premium R$ 29,90 a month, Enterprise is on request", () => {
	expect(PLANS).toEqual(["free", "premium", "enterprise"]);
	expect(PLAN_PRICES).toEqual({
		free: { kind: "free" },
		premium: { kind: "monthly", amount: 2990, currency: "BRL" },
		enterprise: { kind: "on_request" },
	});
	expect(RECOMMENDED_PLAN).toBe("premium");
});

test("N02 only the plan with a price can be sold", () => {
	expect(PLANS.filter((plan) => PLAN_PRICES[plan].kind === "monthly")).toEqual([SOLD_PLAN]);
});

test("a plan gives at least what a smaller one gives", () => {
	expect(isAtLeast("enterprise", "premium")).toBe(true);
	expect(isAtLeast("premium", "premium")).toBe(true);
	expect(isAtLeast("free", "premium")).toBe(false);
});
