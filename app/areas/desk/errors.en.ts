import type { pt } from "./errors.pt.ts";

export const en: typeof pt = {
	variable_unknown:
		"One of the messages has a variable that does not exist. Check what stands in braces.",
	date_invalid: "Check the dates of the closed days: one is missing, or there are more than 60.",
	message_too_long: "Messages have at most 1,000 letters, and the time of an answer 60.",
};
