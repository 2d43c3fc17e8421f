import { expect, test } from "vitest";
import { CLAIM_MS, judgeClaim, standingOf } from "#app/domain/channels/link/number-claim.ts";

test("only what Meta confirmed is proved; a refusal keeps nothing (security 1)", () => {
	for (const worksAlready of [true, false]) {
		expect(judgeClaim("proved", worksAlready)).toEqual({ ok: true, value: "proved" });
		expect(judgeClaim("refused", worksAlready)).toEqual({ ok: false, code: "credentials_refused" });
	}
});

test("while Meta is away a new number waits, and one that works is not given up (security 1)", () => {
	expect(judgeClaim("unreachable", false)).toEqual({ ok: true, value: "waiting" });
	expect(judgeClaim("unreachable", true)).toEqual({ ok: false, code: "meta_unreachable" });
});

test("a claim waits for seven days and lapses; a proof is of the number that is typed (security 1)", () => {
	const now = 1_795_000_000_000;
	const typed = "106540352242922";
	expect(standingOf({ typed, proved: typed, claimUntil: null }, now)).toBe("proved");
	expect(standingOf({ typed, proved: "999", claimUntil: null }, now)).toBe("unproved");
	expect(standingOf({ typed, proved: null, claimUntil: now + CLAIM_MS }, now)).toBe("waiting");
	expect(standingOf({ typed, proved: null, claimUntil: now }, now)).toBe("unproved");
	expect(standingOf({ typed, proved: null, claimUntil: null }, now)).toBe("unproved");
	expect(CLAIM_MS).toBe(604_800_000);
});
