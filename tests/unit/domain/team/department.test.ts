import { expect, test } from "vitest";
import { LABEL_COLOURS } from "#app/domain/conversations/label-colour.ts";
import {
	departmentColour,
	freeColour,
	parseDepartmentName,
	startOf,
} from "#app/domain/team/department.ts";

test("a department's colour is one of the palette, grey for one of a later release", () => {
	expect(departmentColour("teal")).toBe("teal");
	expect(departmentColour("octarine")).toBe("gray");
});

test("a name is kept tidy, and its key is the same for every spelling", () => {
	const read = (typed: string) => parseDepartmentName(typed);
	expect(read("  Pós-venda \n sul ")).toEqual({
		ok: true,
		value: { name: "Pós-venda sul", nameKey: "pos-venda sul" },
	});
	expect(read("POS-VENDA SUL")).toMatchObject({ value: { nameKey: "pos-venda sul" } });
	expect(read("   ")).toEqual({ ok: false, code: "name_required" });
	expect(read("a".repeat(41))).toEqual({ ok: false, code: "name_too_long" });
});

test("conversations begin in the only department that has their channel", () => {
	const [sales, support] = [
		{ id: "sales", channelIds: ["c1", "c2"] },
		{ id: "support", channelIds: ["c2"] },
	];
	expect(startOf([sales, support], "c1")).toBe("sales");
	expect(startOf([sales, support], "c2")).toBeNull();
	expect(startOf([sales, support], "c3")).toBeNull();
});

test("a new department begins with the first colour that none has", () => {
	expect(freeColour([])).toBe("blue");
	expect(freeColour([{ colour: "blue" }, { colour: "green" }])).toBe("amber");
	expect(freeColour(LABEL_COLOURS.map((colour) => ({ colour })))).toBe("blue");
});
