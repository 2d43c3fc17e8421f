// Which sites may show a webchat. An origin as browsers send it, nothing looser.

const MAX_ORIGIN_LENGTH = 255;
const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1"]);

/**
 * The origin of what somebody typed (`https://Loja.com.br/`), or null: only https, and http on the
 * own machine; no path, no wildcard, no credentials.
 */
export function parseEmbeddingOrigin(typed: string): string | null {
	const text = typed.trim();
	if (text.length > MAX_ORIGIN_LENGTH || !/^https?:\/\//i.test(text) || !URL.canParse(text))
		return null;
	const url = new URL(text);
	if (url.pathname !== "/" || url.search !== "" || url.hash !== "") return null;
	if (url.username !== "" || url.password !== "" || /[*?#]/.test(text)) return null;
	const isLocal = LOCAL_HOSTS.has(url.hostname);
	if (url.protocol === "http:" && !isLocal) return null;
	// A name without a dot is nobody's site on the internet.
	if (!isLocal && !url.hostname.includes(".")) return null;
	return url.origin;
}
