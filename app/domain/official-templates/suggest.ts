// What can be put into a template's gaps without asking anybody.
import { fillVariables, type VariableValues } from "../canned-responses/variables.ts";
import { gapsOf } from "./gaps.ts";
import type { TemplateWords } from "./template.ts";

/** A gap right after a greeting is a name: "Olá {{1}}", "Bom dia, {{1}}". */
const GREETED =
	/(?:^|[\s*_~])(?:ol[aá]|oi|bom dia|boa tarde|boa noite|prezad[oa]|car[oa]|hola|hello|hi|dear)[,!]?\s+$/iu;

/** Values by the gap's id: of gaps named like a variable of ready answers, and of a name behind a greeting. */
export function suggestValues(
	template: TemplateWords,
	known: VariableValues,
): Record<string, string> {
	const { header, body } = template;
	const texts = { header: header?.kind === "text" ? header.text : "", body, button: "" };
	const values: Record<string, string> = {};
	for (const { id, place, key } of gapsOf(template)) {
		if (place === "button") continue;
		const filled = fillVariables(`{{${key}}}`, known);
		const before = texts[place].slice(0, texts[place].indexOf(`{{${key}}}`));
		const value =
			filled.gaps.length === 0
				? filled.text
				: GREETED.test(before) && (known.primeiro_nome ?? known.nome);
		if (value) values[id] = value;
	}
	return values;
}
