import { Hono } from "hono";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/channels/:channelId/templates`: looked at again while the gateway is being asked. */
export const channelTemplatesApi = new Hono<ApiEnv>().get(
	"/:channelId/templates",
	requireSignedIn,
	async (c) => {
		const { inbox } = c.env.services;
		const listed = await inbox.templates(c.var.signedIn, c.req.param("channelId"));
		return listed.ok ? c.json(listed.value) : refuse(c, listed.code);
	},
);
