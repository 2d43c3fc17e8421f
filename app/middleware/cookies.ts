/** The decoded value of one cookie of a request; null when absent or not decodable. */
export function readCookie(request: Request, name: string): string | null {
	for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
		const at = pair.indexOf("=");
		if (at < 0 || pair.slice(0, at).trim() !== name) continue;
		try {
			return decodeURIComponent(pair.slice(at + 1).trim());
		} catch {
			return null;
		}
	}
	return null;
}
