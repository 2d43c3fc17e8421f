import { expect, test } from "vitest";
import {
	costOfSpeech,
	describedPicture,
	isPerceivable,
	MAX_AUDIO_BYTES,
	MAX_AUDIO_SECONDS,
	MAX_IMAGE_BYTES,
	secondsOf,
	tokensOfSpeech,
} from "#app/domain/agents/listening.ts";

test("a file that is too large or too long is not given to a model", () => {
	expect(isPerceivable("audio", { bytes: MAX_AUDIO_BYTES, seconds: MAX_AUDIO_SECONDS })).toBe(true);
	expect(isPerceivable("audio", { bytes: MAX_AUDIO_BYTES + 1, seconds: 3 })).toBe(false);
	expect(isPerceivable("audio", { bytes: 3, seconds: MAX_AUDIO_SECONDS + 1 })).toBe(false);
	expect(isPerceivable("image", { bytes: MAX_IMAGE_BYTES + 1, seconds: null })).toBe(false);
	expect(isPerceivable("image", { bytes: null, seconds: null })).toBe(true);
});

test("speech costs by its length, which is guessed where nobody told it", () => {
	expect(secondsOf(12.3, 1)).toBe(13);
	expect(secondsOf(null, 30_000)).toBe(10);
	expect(secondsOf(null, 0)).toBe(1);
	expect(tokensOfSpeech(13)).toBe(130);
	// US$ 0.006 a minute.
	expect(costOfSpeech("openai", 60)).toBe(32_400);
	expect(costOfSpeech("knowledge", 60)).toBeLessThan(3_000);
});

test("what a picture shows stands beside what was written under it", () => {
	expect(describedPicture("", "Uma jaqueta.")).toBe("[Imagem: Uma jaqueta.]");
	expect(describedPicture("Tem essa?", "Uma jaqueta.")).toBe("Tem essa?\n[Imagem: Uma jaqueta.]");
});
