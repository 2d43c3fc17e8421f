// Emoji of people and hands in a tone of skin: Unicode puts the tone behind each person or hand of the emoji.

/** "" is the yellow one, of nobody. */
export const SKIN_TONES = ["", "🏻", "🏼", "🏽", "🏾", "🏿"] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

const TONED = /(?:\p{Emoji_Modifier_Base}|\u{1F46F}|\u{1F93C})\uFE0F?/gu;
const TONES = /[\u{1F3FB}-\u{1F3FF}]/gu;
/** Between two people it belongs to both, and has no tone of its own. */
const HANDSHAKE = "\u{1F91D}";
const JOINER = "\u200D";

/** An emoji of a table in this tone. To be asked only for those that have tones: families have none. */
export const withTone = (emoji: string, tone: SkinTone): string =>
	tone === ""
		? emoji
		: emoji.replace(TONED, (found, at: number) =>
				found === HANDSHAKE && emoji[at - 1] === JOINER
					? found
					: found.replace("\uFE0F", "") + tone,
			);

/** The emoji as tables name it, whatever its tone; only to be compared with `isSameEmoji` (reaction.ts). */
export const withoutTone = (emoji: string): string => emoji.replaceAll(TONES, "");
