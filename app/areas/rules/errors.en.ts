import type { RuleErrorCode } from "#app/contracts/errors.ts";

export const en = {
	words_required: "Write at least one word.",
	label_required: "Write the label.",
	days_required: "Choose at least one day of the week.",
	rule_without_act: "Choose at least one action.",
	too_many_rules: "The limit is 30 automations. Delete one that nobody uses.",
} satisfies Record<RuleErrorCode, string>;
