// Spec 1, section 5: sign-up.
import { fail, ok, type Result } from "../result.ts";
import { parseEmail } from "./email.ts";
import { parseNewPassword, type PasswordRefusal } from "./password.ts";

/** Graphemes (L12). */
const MAX_NAME_LENGTH = 120;
/** Time a confirmation link works. */
export const CONFIRMATION_TTL_MS = 24 * 60 * 60 * 1000;

export interface SignUp {
	fullName: string;
	email: string;
	password: string;
}

export type SignUpRefusal =
	| PasswordRefusal
	| "full_name_required"
	| "name_too_long"
	| "email_invalid";

/** A person's name: NFC, trimmed of every kind of blank, 1 to 120 graphemes. */
export function parseFullName(
	typed: string,
): Result<string, "full_name_required" | "name_too_long" | "invalid_request"> {
	if (typed.length > MAX_NAME_LENGTH * 32) return fail("name_too_long");
	if (/\p{Cc}/u.test(typed) || !typed.isWellFormed()) return fail("invalid_request");
	// U+3164 and its like are letters to Unicode and blank to the eye.
	const name = typed
		.normalize("NFC")
		.replace(/^[\s\p{Cf}\u3164\u115F\u1160\u2800]+|[\s\u3164\u115F\u1160\u2800]+$/gu, "");
	if (name === "") return fail("full_name_required");
	const graphemes = [...new Intl.Segmenter("pt", { granularity: "grapheme" }).segment(name)];
	return graphemes.length > MAX_NAME_LENGTH ? fail("name_too_long") : ok(name);
}

/** Checks what was typed; the first thing wrong is the answer. */
export function parseSignUp(
	typed: { fullName: string; email: string; password: string },
	minPasswordLength: number,
): Result<SignUp, SignUpRefusal> {
	const fullName = parseFullName(typed.fullName);
	if (!fullName.ok) return fullName;
	const email = parseEmail(typed.email);
	if (!email.ok) return email;
	const password = parseNewPassword(typed.password, minPasswordLength, email.value);
	if (!password.ok) return password;
	return ok({ fullName: fullName.value, email: email.value, password: password.value });
}
