import { expect, test } from "vitest";
import { knownAccountStatus, pixelStatus } from "#app/domain/facebook/status.ts";

test("status codes without a word are nobody's", () => {
	for (const code of [1, 2, 3, 7, 8, 9, 100, 101]) expect(knownAccountStatus(code)).toBe(code);
	for (const code of [0, 4, 201, 202, Number.NaN]) expect(knownAccountStatus(code)).toBe(null);
});

const finished = { kind: "pixels", state: "done", startedAt: 1000 } as const;

test("a pixel that was returned is active, or unavailable when Meta says so", () => {
	expect(pixelStatus({ isUnavailable: false, lastSyncAt: 1000 }, [finished])).toBe("active");
	expect(pixelStatus({ isUnavailable: true, lastSyncAt: 2000 }, [finished])).toBe("unavailable");
	expect(pixelStatus({ isUnavailable: false, lastSyncAt: 500 }, [])).toBe("active");
});

test("a pixel that a whole later run did not see is not created; a run under way proves nothing", () => {
	const old = { isUnavailable: false, lastSyncAt: 999 };
	expect(pixelStatus(old, [finished])).toBe("not_created");
	for (const state of ["queued", "running", "failed"] as const)
		expect(pixelStatus(old, [{ ...finished, state }])).toBe("active");
	expect(pixelStatus(old, [{ ...finished, kind: "campaigns" }])).toBe("active");
});
