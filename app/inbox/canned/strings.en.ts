import type { pt } from "./strings.pt.ts";

export const en: typeof pt = {
	label: "Templates",
	gaps: (names) => `Still to be filled in: ${names}`,
	own: "Only me",
	files: (count) => (count === 1 ? "1 file" : `${count} files`),
	filesFailed: "The template's files were not added",
	filesFailedText: "Only the text was written. Try again, or take the files from the library.",
};
