import { expect, test } from "vitest";
import {
	addUnverified,
	dropUnverified,
	parseUnverified,
	storeUnverified,
} from "#app/domain/inbox/unverified.ts";

test("facts are kept once, in one order, and none is null (security b)", () => {
	expect(addUnverified(null, [])).toBeNull();
	expect(addUnverified(null, ["email", "name"])).toBe("name email");
	expect(addUnverified("name email", ["name", "phone"])).toBe("name phone email");
	expect(storeUnverified(parseUnverified("name phone email"))).toBe("name phone email");
});

test("what a gateway proves is only said no more; words of a later release mark nothing (security b)", () => {
	expect(dropUnverified("name phone", "name")).toBe("phone");
	expect(dropUnverified("name", "name")).toBeNull();
	expect(dropUnverified(null, "name")).toBeNull();
	expect(parseUnverified("name birthday")).toEqual(["name"]);
	for (const none of [null, undefined, ""]) expect(parseUnverified(none)).toEqual([]);
});
