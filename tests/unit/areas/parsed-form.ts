import { parseForm } from "#app/middleware/define-actions.ts";

/** What a page's action reads of a form's fields; a list stands in it as often as it has entries. */
export function parsedForm(
	forms: Parameters<typeof parseForm>[0],
	fields: Record<string, string | readonly string[]>,
) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields))
		for (const each of typeof value === "string" ? [value] : value) form.append(name, each);
	return parseForm(forms, form);
}

/** A refused form, whatever intent it has. */
export const refusedForm = { ok: false, code: "invalid_request" };
