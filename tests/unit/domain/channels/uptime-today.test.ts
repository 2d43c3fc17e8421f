import { expect, test } from "vitest";
import { computeUptimeToday } from "#app/domain/channels/uptime-today.ts";

/** 12:00 in America/Sao_Paulo. */
const NOON = Date.UTC(2026, 10, 21, 15);
const HOUR_MS = 3_600_000;

test.each([
	[0, 0],
	[7, 0],
	[8, 1],
	[720, 50],
	[1_425, 99],
	[1_440, 100],
	[2_000, 100],
])("%i of 1440 minutes are %i percent, rounded", (minutes, percent) => {
	expect(computeUptimeToday(minutes, NOON, "disconnected", NOON)).toBe(percent);
});

test("a connected channel that told nothing since counts up to now, within today", () => {
	expect(computeUptimeToday(0, NOON - 6 * HOUR_MS, "connected", NOON)).toBe(25);
	// Told last yesterday: today began at midnight.
	expect(computeUptimeToday(0, NOON - 40 * HOUR_MS, "connected", NOON)).toBe(50);
	// A clock ahead of ours counts nothing.
	expect(computeUptimeToday(72, NOON + HOUR_MS, "connected", NOON)).toBe(5);
});

test("a channel that is not connected, or was never counted, gains nothing by waiting", () => {
	for (const status of ["disconnected", "connecting", "unstable", "expired"] as const)
		expect(computeUptimeToday(72, NOON - 6 * HOUR_MS, status, NOON)).toBe(5);
	expect(computeUptimeToday(0, null, "connected", NOON)).toBe(0);
});
