import type { CannedResponseErrorCode } from "#app/contracts/errors.ts";

export const en = {
	shortcut_required: "Enter a shortcut with letters or numbers.",
	shortcut_too_long: "The shortcut is longer than 32 characters.",
	shortcut_taken: "There is a template with this shortcut in this language already.",
	too_many_responses: "The limit is 500 templates. Delete those that nobody uses.",
	table_unreadable:
		"The file has no columns “atalho” and “texto”. Export the templates to see how it should look.",
	table_too_large: "The file is too large. Split it into parts of up to 2 MB.",
} satisfies Record<CannedResponseErrorCode, string>;
