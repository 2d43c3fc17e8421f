import { Hono } from "hono";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";

/**
 * `/webhooks/evolution/<channel id>.<mac>`, with whatever Evolution appends for `byEvents`. Answers
 * 200 only for what is stored or knowingly dropped; 401 for what is not proved; trouble of ours is
 * 503, because Evolution never retries a 4xx (I19).
 */
export const evolutionWebhook = new Hono<ApiEnv>().post("/:segment/:event?", async (c) => {
	// Bytes, whatever the content type says: a body is JSON or it is nothing (I10).
	const raw = new TextDecoder().decode(await c.req.arrayBuffer());
	const outcome = await c.env.services.gatewayWebhooks.receiveEvolution({
		segment: c.req.param("segment"),
		authorization: c.req.header("authorization") ?? null,
		headerToken: c.req.header("x-prosa-token") ?? null,
		body: raw,
	});
	switch (outcome) {
		case "stored":
		case "ignored":
		case "gone":
			return c.json({ received: outcome });
		case "full":
			return refuse(c, "unavailable");
		case "unknown_path":
			return refuse(c, "not_found");
		case "unproved":
			return refuse(c, "not_signed_in");
	}
});
