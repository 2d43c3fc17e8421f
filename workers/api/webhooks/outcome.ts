import type { Context } from "hono";
import type { WebhookOutcome } from "#workers/services/channels/gateway-webhooks.ts";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";

/** A delivery that met too many others at its channel. */
const COME_AGAIN_MS = 1000;

/**
 * What a gateway hears: 200 only for what is stored or knowingly dropped, 401 for what is not
 * proved; trouble of ours, and what was hurt on its way, is 503, so that it comes again (I19).
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
			return refuse(c, "unavailable", COME_AGAIN_MS);
		case "unknown_path":
			return refuse(c, "not_found");
		case "unproved":
			return refuse(c, "not_signed_in");
	}
}
