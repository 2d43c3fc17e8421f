// Spec 1, section 3: client preferences, keys namespaced with the product's name.
import type {
	Language,
	PreviewsChoice,
	StepsChoice,
	ThemeChoice,
} from "#app/domain/preferences/preference.ts";

const YEAR_S = 31_536_000;
/** Spec 1, section 9. */
const SIDEBAR_S = 7 * 86_400;

/**
 * Every preference that a browser stores, with its allowed values: nothing else is ever written
 * (A08).
 */
export interface PreferenceValues {
	theme: ThemeChoice;
	lang: Language;
	/** IANA name of the browser's time zone. */
	tz: string;
	/** What the notification panel hides (app/domain/preferences/muted.ts). */
	muted: string;
	sidebar: "open" | "closed";
	/** The groups of the menu that stay open (app/domain/preferences/menu-groups.ts). */
	menu: string;
	/** Whether the home's first steps are shown to this person. */
	steps: StepsChoice;
	/** Whether it is shown what is behind the links of messages. */
	previews: PreviewsChoice;
	"cookie-consent": "accepted" | "rejected";
}
export type PreferenceName = keyof PreferenceValues;

type Follower = (name: PreferenceName, value: string) => void;
let follower: Follower | null = null;

/**
 * Calls `follow` with every later change (the shell sends those of a signed-in person to the
 * server). Returns a function that stops it.
 */
export function followPreferences(follow: Follower): () => void {
	follower = follow;
	return () => {
		follower = null;
	};
}

/**
 * Stores a preference in a cookie, which the server reads for the next page, and in local storage,
 * which tells other tabs. Values are ours or the browser's zone name, never free text.
 */
export function writePreference<Name extends PreferenceName>(
	name: Name,
	value: PreferenceValues[Name],
): void {
	const seconds = name === "sidebar" ? SIDEBAR_S : YEAR_S;
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// Safari and Firefox ESR have no Cookie Store API.
	document.cookie = `prosa.${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
	try {
		localStorage.setItem(`prosa.${name}`, value);
	} catch {
		// Storage may be full or forbidden; the cookie decides.
	}
	follower?.(name, value);
}
