import { Hono } from "hono";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";
import { answerGateway } from "./outcome.ts";

/**
 * `/webhooks/meta/<id>.<mac>`: the callback address of a workspace's own app of Meta, for numbers, pages and Instagram
 * accounts. A GET when it is registered, signed POSTs afterwards.
 */
export const ownMetaWebhook = new Hono<ApiEnv>()
	.get("/:segment", async (c) => {
		const challenge = await c.env.services.ownMetaWebhooks.answerChallenge(c.req.param("segment"), {
			mode: c.req.query("hub.mode") ?? "",
			token: c.req.query("hub.verify_token") ?? "",
			challenge: c.req.query("hub.challenge") ?? "",
		});
		return challenge === null ? refuse(c, "forbidden") : c.text(challenge);
	})
	.post("/:segment", async (c) => {
		const outcome = await c.env.services.ownMetaWebhooks.receive(c.req.param("segment"), {
			signature: c.req.header("x-hub-signature-256") ?? null,
			bytes: new Uint8Array(await c.req.arrayBuffer()),
		});
		return answerGateway(c, outcome);
	});
