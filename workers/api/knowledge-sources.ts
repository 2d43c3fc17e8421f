import { type Context, Hono } from "hono";
import { NewSource, SettleChanges, SourceSchedule } from "#app/contracts/knowledge-sources.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

const MAX_WORDS = 100;

function offsetOf(c: Context<ApiEnv>): number {
	const offset = Number(c.req.query("offset") ?? 0);
	return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

/**
 * `/api/sources`: sites that bases are read from, of `?baseId=` or of all that `?agentId=` knows. `/:sourceId/changes`:
 * what they say now and what waits for a yes.
 */
export const sourcesApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/", async (c) => {
		const { baseId = "", agentId } = c.req.query();
		const place = agentId === undefined ? { baseId } : { agentId };
		const listed = await c.env.services.knowledgeSources.list(c.var.signedIn, place);
		return listed.ok ? c.json({ sources: listed.value }) : refuse(c, listed.code);
	})
	.post("/", async (c) => {
		const body = await readJson(c.req.raw, NewSource);
		if (!body.ok) return refuse(c, body.code);
		const added = await c.env.services.knowledgeSources.add(c.var.signedIn, body.value);
		return added.ok ? c.json(added.value, 201) : refuse(c, added.code);
	})
	.put("/:sourceId", async (c) => {
		const body = await readJson(c.req.raw, SourceSchedule);
		if (!body.ok) return refuse(c, body.code);
		const { knowledgeSources } = c.env.services;
		const { schedule } = body.value;
		const sourceId = c.req.param("sourceId");
		const changed = await knowledgeSources.schedule(c.var.signedIn, sourceId, schedule);
		return changed.ok ? c.json(changed.value) : refuse(c, changed.code);
	})
	.delete("/:sourceId", async (c) => {
		const { knowledgeSources } = c.env.services;
		const removed = await knowledgeSources.remove(c.var.signedIn, c.req.param("sourceId"));
		return removed.ok ? c.body(null, 204) : refuse(c, removed.code);
	})
	.post("/:sourceId/read", async (c) => {
		const { knowledgeSources } = c.env.services;
		const asked = await knowledgeSources.read(c.var.signedIn, c.req.param("sourceId"));
		return asked.ok ? c.json(asked.value) : refuse(c, asked.code);
	})
	.get("/:sourceId/changes", async (c) => {
		const { knowledgeSources } = c.env.services;
		const sourceId = c.req.param("sourceId");
		const changes = await knowledgeSources.changes(c.var.signedIn, sourceId, offsetOf(c));
		return changes.ok ? c.json(changes.value) : refuse(c, changes.code);
	})
	.post("/:sourceId/changes", async (c) => {
		const body = await readJson(c.req.raw, SettleChanges);
		if (!body.ok) return refuse(c, body.code);
		const { knowledgeSources } = c.env.services;
		const sourceId = c.req.param("sourceId");
		const settled = await knowledgeSources.settle(c.var.signedIn, sourceId, body.value);
		return settled.ok ? c.json(settled.value) : refuse(c, settled.code);
	});

/** `/api/catalogues/:entryId`: rows of a catalogue, those that have all words of `?q=`, from `?offset=`. */
export const cataloguesApi = new Hono<ApiEnv>().use(requireSignedIn).get("/:entryId", async (c) => {
	const words = (c.req.query("q") ?? "").trim().slice(0, MAX_WORDS);
	const rows = await c.env.services.knowledgeSources.rows(c.var.signedIn, c.req.param("entryId"), {
		words,
		offset: offsetOf(c),
	});
	return rows.ok ? c.json(rows.value) : refuse(c, rows.code);
});
