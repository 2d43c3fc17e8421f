/** Ranges of a font's character map: a line of it may make the reader write down millions of letters. */
const RANGES = /begin(?:bf|cid)range(.*?)(?:end(?:bf|cid)range|$)/gs;
const TOKEN = /<([^<>]*)>|\[[^[\]]*\]|[^\s<[]+|[<[]/g;
/** What a program writes in no range: behind it the reader may go on where we do not. */
const ODD = /[(%]/;

/** A code as the reader takes it: of its bytes the last four. */
function toCode(hex: string): number {
	const digits = hex.replaceAll(/[^0-9a-f]/gi, "");
	const whole = digits.length % 2 === 0 ? digits : `${digits}0`;
	return Number.parseInt(whole.slice(-8) || "0", 16);
}

/** How many letters the maps in these bytes stand for; infinitely many where nobody can tell. */
export function countMapped(bytes: Uint8Array): number {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (!text.includes("range")) return 0;
	let mapped = 0;
	for (const [, range = ""] of text.toString("latin1").matchAll(RANGES)) {
		if (ODD.test(range)) return Number.POSITIVE_INFINITY;
		const tokens = [...range.matchAll(TOKEN)];
		for (let at = 0; at < tokens.length; at += 3) {
			const [low, high] = [tokens[at]?.[1], tokens[at + 1]?.[1]];
			// Where we no longer understand what is said, the reader may.
			if (low === undefined || high === undefined) return Number.POSITIVE_INFINITY;
			mapped += Math.max(0, toCode(high) - toCode(low) + 1);
		}
	}
	return mapped;
}
