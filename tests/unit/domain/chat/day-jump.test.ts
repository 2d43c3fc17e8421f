import { expect, test } from "vitest";
import { findFrom } from "#app/domain/chat/day-jump.ts";

const MESSAGES = [10, 20, 20, 30].map((sortAt, at) => ({ id: `m${String(at)}`, sortAt }));
const ALL = { hasEarlier: false, hasLater: false };

test.each([
	["the first of its day", 15, ALL, "m1"],
	["exactly then", 20, ALL, "m1"],
	["before the beginning", 1, ALL, "m0"],
	["before what is loaded", 1, { ...ALL, hasEarlier: true }, null],
	["within what is loaded", 25, { hasEarlier: true, hasLater: true }, "m3"],
	["after the end", 99, ALL, "m3"],
	["after what is loaded", 99, { ...ALL, hasLater: true }, null],
])("%s", (_when, at, more, id) => {
	expect(findFrom(MESSAGES, at, more)).toBe(id);
});

test("an empty conversation has no such message", () => {
	expect(findFrom([], 1, ALL)).toBeNull();
});
