import { expect, test } from "vitest";
import { loader as loadIntelligence } from "#app/areas/demo/reports/intelligence.route.tsx";
import { loader as loadMessages } from "#app/areas/demo/reports/messages.route.tsx";
import { loader as loadReports } from "#app/areas/demo/reports/reports.route.tsx";
import { computeInsights } from "#app/domain/reports/insights.ts";
import { computeMessageReport } from "#app/domain/reports/message-report.ts";
import { routeArgs, signedInAs } from "../../route-args.ts";

const TODAY = "2026-11-21";

function services() {
	const asked: number[] = [];
	const reports = {
		messages: (_: unknown, span: number) => {
			asked.push(span);
			const rows = [{ channelId: "c1", day: TODAY, sent: 4, received: 2 }];
			return Promise.resolve(computeMessageReport(rows, TODAY, span));
		},
	};
	return { asked, services: { reports } };
}
const signedIn = signedInAs("viewer");

test.each([
	["/reports", 30],
	["/reports?days=7", 7],
	["/reports?days=90", 90],
	["/reports?days=100000", 30],
	["/reports?days[]=7", 30],
])("L09 %s reads %i days", async (path, span) => {
	const { asked, services: given } = services();
	const loaded = await loadReports(routeArgs({ services: given, path, signedIn }));
	expect(asked).toEqual([span]);
	expect(loaded.span).toBe(span);
	expect(loaded.figures).toMatchObject({ report: { sent: 4, received: 2 } });
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
