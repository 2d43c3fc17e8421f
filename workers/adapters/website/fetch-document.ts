import { decodeText } from "#app/domain/agents/knowledge-text.ts";
import { parseAddress } from "../document-text/page.ts";
import type { HostCheck } from "../host-check.ts";
import { type Fetch, safeStream } from "../safe-fetch.ts";

/** The name that robots.txt calls us by, without case. */
export const AGENT_NAME = "prosabot";
const USER_AGENT = "ProsaBot/1";
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const PAGES = "text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8";
const MAX_REDIRECTS = 4;
const REDIRECTS = [301, 302, 303, 307, 308];

export type FetchProblem =
	/** The guard refused the address or where it leads to; nothing was sent there. */
	| "refused_address"
	/** No connection, time-out, too many redirects, or a status of failure. */
	| "unreachable"
	/** 404 and 410: it is gone. */
	| "gone"
	/** 401 and 403: it lets no program in. */
	| "forbidden"
	| "too_large";

export interface FetchedDocument {
	kind: "document";
	/** Where it was found, after redirects. */
	address: string;
	/** The type it says to be, in lower case, without parameters. */
	type: string;
	charset: string | null;
	bytes: Uint8Array;
}

/** Fetches one document. Never throws. */
export type FetchDocument = (
	address: string,
) => Promise<FetchedDocument | { kind: "failed"; problem: FetchProblem }>;

export interface FetchGuards {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	fetch?: Fetch;
	/** Of one request with its body; 10 s. */
	timeoutMs?: number;
	/** The longest that is read; 2 MB. */
	maxBytes?: number;
	/** Of what is longer its beginning is the answer, up to the last tag; left out: it is `too_large`. */
	isBeginningEnough?: true;
	/** What it shall be; pages when left out. */
	accept?: string;
}

const failed = (problem: FetchProblem) => ({ kind: "failed" as const, problem });

/** Up to the last tag that began, so that no letter is cut in two. */
function beginningOf(parts: readonly Uint8Array[], maxBytes: number): Uint8Array {
	const bytes = joined(parts).subarray(0, maxBytes);
	return bytes.subarray(0, bytes.lastIndexOf("<".charCodeAt(0)));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.byteLength;
	}
	return bytes;
}

/** The whole body, or its beginning where that is enough; null when it is not there in time. */
async function readBody(
	body: ReadableStream<Uint8Array>,
	deadline: number,
	{ maxBytes, isBeginningEnough }: { maxBytes: number; isBeginningEnough: boolean },
): Promise<Uint8Array | "too_large" | null> {
	const reader = body.getReader();
	const parts: Uint8Array[] = [];
	let bytes = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), Math.max(0, deadline - Date.now()));
	});
	try {
		for (;;) {
			const part = await Promise.race([reader.read(), late]);
			if (part === null) return null;
			if (part.done) return joined(parts);
			bytes += part.value.byteLength;
			if (bytes > maxBytes && !isBeginningEnough) return "too_large";
			parts.push(part.value);
			if (bytes > maxBytes) return beginningOf(parts, maxBytes);
		}
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
		await reader.cancel().catch(() => {});
	}
}

function readType(headers: Headers): { type: string; charset: string | null } {
	const [type = "", ...parameters] = (headers.get("content-type") ?? "").split(";");
	const charset = parameters
		.map((one) => one.trim().toLowerCase())
		.find((one) => one.startsWith("charset="));
	return {
		type: type.trim().toLowerCase(),
		charset: charset?.slice("charset=".length).replaceAll('"', "") ?? null,
	};
}

/** Fetches through the guard, which judges each address anew, also where a redirect leads. */
export function createDocumentFetch(guards: FetchGuards): FetchDocument {
	const {
		timeoutMs = TIMEOUT_MS,
		maxBytes = MAX_BYTES,
		isBeginningEnough = false,
		accept = PAGES,
		...checks
	} = guards;
	return async (first) => {
		let address: string | null = first;
		for (let hop = 0; hop <= MAX_REDIRECTS && address !== null; hop += 1) {
			const deadline = Date.now() + timeoutMs;
			const answer = await safeStream({
				...checks,
				url: address,
				headers: { "user-agent": USER_AGENT, accept },
				timeoutMs,
				// Behind it the guard ends the stream; before, we end it ourselves and know why.
				maxBytes: 2 * maxBytes,
			});
			if (answer.kind === "refused_url") return failed("refused_address");
			if (answer.kind !== "stream") return failed("unreachable");
			const { status, headers, body } = answer;
			if (status !== 200) await body.cancel().catch(() => {});
			if (status === 404 || status === 410) return failed("gone");
			if (status === 401 || status === 403) return failed("forbidden");
			if (REDIRECTS.includes(status)) {
				address = parseAddress(headers.get("location") ?? "", address);
				continue;
			}
			const bytes =
				status === 200 ? await readBody(body, deadline, { maxBytes, isBeginningEnough }) : null;
			if (bytes === null) return failed("unreachable");
			if (bytes === "too_large") return failed("too_large");
			return { kind: "document", address, ...readType(headers), bytes };
		}
		return failed("unreachable");
	};
}

const HEAD_BYTES = 2_048;
const META_CHARSET = /\bcharset ?= ?["']?([\w-]{1,40})/i;

/** The text of a page: by its header, by its own `meta`, else UTF-8 where it is, else Windows' Latin. */
export function decodePage({ bytes, charset }: FetchedDocument): string {
	const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD_BYTES));
	const said = charset ?? head.match(META_CHARSET)?.[1] ?? "utf-8";
	try {
		return new TextDecoder(said, { fatal: true }).decode(bytes);
	} catch {
		// A name nobody knows, or bytes of another one.
		return decodeText(bytes) ?? "";
	}
}
