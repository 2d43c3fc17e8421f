// What may be a reaction: one emoji, as a person picks it, and nothing else.

/** Longest emoji: families and flags of regions are many code points. */
const MAX_UNITS = 32;

/** True for exactly one emoji. Digits and signs that only may become one are none. */
export function isReaction(text: string): boolean {
	if (text.length === 0 || text.length > MAX_UNITS) return false;
	// Made here: pages that only compare reactions need none.
	const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
	if ([...segmenter.segment(text)].length !== 1) return false;
	return /\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}|\u20e3/u.test(
		text,
	);
}

/** Without the sign that asks for colour: some send it, some do not, and it looks the same. */
export const plainEmoji = (emoji: string): string => emoji.replaceAll("\uFE0F", "");

export const isSameEmoji = (one: string, other: string): boolean =>
	plainEmoji(one) === plainEmoji(other);
