import { CONFIRMATION_TTL_MS } from "#app/domain/auth/sign-up.ts";
import { findCookie } from "./cookie-header.ts";

/** The link that waits for a password; where the person wanted to go; whose sign-up waits for its mail. */
export type ShortCookieName = "link" | "next" | "sign-up";

/** One attempt to sign in through a provider takes a quarter of an hour; a sign-up's mail, its link's time. */
const MAX_AGES_S: Record<ShortCookieName, number> = {
	link: 15 * 60,
	next: 15 * 60,
	"sign-up": CONFIRMATION_TTL_MS / 1000,
};

const nameOf = (name: ShortCookieName, isSecure: boolean) =>
	`${isSecure ? "__Host-" : ""}prosa.${name}`;
const attributes = (isSecure: boolean, maxAgeS: number) =>
	`Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${isSecure ? "; Secure" : ""}`;

/** Cookies of a quarter of an hour, or of a day. Their values are judged by whoever reads them. */
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
		`${nameOf(name, isSecure)}=${encodeURIComponent(value)}; ${attributes(isSecure, MAX_AGES_S[name])}`,
	clear: (name: ShortCookieName, isSecure: boolean): string =>
		`${nameOf(name, isSecure)}=; ${attributes(isSecure, 0)}`,
};
export type ShortCookie = typeof shortCookie;
