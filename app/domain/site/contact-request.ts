// Spec 1, section 5: contact form. Attack L12: texts typed by strangers.
import { parseEmail } from "../auth/email.ts";
import { fail, ok, type Result } from "../result.ts";

/** The fields in the order of the form. */
export const CONTACT_FIELDS = [
	"firstName",
	"lastName",
	"email",
	"company",
	"phone",
	"subject",
	"message",
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Everything as it was typed. */
export type TypedContact = Record<ContactField, string>;

export interface ContactRequest {
	firstName: string;
	lastName: string;
	email: string;
	company: string | null;
	phone: string | null;
	subject: string;
	message: string;
}

export type ContactFault = "required" | "too_long" | "invalid";
export type ContactFaults = Partial<Record<ContactField, ContactFault>>;

/** Graphemes. */
export const CONTACT_LIMITS: Record<ContactField, number> = {
	firstName: 120,
	lastName: 120,
	email: 254,
	company: 120,
	phone: 40,
	subject: 160,
	message: 4000,
};
const OPTIONAL: readonly ContactField[] = ["company", "phone"];
/** UTF-16 units of the longest grapheme worth counting (families of emoji, stacked accents). */
const UNITS_PER_GRAPHEME = 32;
/** How long a request is kept after it was made. */
export const KEEP_CONTACT_REQUESTS_MS = 365 * 24 * 60 * 60 * 1000;

const segmenter = new Intl.Segmenter("pt", { granularity: "grapheme" });

/** U+3164 and its like are letters to Unicode and blank to the eye. */
const trimBlank = (text: string): string =>
	text
		.normalize("NFC")
		.replace(/^[\s\p{Cf}\u3164\u115F\u1160\u2800]+/u, "")
		.replace(/[\s\u3164\u115F\u1160\u2800]+$/u, "");

function parseText(field: ContactField, typed: string): Result<string, ContactFault> {
	const limit = CONTACT_LIMITS[field];
	if (typed.length > limit * UNITS_PER_GRAPHEME) return fail("too_long");
	// Line breaks are for the message; no other control character is for anything.
	const lines = field === "message" ? typed.replace(/\r\n?/g, "\n") : typed;
	const printed = field === "message" ? lines.replace(/[\n\t]/g, "") : lines;
	if (/\p{Cc}/u.test(printed) || !lines.isWellFormed()) return fail("invalid");
	const text = trimBlank(lines);
	if (text === "" && !OPTIONAL.includes(field)) return fail("required");
	let graphemes = 0;
	for (const _ of segmenter.segment(text)) if (++graphemes > limit) return fail("too_long");
	if (field === "phone" && text !== "" && !/^\+?[\d\s().-]{6,}$/.test(text)) return fail("invalid");
	if (field !== "email") return ok(text);
	const email = parseEmail(text);
	return email.ok ? email : fail("invalid");
}

/** Checks a whole form; answers every field that is wrong, not only the first. */
export function parseContactRequest(
	typed: TypedContact,
): { ok: true; value: ContactRequest } | { ok: false; faults: ContactFaults } {
	const faults: ContactFaults = {};
	const read = (field: ContactField): string => {
		const parsed = parseText(field, typed[field]);
		if (parsed.ok) return parsed.value;
		faults[field] = parsed.code;
		return "";
	};
	const value: ContactRequest = {
		firstName: read("firstName"),
		lastName: read("lastName"),
		email: read("email"),
		company: read("company") || null,
		phone: read("phone") || null,
		subject: read("subject"),
		message: read("message"),
	};
	return Object.keys(faults).length === 0 ? ok(value) : { ok: false, faults };
}
