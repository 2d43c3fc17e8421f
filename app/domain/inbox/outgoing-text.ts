// Spec 2, section 5: Send message. L01, L02, L20.
import { fail, ok, type Result } from "../result.ts";

/**
 * What may leave as a message: trimmed, NFC, well-formed. Blank is never sent.
 * @param maxLength the gateway's limit, in UTF-16 code units
 */
export function parseOutgoingText(
	typed: string,
	maxLength: number,
): Result<string, "message_empty" | "message_too_long" | "invalid_request"> {
	// SQLite's length() stops at NUL and lone surrogates are stored as U+FFFD: refuse, never alter.
	if (typed.includes("\0") || !typed.isWellFormed()) return fail("invalid_request");
	const text = typed.normalize("NFC").replace(BLANK_EDGES, "");
	if (text === "") return fail("message_empty");
	if (text.length > maxLength) return fail("message_too_long");
	return ok(text);
}

/** Unicode space and the invisible letters people send by accident (U+3164, zero-width). */
const BLANK_EDGES = /^[\s\u3164\u200B\u2060\uFEFF]+|[\s\u3164\u200B\u2060\uFEFF]+$/gu;
