import { Hono } from "hono";
import type { ApiEnv } from "./environment.ts";

/** `GET /api/health`: public. 200 when the database has this build's migrations, else 503. */
export const healthApi = new Hono<ApiEnv>().get("/", async (c) => {
	const { latest, isCurrent } = await c.env.services.health.migrations();
	return c.json({ ok: isCurrent, migration: latest }, isCurrent ? 200 : 503);
});
