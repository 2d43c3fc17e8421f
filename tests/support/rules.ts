import type { Rule } from "#app/domain/rules/rule.ts";

/** A rule that is on: a message arrives, and a label is set. */
export const ruleWith = (fields: Partial<Rule> = {}): Rule => ({
	id: fields.name ?? "rule-1",
	name: "Preço",
	since: 0,
	trigger: { type: "message" },
	conditions: [],
	acts: [{ type: "label", label: "orçamento" }],
	again: false,
	...fields,
});
