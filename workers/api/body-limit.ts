import type { Area } from "./request-path.ts";

const KB = 1024;
/** Webhooks carry pictures; a seed carries conversations; our own clients send little (L03). */
const LIMITS: Record<Area, number> = {
	webhook: 3 * KB * KB,
	seed: 3 * KB * KB,
	api: 256 * KB,
	live: 64 * KB,
	dev: 64 * KB,
	page: 64 * KB,
};

async function readWithin(stream: ReadableStream<Uint8Array>, limit: number) {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of stream) {
		size += chunk.byteLength;
		// Leaving the loop cancels the stream: the rest is never read.
		if (size > limit) return null;
		chunks.push(chunk);
	}
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}

/**
 * The same request with its whole body read, or null when the body is over the area's limit.
 * Counted on the stream: a missing or lying Content-Length changes nothing.
 */
export async function withBoundedBody(request: Request, area: Area): Promise<Request | null> {
	if (!request.body) return request;
	if (Number(request.headers.get("content-length") ?? 0) > LIMITS[area]) return null;
	const body = await readWithin(request.body, LIMITS[area]);
	return body && new Request(request, { method: request.method, body });
}
