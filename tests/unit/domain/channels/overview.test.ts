import { expect, test } from "vitest";
import {
	computeOverview,
	type FigureMark,
	mergeFigures,
	oldestFigureDay,
} from "#app/domain/channels/overview.ts";

/** Noon of 20 November 2026 in São Paulo. */
const NOW = Date.parse("2026-11-20T12:00:00-03:00");
const HOUR_MS = 3_600_000;

const mark = (channelId: string, over: Partial<FigureMark> = {}): FigureMark => ({
	channelId,
	firstLinkedAt: NOW - 10 * HOUR_MS,
	uptimeAt: NOW,
	lastActivityAt: NOW - 60_000,
	...over,
});
const day = (channelId: string, of: string, sent: number, received: number, minutes = 0) => ({
	channelId,
	day: of,
	sent,
	received,
	uptimeMinutes: minutes,
});

test("the cards add up what each instance has, and one nobody linked has no uptime", () => {
	const overview = computeOverview(
		[
			{ id: "a", status: "connected" },
			{ id: "b", status: "unstable" },
			{ id: "c", status: "disconnected" },
		],
		[
			mark("a"),
			mark("b"),
			mark("c", { firstLinkedAt: null, uptimeAt: null, lastActivityAt: null }),
		],
		[
			day("a", "2026-11-20", 3, 4, 600),
			day("a", "2026-11-19", 100, 100),
			day("b", "2026-11-20", 1, 0, 301),
			day("gone", "2026-11-20", 50, 50),
		],
		NOW,
	);
	expect(overview).toEqual({
		total: 3,
		connected: 1,
		connectionRate: 33.3,
		messagesToday: 8,
		averageUptime: 75.1,
		instances: [
			{
				channelId: "a",
				messagesSentToday: 3,
				messagesReceivedToday: 4,
				uptimePercentage: 100,
				lastSeenAt: NOW - 60_000,
			},
			{
				channelId: "b",
				messagesSentToday: 1,
				messagesReceivedToday: 0,
				uptimePercentage: 50.2,
				lastSeenAt: NOW - 60_000,
			},
			{
				channelId: "c",
				messagesSentToday: 0,
				messagesReceivedToday: 0,
				uptimePercentage: null,
				lastSeenAt: null,
			},
		],
	});
});

test("a silent instance that is up goes on counting; one that is down does not", () => {
	const counted = { uptimeAt: NOW - 5 * HOUR_MS };
	const share = (status: "connected" | "disconnected") =>
		computeOverview(
			[{ id: "a", status }],
			[mark("a", counted)],
			[day("a", "2026-11-20", 0, 0, 300)],
			NOW,
		).averageUptime;
	expect(share("connected")).toBe(100);
	expect(share("disconnected")).toBe(50);
});

test("days before the window do not count, even when somebody brings them", () => {
	expect(oldestFigureDay(NOW)).toBe("2026-10-22");
	const old = mark("a", {
		firstLinkedAt: NOW - 90 * 24 * HOUR_MS,
		uptimeAt: NOW - 80 * 24 * HOUR_MS,
	});
	const overview = computeOverview(
		[{ id: "a", status: "disconnected" }],
		[old],
		[day("a", "2026-10-21", 0, 0, 1440)],
		NOW,
	);
	expect(overview.averageUptime).toBe(0);
});

test("without instances the rate is zero and there is no average", () => {
	expect(computeOverview([], [], [], NOW)).toMatchObject({
		total: 0,
		connectionRate: 0,
		messagesToday: 0,
		averageUptime: null,
	});
});

test("what channels told last stands in the place of older figures, and never takes anything back", () => {
	const stored = {
		marks: [mark("a", { uptimeAt: NOW - HOUR_MS, lastActivityAt: NOW })],
		days: [day("a", "2026-11-19", 5, 5, 60), day("a", "2026-11-20", 1, 9, 10)],
	};
	const newest = [
		{
			...mark("a", { uptimeAt: NOW, lastActivityAt: NOW - HOUR_MS }),
			days: [day("a", "2026-11-20", 4, 3, 30), day("a", "2026-10-01", 7, 7)],
		},
		{ ...mark("b", { uptimeAt: null }), days: [] },
	];
	const merged = mergeFigures(stored, newest, "2026-11-01");
	expect(merged.days).toEqual([day("a", "2026-11-19", 5, 5, 60), day("a", "2026-11-20", 4, 9, 30)]);
	expect(merged.marks).toEqual([
		mark("a", { uptimeAt: NOW, lastActivityAt: NOW }),
		mark("b", { uptimeAt: null }),
	]);
});
