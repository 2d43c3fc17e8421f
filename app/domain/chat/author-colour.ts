// Who writes in a group keeps one colour, by which consecutive authors are told apart. It follows from who they are.

/** Hues whose dark step can be read on a bubble in both themes (app.css). */
export const AUTHOR_COLOURS = [
	"indigo",
	"green",
	"amber",
	"red",
	"violet",
	"teal",
	"pink",
	"blue",
] as const;
export type AuthorColour = (typeof AUTHOR_COLOURS)[number];

/** @param author the author's address, or their name where nothing else is known */
export function authorColour(author: string): AuthorColour {
	let hash = 7;
	for (const character of author) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
	return AUTHOR_COLOURS[hash % AUTHOR_COLOURS.length] ?? "indigo";
}
