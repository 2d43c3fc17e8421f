import { Hono } from "hono";
import type { ApiEnv } from "../environment.ts";
import { answerGateway } from "./outcome.ts";

/**
 * `POST /webhooks/evolution/<channel id>.<mac>[/<event>]`: Evolution appends the event's name when `byEvents` is on.
 * It never retries a 4xx.
 */
export const evolutionWebhook = new Hono<ApiEnv>().post("/:segment/:event?", async (c) => {
	// The content type is ignored: the body is parsed as JSON or refused (I10).
	const raw = new TextDecoder().decode(await c.req.arrayBuffer());
	const outcome = await c.env.services.gatewayWebhooks.receiveEvolution({
		segment: c.req.param("segment"),
		authorization: c.req.header("authorization") ?? null,
		headerToken: c.req.header("x-prosa-token") ?? null,
		body: raw,
	});
	return answerGateway(c, outcome);
});
