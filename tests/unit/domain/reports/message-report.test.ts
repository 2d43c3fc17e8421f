import { expect, test } from "vitest";
import {
	type ChannelDay,
	computeMessageReport,
	lastDays,
	volume,
} from "#app/domain/reports/message-report.ts";

const row = (channelId: string, day: string, sent: number, received: number): ChannelDay => ({
	channelId,
	day,
	sent,
	received,
});

test("the last days end with today, oldest first, across a month's end", () => {
	expect(lastDays("2026-03-02", 4)).toEqual([
		"2026-02-27",
		"2026-02-28",
		"2026-03-01",
		"2026-03-02",
	]);
	expect(lastDays("2026-11-21", 1)).toEqual(["2026-11-21"]);
});

test("every day of the span is there, silent ones with zeros", () => {
	const report = computeMessageReport([row("a", "2026-11-20", 2, 3)], "2026-11-21", 3);
	expect(report.days).toEqual([
		{ day: "2026-11-19", sent: 0, received: 0 },
		{ day: "2026-11-20", sent: 2, received: 3 },
		{ day: "2026-11-21", sent: 0, received: 0 },
	]);
});

test("days and channels add up to the same totals, the busiest channel first", () => {
	const report = computeMessageReport(
		[
			row("a", "2026-11-20", 1, 1),
			row("b", "2026-11-20", 5, 4),
			row("b", "2026-11-21", 2, 0),
			row("silent", "2026-11-21", 0, 0),
		],
		"2026-11-21",
		7,
	);
	expect(report).toMatchObject({ sent: 8, received: 5 });
	expect(report.channels).toEqual([
		{ channelId: "b", sent: 7, received: 4 },
		{ channelId: "a", sent: 1, received: 1 },
	]);
	expect(report.days.reduce((sum, day) => sum + volume(day), 0)).toBe(13);
});

test("rows of days outside the span are not counted anywhere", () => {
	const rows = [
		row("a", "2026-10-01", 9, 9),
		row("a", "2026-11-14", 8, 8),
		row("a", "2026-11-15", 1, 0),
		row("a", "2026-11-22", 7, 7),
	];
	expect(computeMessageReport(rows, "2026-11-21", 7)).toMatchObject({
		sent: 1,
		received: 0,
		channels: [{ channelId: "a", sent: 1, received: 0 }],
	});
});
