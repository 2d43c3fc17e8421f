import { expect, test } from "vitest";
import { addTold, dropTold, parseTold, storeTold } from "#app/domain/inbox/told.ts";

test("facts are kept once, in one order, and none is null (security b)", () => {
	expect(addTold(null, [])).toBeNull();
	expect(addTold(null, ["email", "name"])).toBe("name email");
	expect(addTold("name email", ["name", "phone"])).toBe("name phone email");
	expect(storeTold(parseTold("name phone email"))).toBe("name phone email");
});

test("what a gateway proves is only said no more; words of a later release mark nothing (security b)", () => {
	expect(dropTold("name phone", "name")).toBe("phone");
	expect(dropTold("name", "name")).toBeNull();
	expect(dropTold(null, "name")).toBeNull();
	expect(parseTold("name birthday")).toEqual(["name"]);
	for (const none of [null, undefined, ""]) expect(parseTold(none)).toEqual([]);
});
