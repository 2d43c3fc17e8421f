import { expect, test } from "vitest";
import {
	toBars,
	computePeaks,
	isDrawable,
	MAX_DRAWN,
	nextSpeed,
} from "#app/domain/chat/recording.ts";

test("the speeds go round", () => {
	expect([nextSpeed(1), nextSpeed(1.5), nextSpeed(2)]).toEqual([1.5, 2, 1]);
});

test("each bar is as high as its part is loud, whichever way the sample points", () => {
	expect(computePeaks([0.1, -0.5, 0.2, 0.25, 0, 0], 3)).toEqual([1, 0.5, 0.08]);
});

test("silence, fewer samples than bars and none at all still give every bar", () => {
	expect(computePeaks([0, 0, 0, 0], 2)).toEqual([0.08, 0.08]);
	expect(computePeaks([0.5], 3)).toEqual([0.08, 0.08, 1]);
	expect(computePeaks([], 4)).toHaveLength(4);
});

test("what is too large or too long is not decoded", () => {
	expect(isDrawable({})).toBe(true);
	expect(isDrawable({ bytes: MAX_DRAWN.bytes, seconds: MAX_DRAWN.seconds })).toBe(true);
	expect(isDrawable({ bytes: MAX_DRAWN.bytes + 1 })).toBe(false);
	expect(isDrawable({ seconds: MAX_DRAWN.seconds + 1 })).toBe(false);
});

test("a stored waveform becomes bars, none of them a gap", () => {
	expect(toBars([0, 50, 100, 130])).toEqual([0.08, 0.5, 1, 1]);
});
