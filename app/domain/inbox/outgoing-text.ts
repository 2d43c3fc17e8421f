// Spec 2, section 5: Send message. L01, L02, L20.
import { fail, ok, type Result } from "../result.ts";
import { isBlank } from "./stored-text.ts";

/**
 * The text to send: trimmed, NFC. `invalid_request`: NUL or lone surrogates; `message_empty`: blank.
 * @param maxLength the gateway's limit, in UTF-16 code units
 * @param maxBytes the limit of gateways that count UTF-8 bytes as well
 */
export function parseOutgoingText(
	typed: string,
	maxLength: number,
	maxBytes = Number.POSITIVE_INFINITY,
): Result<string, "message_empty" | "message_too_long" | "invalid_request"> {
	// SQLite's length() stops at NUL and lone surrogates are stored as U+FFFD: refuse, never alter.
	if (typed.includes("\0") || !typed.isWellFormed()) return fail("invalid_request");
	if (isBlank(typed)) return fail("message_empty");
	const text = trimEdges(typed.normalize("NFC"));
	if (text.length > maxLength || countBytes(text) > maxBytes) return fail("message_too_long");
	return ok(text);
}

/** UTF-8 bytes of well-formed text. */
export function countBytes(text: string): number {
	let bytes = 0;
	for (const letter of text) {
		const point = letter.codePointAt(0) ?? 0;
		bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
	}
	return bytes;
}

/** Unicode space and the invisible letters people send by accident (U+3164, zero-width). */
const BLANK_EDGE = /[\s\u3164\u200B\u2060\uFEFF]/u;

/** By hand: an expression anchored at the end takes minutes over 64,000 spaces inside a text. */
function trimEdges(text: string): string {
	let start = 0;
	let end = text.length;
	while (start < end && BLANK_EDGE.test(text.charAt(start))) start += 1;
	while (end > start && BLANK_EDGE.test(text.charAt(end - 1))) end -= 1;
	return text.slice(start, end);
}
