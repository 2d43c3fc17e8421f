import { type Context, Hono } from "hono";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

const periodOf = (c: Context<ApiEnv>) => {
	const typed = (name: string) => c.req.query(name) ?? null;
	return { days: typed("days"), from: typed("from"), to: typed("to") };
};

const answer = (c: Context<ApiEnv>, csv: string, name: string) =>
	c.body(csv, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}.csv"`,
			"Cache-Control": "no-store",
		},
	});

/** `/api/reports`: figures as a file. */
export const reportsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/service.csv", async (c) => {
		const csv = await c.env.services.reports.serviceCsv(c.var.signedIn, periodOf(c));
		return answer(c, csv, "prosa-atendimento");
	})
	.get("/ads.csv", async (c) =>
		answer(c, await c.env.services.adSales.csv(c.var.signedIn, periodOf(c)), "prosa-anuncios"),
	);
