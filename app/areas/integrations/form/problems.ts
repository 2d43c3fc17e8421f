/** What is wrong with an integration's form, and which field shows it. */
import type { ErrorCode } from "#app/contracts/errors.ts";
import { parseIntegrationName } from "#app/domain/integrations/form.ts";
import { CREDENTIAL_FIELDS, missingFields } from "#app/domain/integrations/type.ts";
import type { IntegrationsStrings } from "../strings.pt.ts";
import type { TypeWords } from "../type-words.pt.ts";
import { missingText } from "../types.ts";
import type { Draft } from "./draft.ts";

/** Keyed by `type`, `name`, `baseUrl`, or the key of a credential. */
export type FieldErrors = Record<string, string>;

interface Words {
	form: IntegrationsStrings["form"];
	types: TypeWords;
	ofCode: (code: ErrorCode) => string;
}

/** Everything that the server would refuse; empty when nothing is wrong. */
export function findProblems(draft: Draft, words: Words): FieldErrors {
	const errors: FieldErrors = {};
	const { type } = draft;
	if (type === null) errors.type = words.form.typeRequired;
	const name = parseIntegrationName(draft.name);
	if (!name.ok)
		errors.name = name.code === "name_required" ? words.form.nameRequired : words.ofCode(name.code);
	if (type !== null)
		for (const key of missingFields(type, draft.credentials))
			errors[key] = missingText(words.types, type, key);
	return errors;
}

const ADDRESS_KEYS = ["webhook_url", "instance_url", "company_domain"];

/** The field of a server's refusal; empty when it concerns the form as a whole. */
export function placeRefusal(code: ErrorCode, draft: Draft, words: Words): FieldErrors {
	const fields = draft.type === null ? [] : CREDENTIAL_FIELDS[draft.type];
	const at = (key: string | undefined): FieldErrors =>
		key === undefined ? {} : { [key]: words.ofCode(code) };
	if (code === "name_required") return { name: words.form.nameRequired };
	if (code === "name_too_long") return at("name");
	if (code === "url_not_allowed")
		return at(fields.find(({ key }) => ADDRESS_KEYS.includes(key))?.key ?? "baseUrl");
	if (code === "secret_needed")
		return at(fields.find(({ isSecret, key }) => isSecret && key !== "webhook_url")?.key);
	return {};
}
