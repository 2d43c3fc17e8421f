import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio, isColor, readableOn } from "#app/domain/channels/contrast.ts";

test("black on white is 21 to 1, a colour on itself 1 to 1", () => {
	expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
	expect(contrastRatio("#3e63dd", "#3e63dd")).toBe(1);
});

test("whatever colour is chosen, the text on it has 4.5 to 1", () => {
	const channel = fc.integer({ min: 0, max: 255 });
	fc.assert(
		fc.property(channel, channel, channel, (r, g, b) => {
			const color = `#${[r, g, b].map((n) => n.toString(16).padStart(2, "0")).join("")}`;
			expect(isColor(color)).toBe(true);
			expect(contrastRatio(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
		}),
	);
});

test("white stays white while it can be read", () => {
	expect(readableOn("#3e63dd")).toBe("#ffffff");
	expect(readableOn("#ffd400")).toBe("#000000");
});
