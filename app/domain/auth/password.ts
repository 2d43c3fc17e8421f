// Attacks A23, A24. founding.md 8: the minimum is configured.
import { fail, ok, type Result } from "../result.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Code points. Longer input is refused, never cut. */
export const MAX_PASSWORD_LENGTH = 256;

export type PasswordRefusal =
	| "password_too_short"
	| "password_too_long"
	| "password_common"
	| "invalid_request";

/**
 * The form of a typed password that is hashed: NFC, otherwise exactly as typed (no trimming).
 * A NUL is refused, because some layers would cut there.
 */
export function normalizePassword(
	typed: string,
): Result<string, "password_too_long" | "invalid_request"> {
	// Two code units a code point at most: anything longer needs no counting.
	if (typed.length > MAX_PASSWORD_LENGTH * 2) return fail("password_too_long");
	const password = typed.normalize("NFC");
	if ([...password].length > MAX_PASSWORD_LENGTH) return fail("password_too_long");
	if (password.includes("\0") || !password.isWellFormed()) return fail("invalid_request");
	return ok(password);
}

/** Parses a new password. `minLength` in code points. */
export function parseNewPassword(
	typed: string,
	minLength: number,
	email: string,
): Result<string, PasswordRefusal> {
	const password = normalizePassword(typed);
	if (!password.ok) return password;
	if ([...password.value].length < minLength) return fail("password_too_short");
	const lower = password.value.toLowerCase();
	if (isCommonPassword(lower) || lower === email || lower === email.split("@")[0])
		return fail("password_common");
	return password;
}
