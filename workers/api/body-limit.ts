import { PART_BYTES } from "#app/contracts/files.ts";
import { type Area, isFilePart, isUpload } from "./request-path.ts";

const KB = 1024;
/** Bytes of a body by area: webhooks contain pictures, a seed contains conversations, our own pages send little (L03). */
const LIMITS: Record<Area, number> = {
	webhook: 3 * KB * KB,
	seed: 3 * KB * KB,
	api: 256 * KB,
	v1: 128 * KB,
	// Parts of a backup.
	operator: 4 * KB * KB,
	live: 64 * KB,
	visitor: 4 * KB,
	dev: 64 * KB,
	page: 64 * KB,
};

/** A file for a knowledge base; the service has lower limits for some types. */
const UPLOAD_LIMIT = 5 * KB * KB;

/** A browser's report of one violation of the content security policy. */
const REPORT_LIMIT = 16 * KB;

function apiLimitOf(path: string): number {
	if (isUpload(path)) return UPLOAD_LIMIT;
	return path === "/api/csp-reports" ? REPORT_LIMIT : LIMITS.api;
}

function limitOf(request: Request, area: Area): number {
	if (area !== "api" && area !== "visitor") return LIMITS[area];
	const { pathname } = new URL(request.url);
	if (isFilePart(pathname)) return PART_BYTES;
	return area === "api" ? apiLimitOf(pathname) : LIMITS[area];
}

/** Longest time a body may take to arrive, ms (L17). */
const UPLOAD_MS = 30_000;

/** Stops reading after `uploadMs` and answers null. */
async function inTime<T>(
	read: Promise<T | null>,
	stop: () => void,
	uploadMs: number,
): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => {
			stop();
			resolve(null);
		}, uploadMs);
	});
	try {
		return await Promise.race([read, late]);
	} finally {
		clearTimeout(timer);
	}
}

async function readWithin(
	stream: ReadableStream<Uint8Array>,
	limit: number,
	isStopped: () => boolean,
) {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of stream) {
		size += chunk.byteLength;
		// Returning cancels the stream, so the rest is never read.
		if (size > limit || isStopped()) return null;
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

/** Bodies that say to be at most this long are read in one piece, without a stream in between. */
const SMALL = 64 * KB;

/** Whether the length is told and small: the connection ends such a body itself where it said. */
function isSmall(request: Request, limit: number): boolean {
	const told = request.headers.get("content-length");
	return told !== null && /^\d{1,9}$/.test(told) && Number(told) <= Math.min(SMALL, limit);
}

async function readWhole(request: Request, limit: number): Promise<ArrayBuffer | null> {
	const bytes = await request.arrayBuffer();
	// A request that no connection framed may have told anything.
	return bytes.byteLength <= limit ? bytes : null;
}

/**
 * The same request with its body in memory, or null when the body is over the area's limit or takes longer than
 * `uploadMs`. Bytes are counted as they are read, so a missing or wrong Content-Length does not matter.
 */
export async function withBoundedBody(
	request: Request,
	area: Area,
	uploadMs = UPLOAD_MS,
): Promise<Request | null> {
	if (!request.body) return request;
	const limit = limitOf(request, area);
	if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
	let isStopped = false;
	const stop = (): void => {
		isStopped = true;
	};
	const read = isSmall(request, limit)
		? readWhole(request, limit)
		: readWithin(request.body, limit, () => isStopped);
	const body = await inTime<ArrayBuffer | Uint8Array<ArrayBuffer>>(read, stop, uploadMs);
	return body === null ? null : new Request(request, { method: request.method, body });
}
