import { expect, test } from "vitest";
import { levelOf, MAX_VOICE_SECONDS, toWaveform } from "#app/domain/chat/voice-levels.ts";

test("silence is silent, and what is louder is higher", () => {
	expect(levelOf([])).toBe(0);
	expect(levelOf([0, 0, 0])).toBe(0);
	const [quiet, speech, shout] = [0.01, 0.1, 1].map((sample) => levelOf([sample, -sample]));
	expect(quiet).toBeLessThan(speech ?? 0);
	expect(speech).toBeLessThan(shout ?? 0);
	expect(shout).toBe(1);
});

test("a waveform has at most 64 whole numbers up to 100, made of the loudest of each part", () => {
	expect(toWaveform([])).toEqual([]);
	expect(toWaveform([0, 0])).toEqual([0, 0]);
	expect(toWaveform([0.1, 0.5, 0.25])).toEqual([20, 100, 50]);
	const long = Array.from({ length: MAX_VOICE_SECONDS * 10 }, (_, at) => (at === 4000 ? 1 : 0.5));
	const wave = toWaveform(long);
	expect(wave).toHaveLength(64);
	expect(wave.filter((level) => level === 100)).toHaveLength(1);
	expect(wave.every((level) => Number.isInteger(level) && level >= 0 && level <= 100)).toBe(true);
});
