import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import type { HostCheck } from "./host-check.ts";

/** Anything that behaves like the platform's `fetch`. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Redirects are answers and never followed, so that no credential reaches another host. */
type SafeAnswer =
	| { kind: "answer"; status: number; headers: Headers; text: string; isCut: boolean }
	/** The address is not allowed; nothing was sent. */
	| { kind: "refused_url" }
	/** No connection was made, or it broke before all of a streamed body had left: nothing can have been done. */
	| { kind: "unreached" }
	/** The request may have arrived: time-out, reset, a cut or oversized answer. */
	| { kind: "broken" };

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_BODY_BYTES = 1_000_000;

/** Node's error codes for a failed connection. workerd has no codes, so there such errors are `broken`. */
const UNREACHED_CODES = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

/**
 * The only function that calls `fetch` on a configured or typed host. Checks the address (allow list, own origin,
 * resolved name), follows no redirect, and limits time (default 10 s for all) and size (default 1 MB). Never throws.
 */
export async function safeFetch(request: {
	url: string;
	method: string;
	headers?: Record<string, string>;
	/** A stream is read once, and cancelled where nothing is called. */
	body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
	/** How long a stream is, which the call says first; one of another length breaks it. */
	bytes?: number;
	allowedPrivateHosts: readonly string[];
	/** Our own origin, which is refused (H12). */
	ownOrigin?: string;
	/** Resolves the host and refuses private addresses (H10); null where no resolver is configured. */
	checkHost?: HostCheck | null;
	timeoutMs?: number;
	maxBodyBytes?: number;
	/** What a longer body gives: `broken` (default), or with `cut` its beginning and `isCut`. */
	overflow?: "broken" | "cut";
	fetch?: Fetch;
}): Promise<SafeAnswer> {
	const judged = judgeUrl(request.url, request.allowedPrivateHosts, request.ownOrigin);
	const isPublic = judged.ok && (await isPublicHost(judged.value, request));
	if (!judged.ok || !isPublic) {
		if (request.body instanceof ReadableStream) await request.body.cancel().catch(() => null);
		return { kind: isPublic === null ? "unreached" : "refused_url" };
	}
	const call: Fetch = request.fetch ?? ((input, init) => fetch(input, init));
	const watched = request.body instanceof ReadableStream ? watch(request.body) : null;
	try {
		const response = await call(judged.value.href, {
			method: request.method,
			...withBody(watched ? { ...request, body: watched.body } : request),
			redirect: "manual",
			// Also limits reading the body.
			signal: AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS),
		});
		const body = await readText(response, request.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
		if (body.isCut && request.overflow !== "cut") return { kind: "broken" };
		return { kind: "answer", status: response.status, headers: response.headers, ...body };
	} catch (error) {
		const isCut = watched?.isCut(request.bytes ?? 0) ?? false;
		return { kind: isCut || isUnreached(error) ? "unreached" : "broken" };
	}
}

/** Counts what is taken of a stream: whoever got only a part of a request has done nothing of it. */
function watch(stream: ReadableStream<Uint8Array>) {
	let taken = 0;
	let hasEnded = false;
	const count = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			taken += chunk.byteLength;
			controller.enqueue(chunk);
		},
		flush() {
			hasEnded = true;
		},
	});
	return {
		body: stream.pipeThrough(count),
		/** Whether it was left before its end; bytes that wait in a buffer count as taken. */
		isCut: (bytes: number): boolean => !hasEnded && taken < bytes,
	};
}

/** Headers and body. The length of a stream is told, as most vendors take no chunks: workerd does so for a stream of fixed length. */
function withBody({
	headers = {},
	body,
	bytes = 0,
}: Pick<Parameters<typeof safeFetch>[0], "headers" | "body" | "bytes">): RequestInit {
	if (!(body instanceof ReadableStream)) return { headers, body: body ?? null };
	if (typeof FixedLengthStream !== "undefined")
		return { headers, body: body.pipeThrough(new FixedLengthStream(bytes)) };
	// Node wants `duplex` beside a stream.
	const streamed = {
		headers: { ...headers, "content-length": String(bytes) },
		body,
		duplex: "half",
	};
	return streamed;
}

/** Hosts on the allow list are not resolved. Null: the resolver did not answer. */
async function isPublicHost(
	url: URL,
	guards: { allowedPrivateHosts: readonly string[]; checkHost?: HostCheck | null },
): Promise<boolean | null> {
	if (!guards.checkHost || guards.allowedPrivateHosts.includes(url.host)) return true;
	return guards.checkHost(url.hostname);
}

/** An answer with a streaming body, which fails with an error beyond `maxBytes`. */
type SafeStream =
	| { kind: "stream"; status: number; headers: Headers; body: ReadableStream<Uint8Array> }
	| { kind: "refused_url" | "unreached" | "broken" };

/**
 * A call with a large answer: the time-out applies until the headers arrive, and then to each wait for more, not to all of the
 * body together. Never throws.
 */
export async function safeStream(request: {
	url: string;
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	body?: string;
	allowedPrivateHosts: readonly string[];
	/** As for `safeFetch`. */
	ownOrigin?: string;
	checkHost?: HostCheck | null;
	maxBytes: number;
	timeoutMs?: number;
	fetch?: Fetch;
}): Promise<SafeStream> {
	const judged = judgeUrl(request.url, request.allowedPrivateHosts, request.ownOrigin);
	if (!judged.ok) return { kind: "refused_url" };
	const isPublic = await isPublicHost(judged.value, request);
	if (isPublic === null) return { kind: "unreached" };
	if (!isPublic) return { kind: "refused_url" };
	const call: Fetch = request.fetch ?? ((input, init) => fetch(input, init));
	const stop = new AbortController();
	const timeoutMs = request.timeoutMs ?? DEFAULT_TIMEOUT_MS;
	const timer = setTimeout(() => stop.abort(), timeoutMs);
	try {
		const response = await call(judged.value.href, {
			method: request.method ?? "GET",
			headers: request.headers ?? {},
			body: request.body ?? null,
			redirect: "manual",
			signal: stop.signal,
		});
		const body = (response.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>;
		const bounded = limitWaits(body, timeoutMs).pipeThrough(limitBytes(request.maxBytes));
		return { kind: "stream", status: response.status, headers: response.headers, body: bounded };
	} catch (error) {
		return { kind: isUnreached(error) ? "unreached" : "broken" };
	} finally {
		clearTimeout(timer);
	}
}

/** The address is not allowed; nothing was sent. */
export class RefusedUrlError extends Error {
	override name = "RefusedUrlError";
}

/**
 * A `fetch` for third-party clients: the same checks of the address, no redirects, a bounded body. Throws
 * RefusedUrlError, and what `fetch` throws; the caller's own signal ends the call.
 */
export function createGuardedFetch(options: {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	maxBytes: number;
	fetch?: Fetch;
}): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
	const call: Fetch = options.fetch ?? ((input, init) => fetch(input, init));
	return async (input, init = {}) => {
		const url = input instanceof Request ? input.url : String(input);
		const judged = judgeUrl(url, options.allowedPrivateHosts, options.ownOrigin);
		const isPublic = judged.ok && (await isPublicHost(judged.value, options));
		if (isPublic === null) throw new TypeError("Nobody could say what this name stands for.");
		if (!judged.ok || !isPublic) throw new RefusedUrlError("This address may not be called.");
		const response = await call(judged.value.href, { ...init, redirect: "manual" });
		if (!response.body) return response;
		const body = (response.body as ReadableStream<Uint8Array>).pipeThrough(
			limitBytes(options.maxBytes),
		);
		return new Response(body, { status: response.status, headers: response.headers });
	};
}

/** Passes bytes on and fails where somebody waits for more for so long: a line that is silent may be so for ever. */
function limitWaits(body: ReadableStream<Uint8Array>, ms: number): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const silent = Promise.withResolvers<never>();
				const timer = setTimeout(() => silent.reject(new Error("Nothing came for too long.")), ms);
				try {
					const piece = await Promise.race([reader.read(), silent.promise]);
					if (piece.done) controller.close();
					else controller.enqueue(piece.value);
				} catch (error) {
					void reader.cancel(error).catch(() => null);
					throw error;
				} finally {
					clearTimeout(timer);
				}
			},
			cancel: (reason) => reader.cancel(reason),
		},
		{ highWaterMark: 0 },
	);
}

/** Passes bytes on and fails beyond `maxBytes`, because a truncated file would look complete. */
function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
	let bytes = 0;
	return new TransformStream({
		transform(chunk, controller) {
			bytes += chunk.byteLength;
			if (bytes > maxBytes) controller.error(new Error("The answer is too large."));
			else controller.enqueue(chunk);
		},
	});
}

/** The body as text, at most `maxBytes`; the rest is not read. */
export async function readText(
	response: Response,
	maxBytes: number,
): Promise<{ text: string; isCut: boolean }> {
	if (!response.body) return { text: "", isCut: false };
	const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	for (;;) {
		const chunk = await reader.read();
		if (chunk.done) return { text: text + decoder.decode(), isCut: false };
		const room = maxBytes - bytes;
		bytes += chunk.value.byteLength;
		if (bytes > maxBytes) {
			await reader.cancel();
			// With `stream`, an incomplete character at the end is left out.
			const end = decoder.decode(chunk.value.subarray(0, room), { stream: true });
			return { text: text + end, isCut: true };
		}
		text += decoder.decode(chunk.value, { stream: true });
	}
}

function isUnreached(error: unknown): boolean {
	const cause = error instanceof Error ? error.cause : null;
	if (typeof cause !== "object" || cause === null || !("code" in cause)) return false;
	return UNREACHED_CODES.includes(String(cause.code));
}
