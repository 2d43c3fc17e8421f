import * as v from "valibot";
import {
	CONTACT_FIELDS,
	type ContactField,
	type TypedContact,
} from "#app/domain/site/contact-request.ts";

/** The domain checks each text; a missing field or a file counts as empty. */
const TypedText = v.fallback(v.string(), "");

/** Everything as typed, so that a refused form can be shown again. */
export function readContactForm(form: FormData): TypedContact {
	const read = (field: ContactField): string => v.parse(TypedText, form.get(field));
	return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, read(field)])) as TypedContact;
}
