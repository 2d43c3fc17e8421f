import type { GatewayAnswer, GatewayMedia } from "../channel-gateway/port.ts";
import { safeStream } from "../safe-fetch.ts";
import { judgeMedia } from "../whatsapp-gateway/waha/media.ts";
import type { MessengerTarget } from "./messenger-http.ts";

/** Meta's media hosts (I16). The URLs are signed, so no token is sent. */
const MEDIA_HOSTS = /(?:^|\.)(?:fbsbx\.com|fbcdn\.net|cdninstagram\.com)$/;

/** Fetches the URL that came with the message; only from Meta's own hosts. Never throws. */
export async function fetchMessengerMedia(
	{ connection }: MessengerTarget,
	{ ref, maxBytes }: { ref: string; maxBytes: number },
): Promise<GatewayAnswer<GatewayMedia>> {
	if (!isMetaAddress(ref, connection.baseUrl)) return { class: "refused", reason: "invalid" };
	const answer = await safeStream({
		url: ref,
		allowedPrivateHosts: connection.allowedPrivateHosts,
		maxBytes,
		...(connection.timeoutMs ? { timeoutMs: connection.timeoutMs } : {}),
		...(connection.fetch ? { fetch: connection.fetch } : {}),
	});
	return judgeMedia(answer, maxBytes, null);
}

/** Meta's media hosts over https, or the host of the configured Graph API (an emulator). */
function isMetaAddress(url: string, graphUrl: string): boolean {
	if (!URL.canParse(url)) return false;
	const { protocol, hostname, host, username } = new URL(url);
	if (username) return false;
	const graph = new URL(graphUrl);
	if (host === graph.host && protocol === graph.protocol) return true;
	return protocol === "https:" && MEDIA_HOSTS.test(hostname);
}
