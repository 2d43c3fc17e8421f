/** Nesting of our own bodies is four at most; foreign ones are not read here. */
const MAX_DEPTH = 20;
const MAX_KEYS = 20_000;
const MAX_KEY_LENGTH = 256;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Every text inside can be stored as it is: no NUL (SQLite cuts there), no half surrogate (L01, L02). */
function isStorable(text: string): boolean {
	return text.isWellFormed() && !text.includes("\0");
}

/** Counts what parsing hides: keys as they were written, twice the same included (L06). */
class KeyCount {
	private seen = 0;
	isSane(value: unknown, depth: number): boolean {
		if (typeof value === "string") return isStorable(value);
		if (typeof value !== "object" || value === null) return true;
		if (depth >= MAX_DEPTH) return false;
		if (Array.isArray(value)) return value.every((item) => this.isSane(item, depth + 1));
		return Object.entries(value).every(([key, item]) => {
			this.seen++;
			return (
				this.seen <= MAX_KEYS &&
				key.length <= MAX_KEY_LENGTH &&
				isStorable(key) &&
				!FORBIDDEN_KEYS.has(key) &&
				this.isSane(item, depth + 1)
			);
		});
	}
	get keys(): number {
		return this.seen;
	}
}

/** Keys written in a JSON text: a colon outside of strings follows each one, and nothing else. */
function countWrittenKeys(text: string): number {
	let count = 0;
	let inString = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (inString && character === "\\") at++;
		else if (character === '"') inString = !inString;
		else if (!inString && character === ":") count++;
	}
	return count;
}

/**
 * True for JSON that means one thing: no doubled key, no key of an object's machinery, bounded
 * depth and number of keys, only storable text. `text` must have parsed to `value`.
 */
export function isPlainJson(text: string, value: unknown): boolean {
	const count = new KeyCount();
	return count.isSane(value, 0) && count.keys === countWrittenKeys(text);
}
