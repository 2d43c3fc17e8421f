// Spec 1, section 4: cookie banner. Nothing that is not essential loads before "accepted".
import { type PreferenceValues, writePreference } from "./preference-cookie.ts";

export type Consent = PreferenceValues["cookie-consent"];

/** Spec 1, section 9. */
export const BANNER_DELAY_MS = 2000;

const KEY = "prosa.cookie-consent";
/** Session storage: records that the banner was closed, which is no consent. */
const CLOSED_KEY = "prosa.cookie-banner";

/** A stored value as a choice; null for anything else. */
export function parseConsent(value: string | null | undefined): Consent | null {
	return value === "accepted" || value === "rejected" ? value : null;
}

/** The choice in a Cookie header or `document.cookie`; null when there is none. */
export function findConsent(cookies: string): Consent | null {
	for (const pair of cookies.split(";")) {
		const at = pair.indexOf("=");
		if (pair.slice(0, at).trim() === KEY) return parseConsent(pair.slice(at + 1).trim());
	}
	return null;
}

/** The stored choice of this browser; null when the person did not answer. */
export function readConsent(): Consent | null {
	try {
		const stored = parseConsent(localStorage.getItem(KEY));
		if (stored) return stored;
	} catch {
		// Storage is forbidden: the cookie has the same value.
	}
	return findConsent(document.cookie);
}

export function storeConsent(consent: Consent): void {
	writePreference("cookie-consent", consent);
}

/** Records that the banner was closed without an answer: it stays away until the tab is closed. */
export function rememberClosed(): void {
	try {
		sessionStorage.setItem(CLOSED_KEY, "closed");
	} catch {
		// It appears again on the next page; nothing else depends on it.
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

/** Registers how the banner is opened. Returns a function that unregisters it. */
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
