import type { HostCheck } from "../host-check.ts";
import { safeFetch } from "../safe-fetch.ts";
import { placeOf, type VendorHosts } from "../vendor-hosts.ts";

/** Bytes of an answer that are kept for the list of deliveries. */
const MAX_ANSWER_BYTES = 4096;
const TIMEOUT_MS = 10_000;

export type CallOutcome =
	/** Also for a redirect, which is never followed. */
	| { kind: "answer"; status: number; text: string }
	/** The address is not allowed; nothing was sent. */
	| { kind: "refused_address" }
	/** No connection, a time-out or a broken answer. Not distinguished, so that nobody can scan a network with it (H16). */
	| { kind: "unreachable" };

export interface CustomerWebhook {
	/** One POST of a JSON text, never repeated. The address is checked at each call (H17). Never throws. */
	post(call: { url: string; body: string; headers: Record<string, string> }): Promise<CallOutcome>;
}

export function createCustomerWebhook(options: {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	/** Emulators in place of Zapier's host. */
	vendorHosts?: VendorHosts;
	timeoutMs?: number;
}): CustomerWebhook {
	const { vendorHosts = {}, ...guards } = options;
	return {
		async post({ url, body, headers }) {
			const answer = await safeFetch({
				...guards,
				url: placeOf(url, vendorHosts),
				body,
				method: "POST",
				headers: {
					...headers,
					"content-type": "application/json",
					"user-agent": "Prosa-Webhook/1",
				},
				timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
				maxBodyBytes: MAX_ANSWER_BYTES,
				overflow: "cut",
			});
			if (answer.kind === "refused_url") return { kind: "refused_address" };
			if (answer.kind !== "answer") return { kind: "unreachable" };
			return { kind: "answer", status: answer.status, text: answer.text };
		},
	};
}
