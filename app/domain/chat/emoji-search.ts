// Emoji by their names, in both languages; and the `:nome` that is being written in a text.
import { fold } from "../fold.ts";

export interface Emoji {
	emoji: string;
	/** As it is read aloud. */
	label: string;
	/** Its label, then other names and words for it in both languages, all folded. */
	words: readonly string[];
	/** Of Unicode's groups; null: it is a part of others. */
	group: number | null;
	/** It shows people or hands, which have a tone of skin (skin-tone.ts). */
	hasTones: boolean;
}

/** A name as it is compared. Emoji are named by words, and `:` takes "_" for a blank. */
export const foldEmojiName = (text: string): string =>
	fold(text)
		.replaceAll(/[_\s-]+/gu, " ")
		.trim();

/**
 * Those whose names have a word that begins with each word of `query`; the best first: whose name is it, whose label begins with
 * it, whose other names do, then the rest, in their own order.
 */
export function searchEmoji(all: readonly Emoji[], query: string, limit: number): Emoji[] {
	const wanted = foldEmojiName(query);
	if (wanted === "") return [];
	const parts = wanted.split(" ");
	const ranked: [Emoji[], Emoji[], Emoji[], Emoji[]] = [[], [], [], []];
	for (const one of all) {
		const rank = rankOf(one, wanted, parts);
		if (rank !== null) ranked[rank].push(one);
	}
	return ranked.flat().slice(0, limit);
}

function rankOf({ words }: Emoji, wanted: string, parts: readonly string[]): 0 | 1 | 2 | 3 | null {
	if (words.includes(wanted)) return 0;
	if (words[0]?.startsWith(wanted)) return 1;
	if (words.some((name) => name.startsWith(wanted))) return 2;
	const beginnings = words.flatMap((name) => name.split(" "));
	return parts.every((part) => beginnings.some((word) => word.startsWith(part))) ? 3 : null;
}

/** Letters before it is worth to offer something. */
const MIN_NAME = 2;

/**
 * The `:nome` that ends at the caret, without its colon: null where none is being written. One colon after a letter or a
 * digit is none ("18:30", "http://").
 */
export function findEmojiName(text: string, caret: number): { name: string; from: number } | null {
	const found = /(?:^|[^\p{L}\p{N}:/])(:(?<name>[\p{L}\p{N}_+-]+))$/u.exec(text.slice(0, caret));
	const name = found?.groups?.["name"] ?? "";
	if (Array.from(name).length < MIN_NAME) return null;
	return { name, from: caret - name.length - 1 };
}

/** How many recent ones are remembered. */
export const MAX_RECENT = 24;

/** The one that was just used first, none twice. */
export const withRecent = (recent: readonly string[], emoji: string): string[] =>
	[emoji, ...recent.filter((one) => one !== emoji)].slice(0, MAX_RECENT);
