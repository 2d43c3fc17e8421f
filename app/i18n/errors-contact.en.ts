import type { pt } from "./errors-contact.pt.ts";

export const en: typeof pt = {
	email_invalid: "Check the email: something is missing, as in name@company.com.",
	value_too_long: "The text is too long.",
	number_invalid: "Write just a number, such as 1,500.50.",
	date_invalid: "There is no such date.",
	link_invalid: "Check the address, as in https://company.com.",
	choice_unknown: "This choice is gone. Pick another one.",
	too_many_fields: "There can be 20 fields at most.",
	field_label_invalid: "Each field needs a name of its own, up to 40 characters.",
	field_choices_invalid:
		"A list needs choices: one to thirty, up to 60 characters each, one per line.",
};
