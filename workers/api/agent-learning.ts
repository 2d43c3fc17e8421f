import { Hono } from "hono";
import { SettleQuestions } from "#app/contracts/traces.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/agents/:agentId/…`: what a team learns from its agent's replies, read from the objects of its channels. */
export const agentLearningApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/:agentId/unanswered", async (c) => {
		const { agentLearning } = c.env.services;
		const list = await agentLearning.unanswered(c.var.signedIn, c.req.param("agentId"));
		return list.ok ? c.json(list.value) : refuse(c, list.code);
	})
	.post("/:agentId/unanswered", async (c) => {
		const wish = await readJson(c.req.raw, SettleQuestions);
		if (!wish.ok) return refuse(c, wish.code);
		const { agentLearning } = c.env.services;
		const settled = await agentLearning.settle(c.var.signedIn, c.req.param("agentId"), wish.value);
		return settled.ok ? c.json(settled.value) : refuse(c, settled.code);
	})
	.get("/:agentId/figures", async (c) => {
		const { agentLearning } = c.env.services;
		const figures = await agentLearning.figures(c.var.signedIn, c.req.param("agentId"));
		return figures.ok ? c.json(figures.value) : refuse(c, figures.code);
	});
