import { Hono } from "hono";
import { SaveAlerts, Subscribe } from "#app/contracts/alerts.ts";
import { DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import { parseTimeZone } from "#app/domain/preferences/preference.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/alerts`: what the member wants to be told of; `/subscription`: whether this browser is told. Each their own alone. */
export const alertsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/", async (c) => {
		const zone = parseTimeZone(c.req.query("timeZone") ?? null) ?? DEFAULT_ALERTS.timeZone;
		return c.json(await c.env.services.alerts.open(c.var.signedIn, zone));
	})
	.put("/", async (c) => {
		const settings = await readJson(c.req.raw, SaveAlerts);
		if (!settings.ok) return refuse(c, settings.code);
		await c.env.services.alerts.save(c.var.signedIn, settings.value);
		return c.body(null, 204);
	})
	.put("/subscription", async (c) => {
		const asked = await readJson(c.req.raw, Subscribe);
		if (!asked.ok) return refuse(c, asked.code);
		const done = await c.env.services.alerts.subscribe(c.var.signedIn, asked.value);
		return done.ok ? c.body(null, 204) : refuse(c, done.code);
	})
	.delete("/subscription", async (c) => {
		await c.env.services.alerts.unsubscribe(c.var.signedIn);
		return c.body(null, 204);
	});
