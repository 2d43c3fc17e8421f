import { Hono } from "hono";
import { GuestAction } from "#app/contracts/whatsapp.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";

/**
 * `/api/link/:token`: what the phone's owner sees and asks for without a sign-in. The token says for
 * which number; nothing in a body or a query does.
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
