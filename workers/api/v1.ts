import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { ApiSendMessage } from "#app/contracts/api-v1.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";

/**
 * 401 without a valid key, whatever the path; 429 above the key's rate; 404 for every instance that is not the key's
 * own. Cookies are ignored, so that no web page can act through a user's browser.
 */
const requireKey = createMiddleware<ApiEnv>(async (c, next) => {
	const { apiKeys, allowsApiCall } = c.env.services;
	const holder = await apiKeys.authenticate(c.req.header("authorization") ?? null);
	if (!holder) return refuse(c, "not_signed_in");
	if (!(await allowsApiCall(holder.channelId))) return refuse(c, "rate_limited", 10_000);
	if (c.req.param("instanceId") !== holder.channelId) return refuse(c, "not_found");
	c.set("keyHolder", holder);
	return next();
});

/** `/api/v1`: the public API of one WhatsApp number, authenticated by its key (founding.md 23, docs/api.md). */
export const v1Api = new Hono<ApiEnv>()
	.get("/instances/:instanceId", requireKey, (c) =>
		c.json(c.env.services.apiKeys.view(c.var.keyHolder)),
	)
	.post("/instances/:instanceId/messages", requireKey, async (c) => {
		const message = await readJson(c.req.raw, ApiSendMessage);
		if (!message.ok) return refuse(c, message.code);
		const sent = await c.env.services.apiKeys.send(c.var.keyHolder, message.value);
		return sent.ok ? c.json(sent.value, 202) : refuse(c, sent.code);
	});
