import { expect, test } from "vitest";
import {
	DEFAULT_VOICE_BUDGET,
	hasVoiceBudget,
	parseVoiceBudget,
	pauseAfterDeaf,
	VOICE_BUDGETS,
} from "#app/domain/inbox/voice-words.ts";

test("a month's budget is one of those that can be chosen; an unknown one is the usual", () => {
	expect(VOICE_BUDGETS.map(parseVoiceBudget)).toEqual([...VOICE_BUDGETS]);
	for (const unknown of [-1, 31, Number.NaN])
		expect(parseVoiceBudget(unknown)).toBe(DEFAULT_VOICE_BUDGET);
});

test("voice notes are put into words while the month has money left, and never where it has none", () => {
	expect(hasVoiceBudget(10, 9_999_999)).toBe(true);
	expect(hasVoiceBudget(10, 10_000_000)).toBe(false);
	expect(hasVoiceBudget(0, 0)).toBe(false);
});

test("a model that cannot be asked is asked again ever later, and after hours no more", () => {
	const pauses = [0, 1, 2, 3].map((failures) => pauseAfterDeaf(failures) ?? 0);
	expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
	expect(pauses[0]).toBe(60_000);
	expect(pauseAfterDeaf(4)).toBeNull();
});
