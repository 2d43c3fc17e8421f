import type { Multipart } from "./multipart.ts";

const encoder = new TextEncoder();

/** How long base64 makes so many bytes. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/**
 * Makes a JSON body with a file in it as base64, as a stream of known length: no isolate holds the file.
 * @param around the JSON for the text that stands where the file goes
 */
export function createBase64Json(
	around: (data: string) => unknown,
	file: { bytes: number; body: ReadableStream<Uint8Array> },
): Multipart {
	const mark = crypto.randomUUID();
	const [before = "", after = ""] = JSON.stringify(around(mark)).split(mark);
	const head = encoder.encode(before);
	const tail = encoder.encode(after);
	// Base64 turns three bytes into four signs: what is left of a chunk waits for the next one.
	let rest = Buffer.alloc(0);
	const encode = new TransformStream<Uint8Array, Uint8Array>({
		start: (controller) => controller.enqueue(head),
		transform(chunk, controller) {
			const bytes = Buffer.concat([rest, chunk]);
			const whole = bytes.byteLength - (bytes.byteLength % 3);
			if (whole > 0) controller.enqueue(encoder.encode(bytes.toString("base64", 0, whole)));
			rest = bytes.subarray(whole);
		},
		flush(controller) {
			if (rest.byteLength > 0) controller.enqueue(encoder.encode(rest.toString("base64")));
			controller.enqueue(tail);
		},
	});
	return {
		contentType: "application/json",
		bytes: head.byteLength + base64Length(file.bytes) + tail.byteLength,
		body: file.body.pipeThrough(encode),
	};
}
