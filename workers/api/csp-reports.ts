import { Hono } from "hono";
import { CspReport } from "#app/contracts/csp-report.ts";
import { addressBucket } from "#app/domain/auth/lock-out.ts";
import { describeViolation } from "#app/domain/net/csp-violation.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";

/** `/api/csp-reports`: logs what a content security policy blocked in a browser. Rate limited per client address. */
export const cspReportsApi = new Hono<ApiEnv>().post("/", async (c) => {
	const address = addressBucket(c.req.header("cf-connecting-ip") ?? "");
	if (!(await c.env.services.allowsReport(address))) return refuse(c, "rate_limited");
	const report = await readJson(c.req.raw, CspReport, "application/csp-report");
	if (!report.ok) return refuse(c, report.code);
	const body = report.value["csp-report"];
	const violation = describeViolation({
		directive: body["effective-directive"] ?? body["violated-directive"],
		blocked: body["blocked-uri"],
		page: body["document-uri"],
	});
	if (violation === null) return refuse(c, "invalid_request");
	const { requestId, services } = c.env;
	services.log({ event: "csp_violation", level: "security", requestId, ...violation });
	return c.body(null, 204);
});
