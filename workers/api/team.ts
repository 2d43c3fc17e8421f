import { Hono } from "hono";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/team/…`: lists that the team page refreshes by itself. Changes of the team are actions of the page. */
export const teamApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/members", async (c) => c.json(await c.env.services.team.listMembers(c.var.signedIn)))
	.get("/invitations", async (c) => c.json(await c.env.services.invitations.list(c.var.signedIn)))
	.get("/activity", async (c) => c.json(await c.env.services.activity.list(c.var.signedIn)));
