import { Hono } from "hono";
import type { ApiEnv } from "./environment.ts";

/**
 * `GET /api/health`: public. 200 when the database has this build's migrations, else 503. `parts` has the state of each part
 * of the installation in codes (app/domain/installation/overview.ts); it names nothing and nobody.
 * `webhooks`: "confirmed" when whatever calls us does it at PUBLIC_URL, which `npm run deploy -- --close-workers-dev` reads.
 */
export const healthApi = new Hono<ApiEnv>().get("/", async (c) => {
	const { latest, isCurrent } = await c.env.services.health.migrations();
	if (!isCurrent) return c.json({ ok: false, migration: latest }, 503);
	const { health, installation } = c.env.services;
	const [parts, webhooks] = await Promise.all([installation.states(), health.webhooks()]);
	return c.json({ ok: true, migration: latest, parts, webhooks });
});
