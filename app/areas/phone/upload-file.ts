import { callApi, parseAnswer, sendJson } from "#app/ui/api-request.ts";
import { BegunUpload } from "./forms.ts";

/** A part on a slow line: a megabyte at 100 kbit/s. */
const PART_TIMEOUT_MS = 90_000;

async function hashOf(file: Blob): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Brings a customer's file to the channel's store, part by part; what is there already is not sent again. Answers its hash.
 * Throws ApiError as `callApi` does.
 */
export async function uploadFile(channelId: string, file: Blob): Promise<string> {
	const hash = await hashOf(file);
	const bytes = file.size;
	const base = `/api/channels/${encodeURIComponent(channelId)}/files`;
	const begun = await parseAnswer(BegunUpload, await sendJson(base, { hash, bytes }));
	if (begun.isKept) return hash;
	for (let part = 0; part * begun.partBytes < bytes; part += 1) {
		if (begun.parts.includes(part)) continue;
		const from = part * begun.partBytes;
		await callApi(`${base}/${hash}/parts/${String(part)}?bytes=${String(bytes)}`, {
			method: "PUT",
			headers: { "content-type": "application/octet-stream" },
			body: file.slice(from, from + begun.partBytes),
			timeoutMs: PART_TIMEOUT_MS,
		});
	}
	await sendJson(`${base}/${hash}/end`, { bytes });
	return hash;
}
