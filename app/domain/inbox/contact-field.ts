// Fields of contacts that a workspace made for itself, besides name, e-mail, company and notes.
import { fail, ok, type Result } from "../result.ts";
import { searchKey } from "./search-key.ts";
import { storableText } from "./stored-text.ts";

export const FIELD_KINDS = ["text", "number", "date", "choice", "link"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Fields of one workspace. */
export const MAX_FIELDS = 20;
/** Longest name of a field, characters. */
export const MAX_FIELD_LABEL = 40;
/** Choices of one field, and the longest one, characters. */
export const MAX_CHOICES = 30;
const MAX_CHOICE = 60;

export interface ContactField {
	id: string;
	label: string;
	kind: FieldKind;
	/** Of the kind `choice`: what may be chosen, in this order. Empty for all others. */
	choices: string[];
}

/** A field as it is typed; `id` null: a new one. */
export interface TypedField {
	id: string | null;
	label: string;
	kind: FieldKind;
	choices: readonly string[];
}

export type FieldsRefusal = "too_many_fields" | "field_label_invalid" | "field_choices_invalid";

const oneLine = (typed: string): string =>
	storableText(typed).normalize("NFC").replace(/\s+/gu, " ").trim();

/** Each once, whatever its case and accents; blank ones are left out. */
function parseChoices(typed: readonly string[]): string[] | null {
	const choices = new Map<string, string>();
	for (const choice of typed.map(oneLine)) {
		if (choice === "" || choices.has(searchKey(choice))) continue;
		if ([...choice].length > MAX_CHOICE) return null;
		choices.set(searchKey(choice), choice);
	}
	return choices.size === 0 || choices.size > MAX_CHOICES ? null : [...choices.values()];
}

/**
 * All fields of a workspace as they are kept, in the order given. One that is there already keeps its kind: values of
 * another kind would make no sense. `field_label_invalid`: one is blank, too long or there twice; `field_choices_invalid`:
 * a choice has none, too many or too long ones.
 * @param newId of a field that is new; also of one that somebody else has removed meanwhile
 */
export function parseFields(
	typed: readonly TypedField[],
	present: readonly ContactField[],
	newId: () => string,
): Result<ContactField[], FieldsRefusal> {
	if (typed.length > MAX_FIELDS) return fail("too_many_fields");
	const fields: ContactField[] = [];
	const labels = new Set<string>();
	for (const one of typed) {
		const label = oneLine(one.label);
		if (label === "" || [...label].length > MAX_FIELD_LABEL || labels.has(searchKey(label)))
			return fail("field_label_invalid");
		labels.add(searchKey(label));
		const known = present.find(({ id }) => id === one.id);
		const isTaken = fields.some(({ id }) => id === known?.id);
		const kind = known?.kind ?? one.kind;
		const choices = kind === "choice" ? parseChoices(one.choices) : [];
		if (choices === null) return fail("field_choices_invalid");
		fields.push({ id: known && !isTaken ? known.id : newId(), label, kind, choices });
	}
	return ok(fields);
}

/** The fields as they are stored; what is unreadable is none. */
export function readFields(stored: string | null | undefined): ContactField[] {
	if (!stored) return [];
	try {
		const fields: unknown = JSON.parse(stored);
		return Array.isArray(fields) ? (fields as ContactField[]) : [];
	} catch {
		return [];
	}
}
