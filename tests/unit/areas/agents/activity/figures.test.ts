import { expect, test } from "vitest";
import { barHeights, fillDays, sumDays } from "#app/areas/agents/activity/figures.ts";

const day = (name: string, answers: number, handOvers = 0) => ({
	day: name,
	answers,
	handOvers,
	failures: 1,
	inputTokens: 100,
	outputTokens: 20,
	costMicros: 300,
});

test("thirty days end today, and those without anything are zero", () => {
	const days = fillDays([day("2026-11-20", 4)], "2026-11-21");
	expect(days).toHaveLength(30);
	expect(days[0]?.day).toBe("2026-10-23");
	expect(days.at(-1)).toMatchObject({ day: "2026-11-21", answers: 0 });
	expect(days.at(-2)?.answers).toBe(4);
});

test("the figures of the days are added up", () => {
	expect(sumDays([day("2026-11-20", 4, 1), day("2026-11-21", 2)])).toEqual({
		answers: 6,
		handOvers: 1,
		failures: 2,
		tokens: 240,
		costMicros: 600,
	});
});

test("bars are shares of the highest day, and one of a thousand is still seen", () => {
	const heights = barHeights([day("a", 900, 100), day("b", 1), day("c", 0)]);
	expect(heights).toEqual([
		{ answers: 90, handOvers: 10 },
		{ answers: 3, handOvers: 0 },
		{ answers: 0, handOvers: 0 },
	]);
});
