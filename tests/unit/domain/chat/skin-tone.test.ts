import table from "emojibase-data/pt/compact.json" with { type: "json" };
import { expect, test } from "vitest";
import { SKIN_TONES, withoutTone, withTone } from "#app/domain/chat/skin-tone.ts";
import { isSameEmoji } from "#app/domain/inbox/reaction.ts";

interface Row {
	unicode: string;
	skins?: { unicode: string }[];
}
const toned = (table as Row[]).filter(({ skins }) => skins !== undefined);

test("every emoji that has tones is one of Unicode's in each of them, and itself again without", () => {
	expect(toned.length).toBeGreaterThan(300);
	for (const { unicode, skins = [] } of toned)
		for (const tone of SKIN_TONES.slice(1)) {
			const made = withTone(unicode, tone);
			expect(
				skins.map((one) => one.unicode),
				unicode,
			).toContain(made);
			expect(isSameEmoji(withoutTone(made), unicode), made).toBe(true);
		}
});

test("without a tone an emoji stays as it is", () => {
	expect(withTone("👍", "")).toBe("👍");
	expect(withoutTone("❤️")).toBe("❤️");
});
