import type { HostCheck } from "../host-check.ts";
import { safeFetch } from "../safe-fetch.ts";
import { placeOf, type VendorHosts } from "../vendor-hosts.ts";

/** Of an answer only its beginning is kept, for the log of deliveries. */
const MAX_ANSWER_BYTES = 4096;
const TIMEOUT_MS = 10_000;

export type CallOutcome =
	/** A redirect is an answer, never followed: what we send is for one address. */
	| { kind: "answer"; status: number; text: string }
	/** The address may not be called; nothing left. */
	| { kind: "refused_address" }
	/** Nobody there, too slow, or broken off: told alike, so that nobody maps a network with it (H16). */
	| { kind: "unreachable" };

export interface CustomerWebhook {
	/** One POST of a JSON text, never repeated. The address is judged at each call (H17). */
	post(call: { url: string; body: string; headers: Record<string, string> }): Promise<CallOutcome>;
}

export function createCustomerWebhook(options: {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost?: HostCheck | null;
	/** Zapier's own host may be an emulator. */
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
