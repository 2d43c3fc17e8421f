import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { placeForScratch } from "#scripts/checks/scratch.mjs";

const GB = 1024 ** 3;

test("scratch is kept in memory where there is room, else where the system keeps it", () => {
	// Any folder that is there: what is asked of it is its room.
	expect(placeForScratch({ place: ".", free: 16 * GB })).toBe(".");
	expect(placeForScratch({ place: ".", free: 7 * GB })).toBe(tmpdir());
	expect(placeForScratch({ place: "/nowhere/at/all", free: 16 * GB })).toBe(tmpdir());
	expect(placeForScratch({ place: ".", free: 16 * GB, isLong: true })).toBe(tmpdir());
});
