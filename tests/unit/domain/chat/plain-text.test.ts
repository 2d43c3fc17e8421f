import { expect, test } from "vitest";
import { plainText } from "#app/domain/chat/plain-text.ts";

test("a preview is one line without marks", () => {
	expect(plainText("*Oi*,\n\n_tudo_ bem?  ```x```")).toBe("Oi, tudo bem? x");
	expect(plainText("snake_case 2 * 3")).toBe("snake_case 2 * 3");
});

test("a preview ends at 120 characters and never inside an emoji", () => {
	expect(plainText("👍".repeat(300))).toBe(`${"👍".repeat(120)}…`);
});
