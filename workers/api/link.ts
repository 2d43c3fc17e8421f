import { Hono } from "hono";
import { GuestAction } from "#app/contracts/whatsapp.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";

/**
 * `/api/link/:token`: linking a phone without a sign-in. Which number it concerns comes from the signed token alone,
 * never from the body or the query.
 */
export const linkApi = new Hono<ApiEnv>()
	.get("/:token", async (c) => {
		const link = await c.env.services.linkInvitations.look(c.req.param("token"));
		return link.ok ? c.json(link.value) : refuse(c, link.code, link.retryAfterMs);
	})
	.post("/:token", async (c) => {
		const wish = await readJson(c.req.raw, GuestAction);
		if (!wish.ok) return refuse(c, wish.code);
		const asked = await c.env.services.linkInvitations.request(c.req.param("token"), wish.value);
		return asked.ok ? c.json(asked.value, 202) : refuse(c, asked.code, asked.retryAfterMs);
	});
