import { expect, test } from "vitest";
import { dayPart } from "#app/domain/day-part.ts";

test.each([
	[0, "morning"],
	[11, "morning"],
	[12, "afternoon"],
	[17, "afternoon"],
	[18, "evening"],
	[23, "evening"],
] as const)("at %i h it is %s", (hour, part) => {
	expect(dayPart(hour)).toBe(part);
});
