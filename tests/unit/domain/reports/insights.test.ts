import { expect, test } from "vitest";
import { computeInsights } from "#app/domain/reports/insights.ts";
import { computeMessageReport, lastDays } from "#app/domain/reports/message-report.ts";

/** 2026-11-21 is a Saturday. */
const TODAY = "2026-11-21";

/** A report of 28 days whose figures are given by their place, 0 is the oldest. */
function reportOf(figures: (at: number) => { sent: number; received: number }) {
	const rows = lastDays(TODAY, 28).map((day, at) => ({ channelId: "a", day, ...figures(at) }));
	return computeMessageReport(rows, TODAY, 28);
}

test("the last week is compared with the one before, and with nothing else", () => {
	const grown = reportOf((at) => ({ sent: at >= 21 ? 3 : at >= 14 ? 2 : 50, received: 0 }));
	expect(computeInsights(grown).weekChange).toBeCloseTo(0.5);
	const fallen = reportOf((at) => ({ sent: 0, received: at >= 21 ? 1 : 4 }));
	expect(computeInsights(fallen).weekChange).toBeCloseTo(-0.75);
});

test("after a silent week there is nothing to compare with", () => {
	expect(
		computeInsights(reportOf((at) => ({ sent: at >= 21 ? 3 : 0, received: 0 }))).weekChange,
	).toBe(null);
});

test("the busiest weekday has the highest average; Sunday is 0", () => {
	// The oldest of the 28 days is a Sunday.
	const report = reportOf((at) => ({ sent: at % 7 === 0 ? 10 : 2, received: 1 }));
	const { busiestWeekday, weekdays } = computeInsights(report);
	expect(busiestWeekday).toBe(0);
	expect(weekdays).toHaveLength(7);
	expect(weekdays[0]).toEqual({ weekday: 0, sent: 10, received: 1 });
});

test("the peak is the first of the days with the most messages", () => {
	const report = reportOf((at) => ({ sent: at === 5 || at === 9 ? 8 : 1, received: 1 }));
	expect(computeInsights(report).peak).toEqual({ day: "2026-10-30", messages: 9 });
});

test("answers per message, and days without any", () => {
	const report = reportOf((at) => (at < 3 ? { sent: 0, received: 0 } : { sent: 3, received: 2 }));
	expect(computeInsights(report)).toMatchObject({ answersPerMessage: 1.5, silentDays: 3 });
});

test("a silent report says nothing rather than zero", () => {
	expect(computeInsights(reportOf(() => ({ sent: 0, received: 0 })))).toMatchObject({
		weekChange: null,
		answersPerMessage: null,
		peak: null,
		busiestWeekday: null,
		silentDays: 28,
	});
});
