import { type Context, Hono } from "hono";
import { SaveAction, SwitchAction, TryAction } from "#app/contracts/agent-actions.ts";
import { BenchRequest } from "#app/contracts/agents.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** A changed picture has a new URL, so the browser may cache this one; shared caches may not. */
const CACHE = "private, max-age=604800, immutable";

const readBytes = async (c: Context<ApiEnv>): Promise<Uint8Array> =>
	new Uint8Array(await c.req.arrayBuffer());

/** A stream of JSON lines. */
const STREAM = {
	"content-type": "application/x-ndjson; charset=utf-8",
	"cache-control": "no-store",
};

/**
 * `/api/agents`: names for the search. `/api/agents/:agentId/…`: uploads that are too large for a page's form, as
 * raw bytes: pictures (knowledge: knowledge-entries.ts); the test bench and runs of the tests, which answer streams of
 * JSON lines; what versions changed.
 */
export const agentsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/", async (c) => c.json({ agents: await c.env.services.agents.names(c.var.signedIn) }))
	.get("/:agentId/avatar", async (c) => {
		const { agentAvatars } = c.env.services;
		const avatar = await agentAvatars.find(c.var.signedIn, c.req.param("agentId"));
		if (!avatar) return refuse(c, "not_found");
		return c.body(new Uint8Array(avatar.bytes), 200, {
			"content-type": avatar.contentType,
			"cache-control": CACHE,
		});
	})
	.put("/:agentId/avatar", async (c) => {
		const bytes = await readBytes(c);
		const { agentAvatars } = c.env.services;
		const saved = await agentAvatars.set(c.var.signedIn, c.req.param("agentId"), bytes);
		return saved.ok ? c.json(saved.value) : refuse(c, saved.code);
	})
	.delete("/:agentId/avatar", async (c) => {
		const { agentAvatars } = c.env.services;
		const removed = await agentAvatars.remove(c.var.signedIn, c.req.param("agentId"));
		return removed.ok ? c.body(null, 204) : refuse(c, removed.code);
	})
	.get("/:agentId/actions", async (c) => {
		const listed = await c.env.services.agentActions.list(c.var.signedIn, c.req.param("agentId"));
		return listed.ok ? c.json({ actions: listed.value }) : refuse(c, listed.code);
	})
	.post("/:agentId/actions", async (c) => {
		const body = await readJson(c.req.raw, SaveAction);
		if (!body.ok) return refuse(c, body.code);
		const { agentActions } = c.env.services;
		const made = await agentActions.create(c.var.signedIn, c.req.param("agentId"), body.value);
		return made.ok ? c.json(made.value, 201) : refuse(c, made.code);
	})
	.put("/:agentId/actions/:actionId", async (c) => {
		const body = await readJson(c.req.raw, SaveAction);
		if (!body.ok) return refuse(c, body.code);
		const { agentId, actionId } = c.req.param();
		const { agentActions } = c.env.services;
		const changed = await agentActions.change(c.var.signedIn, agentId, actionId, body.value);
		return changed.ok ? c.body(null, 204) : refuse(c, changed.code);
	})
	.put("/:agentId/actions/:actionId/active", async (c) => {
		const body = await readJson(c.req.raw, SwitchAction);
		if (!body.ok) return refuse(c, body.code);
		const { agentId, actionId } = c.req.param();
		const { agentActions } = c.env.services;
		const { isActive } = body.value;
		const switched = await agentActions.switchTo(c.var.signedIn, agentId, actionId, isActive);
		return switched.ok ? c.body(null, 204) : refuse(c, switched.code);
	})
	.delete("/:agentId/actions/:actionId", async (c) => {
		const { agentId, actionId } = c.req.param();
		const { agentActions } = c.env.services;
		const removed = await agentActions.remove(c.var.signedIn, agentId, actionId);
		return removed.ok ? c.body(null, 204) : refuse(c, removed.code);
	})
	.post("/:agentId/actions/:actionId/tools", async (c) => {
		const { agentId, actionId } = c.req.param();
		const { agentActions } = c.env.services;
		const read = await agentActions.readTools(c.var.signedIn, agentId, actionId);
		return read.ok ? c.json({ action: read.value }) : refuse(c, read.code);
	})
	.post("/:agentId/actions/:actionId/attempt", async (c) => {
		const body = await readJson(c.req.raw, TryAction);
		if (!body.ok) return refuse(c, body.code);
		const { agentId, actionId } = c.req.param();
		const { agentActions } = c.env.services;
		const tried = await agentActions.attempt(c.var.signedIn, agentId, actionId, body.value);
		return tried.ok ? c.json(tried.value) : refuse(c, tried.code);
	})
	.post("/:agentId/bench", async (c) => {
		const request = await readJson(c.req.raw, BenchRequest);
		if (!request.ok) return refuse(c, request.code);
		const talk = await c.env.services.agentBench.talk(
			c.var.signedIn,
			c.req.param("agentId"),
			request.value,
		);
		return talk.ok ? c.body(talk.value, 200, STREAM) : refuse(c, talk.code);
	})
	.post("/:agentId/tests", async (c) => {
		const run = await c.env.services.agentTests.run(c.var.signedIn, c.req.param("agentId"));
		return run.ok ? c.body(run.value, 200, STREAM) : refuse(c, run.code);
	})
	.get("/:agentId/versions/:number", async (c) => {
		const { agentId, number } = c.req.param();
		const { agentVersions } = c.env.services;
		const asked = /^\d{1,9}$/.test(number) ? Number(number) : -1;
		const changes = await agentVersions.changes(c.var.signedIn, agentId, asked);
		return changes.ok ? c.json(changes.value) : refuse(c, changes.code);
	});
