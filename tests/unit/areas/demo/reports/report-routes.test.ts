import { expect, test } from "vitest";
import { loader as loadIntelligence } from "#app/areas/demo/reports/intelligence.route.tsx";
import { loader as loadMessages } from "#app/areas/demo/reports/messages.route.tsx";
import { loader as loadReports } from "#app/areas/demo/reports/reports.route.tsx";
import { computeInsights } from "#app/domain/reports/insights.ts";
import { computeMessageReport } from "#app/domain/reports/message-report.ts";
import { type Period, parsePeriod } from "#app/domain/service-figures/period.ts";
import { routeArgs, signedInAs } from "../../route-args.ts";

const TODAY = "2026-11-21";

function services() {
	const asked: number[] = [];
	const periods: Period[] = [];
	const reports = {
		messages: (_: unknown, span: number, to = TODAY) => {
			asked.push(span);
			const rows = [{ channelId: "c1", day: TODAY, sent: 4, received: 2 }];
			return Promise.resolve(computeMessageReport(rows, to, span));
		},
		period: (typed: Parameters<typeof parsePeriod>[0]) => parsePeriod(typed, TODAY),
		service: (_: unknown, period: Period) => {
			periods.push(period);
			return Promise.resolve({ period });
		},
	};
	return { asked, periods, services: { reports } };
}
const signedIn = signedInAs("viewer");

test.each([
	["/reports", 30],
	["/reports?days=today", 1],
	["/reports?days=7", 7],
	["/reports?days=90", 90],
	["/reports?days=100000", 30],
	["/reports?days[]=7", 30],
	["/reports?from=2026-11-01&to=2026-11-10", 10],
])("L09 %s reads %i days, of messages and of conversations", async (path, span) => {
	const { asked, periods, services: given } = services();
	const loaded = await loadReports(routeArgs({ services: given, path, signedIn }));
	expect(asked).toEqual([span]);
	expect(periods).toEqual([loaded.service.period]);
	expect(loaded.figures.report.days).toHaveLength(span);
	expect(loaded.figures.report.days.at(-1)?.day).toBe(loaded.service.period.to);
});

test("intelligence reads four whole weeks, from which its sentences come", async () => {
	const { asked, services: given } = services();
	const loaded = await loadIntelligence(routeArgs({ services: given, signedIn }));
	expect(asked).toEqual([28]);
	expect(computeInsights(loaded.figures.report)).toMatchObject({
		answersPerMessage: 2,
		peak: { day: TODAY, messages: 6 },
	});
});

test("messages reads thirty days once", async () => {
	const { asked, services: given } = services();
	await loadMessages(routeArgs({ services: given, signedIn }));
	expect(asked).toEqual([30]);
});
