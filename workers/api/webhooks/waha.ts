import { Hono } from "hono";
import type { ApiEnv } from "../environment.ts";
import { answerGateway } from "./outcome.ts";

/** `POST /webhooks/waha/<channel id>.<mac>`: raw bytes with their HMAC; the content type is ignored. */
export const wahaWebhook = new Hono<ApiEnv>().post("/:segment", async (c) => {
	const outcome = await c.env.services.gatewayWebhooks.receiveWaha({
		segment: c.req.param("segment"),
		signature: c.req.header("x-webhook-hmac") ?? null,
		bytes: new Uint8Array(await c.req.arrayBuffer()),
	});
	return answerGateway(c, outcome);
});
