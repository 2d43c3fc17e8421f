import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import type { HostCheck } from "./host-check.ts";

/** Anything that behaves like the platform's `fetch`. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Redirects are answers here, never followed: a credential must not travel to another host. */
type SafeAnswer =
	| { kind: "answer"; status: number; headers: Headers; text: string; isCut: boolean }
	/** The address may not be called; nothing left. */
	| { kind: "refused_url" }
	/** The connection was never made; nothing left. */
	| { kind: "unreached" }
	/** The request may have arrived: time-out, reset, a cut or oversized answer. */
	| { kind: "broken" };

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_BODY_BYTES = 1_000_000;

/** Node's codes for a connection that never came to be. workerd tells no code: `broken`. */
const UNREACHED_CODES = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

/** The only place that calls `fetch` on a host somebody configured or typed. */
export async function safeFetch(request: {
	url: string;
	method: string;
	headers?: Record<string, string>;
	body?: string;
	allowedPrivateHosts: readonly string[];
	/** Where this product itself is: it is never called from outside (H12). */
	ownOrigin?: string;
	/** Asks what the name stands for; none where the deployment has no resolver (H10). */
	checkHost?: HostCheck | null;
	timeoutMs?: number;
	maxBodyBytes?: number;
	/** What happens to a longer body: `broken` (default), or its beginning with `isCut`. */
	overflow?: "broken" | "cut";
	fetch?: Fetch;
}): Promise<SafeAnswer> {
	const judged = judgeUrl(request.url, request.allowedPrivateHosts, request.ownOrigin);
	if (!judged.ok) return { kind: "refused_url" };
	const isPublic = await isPublicHost(judged.value, request);
	if (isPublic === null) return { kind: "unreached" };
	if (!isPublic) return { kind: "refused_url" };
	const call: Fetch = request.fetch ?? ((input, init) => fetch(input, init));
	try {
		const response = await call(judged.value.href, {
			method: request.method,
			headers: request.headers ?? {},
			body: request.body ?? null,
			redirect: "manual",
			// Covers the reading of the body as well.
			signal: AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS),
		});
		const body = await readText(response, request.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
		if (body.isCut && request.overflow !== "cut") return { kind: "broken" };
		return { kind: "answer", status: response.status, headers: response.headers, ...body };
	} catch (error) {
		return { kind: isUnreached(error) ? "unreached" : "broken" };
	}
}

/** Hosts on the list are the deployment's own, whatever they stand for. */
async function isPublicHost(
	url: URL,
	guards: { allowedPrivateHosts: readonly string[]; checkHost?: HostCheck | null },
): Promise<boolean | null> {
	if (!guards.checkHost || guards.allowedPrivateHosts.includes(url.host)) return true;
	return guards.checkHost(url.hostname);
}

/** An answer whose body is still to come; cut off with an error beyond `maxBytes`. */
type SafeStream =
	| { kind: "stream"; status: number; headers: Headers; body: ReadableStream<Uint8Array> }
	| { kind: "refused_url" | "unreached" | "broken" };

/** A GET whose answer may be large: the time-out ends with the headers, the reader sets the pace. */
export async function safeStream(request: {
	url: string;
	headers?: Record<string, string>;
	allowedPrivateHosts: readonly string[];
	maxBytes: number;
	timeoutMs?: number;
	fetch?: Fetch;
}): Promise<SafeStream> {
	const judged = judgeUrl(request.url, request.allowedPrivateHosts);
	if (!judged.ok) return { kind: "refused_url" };
	const call: Fetch = request.fetch ?? ((input, init) => fetch(input, init));
	const stop = new AbortController();
	const timer = setTimeout(() => stop.abort(), request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
	try {
		const response = await call(judged.value.href, {
			method: "GET",
			headers: request.headers ?? {},
			redirect: "manual",
			signal: stop.signal,
		});
		const body = (response.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>;
		const bounded = body.pipeThrough(limitBytes(request.maxBytes));
		return { kind: "stream", status: response.status, headers: response.headers, body: bounded };
	} catch (error) {
		return { kind: isUnreached(error) ? "unreached" : "broken" };
	} finally {
		clearTimeout(timer);
	}
}

/** The address may not be called; nothing left. */
export class RefusedUrlError extends Error {
	override name = "RefusedUrlError";
}

/**
 * A `fetch` for somebody else's client: the same rules for the address, no redirect followed, a
 * bounded body. Throws RefusedUrlError; the caller's own signal ends the call.
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

/** Passes bytes on, and fails once there are more than promised: half a file is none. */
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

/** The body as text, at most `maxBytes` of it; the rest is never read. */
async function readText(
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
			// Streaming: half a character at the end is left out.
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
