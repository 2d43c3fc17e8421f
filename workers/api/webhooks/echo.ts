import { Hono } from "hono";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";

/**
 * `POST /webhooks/echo/<token>`: the n8n address everybody starts with. Answers the JSON it got; a
 * guessed token answers like a path that does not exist (D20). Bodies are neither kept nor logged.
 */
export const echoWebhook = new Hono<ApiEnv>().post("/:token", async (c) => {
	const echoed = await c.env.services.echo.receive({
		token: c.req.param("token"),
		bytes: new Uint8Array(await c.req.arrayBuffer()),
		ip: c.req.header("cf-connecting-ip") ?? "",
	});
	if (!echoed.ok) return refuse(c, echoed.code);
	return c.body(echoed.value, 200, { "content-type": "application/json; charset=utf-8" });
});
