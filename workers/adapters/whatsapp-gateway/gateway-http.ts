import type { z } from "zod";
import { transferMs } from "#app/domain/inbox/transfer-time.ts";
import type { HostCheck } from "../host-check.ts";
import type { Multipart } from "../multipart.ts";
import { type Fetch, readText, safeFetch, safeStream } from "../safe-fetch.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import type { GatewayAnswer } from "../channel-gateway/port.ts";

/**
 * How an ambiguous failure is classified: `unknown` for calls that must not happen twice (a send), `not_accepted` for
 * calls that may be repeated (reading, linking, deleting, configuring).
 */
export type Doubt = "unknown" | "not_accepted";

export interface GatewayConnection {
	baseUrl: string;
	allowedPrivateHosts: readonly string[];
	/** For an address that a user typed: our own origin, and the check of the name behind it (H10, H12). */
	ownOrigin?: string | undefined;
	checkHost?: HostCheck | null | undefined;
	fetch?: Fetch | undefined;
	timeoutMs?: number | undefined;
}

/** The part of a connection that safe-fetch.ts takes. */
export function guardsOf(connection: GatewayConnection) {
	const { allowedPrivateHosts, ownOrigin, checkHost, fetch: call, timeoutMs } = connection;
	return {
		allowedPrivateHosts,
		...(ownOrigin === undefined ? {} : { ownOrigin }),
		...(checkHost === undefined ? {} : { checkHost }),
		...(timeoutMs === undefined ? {} : { timeoutMs }),
		...(call === undefined ? {} : { fetch: call }),
	};
}

/** An answer that is no success. */
export interface FailedAnswer {
	status: number;
	headers: Headers;
	/** Parsed JSON, or null for a body that is no JSON. */
	body: unknown;
}

export interface GatewayHttpCall<T> {
	method: "GET" | "POST" | "PUT" | "DELETE";
	/** Built from our own ids only; begins with a slash. */
	path: string;
	/** The vendor's headers, with its key. */
	headers: Record<string, string>;
	body?: unknown;
	/** A body with a file in it, in place of `body`. */
	form?: Multipart;
	/** Beside the way to the gateway, the answer waits for its own way to the network. */
	isCarriedOn?: boolean;
	answer: z.ZodType<T>;
	doubt: Doubt;
	maxBodyBytes?: number;
	/** Recognises an error in a 200, such as `{"error":true}`. */
	isHiddenError?: (body: unknown) => boolean;
	/** The vendor's classification of a failure; null: classified by its status alone. */
	judgeFailure(failed: FailedAnswer): GatewayAnswer<T> | "doubtful" | null;
}

/** One day; a longer Retry-After is cut to it. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;
/** Cloudflare's statuses for an origin that was not reached: down, no handshake, no route, TLS, no DNS. */
const NEVER_REACHED = [521, 522, 523, 525, 526, 530];

export const addressOf = ({ baseUrl }: GatewayConnection, path: string): string =>
	`${baseUrl.replace(/\/+$/, "")}${path}`;

/** One JSON call; classifies its result. Never throws. */
export async function callGateway<T>(
	connection: GatewayConnection,
	call: GatewayHttpCall<T>,
): Promise<GatewayAnswer<T>> {
	const { body, form } = call;
	const json = body === undefined ? null : JSON.stringify(body);
	const type = form ? form.contentType : json === null ? null : "application/json";
	const answer = await safeFetch({
		url: addressOf(connection, call.path),
		method: call.method,
		headers: { ...call.headers, ...(type === null ? {} : { "content-type": type }) },
		...(json === null ? {} : { body: json }),
		...guardsOf(connection),
		...(form ? { ...streamOf(form), timeoutMs: timeFor(form, connection, call.isCarriedOn) } : {}),
		...(call.maxBodyBytes ? { maxBodyBytes: call.maxBodyBytes } : {}),
	});
	switch (answer.kind) {
		case "refused_url":
			return { class: "refused", reason: "rejected" };
		case "unreached":
			return { class: "not_accepted", retryAfterMs: null };
		case "broken":
			return doubtful(call.doubt);
		case "answer":
			return judge(answer, call);
	}
}

/** Why something failed, as a vendor tells it. */
const MAX_FAILURE_BYTES = 100_000;

/**
 * One call that is answered with a file: a success is the body as it comes, at most `maxBytes` of it; a failure is classified
 * as by `callGateway`. May be repeated. Never throws.
 * @param call `bytes`: of the file, as far as they are known: the vendor fetches it before it answers
 */
export async function openGateway(
	connection: GatewayConnection,
	call: Pick<GatewayHttpCall<never>, "path" | "headers" | "body" | "judgeFailure"> & {
		bytes: number;
		maxBytes: number;
	},
): Promise<GatewayAnswer<ReadableStream<Uint8Array>>> {
	const answer = await safeStream({
		url: addressOf(connection, call.path),
		method: "POST",
		headers: { ...call.headers, "content-type": "application/json" },
		body: JSON.stringify(call.body),
		...guardsOf(connection),
		timeoutMs: (connection.timeoutMs ?? DEFAULT_TIMEOUT_MS) + transferMs(call.bytes),
		maxBytes: call.maxBytes,
	});
	if (answer.kind === "refused_url") return { class: "refused", reason: "rejected" };
	if (answer.kind !== "stream") return doubtful("not_accepted");
	const { status, headers, body } = answer;
	if (status >= 200 && status < 300) return { class: "accepted", value: body };
	const text = await readText(new Response(body), MAX_FAILURE_BYTES).catch(() => null);
	const json = parseBoundedJson(text?.text ?? "");
	const failed = { status, headers, body: json.ok ? json.value : null };
	return judgeFailed(failed, { ...call, doubt: "not_accepted" });
}

const DEFAULT_TIMEOUT_MS = 10_000;

const streamOf = ({ body, bytes }: Multipart) => ({ body, bytes });

/** A gateway that stands at home has 100 KB/s upwards. */
const CARRIED_BYTES_PER_MS = 100;
/** Whoever sends gives its work up two minutes after the transfer's time (object/tasks.ts): what takes longer is looked up. */
const MAX_CARRIED_MS = 100_000;

/** A file may take as long as its size needs, beside what any call may take. */
const timeFor = (
	{ bytes }: Multipart,
	{ timeoutMs }: GatewayConnection,
	isCarriedOn = false,
): number =>
	(timeoutMs ?? DEFAULT_TIMEOUT_MS) +
	transferMs(bytes) +
	(isCarriedOn ? Math.min(MAX_CARRIED_MS, Math.ceil(bytes / CARRIED_BYTES_PER_MS)) : 0);

export function doubtful(
	doubt: Doubt,
): { class: "unknown" } | { class: "not_accepted"; retryAfterMs: null } {
	return doubt === "unknown" ? { class: "unknown" } : { class: "not_accepted", retryAfterMs: null };
}

function judge<T>(
	answer: { status: number; headers: Headers; text: string },
	call: GatewayHttpCall<T>,
): GatewayAnswer<T> {
	const json = parseBoundedJson(answer.text);
	const body = json.ok ? json.value : null;
	const { status, headers } = answer;
	if (status >= 200 && status < 300) {
		// 204 or an empty 200: the vendor's schema decides whether that is a success.
		const value = answer.text === "" ? null : body;
		const isRead = (json.ok || answer.text === "") && !(call.isHiddenError?.(body) ?? false);
		const parsed = isRead ? call.answer.safeParse(value) : null;
		return parsed?.success ? { class: "accepted", value: parsed.data } : doubtful(call.doubt);
	}
	return judgeFailed({ status, headers, body }, call);
}

function judgeFailed<T>(
	failed: FailedAnswer,
	call: Pick<GatewayHttpCall<T>, "form" | "judgeFailure" | "doubt">,
): GatewayAnswer<T> {
	const { status, headers } = failed;
	// A proxy in front of the gateway may say so as well, in its own words.
	if (status === 413 && call.form) return { class: "refused", reason: "file_refused" };
	const judged = call.judgeFailure(failed);
	if (judged === "doubtful") return doubtful(call.doubt);
	if (judged) return judged;
	if (status === 429 || status === 503)
		return { class: "not_accepted", retryAfterMs: retryAfterMs(headers) };
	if (NEVER_REACHED.includes(status)) return { class: "not_accepted", retryAfterMs: null };
	// Redirects and other 4xx are not done, and repeating does not help; 408 is ambiguous.
	return status < 500 && status !== 408
		? { class: "refused", reason: "rejected" }
		: doubtful(call.doubt);
}

/** Retry-After in either form, in milliseconds. */
export function retryAfterMs(headers: Headers): number | null {
	const value = headers.get("retry-after");
	if (!value) return null;
	const seconds = Number(value);
	const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
	return Number.isFinite(delay) ? Math.min(Math.max(0, delay), MAX_RETRY_AFTER_MS) : null;
}

/** Drops the value; refusals for these reasons count as success, because the wanted state exists already. */
export function acceptWhen(
	answer: GatewayAnswer<unknown>,
	done: string[] = [],
): GatewayAnswer<null> {
	if (answer.class === "accepted") return { class: "accepted", value: null };
	return answer.class === "refused" && done.includes(answer.reason)
		? { class: "accepted", value: null }
		: answer;
}
