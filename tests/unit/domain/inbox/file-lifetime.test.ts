import { expect, test } from "vitest";
import { expiryOf, isShorter, parseLifetime } from "#app/domain/inbox/file-lifetime.ts";

test("files of messages before that many days go", () => {
	const now = Date.UTC(2026, 10, 28, 6);
	expect(expiryOf(90, now)).toBe(Date.UTC(2026, 7, 30, 6));
	expect(expiryOf(365, now)).toBe(Date.UTC(2025, 10, 28, 6));
});

test("a count of days that nobody could choose keeps everything", () => {
	expect([90, 365, 730].map(parseLifetime)).toEqual([90, 365, 730]);
	for (const unknown of [null, 0, 1, 91, -90, Number.NaN])
		expect(parseLifetime(unknown)).toBeNull();
});

test("what lets files go is a shorter time, of which always is the longest", () => {
	expect(isShorter(90, null)).toBe(true);
	expect(isShorter(90, 365)).toBe(true);
	expect(isShorter(365, 365)).toBe(false);
	expect(isShorter(730, 90)).toBe(false);
	expect(isShorter(null, 90)).toBe(false);
});
