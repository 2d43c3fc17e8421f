/** Our own bodies are nested four levels at most; webhooks of vendors are not checked here. */
const MAX_DEPTH = 20;
const MAX_KEYS = 20_000;
const MAX_KEY_LENGTH = 256;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** No NUL, at which SQLite cuts a text, and no lone surrogate (L01, L02). */
function isStorable(text: string): boolean {
	return text.isWellFormed() && !text.includes("\0");
}

/** Checks a parsed value and counts its keys; JSON.parse keeps only one of duplicate keys (L06). */
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

/** Counts the keys in a JSON text: outside of strings a colon follows each key and nothing else. */
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
 * True for JSON without duplicate keys or keys like `__proto__`, with bounded depth and number of keys, and with text
 * that can be stored. `value` is the result of parsing `text`. Never throws.
 */
export function isPlainJson(text: string, value: unknown): boolean {
	const count = new KeyCount();
	return count.isSane(value, 0) && count.keys === countWrittenKeys(text);
}
