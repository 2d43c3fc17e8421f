import { expect, test } from "vitest";
import {
	afterFailure,
	isKeptByItself,
	type KeepFailure,
	keptType,
} from "#app/domain/inbox/keeping-files.ts";

const DAY_MS = 24 * 3_600_000;

test("what is a week old is fetched by itself, what is older is not", () => {
	const now = 1_800_000_000_000;
	expect(isKeptByItself(now - 7 * DAY_MS, now)).toBe(true);
	expect(isKeptByItself(now - 7 * DAY_MS - 1, now)).toBe(false);
});

/** What becomes of a file whose fetching fails in the same way again and again. */
function listFailures(why: KeepFailure): string[] {
	const steps: string[] = [];
	for (let failures = 0; failures < 20; failures += 1) {
		const after = afterFailure(why, failures);
		steps.push(after.kind === "again" ? `${after.pauseMs / 1000} s` : after.kind);
		if (after.kind !== "again") break;
	}
	return steps;
}

test("a gateway that says three times that it has no such file is believed", () => {
	expect(listFailures("refused")).toEqual(["30 s", "120 s", "gone"]);
});

test("one that cannot be reached is asked less and less, for a night, and nothing is said to be gone", () => {
	expect(listFailures("unreached")).toEqual([
		"30 s",
		"120 s",
		"600 s",
		"3600 s",
		"86400 s",
		"left",
	]);
});

test("what is empty or too large is not asked for again", () => {
	expect(listFailures("unfit")).toEqual(["left"]);
});

test.each([
	["image/png", "image/jpeg", "image/jpeg"],
	["application/pdf", "application/pdf", "application/pdf"],
	[
		"application/vnd.oasis.opendocument.text",
		"application/octet-stream",
		"application/vnd.oasis.opendocument.text",
	],
	// What says that it is a picture and is none is not shown as one.
	["image/svg+xml", "application/octet-stream", "application/octet-stream"],
	[" Video/mp4", "application/octet-stream", "application/octet-stream"],
	[undefined, "application/octet-stream", "application/octet-stream"],
])("what calls itself %s and reads as %s is %s", (told, read, kept) => {
	expect(keptType(told, read)).toBe(kept);
});
