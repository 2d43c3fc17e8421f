import { z } from "zod";
import { redactText } from "#app/domain/net/redact.ts";
import { type Fetch, safeFetch } from "../safe-fetch.ts";
import type { ProbeAnswer } from "./port.ts";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 256 * 1024;
/** A vendor's own word on what is wrong, as people read it. */
const MAX_MESSAGE_LENGTH = 200;

export interface VendorCall {
	url: string;
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	body?: string;
}

/** An answer worth reading; `body` is null when it is no JSON. */
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
	/**
	 * Where vendors are instead, by host name or `*.suffix`: emulators. Empty in production.
	 * The address a person typed is judged before, so it leads nowhere else.
	 */
	vendorHosts: Readonly<Record<string, string>>;
	fetch?: Fetch;
}

/** Calls vendors through the one guarded fetch. Redirects are answers: no credential travels on (H09). */
export function createVendorCaller(options: VendorCallerOptions): VendorCaller {
	const { vendorHosts, ...guards } = options;
	return async ({ url, method = "GET", headers = {}, body }) => {
		const answer = await safeFetch({
			...guards,
			url: placeOf(url, vendorHosts),
			method,
			headers,
			...(body === undefined ? {} : { body }),
			timeoutMs: TIMEOUT_MS,
			maxBodyBytes: MAX_ANSWER_BYTES,
			overflow: "cut",
		});
		if (answer.kind === "refused_url") return { kind: "url_not_allowed" };
		if (answer.kind !== "answer") return { kind: "unreachable" };
		return { status: answer.status, body: parseJson(answer.text) };
	};
}

/** The emulator's address of a vendor's, where there is one. */
function placeOf(text: string, vendorHosts: Readonly<Record<string, string>>): string {
	if (!URL.canParse(text)) return text;
	const url = new URL(text);
	const wildcard = `*.${url.hostname.split(".").slice(1).join(".")}`;
	const base = vendorHosts[url.hostname] ?? vendorHosts[wildcard];
	if (base === undefined) return text;
	return `${base.replace(/\/$/, "")}/${url.hostname}${url.pathname}${url.search}`;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** What a refusal says about itself, without secrets; null for nothing sayable. */
export function tellable(message: unknown): string | null {
	if (typeof message !== "string" || message.trim() === "") return null;
	const plain = redactText(message)
		.replace(/\p{C}+/gu, " ")
		.trim();
	return plain.length > MAX_MESSAGE_LENGTH ? `${plain.slice(0, MAX_MESSAGE_LENGTH)}…` : plain;
}

/** The statuses by which vendors say that they do not know the key. */
const REFUSING = new Set([400, 401, 403, 404, 422]);

/**
 * Reads an answer: `read` makes something of the body of a success, or null for one that is not
 * what the vendor documents; `explain` finds the vendor's own word in a refusal.
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

/** The text at a path of an unknown body. */
export function textAt(body: unknown, ...path: string[]): unknown {
	let at: unknown = body;
	for (const key of path) {
		if (typeof at !== "object" || at === null) return null;
		at = Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : null;
	}
	return at;
}
