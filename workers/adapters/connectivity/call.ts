import type { z } from "zod";
import { redactText } from "#app/domain/net/redact.ts";
import type { HostCheck } from "../host-check.ts";
import { type Fetch, safeFetch } from "../safe-fetch.ts";
import { placeOf, type VendorHosts } from "../vendor-hosts.ts";
import type { ProbeAnswer } from "./port.ts";

const TIMEOUT_MS = 10_000;
/** Bytes of a vendor's answer: lists of models and voices are long. Typed addresses get less (H11). */
const MAX_ANSWER_BYTES = 512 * 1024;
const MAX_TYPED_ANSWER_BYTES = 64 * 1024;
/** Characters of a vendor's error message that are shown. */
const MAX_MESSAGE_LENGTH = 200;

export interface VendorCall {
	url: string;
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	body?: string;
	/** A user typed the host, so its DNS name is checked before the call (H10). */
	isTyped?: boolean;
	/** The answer is short, so its limit is lower; the same as `isTyped` by default. */
	isShort?: boolean;
}

/** A vendor's answer; `body` is null when it is no JSON. */
export interface VendorAnswer {
	status: number;
	body: unknown;
}

export interface VendorCaller {
	(
		call: VendorCall,
	): Promise<VendorAnswer | Extract<ProbeAnswer, { kind: "url_not_allowed" | "unreachable" }>>;
}

export interface VendorCallerOptions {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	vendorHosts: VendorHosts;
	fetch?: Fetch;
}

/** Calls vendors through the guarded fetch. Redirects are not followed, so no credential reaches another host (H09). */
export function createVendorCaller(options: VendorCallerOptions): VendorCaller {
	const { vendorHosts, checkHost = null, ...guards } = options;
	return async ({ url, method = "GET", headers = {}, body, isTyped = false, ...more }) => {
		const { isShort = isTyped } = more;
		const answer = await safeFetch({
			...guards,
			checkHost: isTyped ? checkHost : null,
			url: placeOf(url, vendorHosts),
			method,
			headers,
			...(body === undefined ? {} : { body }),
			timeoutMs: TIMEOUT_MS,
			maxBodyBytes: isShort ? MAX_TYPED_ANSWER_BYTES : MAX_ANSWER_BYTES,
			overflow: "cut",
		});
		if (answer.kind === "refused_url") return { kind: "url_not_allowed" };
		if (answer.kind !== "answer") return { kind: "unreachable" };
		return { status: answer.status, body: parseJson(answer.text) };
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** A vendor's error message, redacted and cut for users; null when there is none. */
export function tellable(message: unknown): string | null {
	if (typeof message !== "string" || message.trim() === "") return null;
	const plain = redactText(message)
		.replace(/\p{C}+/gu, " ")
		.trim();
	return plain.length > MAX_MESSAGE_LENGTH ? `${plain.slice(0, MAX_MESSAGE_LENGTH)}…` : plain;
}

/** Statuses with which vendors refuse a key. */
const REFUSING = new Set([400, 401, 403, 404, 422]);

/**
 * Turns a vendor's answer into a result. `read` parses the body of a success and answers null for an undocumented one;
 * `explain` finds the error message in a refusal.
 */
export function judge<Body>(
	answer: Awaited<ReturnType<VendorCaller>>,
	shape: z.ZodType<Body>,
	read: (body: Body) => ProbeAnswer | null,
	explain: (body: unknown) => unknown = () => null,
): ProbeAnswer {
	if ("kind" in answer) return answer;
	if (answer.status === 429) return { kind: "rate_limited" };
	if (REFUSING.has(answer.status))
		return { kind: "refused", message: tellable(explain(answer.body)) };
	if (answer.status < 200 || answer.status > 299) return { kind: "unreachable" };
	const parsed = shape.safeParse(answer.body);
	return (parsed.success ? read(parsed.data) : null) ?? { kind: "unreachable" };
}

/** The value at a path of an unknown body; undefined when it is absent. */
export function textAt(body: unknown, ...path: string[]): unknown {
	let at: unknown = body;
	for (const key of path) {
		if (typeof at !== "object" || at === null) return null;
		at = Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : null;
	}
	return at;
}
