/** Ranges of a font's character map: one line may make the reader generate millions of characters. */
const RANGES = /begin(?:bf|cid)range(.*?)(?:end(?:bf|cid)range|$)/gs;
const TOKEN = /<([^<>]*)>|\[[^[\]]*\]|[^\s<[]+|[<[]/g;
/** Characters that programs never write in a range; after them the reader may parse differently from us. */
const ODD = /[(%]/;

/** A code as the reader parses it: only the last four bytes count. */
function toCode(hex: string): number {
	const digits = hex.replaceAll(/[^0-9a-f]/gi, "");
	const whole = digits.length % 2 === 0 ? digits : `${digits}0`;
	return Number.parseInt(whole.slice(-8) || "0", 16);
}

/** How many characters the maps in these bytes generate; Infinity when that cannot be determined. */
export function countMapped(bytes: Uint8Array): number {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (!text.includes("range")) return 0;
	let mapped = 0;
	for (const [, range = ""] of text.toString("latin1").matchAll(RANGES)) {
		if (ODD.test(range)) return Number.POSITIVE_INFINITY;
		const tokens = [...range.matchAll(TOKEN)];
		for (let at = 0; at < tokens.length; at += 3) {
			const [low, high] = [tokens[at]?.[1], tokens[at + 1]?.[1]];
			// The reader may understand what we do not.
			if (low === undefined || high === undefined) return Number.POSITIVE_INFINITY;
			mapped += Math.max(0, toCode(high) - toCode(low) + 1);
		}
	}
	return mapped;
}
