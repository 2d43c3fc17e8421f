/** The raw value of one cookie in a Cookie header; null when absent. */
export function findCookie(header: string, name: string): string | null {
	for (const pair of header.split(";")) {
		const at = pair.indexOf("=");
		if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
	}
	return null;
}
