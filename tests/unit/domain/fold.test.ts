import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, foldCompatible } from "#app/domain/fold.ts";

test("case and accents do not count, however they are written", () => {
	for (const text of ["JOSÉ Conceição", "Jose\u0301 Conceic\u0327a\u0303o"]) {
		expect(fold(text)).toBe("jose conceicao");
		expect(foldCompatible(text)).toBe("jose conceicao");
	}
});

test("for a search every letter and invisible sign stays; an agent's rules see through both", () => {
	const same = ["ﬁm", "①", "s\u00ADim", "si\u200Bm", "ｒ$"];
	expect(same.map(fold)).toEqual(same);
	expect(same.map(foldCompatible)).toEqual(["fim", "1", "sim", "sim", "r$"]);
});

test("what is folded stays as it is when it is folded again", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			expect(fold(fold(text))).toBe(fold(text));
		}),
	);
});
