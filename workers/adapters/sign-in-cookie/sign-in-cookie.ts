/** The sign-in cookie: encrypted by @auth/core, contains only a random token. */
import { decode, encode } from "@auth/core/jwt";
import { findCookie } from "./cookie-header.ts";

/** Browsers refuse the `__Host-` prefix without Secure, so local http uses a name without it. */
const SECURE_NAME = "__Host-prosa.session";
const PLAIN_NAME = "prosa.session";
/** Longer cookies are not ours (A09). */
const MAX_COOKIE_LENGTH = 4096;

export interface SignInCookie {
	/** The Set-Cookie value with a sign-in's token. */
	issue(token: string, isSecure: boolean): Promise<string>;
	/**
	 * The token in a request's cookie; `forged` for a cookie that we did not encrypt (A16). `isOldKey`: encrypted with an
	 * earlier secret, so it should be issued again (A26). Never throws.
	 */
	read(request: Request): Promise<{ token: string; isOldKey: boolean } | "none" | "forged">;
	/** The Set-Cookie value that removes it. */
	clear(isSecure: boolean): string;
}

function attributes(isSecure: boolean, maxAgeS: number): string {
	return `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${isSecure ? "; Secure" : ""}`;
}

/** The token in a cookie's value; null when none of these secrets decrypts it. Never throws. */
async function readToken(value: string, secret: string[], salt: string): Promise<string | null> {
	try {
		const payload = await decode({ token: value, secret, salt });
		return typeof payload?.sid === "string" ? payload.sid : null;
	} catch {
		return null;
	}
}

/**
 * `secrets`: the first encrypts, all decrypt (A26). Only `dir` encryption with an AES key derived per cookie name is
 * accepted, never a signed or unencrypted token (A16, A17).
 */
export function createSignInCookie(input: {
	secrets: readonly string[];
	maxAgeMs: number;
	/** Whether cookies get the Secure attribute; by default decided by the request's scheme. */
	isSecure?: (url: string) => boolean;
}): SignInCookie {
	const secret = [...input.secrets];
	const maxAge = Math.floor(input.maxAgeMs / 1000);
	const isSecureAt = input.isSecure ?? ((url) => new URL(url).protocol === "https:");
	const nameOf = (isSecure: boolean) => (isSecure ? SECURE_NAME : PLAIN_NAME);
	return {
		async issue(token, isSecure) {
			const name = nameOf(isSecure);
			const value = await encode({ token: { sid: token }, secret, salt: name, maxAge });
			return `${name}=${value}; ${attributes(isSecure, maxAge)}`;
		},
		async read(request) {
			const name = nameOf(isSecureAt(request.url));
			const value = findCookie(request.headers.get("cookie") ?? "", name);
			if (!value) return "none";
			if (value.length > MAX_COOKIE_LENGTH) return "forged";
			const current = await readToken(value, secret.slice(0, 1), name);
			if (current !== null) return { token: current, isOldKey: false };
			const former = await readToken(value, secret, name);
			return former === null ? "forged" : { token: former, isOldKey: true };
		},
		clear: (isSecure) => `${nameOf(isSecure)}=; ${attributes(isSecure, 0)}`,
	};
}
