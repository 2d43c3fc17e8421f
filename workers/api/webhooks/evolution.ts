import { Hono } from "hono";
import type { ApiEnv } from "../environment.ts";
import { answerGateway } from "./outcome.ts";

/**
 * `/webhooks/evolution/<channel id>.<mac>`, with whatever Evolution appends for `byEvents`. It never
 * retries a 4xx.
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
	return answerGateway(c, outcome);
});
