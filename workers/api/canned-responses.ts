import { Hono } from "hono";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/canned-responses`: what the composer offers, that one was sent, and all of them as a file. */
export const cannedResponsesApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/", async (c) => c.json(await c.env.services.cannedResponses.list(c.var.signedIn)))
	.post("/:responseId/uses", async (c) => {
		const { responseId } = c.req.param();
		const done = await c.env.services.cannedResponses.noteUse(c.var.signedIn, responseId);
		return done.ok ? c.body(null, 204) : refuse(c, done.code);
	})
	.get("/export", async (c) =>
		c.body(await c.env.services.cannedResponses.exportCsv(c.var.signedIn), {
			headers: {
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": 'attachment; filename="prosa-modelos.csv"',
				"Cache-Control": "no-store",
			},
		}),
	);
