import { expect, test } from "vitest";
import {
	type BusinessHours,
	isOpenAt,
	localClock,
	momentOfClock,
	nextOpening,
} from "#app/domain/channels/business-hours.ts";

const SAO_PAULO = "America/Sao_Paulo";
/** São Paulo is UTC-3: 2026-11-21 is a Saturday. */
const at = (local: string): number => Date.parse(`${local}-03:00`);
const hours = (...open: BusinessHours["open"]): BusinessHours => ({ timeZone: SAO_PAULO, open });

test("without hours somebody is always there", () => {
	expect(isOpenAt(null, at("2026-11-21T03:00:00"))).toBe(true);
	expect(isOpenAt(hours(), at("2026-11-21T12:00:00"))).toBe(false);
});

test("hours begin with their first minute and end before their last", () => {
	const saturday = hours({ day: 6, from: 9 * 60, to: 18 * 60 });
	expect(isOpenAt(saturday, at("2026-11-21T08:59:59"))).toBe(false);
	expect(isOpenAt(saturday, at("2026-11-21T09:00:00"))).toBe(true);
	expect(isOpenAt(saturday, at("2026-11-21T17:59:59"))).toBe(true);
	expect(isOpenAt(saturday, at("2026-11-21T18:00:00"))).toBe(false);
	expect(isOpenAt(saturday, at("2026-11-22T12:00:00"))).toBe(false);
});

test("hours that end before they begin go on past midnight, also from Saturday to Sunday", () => {
	const night = hours({ day: 6, from: 22 * 60, to: 2 * 60 });
	expect(isOpenAt(night, at("2026-11-21T01:00:00"))).toBe(false);
	expect(isOpenAt(night, at("2026-11-21T23:30:00"))).toBe(true);
	expect(isOpenAt(night, at("2026-11-22T01:59:00"))).toBe(true);
	expect(isOpenAt(night, at("2026-11-22T02:00:00"))).toBe(false);
});

test("equal ends are the whole day; 1440 is midnight", () => {
	expect(isOpenAt(hours({ day: 6, from: 0, to: 0 }), at("2026-11-21T23:59:00"))).toBe(true);
	const late = hours({ day: 6, from: 23 * 60, to: 1440 });
	expect(isOpenAt(late, at("2026-11-21T23:59:00"))).toBe(true);
	expect(isOpenAt(late, at("2026-11-22T00:00:00"))).toBe(false);
});

test("the zone decides, not the clock of the server", () => {
	const tokyo: BusinessHours = { timeZone: "Asia/Tokyo", open: [{ day: 0, from: 0, to: 60 }] };
	// Saturday noon in São Paulo is Sunday midnight in Tokyo.
	expect(isOpenAt(tokyo, at("2026-11-21T12:30:00"))).toBe(true);
});

test("the next opening is so many local days ahead", () => {
	const shop = hours({ day: 1, from: 540, to: 1080 }, { day: 6, from: 600, to: 780 });
	expect(nextOpening(shop, at("2026-11-21T08:00:00"))).toEqual({
		daysAhead: 0,
		day: 6,
		minute: 600,
	});
	expect(nextOpening(shop, at("2026-11-21T20:00:00"))).toEqual({
		daysAhead: 2,
		day: 1,
		minute: 540,
	});
	expect(nextOpening(shop, at("2026-11-23T18:00:00"))).toEqual({
		daysAhead: 5,
		day: 6,
		minute: 600,
	});
	expect(nextOpening(hours(), at("2026-11-21T12:00:00"))).toBeNull();
});

test("what a clock shows is the moment at which it shows it", () => {
	expect(momentOfClock(Date.UTC(2026, 10, 24, 22), SAO_PAULO)).toBe(at("2026-11-24T22:00:00"));
	// Clocks in New York go from 2:00 to 3:00.
	for (const hour of [1, 3])
		expect(
			localClock(momentOfClock(Date.UTC(2026, 2, 8, hour), "America/New_York"), "America/New_York"),
		).toBe(Date.UTC(2026, 2, 8, hour));
});

test("a closed day opens nothing: the next opening is behind it", () => {
	const shop = {
		...hours({ day: 1, from: 540, to: 1080 }, { day: 2, from: 600, to: 1080 }),
		closedDays: ["2026-11-23"],
	};
	expect(isOpenAt(shop, at("2026-11-23T10:00:00"))).toBe(false);
	expect(nextOpening(shop, at("2026-11-23T10:00:00"))).toEqual({
		daysAhead: 1,
		day: 2,
		minute: 600,
	});
});
