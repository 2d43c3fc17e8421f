import type { SecretFieldStrings } from "./secret-field.pt.ts";

export const en: SecretFieldStrings = {
	replace: "Replace",
	replaceNamed: (label) => `Replace: ${label}`,
	remove: "Remove",
	removeNamed: (label) => `Remove: ${label}`,
	keep: "Keep the present one",
	undo: "Undo",
	willRemove: "It will be removed when you save.",
	emptyRemoves: "If left empty, the present key is removed when you save.",
	show: "Show what I typed",
	hide: "Hide what I typed",
	placeholder: "Paste the key here",
};
