import fc from "fast-check";
import { expect, test } from "vitest";
import { INSTANCE_STATUSES } from "#app/domain/channels/link/link-view.ts";
import {
	countUptime,
	rateUptime,
	uptimePercentage,
	uptimeWindowStart,
	wholeMinutes,
} from "#app/domain/channels/uptime.ts";

/** Noon of 20 November 2026 in São Paulo. */
const NOON = Date.parse("2026-11-20T12:00:00-03:00");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const sum = (days: ReadonlyMap<string, number>): number =>
	[...days.values()].reduce((a, b) => a + b, 0);

test("the rating is excellent from 98, good from 95, and needs attention below", () => {
	expect([100, 98, 97.9, 95, 94.9, 0].map(rateUptime)).toEqual([
		"excellent",
		"excellent",
		"good",
		"good",
		"attention",
		"attention",
	]);
});

test("time between a link and its loss is up, by local day", () => {
	const { mark, upMsByDay } = countUptime(
		{ at: NOON, isUp: false },
		[
			{ at: NOON + HOUR_MS, status: "connected" },
			{ at: NOON + 14 * HOUR_MS, status: "unstable" },
			{ at: NOON + 15 * HOUR_MS, status: "connected" },
		],
		NOON + 16 * HOUR_MS,
	);
	expect(mark).toEqual({ at: NOON + 16 * HOUR_MS, isUp: true });
	expect([...upMsByDay]).toEqual([
		["2026-11-20", 11 * HOUR_MS],
		["2026-11-21", 3 * HOUR_MS],
	]);
});

test("without transitions a link that is up goes on, and one that is down has no days", () => {
	expect(sum(countUptime({ at: NOON, isUp: true }, [], NOON + DAY_MS).upMsByDay)).toBe(DAY_MS);
	expect(countUptime({ at: NOON, isUp: false }, [], NOON + DAY_MS).upMsByDay.size).toBe(0);
});

const someLog = fc.array(
	fc.record({
		at: fc.integer({ min: NOON - 3 * DAY_MS, max: NOON + 3 * DAY_MS }),
		status: fc.constantFrom(...INSTANCE_STATUSES),
	}),
	{ maxLength: 30 },
);
const someMoment = fc.integer({ min: NOON - 3 * DAY_MS, max: NOON + 3 * DAY_MS });

test("whatever the clock did, no time is counted twice and no day has more than 24 hours", () => {
	fc.assert(
		fc.property(someLog, fc.boolean(), someMoment, (log, isUp, now) => {
			const { mark, upMsByDay } = countUptime({ at: NOON, isUp }, log, now);
			expect(mark.at).toBe(Math.max(NOON, now));
			expect(sum(upMsByDay)).toBeLessThanOrEqual(mark.at - NOON);
			for (const ms of upMsByDay.values()) {
				expect(ms).toBeGreaterThan(0);
				expect(ms).toBeLessThanOrEqual(DAY_MS);
			}
			expect(mark.isUp).toBe(log.length === 0 ? isUp : log.at(-1)?.status === "connected");
		}),
	);
});

test("counted in pieces it is the same as counted at once", () => {
	fc.assert(
		fc.property(someLog, fc.nat(30), (unsorted, anyCut) => {
			const log = unsorted
				.map((entry) => ({ ...entry, at: Math.max(NOON, entry.at) }))
				.toSorted((a, b) => a.at - b.at);
			const now = NOON + 3 * DAY_MS;
			const cut = Math.min(anyCut, log.length);
			const start = { at: NOON, isUp: false };
			const whole = countUptime(start, log, now);
			const first = countUptime(start, log.slice(0, cut), log[cut - 1]?.at ?? NOON);
			const second = countUptime(first.mark, log.slice(cut), now);
			expect(second.mark).toEqual(whole.mark);
			expect(sum(first.upMsByDay) + sum(second.upMsByDay)).toBe(sum(whole.upMsByDay));
		}),
	);
});

test("a clock set back stands still until it is where it was", () => {
	const { mark, upMsByDay } = countUptime(
		{ at: NOON, isUp: true },
		[
			{ at: NOON - HOUR_MS, status: "disconnected" },
			{ at: NOON - HOUR_MS / 2, status: "connected" },
		],
		NOON - 60_000,
	);
	expect(mark).toEqual({ at: NOON, isUp: true });
	expect(upMsByDay.size).toBe(0);
});

test("the share is of the time since the first link, at most 30 local days", () => {
	expect(uptimePercentage(6 * HOUR_MS, NOON - 8 * HOUR_MS, NOON)).toBe(75);
	const start = uptimeWindowStart(NOON);
	expect(start).toBe(Date.parse("2026-10-22T00:00:00-03:00"));
	expect(uptimePercentage((NOON - start) / 2, NOON - 300 * DAY_MS, NOON)).toBe(50);
});

test("what was down is never rounded away, and nothing is above 100 or below 0", () => {
	expect(uptimePercentage(29 * DAY_MS - 1000, NOON - 29 * DAY_MS, NOON)).toBe(99.9);
	expect(uptimePercentage(2 * HOUR_MS, NOON - HOUR_MS, NOON)).toBe(100);
	expect(uptimePercentage(0, NOON, NOON)).toBe(100);
	expect(uptimePercentage(0, NOON - HOUR_MS, NOON)).toBe(0);
});

test("minutes are whole, and the rest is kept", () => {
	expect(wholeMinutes(125_000)).toEqual({ minutes: 2, restMs: 5_000 });
});
