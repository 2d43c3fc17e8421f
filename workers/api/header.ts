import { Hono } from "hono";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `GET /api/header`: the data that the header refreshes by itself. */
export const headerApi = new Hono<ApiEnv>().get("/", requireSignedIn, async (c) =>
	c.json(await c.env.services.header.read(c.var.signedIn)),
);
