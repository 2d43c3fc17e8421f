/** Longest text kept of a foreign message; WhatsApp's own limit is 65,536 (L20). */
export const MAX_STORED_TEXT = 65_536;
export const MAX_STORED_NAME = 200;

/** Foreign text as it may be stored: well-formed, without NUL, cut at a limit. Never refused. */
export function storableText(text: string, maxLength = MAX_STORED_TEXT): string {
	const clean = text.replaceAll("\0", "").toWellFormed();
	if (clean.length <= maxLength) return clean;
	// A cut inside a surrogate pair would leave half a character.
	return clean.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
}

/** Spaces, control characters and letters that nobody sees (U+3164, joiners, zero-width; L12). */
export function isBlank(text: string): boolean {
	return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** What was typed as one line, trimmed. */
export const oneLine = (typed: string): string =>
	storableText(typed)
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();

/** A foreign name: one line, trimmed; null when nothing is left. */
export function storableName(name: string | null): string | null {
	if (name === null) return null;
	const line = storableText(name, MAX_STORED_NAME)
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	return isBlank(line) ? null : line;
}

const PREVIEW_LENGTH = 160;

/** The beginning of a message's text, as lists show it. */
export const previewText = (text: string): string => storableText(text, PREVIEW_LENGTH);
