import { Hono } from "hono";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/reports`: figures as a file. */
export const reportsApi = new Hono<ApiEnv>().use(requireSignedIn).get("/service.csv", async (c) => {
	const typed = (name: string) => c.req.query(name) ?? null;
	const period = { days: typed("days"), from: typed("from"), to: typed("to") };
	return c.body(await c.env.services.reports.serviceCsv(c.var.signedIn, period), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="prosa-atendimento.csv"',
			"Cache-Control": "no-store",
		},
	});
});
