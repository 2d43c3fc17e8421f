import { expect, test } from "vitest";
import { placeBubble } from "#app/ui/hint-place.ts";

const screen = { width: 400, height: 300 };
const bubble = { width: 80, height: 20 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 32, height: 32 });

test("a bubble lies on the wished side, centred, six pixels away", () => {
	const anchor = anchorAt(184, 134);
	expect(placeBubble(anchor, bubble, screen, "top")).toEqual({ left: 160, top: 108 });
	expect(placeBubble(anchor, bubble, screen, "bottom")).toEqual({ left: 160, top: 172 });
	expect(placeBubble(anchor, bubble, screen, "right")).toEqual({ left: 222, top: 140 });
	expect(placeBubble(anchor, bubble, screen, "left")).toEqual({ left: 98, top: 140 });
});

test("without room it turns to the other side", () => {
	expect(placeBubble(anchorAt(184, 4), bubble, screen, "top").top).toBe(42);
	expect(placeBubble(anchorAt(184, 264), bubble, screen, "bottom").top).toBe(238);
	expect(placeBubble(anchorAt(364, 134), bubble, screen, "right").left).toBe(278);
});

test("it never leaves the window", () => {
	expect(placeBubble(anchorAt(2, 134), bubble, screen, "bottom").left).toBe(8);
	expect(placeBubble(anchorAt(366, 134), bubble, screen, "bottom").left).toBe(312);
	const wide = { width: 900, height: 20 };
	expect(placeBubble(anchorAt(184, 134), wide, screen, "top").left).toBe(8);
});
