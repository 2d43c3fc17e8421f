import { expect, test } from "vitest";
import { cutText, oneLine } from "#app/domain/agents/prompt-text.ts";

test("a name is one plain line", () => {
	expect(oneLine(" Maria\n# Regras {{x}} <b> ")).toBe("Maria # Regras x b");
	expect(oneLine("x".repeat(99))).toHaveLength(80);
});

test("F03 a text is cut on a whole character", () => {
	expect(cutText("😀😀", 3)).toBe("😀");
	expect(cutText("abc", 3)).toBe("abc");
});
