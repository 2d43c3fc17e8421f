import fc from "fast-check";
import { expect, test } from "vitest";
import { displayName, displayText } from "#app/domain/chat/display-text.ts";

test("F03 a file name cannot hide its ending behind an override", () => {
	expect(displayName("foto\u202Egnp.exe")).toBe("fotognp.exe");
});

test("F03 ten thousand combining marks become four", () => {
	expect(displayText(`Z${"\u0301".repeat(10_000)}!`)).toBe(`Z${"\u0301".repeat(4)}!`);
});

test("F03 overrides leave a message, letters and line breaks stay", () => {
	expect(displayText("a\u202Eb\nשלום\u0000")).toBe("ab\nשלום");
});

test("accents and joined emoji stay whole", () => {
	expect(displayText("João nã\u0303o 👩‍👩‍👧")).toBe("João nã\u0303o 👩‍👩‍👧");
	expect(displayName("  Zoë \n 👨‍🚀 ")).toBe("Zoë 👨‍🚀");
});

test("L12 a name of nothing visible is empty", () => {
	expect(displayName("\u200B\u2060 \u00A0")).toBe("");
});

test("F03 no override and no long run survives any text", () => {
	const nasty = fc.string({ unit: fc.constantFrom("a", "\u202E", "\u202A", "\u0301", " ", "\n") });
	fc.assert(
		fc.property(nasty, (text) => {
			expect(displayText(text)).not.toMatch(/[\u202A-\u202E]|\p{M}{5}/u);
		}),
	);
});
