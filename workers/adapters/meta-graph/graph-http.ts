import { createHmac } from "node:crypto";
import type { z } from "zod";
import { type Fetch, safeFetch } from "../safe-fetch.ts";
import { faultOf, plainFault } from "./graph-fault.ts";
import { readPauseMs } from "./graph-usage.ts";
import type { GraphFault } from "./port.ts";

const TIMEOUT_MS = 10_000;
/** Waits before the second and third attempt of a read; changing calls are never repeated. */
const RETRY_WAITS_MS = [300, 1_000];
/** A user waits for the answer, so after this time no further attempt is made. */
const RETRY_BUDGET_MS = 12_000;
const MAX_BODY_BYTES = 4_000_000;

/** The Graph API's endpoint and our app. */
export interface GraphSettings {
	/** Without a slash at its end. */
	graphUrl: string;
	/** `v26.0` */
	version: string;
	/** Null: no app is configured; only calls with a user's own token are possible. */
	app: { id: string; secret: string } | null;
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	now(): number;
	wait(ms: number): Promise<void>;
	fetch?: Fetch;
}

export interface GraphCall {
	method: "GET" | "POST" | "DELETE";
	/** Without a leading slash; built from validated ids. */
	path: string;
	/** Null: without a token (the token endpoint). */
	token: string | null;
	query?: Record<string, string>;
	form?: Record<string, string>;
	/** JSON. */
	body?: string;
}

/** A success also has the pause (ms) before the next call, as Meta's usage headers ask for. */
export type GraphAnswer<Value> =
	| { ok: true; value: Value; pauseMs: number }
	| { ok: false; fault: GraphFault };

export type GraphCaller = <Value>(
	call: GraphCall,
	shape: z.ZodType<Value>,
) => Promise<GraphAnswer<Value>>;

/** The characters of Meta's tokens; others could not be sent in a header. */
const TOKEN_SHAPE = /^[\w|.-]{5,1024}$/;

/** `appsecret_proof`: proves that the token is used by its own app, so that a leaked token is useless elsewhere. */
export const proveToken = (token: string, appSecret: string): string =>
	createHmac("sha256", appSecret).update(token).digest("hex");

function requestOf(settings: GraphSettings, call: GraphCall) {
	const { graphUrl, version, app } = settings;
	const query = new URLSearchParams(call.query);
	const isPersonal = call.token !== null && !call.token.includes("|");
	if (isPersonal && app) query.set("appsecret_proof", proveToken(call.token ?? "", app.secret));
	const suffix = query.size > 0 ? `?${query}` : "";
	const body = call.form ? new URLSearchParams(call.form).toString() : call.body;
	const type = call.form ? "application/x-www-form-urlencoded" : "application/json";
	return {
		url: `${graphUrl}/${version}/${call.path}${suffix}`,
		method: call.method,
		headers: {
			// Never in the URL, because URLs are logged.
			...(call.token === null ? {} : { authorization: `Bearer ${call.token}` }),
			...(body === undefined ? {} : { "content-type": type }),
		},
		...(body === undefined ? {} : { body }),
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

async function callOnce<Value>(
	settings: GraphSettings,
	call: GraphCall,
	shape: z.ZodType<Value>,
): Promise<GraphAnswer<Value>> {
	const answer = await safeFetch({
		...requestOf(settings, call),
		allowedPrivateHosts: settings.allowedPrivateHosts,
		ownOrigin: settings.ownOrigin,
		timeoutMs: TIMEOUT_MS,
		maxBodyBytes: MAX_BODY_BYTES,
		...(settings.fetch ? { fetch: settings.fetch } : {}),
	});
	if (answer.kind !== "answer") {
		const isTransient = answer.kind !== "refused_url";
		const isUncertain = answer.kind === "broken";
		return { ok: false, fault: plainFault("facebook_unavailable", { isTransient, isUncertain }) };
	}
	const body = parseJson(answer.text);
	const isError = typeof body === "object" && body !== null && "error" in body;
	if (answer.status < 300 && !isError) {
		const parsed = shape.safeParse(body);
		if (parsed.success)
			return { ok: true, value: parsed.data, pauseMs: readPauseMs(answer.headers) };
	}
	return { ok: false, fault: faultOf(answer.status, answer.headers, body) };
}

/** Temporary, and no rate limit. */
const isWorthRetrying = (fault: GraphFault): boolean =>
	fault.isTransient && fault.code === "facebook_unavailable";

/** Makes calls of the Graph API; reads are attempted up to three times. Never throws. */
export function createGraphCaller(settings: GraphSettings): GraphCaller {
	return async (call, shape) => {
		if (call.token !== null && !TOKEN_SHAPE.test(call.token)) {
			const how = { isTransient: false, isUncertain: false };
			return { ok: false, fault: plainFault("facebook_token_invalid", how) };
		}
		const startedAt = settings.now();
		let answer = await callOnce(settings, call, shape);
		if (call.method !== "GET") return answer;
		for (const waitMs of RETRY_WAITS_MS) {
			if (answer.ok || !isWorthRetrying(answer.fault)) return answer;
			if (settings.now() - startedAt > RETRY_BUDGET_MS) return answer;
			await settings.wait(waitMs);
			answer = await callOnce(settings, call, shape);
		}
		return answer;
	};
}
