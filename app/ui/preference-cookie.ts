// Spec 1, section 3: client preferences, keys namespaced with the product's name.
import type { Language, ThemeChoice } from "#app/domain/preferences/preference.ts";

const YEAR_S = 31_536_000;
/** Spec 1, section 9. */
const SIDEBAR_S = 7 * 86_400;

/** Every preference a browser keeps, and what it may be: nothing else is ever written (A08). */
export interface PreferenceValues {
	theme: ThemeChoice;
	lang: Language;
	/** IANA name of the browser's own zone. */
	tz: string;
	/** What the panel of notifications leaves out (app/domain/preferences/muted.ts). */
	muted: string;
	sidebar: "open" | "closed";
	"cookie-consent": "accepted" | "rejected";
}
export type PreferenceName = keyof PreferenceValues;

type Follower = (name: PreferenceName, value: string) => void;
let follower: Follower | null = null;

/** Hears every change from now on (the shell sends a signed-in person's to the server). Answers the way back. */
export function followPreferences(follow: Follower): () => void {
	follower = follow;
	return () => {
		follower = null;
	};
}

/**
 * Remembers a choice where the server can read it for the next page, and in local storage so that
 * other tabs may follow. Values are ours or the browser's zone name, never free text.
 */
export function writePreference<Name extends PreferenceName>(
	name: Name,
	value: PreferenceValues[Name],
): void {
	const seconds = name === "sidebar" ? SIDEBAR_S : YEAR_S;
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// The Cookie Store API is missing in Safari and Firefox ESR.
	document.cookie = `prosa.${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
	try {
		localStorage.setItem(`prosa.${name}`, value);
	} catch {
		// Storage may be full or forbidden; the cookie is what counts.
	}
	follower?.(name, value);
}
