// Spec 1, section 5: settings form. Attacks J06 and J07: what a form says about a stored secret.
import { fail, ok, type Result } from "../result.ts";

const DOTS = "••••••••";
/** A shorter secret would be given away by four of its characters. */
const MIN_LENGTH_WITH_END = 16;
/** Keys of all vendors are far shorter. */
const MAX_SECRET_LENGTH = 512;

/** How a stored secret is shown: dots, and the last four characters of a long one. */
export function maskSecret(secret: string): string {
	const characters = [...secret];
	return characters.length < MIN_LENGTH_WITH_END ? DOTS : DOTS + characters.slice(-4).join("");
}

export type SecretChange = { kind: "keep" } | { kind: "remove" } | { kind: "set"; value: string };

/** No key has a dot like ours: whatever begins like a mask is one, also an old one of another key. */
const isMask = (typed: string): boolean => typed.startsWith(DOTS.slice(0, 4));

/**
 * What a secret's field asks for: the mask coming back keeps what is stored (J06), an empty field
 * removes it (J07), anything else replaces it.
 */
export function parseSecretField(typed: string): Result<SecretChange, "invalid_request"> {
	const value = typed.trim();
	if (value === "") return ok({ kind: "remove" });
	if (isMask(value)) return ok({ kind: "keep" });
	if (value.length > MAX_SECRET_LENGTH || /\p{Cc}/u.test(value) || !value.isWellFormed())
		return fail("invalid_request");
	return ok({ kind: "set", value });
}
