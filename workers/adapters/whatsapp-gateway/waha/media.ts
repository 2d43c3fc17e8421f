import { safeStream } from "#workers/adapters/safe-fetch.ts";
import { addressOf, guardsOf } from "../gateway-http.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import type { WahaTarget } from "./http.ts";
import { isMediaRef } from "./message.ts";

/** Fetches a file that WAHA stored, by its path at the configured address, with the key (I16). Never throws. */
export async function fetchWahaMedia(
	{ connection, apiKey }: WahaTarget,
	input: { ref: string; maxBytes: number },
): Promise<GatewayAnswer<GatewayMedia>> {
	if (!isMediaRef(input.ref)) return { class: "refused", reason: "invalid" };
	const answer = await safeStream({
		url: addressOf(connection, input.ref),
		headers: { "x-api-key": apiKey },
		...guardsOf(connection),
		maxBytes: input.maxBytes,
	});
	return judgeMedia(answer, input.maxBytes, decodeURIComponent(input.ref.split("/").at(-1) ?? ""));
}

/** The stream of a file, if its headers announce an acceptable size. */
export async function judgeMedia(
	answer: Awaited<ReturnType<typeof safeStream>>,
	maxBytes: number,
	fileName: string | null,
): Promise<GatewayAnswer<GatewayMedia>> {
	if (answer.kind === "refused_url") return { class: "refused", reason: "rejected" };
	if (answer.kind !== "stream") return { class: "not_accepted", retryAfterMs: null };
	const told = Number(answer.headers.get("content-length") ?? Number.NaN);
	const bytes = Number.isFinite(told) ? told : null;
	if (answer.status === 200 && (bytes === null || bytes <= maxBytes))
		return {
			class: "accepted",
			value: {
				body: answer.body,
				mimetype: answer.headers.get("content-type") ?? "application/octet-stream",
				bytes,
				fileName,
			},
		};
	await answer.body.cancel().catch(() => null);
	// A redirect would send the key to another host.
	return answer.status >= 500 || answer.status === 429
		? { class: "not_accepted", retryAfterMs: null }
		: { class: "refused", reason: "rejected" };
}
