import { Hono } from "hono";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";
import { answerGateway } from "./outcome.ts";

/**
 * `/webhooks/whatsapp`, the one address Meta's app has for all numbers of the official API: a GET when it is
 * registered, signed POSTs afterwards.
 */
export const whatsappWebhook = new Hono<ApiEnv>()
	.get("/", (c) => {
		const challenge = c.env.services.gatewayWebhooks.answerCloudChallenge({
			mode: c.req.query("hub.mode") ?? "",
			token: c.req.query("hub.verify_token") ?? "",
			challenge: c.req.query("hub.challenge") ?? "",
		});
		return challenge === null ? refuse(c, "forbidden") : c.text(challenge);
	})
	.post("/", async (c) => {
		const outcome = await c.env.services.gatewayWebhooks.receiveCloud({
			signature: c.req.header("x-hub-signature-256") ?? null,
			bytes: new Uint8Array(await c.req.arrayBuffer()),
		});
		return answerGateway(c, outcome);
	});
