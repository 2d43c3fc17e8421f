import { Hono } from "hono";
import type { ApiEnv } from "../environment.ts";
import { answerGateway } from "./outcome.ts";

/** `POST /webhooks/telegram/<channel id>.<mac>`: one update, authenticated by its secret header (I07). */
export const telegramWebhook = new Hono<ApiEnv>().post("/:segment", async (c) => {
	const outcome = await c.env.services.gatewayWebhooks.receiveTelegram({
		segment: c.req.param("segment"),
		secret: c.req.header("x-telegram-bot-api-secret-token") ?? null,
		body: new TextDecoder().decode(await c.req.arrayBuffer()),
	});
	return answerGateway(c, outcome);
});
