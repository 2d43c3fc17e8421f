import { findCookie } from "./cookie-header.ts";

/** Browsers refuse the prefix without Secure, so plain http on a laptop goes without. */
const SECURE_NAME = "__Host-prosa.device";
const PLAIN_NAME = "prosa.device";
/** The longest browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
/** 32 bytes, base64url: anything else was never ours (A10). */
const TOKEN_SHAPE = /^[\w-]{43}$/;

/**
 * Names a browser across sign-ins. It opens nothing: the lock-out spares a browser that signed in
 * before (A01), and no mail warns of it (A12).
 */
export const deviceCookie = {
	/** The token in a Cookie header; null when there is none of ours. */
	read(header: string, isSecure: boolean): string | null {
		const value = findCookie(header, isSecure ? SECURE_NAME : PLAIN_NAME);
		return value !== null && TOKEN_SHAPE.test(value) ? value : null;
	},
	/** The Set-Cookie value that carries it. */
	issue(token: string, isSecure: boolean): string {
		const name = isSecure ? SECURE_NAME : PLAIN_NAME;
		const secure = isSecure ? "; Secure" : "";
		return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_S}${secure}`;
	},
};
export type DeviceCookie = typeof deviceCookie;
