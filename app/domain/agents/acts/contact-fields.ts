// What an agent asks a customer for in the course of a talk, and keeps with the contact.
import { parseEmail } from "../../auth/email.ts";
import { fold } from "../../fold.ts";
import { isBlank, storableText } from "../../inbox/stored-text.ts";
import { fail, ok, type Result } from "../../result.ts";

export const FIELD_KINDS = [
	"text",
	"name",
	"email",
	"postcode",
	"phone",
	"number",
	"date",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export interface FormField {
	/** Letters, digits and `_`: `tamanho`. The value is kept under it. */
	key: string;
	/** What the team calls it: "Tamanho". */
	label: string;
	kind: FieldKind;
	/** The agent asks for it before it ends or passes on a talk, and not only when it comes up. */
	isRequired?: true;
}

export const MAX_FIELDS = 12;
export const MAX_FIELD_LABEL = 40;
const MAX_VALUE = 200;
const MAX_KEY = 40;
const KEY = /^[a-z][a-z0-9_]{0,39}$/u;

/** The fields of a form that somebody typed, cleaned; null where one has no label or a bad key, or two are called the same. */
export function parseFormFields(typed: readonly FormField[]): FormField[] | null {
	const fields = typed.map(({ key, label, kind, isRequired }) => ({
		key: key.trim().toLowerCase(),
		label: storableText(label).replace(/\s+/gu, " ").trim(),
		kind,
		...(isRequired && { isRequired }),
	}));
	const keys = new Set(fields.map(({ key }) => key));
	const labels = new Set(fields.map(({ label }) => fold(label)));
	const isGood = fields.every(
		({ key, label }) => KEY.test(key) && !isBlank(label) && label.length <= MAX_FIELD_LABEL,
	);
	const isOnce = keys.size === fields.length && labels.size === fields.length;
	return isGood && isOnce && fields.length <= MAX_FIELDS ? fields : null;
}

/** `Tamanho do pé` is kept as `tamanho_do_pe`; "" for a label without letters. */
export function keyOfLabel(label: string): string {
	const words = fold(label).split(/[^a-z0-9]/u);
	const first = words.findIndex((word) => /^[a-z]/u.test(word));
	if (first === -1) return "";
	return words
		.slice(first)
		.filter((word) => word !== "")
		.join("_")
		.slice(0, MAX_KEY);
}

/**
 * Fields with a key each: those without one, new ones, get it from their label. A stored one keeps its key whatever it
 * is called now, because what contacts said is kept under it.
 */
export function fillKeys(fields: readonly FormField[]): FormField[] {
	const taken = new Set(fields.map(({ key }) => key));
	return fields.map((field) => {
		if (field.key !== "") return field;
		const wanted = keyOfLabel(field.label).slice(0, MAX_KEY - 3);
		let key = wanted;
		for (let next = 2; key !== "" && taken.has(key); next++) key = `${wanted}_${next}`;
		taken.add(key);
		return { ...field, key };
	});
}

const READERS: Record<FieldKind, (text: string) => string | null> = {
	text: (text) => text,
	name: (text) => (/\p{L}/u.test(text) && !/[\d@/\\<>{}[\]]/u.test(text) ? text : null),
	email: (text) => {
		const email = parseEmail(text);
		return email.ok ? email.value : null;
	},
	postcode: (text) => {
		const digits = text.replaceAll(/\D/gu, "");
		return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : null;
	},
	phone: (text) => {
		const digits = text.replaceAll(/\D/gu, "");
		return digits.length >= 8 && digits.length <= 15 ? digits : null;
	},
	number: (text) => (/^-?\d+(?:[.,]\d+)*$/u.test(text) ? text : null),
	date: readDate,
};

/** "12/05/1990" and "1990-05-12" as 1990-05-12; null for a day that no calendar has. */
function readDate(text: string): string | null {
	const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(text);
	const written = local ? [local[3], local[2], local[1]] : text.split("-");
	const [year = "", month = "", day = ""] = written;
	const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	if (!/^\d{4}-\d{2}-\d{2}$/u.test(iso)) return null;
	const moment = new Date(`${iso}T12:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

/** Values by key, each as its kind is kept; refuses with the key of the first that is none. */
export function readFieldValues(
	fields: readonly FormField[],
	given: unknown,
): Result<Record<string, string>, string> {
	if (typeof given !== "object" || given === null) return fail("fields");
	const values = new Map<string, string>();
	for (const [key, value] of Object.entries(given)) {
		const field = fields.find((one) => one.key === key);
		if (!field || value === null || value === "") continue;
		const text =
			typeof value === "string" || typeof value === "number"
				? storableText(String(value)).replace(/\s+/gu, " ").trim()
				: "";
		const read = isBlank(text) || text.length > MAX_VALUE ? null : READERS[field.kind](text);
		if (read === null) return fail(key);
		values.set(key, read);
	}
	return values.size === 0 ? fail("fields") : ok(Object.fromEntries(values));
}
