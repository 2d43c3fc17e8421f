import { Hono } from "hono";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";

/**
 * `POST /webhooks/stripe`: raw bytes and `Stripe-Signature`. 200 for what was dealt with or is not
 * ours, 401 for what is not proved; trouble of ours or theirs is 503, so that Stripe comes again.
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
