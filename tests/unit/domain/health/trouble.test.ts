import { expect, test } from "vitest";
import {
	type Alarm,
	BOUNDS,
	DATABASE_LIMIT_BYTES,
	databaseShare,
	figureOf,
	isTrouble,
	judge,
	type Measures,
	noteTold,
	type Trouble,
	TROUBLES,
} from "#app/domain/health/trouble.ts";

const MINUTE = 60_000;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const calm: Measures = {
	cronEndedAt: NOW - 3 * MINUTE,
	failures: 0,
	deadLetters: 0,
	keptEvents: 0,
	stuckChannels: 0,
	databaseBytes: 1_000_000,
	fullChannels: 0,
};

/** Looks every five minutes at these figures; answers what was told, with the minute. */
function watch(trouble: Trouble, figures: readonly (number | null)[], isReached = true): string[] {
	const told: string[] = [];
	let alarm: Alarm | null = null;
	for (const [at, figure] of figures.entries()) {
		const now = at * 5 * MINUTE;
		const judged = judge(trouble, alarm, figure, now);
		if (judged.tell) told.push(`${judged.tell} ${String(at * 5)}`);
		alarm = judged.tell && isReached ? noteTold(judged, now) : judged.alarm;
	}
	return told;
}

test("J20 a trouble is told once, and once more when it is over", () => {
	expect(watch("dead_letters", [0, 3, 4, 4, 1, 0, 0, 0])).toEqual(["began 5", "ended 25"]);
});

test("a figure that swings around its limit is told once: it ends lower than it begins", () => {
	expect(watch("database_full", [79, 80, 79, 80, 78, 80, 76])).toEqual(["began 5"]);
	expect(watch("database_full", [80, 75, 79, 80])).toEqual(["began 0", "ended 5", "began 15"]);
});

test("what is gone before it has lasted is not told at all", () => {
	expect(watch("failures", [60, 5, 0, 0])).toEqual([]);
	expect(watch("failures", [60, 60, 60])).toEqual(["began 5"]);
});

test("over is only what stays over", () => {
	const figures = [60, 60, 5, 5, 60, 5, 5, 5, 5, 5, 5, 5, 5];
	expect(watch("failures", figures)).toEqual(["began 5", "ended 55"]);
});

test("what could not be told is told at the next look", () => {
	expect(watch("dead_letters", [1, 1, 1], false)).toEqual(["began 0", "began 5", "began 10"]);
});

test("what could not be measured changes nothing", () => {
	expect(watch("database_full", [80, null, null, 80, 10])).toEqual(["began 0", "ended 20"]);
	expect(figureOf("cron_late", { ...calm, cronEndedAt: null }, NOW)).toBeNull();
	expect(figureOf("database_full", { ...calm, databaseBytes: null }, NOW)).toBeNull();
	expect(isTrouble("database_full", null)).toBe(false);
});

test("nothing of a healthy installation is a trouble, and each trouble has its figure", () => {
	for (const trouble of TROUBLES)
		expect(isTrouble(trouble, figureOf(trouble, calm, NOW)), trouble).toBe(false);
	const bad: Measures = {
		cronEndedAt: NOW - 21 * MINUTE,
		failures: 50,
		deadLetters: 1,
		keptEvents: 10,
		stuckChannels: 1,
		databaseBytes: DATABASE_LIMIT_BYTES * 0.81,
		fullChannels: 1,
	};
	for (const trouble of TROUBLES)
		expect(isTrouble(trouble, figureOf(trouble, bad, NOW)), trouble).toBe(true);
	expect(databaseShare(bad.databaseBytes ?? 0)).toBeCloseTo(0.81);
});

test("no trouble ends higher than it begins", () => {
	for (const trouble of TROUBLES) expect(BOUNDS[trouble].end).toBeLessThan(BOUNDS[trouble].begin);
});
