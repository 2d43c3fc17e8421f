/** First and last byte of a part, both included. */
export interface ByteRange {
	from: number;
	to: number;
}

/**
 * The one part a `Range` header asks for. Null where the whole is the answer: no header, more than
 * one part, or nothing a part could be read from (RFC 9110, 14.2).
 */
export function parseRange(
	header: string | null,
	size: number,
): ByteRange | "unsatisfiable" | null {
	const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
	if (!parts) return null;
	const [, first = "", last = ""] = parts;
	if (first === "" && last === "") return null;
	if (first === "") {
		// The last so many bytes.
		const from = Math.max(0, size - Number(last));
		return Number(last) === 0 || size === 0 ? "unsatisfiable" : { from, to: size - 1 };
	}
	const from = Number(first);
	const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== "" && Number(last) < from) return null;
	return from >= size ? "unsatisfiable" : { from, to };
}
