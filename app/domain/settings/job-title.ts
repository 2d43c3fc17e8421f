// Spec 1, section 3: Profile.
import { fail, ok, type Result } from "../result.ts";

/** Graphemes. */
const MAX_TITLE_LENGTH = 80;

/** A job title: one line, NFC, trimmed; null when empty. */
export function parseJobTitle(
	typed: string,
): Result<string | null, "name_too_long" | "invalid_request"> {
	if (typed.length > MAX_TITLE_LENGTH * 32) return fail("name_too_long");
	if (/\p{Cc}/u.test(typed) || !typed.isWellFormed()) return fail("invalid_request");
	const title = typed.normalize("NFC").replace(/^[\s\p{Cf}\u3164\u2800]+|[\s\u3164\u2800]+$/gu, "");
	if (title === "") return ok(null);
	const graphemes = [...new Intl.Segmenter("pt", { granularity: "grapheme" }).segment(title)];
	return graphemes.length > MAX_TITLE_LENGTH ? fail("name_too_long") : ok(title);
}
