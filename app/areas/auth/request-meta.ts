import type { SignInMeta } from "#workers/services/devices.ts";

/** What a service is told of the browser that signs in. */
export function signInMeta(request: Request, url: URL, locale: "pt" | "en"): Required<SignInMeta> {
	return {
		ip: request.headers.get("cf-connecting-ip") ?? "",
		userAgent: request.headers.get("user-agent") ?? "",
		cookie: request.headers.get("cookie") ?? "",
		url: url.href,
		locale,
	};
}

/** Headers that carry these Set-Cookie values. */
export function cookieHeaders(setCookie: readonly string[]): Headers {
	const headers = new Headers();
	for (const value of setCookie) headers.append("Set-Cookie", value);
	return headers;
}
