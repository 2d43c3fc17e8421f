import { MAX_ANSWER_BYTES } from "#app/domain/settings/webhook-answer.ts";
import type { HostCheck } from "../host-check.ts";
import { safeFetch } from "../safe-fetch.ts";
import type { AutomationWebhook } from "./port.ts";

/** For the whole call, ms (spec 1, section 7). */
const TIMEOUT_MS = 10_000;

/** Calls over the guarded fetch, which checks the address at each call (H17). */
export function createHttpWebhook(options: {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	timeoutMs?: number;
}): AutomationWebhook {
	return {
		async post({ url, body, bearer }) {
			const answer = await safeFetch({
				...options,
				url,
				method: "POST",
				headers: {
					"content-type": "application/json",
					accept: "application/json",
					authorization: `Bearer ${bearer}`,
					"user-agent": "Prosa",
				},
				body: JSON.stringify(body),
				timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
				maxBodyBytes: MAX_ANSWER_BYTES,
				overflow: "cut",
			});
			if (answer.kind === "refused_url") return answer;
			if (answer.kind !== "answer") return { kind: "unreachable" };
			const { status, text, isCut } = answer;
			return { kind: "answer", status, text, isCut };
		},
	};
}
