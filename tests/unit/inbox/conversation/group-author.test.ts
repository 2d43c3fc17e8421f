import { expect, test } from "vitest";
import { contrastRatio } from "#app/domain/channels/contrast.ts";
import { AUTHOR_COLOURS } from "#app/domain/chat/author-colour.ts";
import { AUTHOR_TEXT } from "#app/inbox/conversation/group-author.tsx";

/** Bubbles of others: `--raised` in both themes (app.css). */
const BUBBLES = { light: "#ffffff", dark: "#212225" };

test.each(AUTHOR_COLOURS)("%s can be read on a bubble in light and dark", (colour) => {
	const [light = "", dark = ""] = AUTHOR_TEXT[colour].match(/#[0-9a-f]{6}/gu) ?? [];
	expect(contrastRatio(light, BUBBLES.light)).toBeGreaterThanOrEqual(4.5);
	expect(contrastRatio(dark, BUBBLES.dark)).toBeGreaterThanOrEqual(4.5);
});
