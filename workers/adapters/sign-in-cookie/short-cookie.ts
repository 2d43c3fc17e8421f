import { CONFIRMATION_TTL_MS } from "#app/domain/auth/sign-up.ts";
import { findCookie } from "./cookie-header.ts";

/**
 * `link`: a provider that waits to be linked; `next`: the path to open after signing in; `sign-up`: a pending sign-up;
 * `written`: how new a copy of the database has to be to show what this browser changed.
 */
export type ShortCookieName = "link" | "next" | "sign-up" | "written";

/**
 * Seconds: 15 minutes for a sign-in through a provider; the validity of the mail's link for a sign-up; longer than a copy
 * of the database is behind.
 */
const MAX_AGES_S: Record<ShortCookieName, number> = {
	link: 15 * 60,
	next: 15 * 60,
	"sign-up": CONFIRMATION_TTL_MS / 1000,
	written: 5 * 60,
};

const nameOf = (name: ShortCookieName, isSecure: boolean) =>
	`${isSecure ? "__Host-" : ""}prosa.${name}`;
const attributes = (isSecure: boolean, maxAgeS: number) =>
	`Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${isSecure ? "; Secure" : ""}`;

/** Cookies with a short life. Their values are not authenticated; the reader has to check them. */
export const shortCookie = {
	/** The decoded value; null when absent or malformed. */
	read(header: string, name: ShortCookieName, isSecure: boolean): string | null {
		const value = findCookie(header, nameOf(name, isSecure));
		try {
			return value === null ? null : decodeURIComponent(value);
		} catch {
			return null;
		}
	},
	/** The Set-Cookie value; encoded, so that nothing in it ends the cookie (A10). */
	issue: (name: ShortCookieName, value: string, isSecure: boolean): string =>
		`${nameOf(name, isSecure)}=${encodeURIComponent(value)}; ${attributes(isSecure, MAX_AGES_S[name])}`,
	clear: (name: ShortCookieName, isSecure: boolean): string =>
		`${nameOf(name, isSecure)}=; ${attributes(isSecure, 0)}`,
};
export type ShortCookie = typeof shortCookie;
