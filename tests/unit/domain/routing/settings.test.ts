import { expect, test } from "vitest";
import {
	DEFAULT_CAPACITY,
	DEFAULT_RULES,
	isCapacity,
	isGiveBackTime,
	MAX_CAPACITY,
	MAX_GIVE_BACK_MINUTES,
} from "#app/domain/routing/settings.ts";

test("nothing is routed where nobody chose it", () => {
	expect(DEFAULT_RULES.mode).toBe("nobody");
	expect(isCapacity(DEFAULT_CAPACITY)).toBe(true);
	expect(isGiveBackTime(DEFAULT_RULES.giveBackMinutes ?? 0)).toBe(true);
});

test("a capacity and a time are whole, at least one, and bounded", () => {
	for (const [judge, most] of [
		[isCapacity, MAX_CAPACITY],
		[isGiveBackTime, MAX_GIVE_BACK_MINUTES],
	] as const) {
		expect([1, most].map(judge)).toEqual([true, true]);
		expect([0, -1, 1.5, most + 1, Number.NaN].map(judge)).not.toContain(true);
	}
});
