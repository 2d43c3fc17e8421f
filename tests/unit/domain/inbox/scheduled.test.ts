import fc from "fast-check";
import { expect, test } from "vitest";
import type { BusinessHours } from "#app/domain/channels/business-hours.ts";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import {
	decideDue,
	isToldUnsent,
	LATE_AFTER_MS,
	lookDelayMs,
	openFrom,
	parseMoment,
	UNSENT_REASONS,
} from "#app/domain/inbox/scheduled.ts";

const NOW = Date.parse("2026-11-27T13:20:00-03:00");
const HOUR_MS = 3_600_000;
const LINKED = { isLinked: true, opensAt: NOW };
const due = (dueAt: number, keepsHours = false) => ({ dueAt, keepsHours });

test("a moment lies ahead, within a year, in a zone that exists", () => {
	const judge = (at: number, timeZone = "America/Sao_Paulo") =>
		parseMoment({ at, timeZone }, NOW).ok;
	expect(judge(NOW + 1)).toBe(true);
	expect(judge(NOW + 366 * 24 * HOUR_MS)).toBe(true);
	for (const at of [NOW, NOW - 1, NOW + 366 * 24 * HOUR_MS + 1, NOW + 0.5])
		expect(judge(at)).toBe(false);
	expect(judge(NOW + 1, "Mars/Olympus")).toBe(false);
});

test("at its moment it is sent; without a link it waits, and is too late after two hours", () => {
	expect(decideDue(due(NOW), LINKED, NOW)).toEqual({ type: "send" });
	const unlinked = { isLinked: false, opensAt: NOW };
	expect(decideDue(due(NOW), unlinked, NOW)).toEqual({ type: "wait", dueAt: NOW });
	const atLast = NOW - LATE_AFTER_MS;
	expect(decideDue(due(atLast), LINKED, NOW)).toEqual({ type: "send" });
	expect(decideDue(due(atLast - 1), LINKED, NOW)).toEqual({ type: "unsent", why: "late" });
	expect(decideDue(due(atLast - 1), unlinked, NOW)).toEqual({ type: "unsent", why: "not_linked" });
	// Looked at exactly when something can become of it.
	expect(decideDue(due(NOW - lookDelayMs(false)), unlinked, NOW).type).toBe("unsent");
	expect(decideDue(due(NOW - lookDelayMs(false) + 1), unlinked, NOW).type).toBe("wait");
	expect(lookDelayMs(true)).toBe(0);
});

test("outside the hours it waits for them where that is wished; where they never open it is not sent", () => {
	const closed = { isLinked: true, opensAt: NOW + HOUR_MS };
	expect(decideDue(due(NOW), closed, NOW)).toEqual({ type: "send" });
	expect(decideDue(due(NOW, true), closed, NOW)).toEqual({ type: "wait", dueAt: NOW + HOUR_MS });
	const never = { isLinked: true, opensAt: null };
	expect(decideDue(due(NOW, true), never, NOW)).toEqual({ type: "unsent", why: "always_closed" });
	expect(decideDue(due(NOW), never, NOW)).toEqual({ type: "send" });
});

test("whatever the moment, something becomes of it in the end: it is never sent late, never before its moment", () => {
	const arbitrary = fc.record({
		late: fc.integer({ min: 0, max: 10 * HOUR_MS }),
		keepsHours: fc.boolean(),
		isLinked: fc.boolean(),
		opens: fc.option(fc.integer({ min: 0, max: 48 * HOUR_MS })),
	});
	fc.assert(
		fc.property(arbitrary, ({ late, keepsHours, isLinked, opens }) => {
			const opensAt = opens === null ? null : NOW + opens;
			const decided = decideDue(due(NOW - late, keepsHours), { isLinked, opensAt }, NOW);
			if (decided.type === "send") {
				expect(late).toBeLessThanOrEqual(LATE_AFTER_MS);
				expect(isLinked).toBe(true);
				if (keepsHours) expect(opensAt).toBe(NOW);
			}
			if (decided.type === "wait") expect(decided.dueAt).toBeGreaterThanOrEqual(NOW - late);
			if (late > LATE_AFTER_MS) expect(decided.type).toBe("unsent");
		}),
	);
});

const WEEKDAYS: BusinessHours = {
	timeZone: "America/Sao_Paulo",
	open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 9 * 60, to: 18 * 60 })),
};
const schedule = (hours = WEEKDAYS, closedDays: string[] = []) => ({ ...hours, closedDays });
const at = (text: string) => Date.parse(text);

test("the first open moment: this one, tomorrow's, after the weekend, after a day that is closed; or none", () => {
	expect(openFrom(null, NOW)).toBe(NOW);
	expect(openFrom(schedule(), NOW)).toBe(NOW);
	expect(openFrom(schedule(), at("2026-11-26T18:30:00-03:00"))).toBe(
		at("2026-11-27T09:00:00-03:00"),
	);
	expect(openFrom(schedule(), at("2026-11-27T18:00:00-03:00"))).toBe(
		at("2026-11-30T09:00:00-03:00"),
	);
	expect(openFrom(schedule(WEEKDAYS, ["2026-11-30"]), at("2026-11-28T10:00:00-03:00"))).toBe(
		at("2026-12-01T09:00:00-03:00"),
	);
	expect(openFrom(schedule({ ...WEEKDAYS, open: [] }), NOW)).toBeNull();
});

test("it opens when it says so, also where the clock is changed", () => {
	const zones = ["America/Sao_Paulo", "Europe/Lisbon", "America/New_York", "Pacific/Apia"];
	fc.assert(
		fc.property(
			fc.integer({ min: NOW, max: NOW + 400 * 24 * HOUR_MS }),
			fc.constantFrom(...zones),
			(moment, timeZone) => {
				const hours = schedule({ ...WEEKDAYS, timeZone });
				const opensAt = openFrom(hours, moment) ?? NaN;
				expect(opensAt).toBeGreaterThanOrEqual(moment - 60_000);
				expect(isOpenAt(hours, opensAt)).toBe(true);
			},
		),
	);
});

test("what was wished is told to nobody, everything else is", () => {
	expect(UNSENT_REASONS.filter((why) => !isToldUnsent(why))).toEqual([
		"customer_wrote",
		"conversation_closed",
	]);
});
