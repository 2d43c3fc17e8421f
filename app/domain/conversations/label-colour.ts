// A label keeps one colour wherever it is shown. It follows from its words, so that nobody has to choose one.
import { searchKey } from "../inbox/search-key.ts";

/** Hues of the palette, told apart in light and dark and by people who see red and green alike. */
export const LABEL_COLOURS = [
	"blue",
	"amber",
	"green",
	"red",
	"violet",
	"teal",
	"pink",
	"gray",
] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];

/** The same for every spelling that counts as the same label (labels.ts). */
export function labelColour(label: string): LabelColour {
	let hash = 7;
	for (const character of searchKey(label))
		hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
	return LABEL_COLOURS[hash % LABEL_COLOURS.length] ?? "gray";
}
