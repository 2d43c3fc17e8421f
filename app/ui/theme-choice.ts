// Spec 1, section 4: Theme. Stored choice, else the system's, else light.
import { writePreference } from "./preference-cookie.ts";

/** Light is #3b82f6 by the specification; dark continues the page's own ground. */
export const THEME_COLORS = { light: "#3b82f6", dark: "#111113" } as const;

/**
 * Runs before the first paint when nothing is chosen, so that nobody sees a white flash. Plain
 * text of a script with the answer's nonce: no `<`, `&` or quote that React would escape.
 */
export const SYSTEM_THEME_SCRIPT =
	"try{if(matchMedia(`(prefers-color-scheme: dark)`).matches)document.documentElement.classList.add(`dark`)}catch{}";

/** Flips light and dark and remembers it; falls back to light when anything refuses. */
export function toggleTheme(): void {
	const root = document.documentElement;
	try {
		const next = root.classList.contains("dark") ? "light" : "dark";
		root.classList.toggle("dark", next === "dark");
		writePreference("theme", next);
		for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
			meta.setAttribute("content", THEME_COLORS[next]);
		}
	} catch (error) {
		root.classList.remove("dark");
		console.warn("The theme could not be applied; light is used.", error);
	}
}
