import * as v from "valibot";
import { type Emoji, withRecent } from "#app/domain/chat/emoji-search.ts";
import { SKIN_TONES, type SkinTone, withTone } from "#app/domain/chat/skin-tone.ts";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

const KEY = "prosa.emoji";
const TONE_KEY = "prosa.skin-tone";

/** What was picked last in this browser, the newest first. */
export const listRecentEmoji = (): string[] =>
	readStored(findStorage("local"), KEY, v.array(v.string())) ?? [];

export function noteEmoji(emoji: string): void {
	writeStored(findStorage("local"), KEY, withRecent(listRecentEmoji(), emoji));
}

/** The tone of skin that was chosen in this browser; "" until one is. */
export const readTone = (): SkinTone =>
	readStored(findStorage("local"), TONE_KEY, v.picklist(SKIN_TONES)) ?? "";

export const noteTone = (tone: SkinTone): void => writeStored(findStorage("local"), TONE_KEY, tone);

/** One of the table as it is shown and picked in a tone. */
export const toned = (one: Emoji, tone: SkinTone): Emoji =>
	one.hasTones ? { ...one, emoji: withTone(one.emoji, tone) } : one;
