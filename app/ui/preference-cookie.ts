const YEAR_S = 31_536_000;
/** Spec 1, section 9. */
const SIDEBAR_S = 7 * 86_400;

/**
 * Remembers a choice where the server can read it for the next page, and in local storage so that
 * other tabs may follow. Values are ours or the browser's zone name, never free text.
 */
export function writePreference(name: "theme" | "lang" | "tz" | "sidebar", value: string): void {
	const seconds = name === "sidebar" ? SIDEBAR_S : YEAR_S;
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// The Cookie Store API is missing in Safari and Firefox ESR.
	document.cookie = `prosa.${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
	try {
		localStorage.setItem(`prosa.${name}`, value);
	} catch {
		// Storage may be full or forbidden; the cookie is what counts.
	}
}
