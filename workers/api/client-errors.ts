import { Hono } from "hono";
import { ClientError } from "#app/contracts/client-error.ts";
import { addressBucket } from "#app/domain/auth/lock-out.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";

/** `/api/client-errors`: logs an error that happened in a browser. Rate limited per client address. */
export const clientErrorsApi = new Hono<ApiEnv>().post("/", async (c) => {
	const address = addressBucket(c.req.header("cf-connecting-ip") ?? "");
	if (!(await c.env.services.allowsReport(address))) return refuse(c, "rate_limited");
	const report = await readJson(c.req.raw, ClientError);
	if (!report.ok) return refuse(c, report.code);
	const { message, stack, url, severity } = report.value;
	c.env.services.log({
		event: "client_error",
		level: "error",
		requestId: c.env.requestId,
		severity,
		error: message,
		stack,
		path: URL.canParse(url) ? new URL(url).pathname : "",
	});
	return c.body(null, 204);
});
