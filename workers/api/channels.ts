import { Hono } from "hono";
import { LinkAction, SendMessage } from "#app/contracts/whatsapp.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** Longest search text that is looked at; the rest of the rule is the domain's. */
const MAX_SEARCH = 400;

/** `/api/channels/:channelId/…`: the inbox for what is not a page. Handlers parse, call, answer. */
export const channelsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/:channelId/contacts", async (c) => {
		const query = {
			cursor: c.req.query("cursor") ?? null,
			search: (c.req.query("q") ?? "").slice(0, MAX_SEARCH),
		};
		const page = await c.env.services.inbox.contacts(
			c.var.signedIn,
			c.req.param("channelId"),
			query,
		);
		return page.ok ? c.json(page.value) : refuse(c, page.code);
	})
	.get("/:channelId/contacts/:contactId/messages", async (c) => {
		const { channelId, contactId } = c.req.param();
		const cursor = c.req.query("cursor") ?? null;
		const conversation = await c.env.services.inbox.messages(
			c.var.signedIn,
			channelId,
			contactId,
			cursor,
		);
		return conversation.ok ? c.json(conversation.value.page) : refuse(c, conversation.code);
	})
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
	.post("/:channelId/contacts/:contactId/read", async (c) => {
		const { channelId, contactId } = c.req.param();
		const marked = await c.env.services.inbox.markRead(c.var.signedIn, channelId, contactId);
		return marked.ok ? c.body(null, 204) : refuse(c, marked.code);
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
