import { Hono } from "hono";
import { LinkAction, SendMessage } from "#app/contracts/whatsapp.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/channels/:channelId/…`: writing, figures and the link. Handlers parse, call, answer. */
export const channelsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.post("/:channelId/messages", async (c) => {
		const message = await readJson(c.req.raw, SendMessage);
		if (!message.ok) return refuse(c, message.code);
		const sent = await c.env.services.inbox.send(
			c.var.signedIn,
			c.req.param("channelId"),
			message.value,
		);
		return sent.ok ? c.json(sent.value, 202) : refuse(c, sent.code);
	})
	.post("/:channelId/messages/:messageId/retry", async (c) => {
		const { channelId, messageId } = c.req.param();
		const queued = await c.env.services.inbox.retry(c.var.signedIn, channelId, messageId);
		return queued.ok ? c.json(queued.value, 202) : refuse(c, queued.code);
	})
	.get("/:channelId/figures", async (c) => {
		const figures = await c.env.services.figures.instance(c.var.signedIn, c.req.param("channelId"));
		return figures.ok ? c.json(figures.value) : refuse(c, figures.code);
	})
	.get("/:channelId/link", async (c) => {
		const link = await c.env.services.inbox.link(c.var.signedIn, c.req.param("channelId"));
		return link.ok ? c.json(link.value) : refuse(c, link.code);
	})
	.post("/:channelId/link", async (c) => {
		const action = await readJson(c.req.raw, LinkAction);
		if (!action.ok) return refuse(c, action.code);
		const asked = await c.env.services.inbox.requestLink(
			c.var.signedIn,
			c.req.param("channelId"),
			action.value,
		);
		if (asked.ok) return c.json(asked.value, 202);
		return refuse(c, asked.code, asked.retryAfterMs);
	});
