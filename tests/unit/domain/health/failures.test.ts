import { expect, test } from "vitest";
import { slidingHour } from "#app/domain/health/failures.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");

test("of the hour before only the part that is still within sixty minutes counts", () => {
	expect(slidingHour(0, 40, NOON)).toBe(40);
	expect(slidingHour(3, 40, NOON + 45 * 60_000)).toBe(13);
	expect(slidingHour(3, 40, NOON + 59 * 60_000)).toBe(3);
	expect(slidingHour(0, 0, NOON)).toBe(0);
});
