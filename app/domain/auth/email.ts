// Attacks A18, A19: normalise first, then judge; what is left has one spelling.
import { fail, ok, type Result } from "../result.ts";

/** RFC 5321; checked before any pattern runs. */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

function isLocalPart(text: string): boolean {
	return (
		text.length <= MAX_LOCAL_LENGTH &&
		/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test(text) &&
		text.split(".").every((atom) => atom.length > 0)
	);
}

function isHost(text: string): boolean {
	const labels = text.split(".");
	const top = labels.at(-1) ?? "";
	return (
		labels.length >= 2 &&
		/^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(top) &&
		labels.every(
			(label) => /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith("-") && !label.endsWith("-"),
		)
	);
}

/**
 * The canonical form of a typed e-mail address: NFKC, lower case, ASCII, exactly one "@".
 * Quoted local parts, comments and other scripts are refused; "+" stays, so that
 * `ana+loja@x.com` and `ana@x.com` are two people.
 */
export function parseEmail(typed: string): Result<string, "email_invalid"> {
	if (typed.length > MAX_EMAIL_LENGTH * 2) return fail("email_invalid");
	const email = typed.trim().normalize("NFKC").toLowerCase();
	if (email.length > MAX_EMAIL_LENGTH) return fail("email_invalid");
	const [local = "", host = "", ...rest] = email.split("@");
	return rest.length === 0 && isLocalPart(local) && isHost(host)
		? ok(email)
		: fail("email_invalid");
}
