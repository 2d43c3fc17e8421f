/** Longest text kept of a foreign message; WhatsApp's own limit is 65,536 (L20). */
export const MAX_STORED_TEXT = 65_536;
export const MAX_STORED_NAME = 200;

/** Foreign text as it may be stored: well-formed, without NUL, cut at a limit. Never refused. */
export function storableText(text: string, maxLength = MAX_STORED_TEXT): string {
	const clean = text.replaceAll("\0", "").toWellFormed();
	// A cut inside a surrogate pair would leave half a character.
	return clean.length <= maxLength ? clean : clean.slice(0, maxLength).toWellFormed();
}

/** A foreign name: one line, trimmed; null when nothing is left. */
export function storableName(name: string | null): string | null {
	if (name === null) return null;
	const line = storableText(name, MAX_STORED_NAME)
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	return line === "" ? null : line;
}
