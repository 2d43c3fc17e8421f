import { expect, test } from "vitest";
import {
	periodEndAt,
	stateOf,
	subscriptionOf,
} from "#workers/adapters/payments/demonstration-rules.ts";

const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
const payment = {
	id: "p",
	workspaceId: "w",
	createdAt: at("2026-11-20"),
	abandonedAt: null,
	paidAt: null,
	cancelAt: null,
};

test.each([
	["2026-11-20", "2026-11-20", "2026-12-20"],
	["2026-11-20", "2026-12-19", "2026-12-20"],
	["2026-11-20", "2026-12-20", "2027-01-20"],
	["2026-11-20", "2028-02-21", "2028-03-20"],
	["2027-01-31", "2027-02-10", "2027-02-28"],
	["2027-01-31", "2027-02-28", "2027-03-31"],
])("paid on %s, on %s the month ends on %s", (paid, now, end) => {
	expect(new Date(periodEndAt(at(paid), at(now))).toISOString().slice(0, 10)).toBe(end);
});

test("a checkout is open for a day, unless it was left or paid", () => {
	expect(stateOf(payment, at("2026-11-20"))).toBe("open");
	expect(stateOf(payment, at("2026-11-21"))).toBe("expired");
	expect(stateOf({ ...payment, abandonedAt: 1 }, at("2026-11-20"))).toBe("expired");
	expect(stateOf({ ...payment, paidAt: 1 }, at("2026-12-20"))).toBe("complete");
});

test("a cancelled subscription lives to the end of what was paid", () => {
	const paid = { ...payment, paidAt: at("2026-11-20"), cancelAt: at("2026-12-20") };
	expect(subscriptionOf(payment, at("2026-11-20"))).toBeNull();
	expect(subscriptionOf(paid, at("2026-12-19"))).toMatchObject({
		status: "active",
		cancelAtPeriodEnd: true,
		currentPeriodEnd: at("2026-12-20"),
	});
	expect(subscriptionOf(paid, at("2026-12-20"))).toMatchObject({ status: "canceled" });
});
