// Spec 1, section 4: cookie banner. Nothing that is not essential loads before "accepted".
import { type PreferenceValues, writePreference } from "./preference-cookie.ts";

export type Consent = PreferenceValues["cookie-consent"];

/** Spec 1, section 9. */
export const BANNER_DELAY_MS = 2000;

const KEY = "prosa.cookie-consent";
/** Session storage: it says that the banner was closed, which is no consent. */
const CLOSED_KEY = "prosa.cookie-banner";

/** A stored value as a choice; null for everything that is none. */
export function parseConsent(value: string | null | undefined): Consent | null {
	return value === "accepted" || value === "rejected" ? value : null;
}

/** The choice in a cookie header or `document.cookie`. */
export function findConsent(cookies: string): Consent | null {
	for (const pair of cookies.split(";")) {
		const at = pair.indexOf("=");
		if (pair.slice(0, at).trim() === KEY) return parseConsent(pair.slice(at + 1).trim());
	}
	return null;
}

/** What this browser's person chose; null: they were not asked or did not answer. */
export function readConsent(): Consent | null {
	try {
		const stored = parseConsent(localStorage.getItem(KEY));
		if (stored) return stored;
	} catch {
		// Storage is forbidden: the cookie says the same.
	}
	return findConsent(document.cookie);
}

export function storeConsent(consent: Consent): void {
	writePreference("cookie-consent", consent);
}

/** The banner was closed without an answer: it stays away until the tab is closed. */
export function rememberClosed(): void {
	try {
		sessionStorage.setItem(CLOSED_KEY, "closed");
	} catch {
		// It will be shown again with the next page; nothing else depends on it.
	}
}

export function wasClosed(): boolean {
	try {
		return sessionStorage.getItem(CLOSED_KEY) !== null;
	} catch {
		return false;
	}
}

let opener: (() => void) | null = null;

/** The banner says how it is opened. Answers the way back. */
export function takeCookiePreferences(open: () => void): () => void {
	opener = open;
	return () => {
		opener = null;
	};
}

/** "Preferências de cookies": shows the banner again, whatever was chosen before. */
export function openCookiePreferences(): void {
	opener?.();
}
