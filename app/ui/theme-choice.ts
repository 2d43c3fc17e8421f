// Spec 1, section 4: Theme. Stored choice, else the system's, else light.
import type { Theme, ThemeChoice } from "#app/domain/preferences/preference.ts";
import { writePreference } from "./preference-cookie.ts";

/** Light is #3b82f6 by the specification; dark is the page's own background. */
export const THEME_COLORS = { light: "#3b82f6", dark: "#111113" } as const;

/**
 * Runs before the first paint when nothing is chosen, so that a dark system sees no white flash. A
 * script's text with the answer's nonce: it has no `<`, `&` or quote that React would escape.
 */
export const SYSTEM_THEME_SCRIPT =
	"try{if(matchMedia(`(prefers-color-scheme: dark)`).matches)document.documentElement.classList.add(`dark`)}catch{}";

const systemTheme = (): Theme =>
	matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

/** Shows a theme and stores the choice; light when the browser refuses. */
export function chooseTheme(choice: ThemeChoice): void {
	const root = document.documentElement;
	try {
		const theme = choice === "system" ? systemTheme() : choice;
		root.classList.toggle("dark", theme === "dark");
		writePreference("theme", choice);
		for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
			meta.setAttribute("content", THEME_COLORS[theme]);
		}
	} catch (error) {
		root.classList.remove("dark");
		console.warn("The theme could not be applied; light is used.", error);
	}
}

/** The theme that is shown; the system's when nothing was chosen. */
export const currentTheme = (): Theme =>
	document.documentElement.classList.contains("dark") ? "dark" : "light";

export function toggleTheme(): void {
	chooseTheme(currentTheme() === "dark" ? "light" : "dark");
}
