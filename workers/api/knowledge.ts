import { Hono } from "hono";
import { SettlePair } from "#app/contracts/knowledge.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/knowledge`: what a workspace's bases hold twice. Their entries: knowledge-entries.ts. */
export const knowledgeApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/:baseId/pairs", async (c) => {
		const { knowledgePairs } = c.env.services;
		const pairs = await knowledgePairs.list(c.var.signedIn, c.req.param("baseId"));
		return pairs.ok ? c.json({ pairs: pairs.value }) : refuse(c, pairs.code);
	})
	.post("/pairs/settled", async (c) => {
		const pair = await readJson(c.req.raw, SettlePair);
		if (!pair.ok) return refuse(c, pair.code);
		const settled = await c.env.services.knowledgePairs.settle(c.var.signedIn, pair.value);
		return settled.ok ? c.body(null, 204) : refuse(c, settled.code);
	});
