import { expect, test } from "vitest";
import { departmentColour } from "#app/domain/team/department.ts";

test("a department's colour is one of the palette, grey for one of a later release", () => {
	expect(departmentColour("teal")).toBe("teal");
	expect(departmentColour("octarine")).toBe("gray");
});
