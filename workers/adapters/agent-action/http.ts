import { cutResult } from "#app/domain/agents/acts/act.ts";
import type { HostCheck } from "../host-check.ts";
import { type Fetch, safeFetch } from "../safe-fetch.ts";
import type { AgentActions } from "./port.ts";

/** A customer waits for the answer, ms. */
export const ACTION_TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 64_000;

export interface ActionGuards {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	timeoutMs?: number;
	fetch?: Fetch;
}

/** JSON without its blanks, so that more of it fits. */
function compact(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text));
	} catch {
		return text.trim();
	}
}

/** HTTP calls of agents, over the guarded fetch: no private host, no redirect, bounded time and size. */
export const createHttpCalls = (guards: ActionGuards): AgentActions["call"] => {
	return async ({ method, url, body }, secret, key) => {
		const answer = await safeFetch({
			...guards,
			url,
			method,
			headers: {
				accept: "application/json, text/plain",
				"user-agent": "Prosa",
				...(body !== null && { "content-type": "application/json" }),
				...(method !== "GET" && { "idempotency-key": key }),
				...(secret && { [secret.header]: secret.value }),
			},
			...(body !== null && { body }),
			timeoutMs: guards.timeoutMs ?? ACTION_TIMEOUT_MS,
			maxBodyBytes: MAX_BODY_BYTES,
			overflow: "cut",
		});
		if (answer.kind !== "answer") return answer;
		const { status } = answer;
		const isOk = status >= 200 && status < 300;
		// A redirect is not followed: the secret would go with it.
		const text = isOk ? compact(answer.text) : `HTTP ${status} ${compact(answer.text)}`.trim();
		return { kind: "answer", isOk, text: cutResult(text) };
	};
};
