/** A value of Meta's in words; unknown values as they are; null for none. */
export function pixelWord(value: string | null, words: Record<string, string>): string | null {
	if (value === null || value === "") return null;
	return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
