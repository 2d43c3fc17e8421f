// Spec 2, section 5: customer data is hashed before sending; founding.md 30: by Meta's real rules
// (Conversions API, customer information parameters).
import { parseEmail } from "../auth/email.ts";

/** Whom an event is about, as typed. */
export interface Customer {
	email: string;
	phone: string;
	firstName: string;
	lastName: string;
}

/** Meta's names of what is hashed. */
export const HASHED_FIELDS = ["em", "ph", "fn", "ln"] as const;
export type HashedField = (typeof HASHED_FIELDS)[number];

/** A value as it goes into the hash, or one that was typed as a hash and is never hashed twice. */
export interface NormalisedValue {
	text: string;
	isHash: boolean;
}

const BRAZIL = "55";
const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 16;
const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** SHA-256 or MD5, hex: whoever pastes one of a list has hashed it. */
const isHash = (text: string): boolean => /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/i.test(text);

/** Trimmed and lower case; null for what is no e-mail address. */
export function normaliseEmail(typed: string): string | null {
	const parsed = parseEmail(typed);
	return parsed.ok ? parsed.value : null;
}

/**
 * Digits with country code, without leading zeros. Ten or eleven digits that a Brazilian number may
 * have, written without `+`, get 55. Null for what cannot be a number.
 */
export function normalisePhone(typed: string): string | null {
	const isInternational = /^\s*(?:\+|00)/.test(typed);
	if (/[^\d\s()+./-]/.test(typed)) return null;
	const digits = typed.replace(/\D/g, "").replace(/^0+/, "");
	const isBrazilian = !isInternational && /^[1-9]{2}(?:9\d{8}|[2-9]\d{7})$/.test(digits);
	const number = isBrazilian ? BRAZIL + digits : digits;
	return number.length >= MIN_PHONE_DIGITS && number.length <= MAX_PHONE_DIGITS ? number : null;
}

/** Lower case, composed, without ASCII punctuation and any space; accents stay. Null when empty. */
export function normaliseName(typed: string): string | null {
	const name = typed.normalize("NFC").toLowerCase().replace(ASCII_PUNCTUATION, "");
	return name.replace(/\s/g, "") || null;
}

const NORMALISERS: Record<HashedField, (typed: string) => string | null> = {
	em: normaliseEmail,
	ph: normalisePhone,
	fn: normaliseName,
	ln: normaliseName,
};

export type CustomerProblem = "email_invalid" | "phone_invalid";
const PROBLEMS: Partial<Record<HashedField, CustomerProblem>> = {
	em: "email_invalid",
	ph: "phone_invalid",
};

/**
 * What of a customer leaves, by Meta's names. J12: what is empty is left out, never hashed. `problems`
 * names what was typed and cannot be meant; a name of punctuation alone is as good as empty.
 */
export function normaliseCustomer(customer: Customer): {
	values: Partial<Record<HashedField, NormalisedValue>>;
	problems: CustomerProblem[];
} {
	const typed: Record<HashedField, string> = {
		em: customer.email,
		ph: customer.phone,
		fn: customer.firstName,
		ln: customer.lastName,
	};
	const values: Partial<Record<HashedField, NormalisedValue>> = {};
	const problems: CustomerProblem[] = [];
	for (const field of HASHED_FIELDS) {
		const text = typed[field].trim();
		if (text === "") continue;
		const normalised = isHash(text) ? text.toLowerCase() : NORMALISERS[field](text);
		const problem = PROBLEMS[field];
		if (normalised !== null) values[field] = { text: normalised, isHash: isHash(text) };
		else if (problem) problems.push(problem);
	}
	return { values, problems };
}
