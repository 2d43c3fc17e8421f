import { Hono } from "hono";
import { LeaseWish } from "#app/contracts/conversations.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/channels/:channelId/contacts/:contactId/…`: who answers, and an agent's help for people. */
export const channelAnsweringApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.post("/:channelId/contacts/:contactId/lease", async (c) => {
		const wish = await readJson(c.req.raw, LeaseWish);
		if (!wish.ok) return refuse(c, wish.code);
		const { channelId, contactId } = c.req.param();
		const { lease } = c.env.services;
		const changed = await lease.change(c.var.signedIn, channelId, contactId, wish.value);
		return changed.ok ? c.json(changed.value) : refuse(c, changed.code);
	})
	.post("/:channelId/contacts/:contactId/suggestion", async (c) => {
		const { channelId, contactId } = c.req.param();
		const { conversationHelp } = c.env.services;
		const helped = await conversationHelp.suggest(c.var.signedIn, channelId, contactId);
		return helped.ok ? c.json(helped.value) : refuse(c, helped.code);
	})
	.post("/:channelId/contacts/:contactId/summary", async (c) => {
		const { channelId, contactId } = c.req.param();
		const { conversationHelp } = c.env.services;
		const helped = await conversationHelp.summarize(c.var.signedIn, channelId, contactId);
		return helped.ok ? c.json(helped.value) : refuse(c, helped.code);
	});
