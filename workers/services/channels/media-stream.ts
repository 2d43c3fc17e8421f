import { createMetadataStripper } from "#app/domain/inbox/image-metadata.ts";
import type { ByteRange } from "#app/domain/net/byte-range.ts";

/** A body whose first bytes have been read. */
export interface OpenedStream {
	/** At least as many bytes as asked for, or all there are. */
	head: Uint8Array;
	/** All bytes, including the head. */
	body: ReadableStream<Uint8Array>;
}

/** A body is longer than it may be. */
export class TooLargeError extends Error {
	override name = "TooLargeError";
}

/**
 * Reads the first bytes of a body and answers them with the complete body. Bytes are counted on the stream,
 * whatever Content-Length said: beyond `maxBytes` the call or the stream fails with an error, because a file
 * that merely ends early would pass for a complete one (M04).
 */
export async function openStream(
	source: ReadableStream<Uint8Array>,
	headBytes: number,
	maxBytes: number,
): Promise<OpenedStream> {
	const reader = source.getReader();
	const first: Uint8Array[] = [];
	let size = 0;
	const read = async (): Promise<Uint8Array | null> => {
		const chunk = await reader.read();
		if (chunk.done) return null;
		size += chunk.value.byteLength;
		if (size <= maxBytes) return chunk.value;
		await reader.cancel();
		throw new TooLargeError("The medium is too large.");
	};
	while (size < headBytes) {
		const chunk = await read();
		if (chunk === null) break;
		first.push(chunk);
	}
	const head = join(first);
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			if (head.byteLength > 0) controller.enqueue(head);
		},
		pull: async (controller) => {
			const chunk = await read();
			if (chunk === null) controller.close();
			else controller.enqueue(chunk);
		},
		cancel: (reason) => reader.cancel(reason),
	});
	return { head, body };
}

/** Passes a picture on without its metadata, and any other file as it is. */
export function withoutMetadata(mimetype: string): TransformStream<Uint8Array, Uint8Array> {
	const stripper = createMetadataStripper(mimetype);
	return new TransformStream({
		transform(piece, controller) {
			for (const part of stripper?.push(piece) ?? [piece]) controller.enqueue(part);
		},
		flush(controller) {
			for (const part of stripper?.end() ?? []) controller.enqueue(part);
		},
	});
}

/** Passes a part on, and ends with it. */
export function onlyPart({ from, to }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
	let at = 0;
	return new TransformStream({
		transform(piece, controller) {
			const wanted = piece.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
			at += piece.byteLength;
			if (wanted.byteLength > 0) controller.enqueue(wanted);
			if (at > to) controller.terminate();
		},
	});
}

/** All bytes of a body whose size is already bounded. Throws what the stream throws. */
export async function readWhole(
	body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of body) chunks.push(chunk);
	return join(chunks);
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.byteLength;
	}
	return whole;
}
