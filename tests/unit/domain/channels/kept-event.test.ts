import { expect, test } from "vitest";
import { findReplayFailure, findSource, isEventsFault } from "#app/domain/channels/kept-event.ts";

test("who told a kept event is one of the carriers, or the ledger itself", () => {
	expect(findSource("evolution")).toBe("evolution");
	expect(findSource("ledger")).toBe("ledger");
	expect(findSource("outlook")).toBeNull();
	expect(findSource(null)).toBeNull();
});

test("a replay's failure is one of ours, or none", () => {
	expect(findReplayFailure("still_unknown")).toBe("still_unknown");
	expect(findReplayFailure("later")).toBeNull();
});

test.each([
	["a value that is not there", new TypeError("x is undefined"), true],
	["a date out of range", new RangeError("Invalid time value"), true],
	["a constraint", new Error("NOT NULL constraint failed: SQLITE_CONSTRAINT"), true],
	["too big a value", new Error("string or blob too big: SQLITE_TOOBIG"), true],
	["a full disk", new Error("database or disk is full: SQLITE_FULL"), false],
	["a broken disk", new Error("disk I/O error"), false],
	["a broken disk by code", new Error("SQLITE_IOERR"), false],
	["the platform", new Error("internal error; reference = abc"), false],
	["a storage error in another class", new TypeError("Durable Object storage was reset"), false],
	["nobody knows what", new Error("no"), false],
	["no error at all", "no", false],
])("I19 R13 %s: the event's fault is %s (ledger C8)", (_what, error, isFault) => {
	expect(isEventsFault(error)).toBe(isFault);
});
