// founding.md 47: production answers only at its own https address; local doors only at loopback.

/** How a request is handled, by the host it was sent to. */
export type Arrival = { kind: "in" } | { kind: "elsewhere"; address: string } | { kind: "refused" };

/**
 * TLS ends before the Worker, so its request says `https` exactly when the browser's did.
 * A webhook is judged by its own proof, on any https host of the deployment.
 */
export function judgeArrival(
	asked: { url: URL; method: string; isWebhook: boolean },
	publicUrl: string,
): Arrival {
	const { url, method, isWebhook } = asked;
	if (url.origin === publicUrl || (isWebhook && url.protocol === "https:")) return { kind: "in" };
	if (method !== "GET" && method !== "HEAD") return { kind: "refused" };
	return { kind: "elsewhere", address: `${publicUrl}${url.pathname}${url.search}` };
}

/** Whether a host name means this very machine, whoever resolves it. */
export const isLoopback = (hostname: string): boolean =>
	hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);

/** Top-level names that nobody owns (RFC 2606): demonstration accounts live there. */
export const isReservedEmail = (email: string): boolean => /[.@](?:test|example)$/.test(email);
