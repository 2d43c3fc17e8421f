import { Hono } from "hono";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";

/**
 * `POST /webhooks/stripe`: raw bytes with `Stripe-Signature`. 200 for events that were handled or do not concern us,
 * 401 without a valid signature, 404 without Stripe; 503 for failures, so that Stripe repeats the event.
 */
export const stripeWebhook = new Hono<ApiEnv>().post("/", async (c) => {
	const rawBody = new Uint8Array(await c.req.arrayBuffer());
	const signature = c.req.header("stripe-signature") ?? null;
	const outcome = await c.env.services.billing.receiveEvent(rawBody, signature);
	switch (outcome) {
		case "done":
		case "ignored":
			return c.json({ received: outcome });
		case "unproved":
			return refuse(c, "not_signed_in");
		case "unavailable":
			return refuse(c, "unavailable");
		case "not_configured":
			return refuse(c, "not_found");
	}
});
