import { expect, test } from "vitest";
import { bySight } from "#app/domain/channels/by-sight.ts";

const SIGHT = { memberId: "m1", departmentIds: [] };

function createStub() {
	const calls: unknown[][] = [];
	const stub = {
		contact: (...given: unknown[]) => calls.push(["contact", ...given]),
		seen: (...given: unknown[]) => calls.push(["seen", ...given]),
	};
	return { stub, calls };
}

test("D07 who reads everything calls the object as it is; anybody else goes by `seen` with what they read", () => {
	const { stub, calls } = createStub();
	expect(bySight(stub, null)).toBe(stub);
	bySight(stub, SIGHT).contact("w1", "c1");
	expect(calls).toEqual([["seen", "w1", SIGHT, "contact", ["c1"]]]);
	// An awaited one is no promise.
	expect((bySight(stub, SIGHT) as { then?: unknown }).then).toBeUndefined();
});
