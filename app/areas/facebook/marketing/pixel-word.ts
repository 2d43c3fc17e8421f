/** A value of Meta's in words; one that nobody knows as it is; null for none. */
export function pixelWord(value: string | null, words: Record<string, string>): string | null {
	if (value === null || value === "") return null;
	return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
