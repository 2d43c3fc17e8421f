import type { GatewayAnswer, OutgoingFile } from "./port.ts";

/** The bytes of a file that is about to leave. A store that cannot be reached says nothing about the file. */
export async function openFile(
	file: OutgoingFile,
): Promise<GatewayAnswer<ReadableStream<Uint8Array>>> {
	try {
		const body = await file.open();
		return body ? { class: "accepted", value: body } : { class: "refused", reason: "file_gone" };
	} catch {
		return { class: "not_accepted", retryAfterMs: null };
	}
}
