// Which typed addresses the server may call: judged on the parsed URL, never on the text.
import { fail, ok, type Result } from "../result.ts";

/** `host:port` of a URL, with the scheme's port when none is written. */
function hostAndPort(url: URL): string {
	const fallback = url.protocol === "https:" ? "443" : "80";
	return `${url.hostname}:${url.port || fallback}`;
}

const PUBLIC_PORTS = ["", "443", "8443"];
/** Names that mean this machine, a private network, or an address written as a name. */
const DENIED_SUFFIXES = [
	"localhost",
	"local",
	"internal",
	"intranet",
	"lan",
	"home",
	"corp",
	"arpa",
	"onion",
	"test",
	"invalid",
	"example",
	"nip.io",
	"sslip.io",
	"xip.io",
	"localtest.me",
	"lvh.me",
	"metadata.google.internal",
];

type UrlFault =
	| "not_a_url"
	| "scheme"
	| "credentials"
	| "own_host"
	| "port"
	| "ip_literal"
	| "private_host";

/**
 * Judges an outbound address. The platform's parser has already turned every disguise of an
 * IPv4 address (decimal, hex, octal, circled digits) into dotted form.
 * @param allowedPrivateHosts exact `host:port` pairs that may be private, and plain http
 * @param ownOrigin where this product itself is: it never calls itself from outside (H12)
 */
export function judgeUrl(
	text: string,
	allowedPrivateHosts: readonly string[],
	ownOrigin?: string,
): Result<URL, UrlFault> {
	if (!URL.canParse(text)) return fail("not_a_url");
	const url = new URL(text);
	if (url.protocol !== "https:" && url.protocol !== "http:") return fail("scheme");
	if (url.username || url.password) return fail("credentials");
	// One dot at the end is the same name; an empty label is nobody's (security 8).
	const host = url.hostname.replace(/\.$/, "").toLowerCase();
	if (host.split(".").includes("")) return fail("private_host");
	const own = ownOrigin === undefined ? null : new URL(ownOrigin);
	if (own && hostAndPort(own) === hostAndPort(url)) return fail("own_host");
	if (allowedPrivateHosts.includes(hostAndPort(url))) return ok(url);
	if (own?.hostname === host) return fail("own_host");
	if (url.protocol !== "https:") return fail("scheme");
	// No public service is called by number: literals are refused as a whole.
	if (host.startsWith("[") || /^\d{1,3}(\.\d{1,3}){3}$/.test(host)) return fail("ip_literal");
	if (!host.includes(".")) return fail("private_host");
	const isDenied = DENIED_SUFFIXES.some((name) => host === name || host.endsWith(`.${name}`));
	if (isDenied) return fail("private_host");
	return PUBLIC_PORTS.includes(url.port) ? ok(url) : fail("port");
}
