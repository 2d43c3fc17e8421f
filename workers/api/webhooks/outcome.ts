import type { Context } from "hono";
import type { WebhookOutcome } from "#workers/services/channels/gateway-webhooks.ts";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";

/** When a gateway may repeat a call that met too many others at its channel. */
const BUSY_RETRY_MS = 1000;

/**
 * The answer to a gateway: 200 only for calls that are stored or deliberately dropped, 401 without a valid signature,
 * 404 for an unknown path; 503 for failures of ours and for damaged bodies, so that the call is repeated (I19).
 */
export function answerGateway(c: Context<ApiEnv>, outcome: WebhookOutcome): Response {
	switch (outcome) {
		case "stored":
		case "ignored":
		case "gone":
			return c.json({ received: outcome });
		case "full":
		case "damaged":
			return refuse(c, "unavailable");
		case "busy":
			return refuse(c, "unavailable", BUSY_RETRY_MS);
		case "unknown_path":
			return refuse(c, "not_found");
		case "unproved":
			return refuse(c, "not_signed_in");
	}
}
