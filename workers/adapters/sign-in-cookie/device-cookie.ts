import { findCookie } from "./cookie-header.ts";

/** Browsers refuse the `__Host-` prefix without Secure, so local http uses a name without it. */
const SECURE_NAME = "__Host-prosa.device";
const PLAIN_NAME = "prosa.device";
/** The longest time browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
/** 32 bytes as base64url; other values are ignored (A10). */
const TOKEN_SHAPE = /^[\w-]{43}$/;

/**
 * Identifies a browser across sign-ins. It authenticates nothing: a known browser has its own count of failed attempts
 * (A01), and its sign-in causes no warning mail (A12).
 */
export const deviceCookie = {
	/** The token in a Cookie header; null for none or a malformed one. */
	read(header: string, isSecure: boolean): string | null {
		const value = findCookie(header, isSecure ? SECURE_NAME : PLAIN_NAME);
		return value !== null && TOKEN_SHAPE.test(value) ? value : null;
	},
	/** The Set-Cookie value with the token. */
	issue(token: string, isSecure: boolean): string {
		const name = isSecure ? SECURE_NAME : PLAIN_NAME;
		const secure = isSecure ? "; Secure" : "";
		return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_S}${secure}`;
	},
};
export type DeviceCookie = typeof deviceCookie;
