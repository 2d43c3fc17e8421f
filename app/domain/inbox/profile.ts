// What the team keeps of a contact: name, e-mail, company, notes, and the workspace's own fields by their id.
import { parseToldEmail } from "../channels/visitor.ts";
import { parseLink } from "../chat/links.ts";
import { fail, ok, type Result } from "../result.ts";
import type { ContactField } from "./contact-field.ts";
import { MAX_STORED_NAME, isBlank, storableName, storableText } from "./stored-text.ts";

/** Fields that every contact has. Name and e-mail stand in the contact itself, where lists and searches find them. */
export const STANDARD_FIELDS = ["name", "email", "company", "notes"] as const;

/** Longest values, characters. */
export const MAX_COMPANY = 120;
export const MAX_NOTES = 2_000;
export const MAX_VALUE = 200;
const MAX_LINK = 500;

/** Values by field; "" where it was emptied. */
export type ProfileChanges = Readonly<Record<string, string>>;

/** `conflict`: the workspace has no such field any more. */
export type ProfileRefusal =
	| "conflict"
	| "name_too_long"
	| "value_too_long"
	| "email_invalid"
	| "number_invalid"
	| "date_invalid"
	| "link_invalid"
	| "choice_unknown";

const within = (text: string, most: number): Result<string, "value_too_long"> =>
	[...text].length > most ? fail("value_too_long") : ok(text);

/** One line; invisible letters alone are nothing. */
const oneLine = (typed: string): string => {
	const line = storableText(typed)
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	return isBlank(line) ? "" : line;
};

function parseNotes(typed: string): Result<string, "value_too_long"> {
	const notes = storableText(typed).replaceAll("\r\n", "\n").trim();
	return within(isBlank(notes) ? "" : notes, MAX_NOTES);
}

function parseName(typed: string): Result<string, "name_too_long"> {
	if (oneLine(typed).length > MAX_STORED_NAME) return fail("name_too_long");
	return ok(storableName(typed) ?? "");
}

function parseEmail(typed: string): Result<string, "email_invalid"> {
	if (oneLine(typed) === "") return ok("");
	const email = parseToldEmail(typed);
	return email === null ? fail("email_invalid") : ok(email);
}

/** A day of the calendar, `2026-02-28`. */
function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const at = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** An address of the web, as messages know one; `https` where no scheme is typed. */
function parseAddress(typed: string): Result<string, "link_invalid" | "value_too_long"> {
	const href = /\s/.test(typed) ? "" : (parseLink(typed)?.href ?? "");
	return /^https?:/.test(href) ? within(href, MAX_LINK) : fail("link_invalid");
}

function parseOwn(field: ContactField, typed: string): Result<string, ProfileRefusal> {
	const text = oneLine(typed);
	if (text === "") return ok("");
	switch (field.kind) {
		case "text":
			return within(text, MAX_VALUE);
		case "number":
			return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? ok(text) : fail("number_invalid");
		case "date":
			return isDay(text) ? ok(text) : fail("date_invalid");
		case "choice":
			return field.choices.includes(text) ? ok(text) : fail("choice_unknown");
		case "link":
			return parseAddress(text);
	}
}

function parseValue(
	key: string,
	typed: string,
	fields: readonly ContactField[],
): Result<string, ProfileRefusal> {
	switch (key) {
		case "name":
			return parseName(typed);
		case "email":
			return parseEmail(typed);
		case "company":
			return within(oneLine(typed), MAX_COMPANY);
		case "notes":
			return parseNotes(typed);
		default: {
			const field = fields.find(({ id }) => id === key);
			return field ? parseOwn(field, typed) : fail("conflict");
		}
	}
}

/** The changes as they are kept, all or none of them. */
export function parseProfile(
	typed: ProfileChanges,
	fields: readonly ContactField[],
): Result<ProfileChanges, ProfileRefusal> {
	const kept: Record<string, string> = {};
	for (const [key, text] of Object.entries(typed)) {
		const value = parseValue(key, text, fields);
		if (!value.ok) return value;
		kept[key] = value.value;
	}
	return ok(kept);
}

/**
 * A typed number as it is kept, digits with a point before its fractions: `1.500,50` is `1500.50` where the decimal mark is
 * a comma. What is no number stays as it was typed, and is refused by `parseProfile`.
 */
export function toKeptNumber(typed: string, mark: "," | "."): string {
	const text = typed.replace(/\s/gu, "");
	const [whole = "", fraction, ...more] = text.split(mark);
	const [first = "", ...groups] = whole.split(mark === "," ? "." : ",");
	if (more.length > 0) return text;
	const isGrouped = groups.every((group) => /^\d{3}$/.test(group));
	if (isGrouped) return [[first, ...groups].join(""), fraction].filter(Boolean).join(".");
	// "12.5" where one would write "12,5".
	return fraction === undefined && groups.length === 1 ? `${first}.${groups.join("")}` : text;
}

/** Values under the names people know their fields by, as in a file of everything known; a field that is gone keeps its id. */
export const namedProfile = (
	values: Readonly<Record<string, string>>,
	fields: readonly ContactField[],
): Record<string, string> =>
	Object.fromEntries(
		Object.entries(values).map(([key, value]) => [
			fields.find(({ id }) => id === key)?.label ?? key,
			value,
		]),
	);
