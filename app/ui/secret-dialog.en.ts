import type { SecretDialogStrings } from "./secret-dialog.pt.ts";

export const en: SecretDialogStrings = {
	warning: "After closing, nobody can see it again.",
	copyFailed: "It could not be copied. Select the text and copy it.",
	done: "I have copied it",
};
