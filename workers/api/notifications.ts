import { Hono } from "hono";
import { MarkRead } from "#app/contracts/notifications.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `POST /api/notifications/read`: marks the member's own notifications as read. */
export const notificationsApi = new Hono<ApiEnv>().post("/read", requireSignedIn, async (c) => {
	const read = await readJson(c.req.raw, MarkRead);
	if (!read.ok) return refuse(c, read.code);
	await c.env.services.notifications.markRead(c.var.signedIn, read.value.ids);
	return c.body(null, 204);
});
