/** What the services know about the browser that signs in. */
export interface BrowserMeta {
	ip: string;
	userAgent: string;
	/** The Cookie header; it identifies a browser that signed in before. */
	cookie: string;
	url: string;
	locale: "pt" | "en";
}

export function signInMeta(request: Request, url: URL, locale: "pt" | "en"): BrowserMeta {
	return {
		ip: request.headers.get("cf-connecting-ip") ?? "",
		userAgent: request.headers.get("user-agent") ?? "",
		cookie: request.headers.get("cookie") ?? "",
		url: url.href,
		locale,
	};
}

/** Response headers with these Set-Cookie values. */
export function cookieHeaders(setCookie: readonly string[]): Headers {
	const headers = new Headers();
	for (const value of setCookie) headers.append("Set-Cookie", value);
	return headers;
}
