import { expect, test } from "vitest";
import { type Plan, PLANS } from "#app/domain/billing/plan.ts";
import {
	chooseSubscription,
	computePlan,
	describeSubscription,
	isEntitled,
	parseSubscriptionStatus,
	SUBSCRIPTION_STATUSES,
	type SubscriptionState,
	type SubscriptionStatus,
} from "#app/domain/billing/subscription.ts";

const NOW = Date.parse("2026-11-20T15:00:00Z");
const DAY_MS = 86_400_000;

const state = (overrides: Partial<SubscriptionState> = {}): SubscriptionState => ({
	provider: "stripe",
	status: "active",
	currentPeriodEnd: NOW + 20 * DAY_MS,
	cancelAtPeriodEnd: false,
	hasCustomer: true,
	...overrides,
});

test("a status nobody knows is kept as unknown, never guessed", () => {
	for (const status of SUBSCRIPTION_STATUSES) expect(parseSubscriptionStatus(status)).toBe(status);
	for (const odd of ["", "ACTIVE", "frozen", "__proto__"])
		expect(parseSubscriptionStatus(odd)).toBe("unknown");
});

test("active, trialing and past_due give the plan; nothing else does", () => {
	expect(SUBSCRIPTION_STATUSES.filter(isEntitled)).toEqual(["trialing", "active", "past_due"]);
});

test("the plan follows the subscription; a contract and an answer that says nothing stay", () => {
	const after = (status: SubscriptionStatus): Plan[] =>
		PLANS.map((plan) => computePlan(plan, status));
	for (const status of ["active", "trialing", "past_due"] as const)
		expect(after(status), status).toEqual(["premium", "premium", "enterprise"]);
	for (const status of ["none", "unknown"] as const)
		expect(after(status), status).toEqual(["free", "premium", "enterprise"]);
	for (const status of [
		"canceled",
		"unpaid",
		"paused",
		"incomplete",
		"incomplete_expired",
	] as const)
		expect(after(status), status).toEqual(["free", "free", "enterprise"]);
});

test("of several subscriptions the one that gives something counts, else the newest", () => {
	const old = { status: "active", createdAt: 1 } as const;
	const ended = { status: "canceled", createdAt: 2 } as const;
	const newest = { status: "incomplete", createdAt: 3 } as const;
	expect(chooseSubscription([ended, old, newest])).toBe(old);
	expect(chooseSubscription([ended, newest])).toBe(newest);
	expect(chooseSubscription([])).toBeNull();
});

test("the end is near with 7 days or fewer left, not with a second more", () => {
	const near = (endsInMs: number) =>
		describeSubscription("premium", state({ currentPeriodEnd: NOW + endsInMs }), NOW).isEndingSoon;
	expect(near(7 * DAY_MS)).toBe(true);
	expect(near(7 * DAY_MS + 1000)).toBe(false);
	expect(near(-DAY_MS)).toBe(true);
});

test("the status card: subscribed, cancelled, late, granted without payment, ended", () => {
	expect(describeSubscription("premium", state(), NOW)).toEqual({
		subscribed: true,
		tier: "premium",
		endsAt: NOW + 20 * DAY_MS,
		isEndingSoon: false,
		isCancelled: false,
		isPastDue: false,
		isManageable: true,
	});
	expect(describeSubscription("premium", state({ cancelAtPeriodEnd: true }), NOW)).toMatchObject({
		isCancelled: true,
	});
	expect(describeSubscription("premium", state({ status: "past_due" }), NOW)).toMatchObject({
		subscribed: true,
		isPastDue: true,
	});
	expect(describeSubscription("enterprise", null, NOW)).toMatchObject({
		subscribed: true,
		endsAt: null,
		isEndingSoon: false,
		isManageable: false,
	});
	const ended = state({ status: "canceled", currentPeriodEnd: NOW - DAY_MS });
	expect(describeSubscription("free", ended, NOW)).toEqual({
		subscribed: false,
		tier: "free",
		endsAt: null,
		isEndingSoon: false,
		isCancelled: false,
		isPastDue: false,
		isManageable: true,
	});
	expect(describeSubscription("free", null, NOW).subscribed).toBe(false);
});
