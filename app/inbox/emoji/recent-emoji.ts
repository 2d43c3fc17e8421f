import * as v from "valibot";
import { withRecent } from "#app/domain/chat/emoji-search.ts";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

const KEY = "prosa.emoji";

/** What was picked last in this browser, the newest first. */
export const listRecentEmoji = (): string[] =>
	readStored(findStorage("local"), KEY, v.array(v.string())) ?? [];

export function noteEmoji(emoji: string): void {
	writeStored(findStorage("local"), KEY, withRecent(listRecentEmoji(), emoji));
}
