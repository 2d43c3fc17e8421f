import { Hono } from "hono";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";

/**
 * `POST /webhooks/echo/<token>`: the default address of the n8n test. Answers the JSON it received; 404 for a guessed
 * token (D20). Bodies are neither stored nor logged.
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
