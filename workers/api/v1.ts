import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { ApiAddBase, ApiRenameBase, ApiSaveEntry, ApiSendMessage } from "#app/contracts/api-v1.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { readWanted } from "./knowledge-entries.ts";

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
	.get("/instances/:instanceId", requireKey, async (c) =>
		c.json(await c.env.services.apiKeys.view(c.var.keyHolder)),
	)
	.post("/instances/:instanceId/messages", requireKey, async (c) => {
		const message = await readJson(c.req.raw, ApiSendMessage);
		if (!message.ok) return refuse(c, message.code);
		const sent = await c.env.services.apiKeys.send(c.var.keyHolder, message.value);
		return sent.ok ? c.json(sent.value, 202) : refuse(c, sent.code);
	})
	.get("/instances/:instanceId/knowledge", requireKey, async (c) =>
		c.json({ bases: await c.env.services.knowledgeApi.listBases(c.var.keyHolder) }),
	)
	.post("/instances/:instanceId/knowledge", requireKey, async (c) => {
		const base = await readJson(c.req.raw, ApiAddBase);
		if (!base.ok) return refuse(c, base.code);
		const added = await c.env.services.knowledgeApi.addBase(c.var.keyHolder, base.value);
		return added.ok ? c.json(added.value, 201) : refuse(c, added.code);
	})
	.put("/instances/:instanceId/knowledge/:baseId", requireKey, async (c) => {
		const base = await readJson(c.req.raw, ApiRenameBase);
		if (!base.ok) return refuse(c, base.code);
		const { knowledgeApi } = c.env.services;
		const { baseId } = c.req.param();
		const renamed = await knowledgeApi.renameBase(c.var.keyHolder, baseId, base.value.name);
		return renamed.ok ? c.body(null, 204) : refuse(c, renamed.code);
	})
	.delete("/instances/:instanceId/knowledge/:baseId", requireKey, async (c) => {
		const { knowledgeApi } = c.env.services;
		const removed = await knowledgeApi.removeBase(c.var.keyHolder, c.req.param("baseId"));
		return removed.ok ? c.body(null, 204) : refuse(c, removed.code);
	})
	.get("/instances/:instanceId/knowledge/:baseId/entries", requireKey, async (c) => {
		const { knowledgeApi } = c.env.services;
		const { baseId } = c.req.param();
		const page = await knowledgeApi.listEntries(c.var.keyHolder, baseId, readWanted(c));
		return page.ok ? c.json(page.value) : refuse(c, page.code);
	})
	.get("/instances/:instanceId/knowledge/:baseId/entries/:key", requireKey, async (c) => {
		const { knowledgeApi } = c.env.services;
		const { baseId, key } = c.req.param();
		const entry = await knowledgeApi.openEntry(c.var.keyHolder, baseId, key);
		return entry.ok ? c.json(entry.value) : refuse(c, entry.code);
	})
	.put("/instances/:instanceId/knowledge/:baseId/entries/:key", requireKey, async (c) => {
		const entry = await readJson(c.req.raw, ApiSaveEntry);
		if (!entry.ok) return refuse(c, entry.code);
		const { baseId, key } = c.req.param();
		const { knowledgeApi } = c.env.services;
		const put = await knowledgeApi.putEntry(c.var.keyHolder, baseId, key, entry.value);
		return put.ok ? c.json(put.value) : refuse(c, put.code);
	})
	.delete("/instances/:instanceId/knowledge/:baseId/entries/:key", requireKey, async (c) => {
		const { knowledgeApi } = c.env.services;
		const { baseId, key } = c.req.param();
		const removed = await knowledgeApi.removeEntry(c.var.keyHolder, baseId, key);
		return removed.ok ? c.body(null, 204) : refuse(c, removed.code);
	});
