import { Hono } from "hono";
import { ChangePreferences } from "#app/contracts/preferences.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `POST /api/preferences`: stores the user's own preferences for every browser they sign in with. */
export const preferencesApi = new Hono<ApiEnv>().post("/", requireSignedIn, async (c) => {
	const change = await readJson(c.req.raw, ChangePreferences);
	if (!change.ok) return refuse(c, change.code);
	const saved = await c.env.services.preferences.save(c.var.signedIn.userId, change.value);
	return saved.ok ? c.body(null, 204) : refuse(c, saved.code);
});
