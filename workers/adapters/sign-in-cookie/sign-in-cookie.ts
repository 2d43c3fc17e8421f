/** Our sign-in's cookie: encrypted by @auth/core, carrying nothing but a random id. */
import { decode, encode } from "@auth/core/jwt";
import { findCookie } from "./cookie-header.ts";

/** Browsers refuse the prefix without Secure, so plain http on a laptop goes without. */
const SECURE_NAME = "__Host-prosa.session";
const PLAIN_NAME = "prosa.session";
/** Longer cookies are none of ours (A09). */
const MAX_COOKIE_LENGTH = 4096;

export interface SignInCookie {
	/** The Set-Cookie value that carries a sign-in's token. */
	issue(token: string, isSecure: boolean): Promise<string>;
	/**
	 * The token in a request's cookie; `forged` when there is a cookie that is not ours (A16).
	 * `isOldKey`: a former secret encrypted it, so it is time to issue it again (A26).
	 */
	read(request: Request): Promise<{ token: string; isOldKey: boolean } | "none" | "forged">;
	/** The Set-Cookie value that removes it. */
	clear(isSecure: boolean): string;
}

function attributes(isSecure: boolean, maxAgeS: number): string {
	return `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${isSecure ? "; Secure" : ""}`;
}

/** The random id in a cookie's value; null when none of these secrets opens it. Never throws. */
async function readToken(value: string, secret: string[], salt: string): Promise<string | null> {
	try {
		const payload = await decode({ token: value, secret, salt });
		return typeof payload?.sid === "string" ? payload.sid : null;
	} catch {
		return null;
	}
}

/**
 * `secrets`: the first encrypts, all decrypt (A26). Encryption is fixed to `dir` with an AES key
 * derived per cookie name, so a signed or unencrypted token never passes (A16, A17).
 */
export function createSignInCookie(input: {
	secrets: readonly string[];
	maxAgeMs: number;
	/** Whether a request's cookies belong to https alone; by its own address unless said. */
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
