import { findCookie } from "./cookie-header.ts";

/** What one attempt to sign in through a provider keeps in the browser meanwhile. */
const MAX_AGE_S = 15 * 60;
/** The link that waits for a password; where the person wanted to go; whose sign-up waits for its mail. */
export type ShortCookieName = "link" | "next" | "sign-up";

const nameOf = (name: ShortCookieName, isSecure: boolean) =>
	`${isSecure ? "__Host-" : ""}prosa.${name}`;
const attributes = (isSecure: boolean, maxAgeS: number) =>
	`Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${isSecure ? "; Secure" : ""}`;

/** Cookies of a quarter of an hour. Their values are judged by whoever reads them. */
export const shortCookie = {
	/** Decoded; null when absent or not decodable. */
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
		`${nameOf(name, isSecure)}=${encodeURIComponent(value)}; ${attributes(isSecure, MAX_AGE_S)}`,
	clear: (name: ShortCookieName, isSecure: boolean): string =>
		`${nameOf(name, isSecure)}=; ${attributes(isSecure, 0)}`,
};
export type ShortCookie = typeof shortCookie;
