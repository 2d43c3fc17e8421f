// A message of nothing but a few emoji is drawn larger, as in WhatsApp.

const MAX_LARGE_EMOJI = 3;
/** Three of the longest joined sequences (families with skin tones) are shorter. */
const MAX_LENGTH = 150;

/** Signs such as © and ™ are pictographs to Unicode and letters to everybody else. */
const PICTURE = "(?![\\u00A9\\u00AE\\u203C\\u2049\\u2122\\u2139])\\p{Extended_Pictographic}";
const ONE = `${PICTURE}(?:\\uFE0F|\\p{Emoji_Modifier})?(?:[\\u{E0020}-\\u{E007E}]+\\u{E007F})?`;
const JOINED = `${ONE}(?:\\u200D(?:${ONE}|[\\u2640\\u2642\\u2695]\\uFE0F?))*`;
const FLAG = "\\p{Regional_Indicator}{2}";
const KEYCAP = "[0-9#*]\\uFE0F?\\u20E3";
// Not \p{RGI_Emoji}: its flag is a syntax error in browsers that are still in use.
const EMOJI = new RegExp(`(?:${FLAG}|${KEYCAP}|${JOINED})`, "gu");

/**
 * How many emoji a text is made of, 1 to MAX_LARGE_EMOJI, spaces aside; 0 for any other text. A joined emoji, a flag
 * and one with a skin tone count as one.
 */
export function countLargeEmoji(text: string): number {
	if (text.length > MAX_LENGTH) return 0;
	const found = text.match(EMOJI) ?? [];
	const isAll = found.length > 0 && text.replace(EMOJI, "").trim() === "";
	return isAll && found.length <= MAX_LARGE_EMOJI ? found.length : 0;
}
