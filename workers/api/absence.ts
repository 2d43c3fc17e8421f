import { Hono } from "hono";
import { SaveAbsence } from "#app/contracts/absence.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `PUT /api/absence`: whether the member is away, by their own word. */
export const absenceApi = new Hono<ApiEnv>().put("/", requireSignedIn, async (c) => {
	const absence = await readJson(c.req.raw, SaveAbsence);
	if (!absence.ok) return refuse(c, absence.code);
	const saved = await c.env.services.routing.saveAbsence(c.var.signedIn, absence.value);
	return saved.ok ? c.body(null, 204) : refuse(c, saved.code);
});
