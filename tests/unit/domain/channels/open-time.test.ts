import { expect, test } from "vitest";
import { isOpenAt, type OpenHours, type Schedule } from "#app/domain/channels/business-hours.ts";
import { afterOpenTime, openTimeBetween } from "#app/domain/channels/open-time.ts";
import { createRandom } from "#tests/support/random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** All these zones and hours change at quarters of an hour. */
const QUARTER = 15 * MINUTE;
const shop = (timeZone = "America/Sao_Paulo", closedDays: string[] = []): Schedule => ({
	timeZone,
	open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
	closedDays,
});
/** São Paulo is UTC-3: 2026-11-21 is a Saturday. */
const at = (local: string): number => Date.parse(`${local}-03:00`);

test("only what lies within the hours counts", () => {
	const friday = at("2026-11-20T17:30:00");
	expect(openTimeBetween(shop(), friday, at("2026-11-23T09:10:00"))).toBe(40 * MINUTE);
	expect(openTimeBetween(shop(), at("2026-11-21T08:00:00"), at("2026-11-22T23:00:00"))).toBe(0);
	expect(openTimeBetween(shop(), friday, friday)).toBe(0);
	expect(openTimeBetween(null, friday, friday + 5)).toBe(5);
});

test("a holiday opens nothing, and the bar that was open before it closes as ever", () => {
	const closed = ["2026-11-20"];
	const night: Schedule = {
		timeZone: "America/Sao_Paulo",
		open: [
			{ day: 4, from: 22 * 60, to: 2 * 60 },
			{ day: 5, from: 22 * 60, to: 2 * 60 },
		],
		closedDays: closed,
	};
	expect(
		openTimeBetween(shop(undefined, closed), at("2026-11-19T17:00:00"), at("2026-11-23T10:00:00")),
	).toBe(2 * HOUR);
	expect(openTimeBetween(night, at("2026-11-19T21:00:00"), at("2026-11-21T03:00:00"))).toBe(
		4 * HOUR,
	);
	expect(isOpenAt(night, at("2026-11-20T01:59:00"))).toBe(true);
	expect(isOpenAt(night, at("2026-11-20T23:00:00"))).toBe(false);
});

test("the hour that clocks skip is not there, the one they repeat is there twice", () => {
	const night = (day: OpenHours["day"]): Schedule => ({
		timeZone: "America/New_York",
		open: [{ day, from: 60, to: 240 }],
		closedDays: [],
	});
	const day = (date: string): [number, number] => [
		Date.parse(`${date}T00:00:00-12:00`) - 24 * HOUR,
		Date.parse(`${date}T00:00:00-12:00`) + 24 * HOUR,
	];
	expect(openTimeBetween(night(0), ...day("2026-03-08"))).toBe(2 * HOUR);
	expect(openTimeBetween(night(0), ...day("2026-11-01"))).toBe(4 * HOUR);
});

const ZONES = [
	"America/Sao_Paulo",
	"America/New_York",
	"Europe/Lisbon",
	"Australia/Lord_Howe",
	"Asia/Kathmandu",
	"Pacific/Chatham",
	"Africa/Casablanca",
	"UTC",
];

test("it is the time in which somebody is there, quarter by quarter, whatever the zone does with its clocks", () => {
	const random = createRandom(20_261_128);
	const upTo = (limit: number): number => Math.floor(random() * limit);
	for (const timeZone of ZONES)
		for (let round = 0; round < 8; round += 1) {
			const spans = Array.from({ length: 1 + upTo(8) }, () => ({
				day: upTo(7) as OpenHours["day"],
				from: upTo(97) * 15,
				to: upTo(97) * 15,
			}));
			const begin = Date.UTC(2026, upTo(12), 1 + upTo(28), upTo(24));
			const days = Array.from({ length: 3 }, (_, ahead) =>
				new Date(begin + ahead * 2 * 24 * HOUR).toISOString().slice(0, 10),
			);
			const hours: Schedule = { timeZone, open: spans, closedDays: days.slice(0, upTo(4)) };
			// Changes of clocks are on Sundays: two weeks meet some.
			const end = begin + (1 + upTo(12 * 24)) * HOUR;
			let open = 0;
			for (let now = begin; now < end; now += QUARTER) if (isOpenAt(hours, now)) open += QUARTER;
			expect(openTimeBetween(hours, begin, end), JSON.stringify({ hours, begin, end })).toBe(open);
			const middle = begin + upTo(end - begin);
			expect(
				openTimeBetween(hours, begin, middle) + openTimeBetween(hours, middle, end),
				"a period is the sum of its parts",
			).toBe(open);
			if (open > 0) {
				const reached = afterOpenTime(hours, begin, open);
				expect(reached).toBeLessThanOrEqual(end);
				expect(openTimeBetween(hours, begin, reached ?? 0)).toBe(open);
			}
		}
});

test("so much open time has passed when it has, and never where nothing opens", () => {
	expect(afterOpenTime(shop(), at("2026-11-20T17:30:00"), HOUR)).toBe(at("2026-11-23T09:30:00"));
	expect(afterOpenTime(null, 5, 7)).toBe(12);
	expect(afterOpenTime({ ...shop(), open: [] }, 0, 1)).toBeNull();
});
