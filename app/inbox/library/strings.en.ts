import type { LibraryPickStrings } from "./strings.pt.ts";

export const en: LibraryPickStrings = {
	title: "Send from the library",
	purpose: "The file is put beside the text; nothing leaves before you send it.",
	search: "Search the library",
	files: "Files of the library",
	none: "No file with that name.",
	empty: "The library is empty.",
	manage: "Open the library",
	failed: "Could not open the library",
	goneTitle: "Could not get the file",
	gone: "It was deleted from the library, or the connection broke. Try again.",
};
