import fc from "fast-check";
import { expect, test } from "vitest";
import { createSlug, NEW_WORKSPACE } from "#app/domain/team/workspace.ts";

test("a slug is readable and ends in its suffix", () => {
	expect(createSlug("João & Filhos Ltda.", "ab12cd34")).toBe("joao-filhos-ltda-ab12cd34");
	expect(createSlug("店", "ab12cd34")).toBe("w-ab12cd34");
});

test("any name makes a slug that is safe in an address", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
			expect(createSlug(name, "ab12cd34")).toMatch(
				/^[a-z0-9][a-z0-9-]{0,48}-ab12cd34$|^[a-z0-9]-ab12cd34$/,
			);
		}),
	);
});

test("a new workspace is free and active, its founder admin", () => {
	expect(NEW_WORKSPACE).toEqual({ plan: "free", status: "active", founderRole: "admin" });
});
