import { z } from "zod";
import { safeStream } from "#workers/adapters/safe-fetch.ts";
import { callGraph, type CloudTarget } from "./http.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import { judgeMedia } from "../waha/media.ts";

const MediaNode = z.looseObject({
	url: z.string(),
	mime_type: z.string().nullish(),
	file_size: z.coerce.number().nullish().catch(null),
});
/** Meta's media hosts; the token is sent to no other host (I16). */
const MEDIA_HOSTS = /(?:^|\.)(?:fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/;

/** Two calls: the id gives a URL that is valid for five minutes, the URL gives the bytes. Never throws. */
export async function fetchCloudMedia(
	target: CloudTarget,
	input: { ref: string; maxBytes: number },
): Promise<GatewayAnswer<GatewayMedia>> {
	if (!/^\d{5,40}$/.test(input.ref)) return { class: "refused", reason: "invalid" };
	const node = await callGraph(target, {
		method: "GET",
		path: ({ phoneNumberId }) => `/${input.ref}?phone_number_id=${phoneNumberId}`,
		answer: MediaNode,
		doubt: "not_accepted",
	});
	if (node.class !== "accepted") return node;
	const { url, mime_type: mimetype, file_size: size } = node.value;
	if (!isMetaAddress(url, target.connection.baseUrl) || (size ?? 0) > input.maxBytes)
		return { class: "refused", reason: "rejected" };
	const { connection, credentials } = target;
	const answer = await safeStream({
		url,
		headers: { authorization: `Bearer ${credentials?.token ?? ""}` },
		allowedPrivateHosts: connection.allowedPrivateHosts,
		maxBytes: input.maxBytes,
		...(connection.timeoutMs ? { timeoutMs: connection.timeoutMs } : {}),
		...(connection.fetch ? { fetch: connection.fetch } : {}),
	});
	const media = await judgeMedia(answer, input.maxBytes, null);
	if (media.class !== "accepted" || !mimetype) return media;
	return { class: "accepted", value: { ...media.value, mimetype } };
}

/** Meta's media hosts over https, or the host of the configured Graph API (an emulator). */
function isMetaAddress(url: string, graphUrl: string): boolean {
	if (!URL.canParse(url)) return false;
	const { protocol, hostname, host, username } = new URL(url);
	if (username) return false;
	const isGraph = host === new URL(graphUrl).host && protocol === new URL(graphUrl).protocol;
	return isGraph || (protocol === "https:" && MEDIA_HOSTS.test(hostname));
}
