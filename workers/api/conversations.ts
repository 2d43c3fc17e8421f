import { Hono } from "hono";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/conversations`: what a screen keeps fresh by itself. */
export const conversationsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/recent", async (c) =>
		c.json({ conversations: await c.env.services.home.recentConversations(c.var.signedIn) }),
	);
