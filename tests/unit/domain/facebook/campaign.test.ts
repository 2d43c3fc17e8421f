import { expect, test } from "vitest";
import { knownCampaignStatus, knownObjective, sumInsights } from "#app/domain/facebook/campaign.ts";

test("four statuses have words, and others are shown as they are", () => {
	for (const status of ["active", "paused", "deleted", "archived"])
		expect(knownCampaignStatus(status)).toBe(status);
	expect(knownCampaignStatus("with_issues")).toBe(null);
	expect(knownCampaignStatus("ACTIVE")).toBe(null);
});

test("an objective of before 2022 has no word", () => {
	expect(knownObjective("OUTCOME_SALES")).toBe("OUTCOME_SALES");
	expect(knownObjective("LINK_CLICKS")).toBe(null);
});

test("figures of accounts add up, spend per currency; accounts without figures add nothing", () => {
	const insights = { spend: "10.50", reach: 100, impressions: 300, clicks: 7 };
	expect(
		sumInsights([
			{ currency: "BRL", insights },
			{ currency: "BRL", insights: { ...insights, spend: "0.25" } },
			{ currency: "JPY", insights: { ...insights, spend: "900" } },
			{ currency: "USD", insights: null },
		]),
	).toEqual({
		spend: [
			{ currency: "BRL", amount: "1075" },
			{ currency: "JPY", amount: "900" },
		],
		reach: 300,
		impressions: 900,
		clicks: 21,
	});
	expect(sumInsights([])).toEqual({ spend: [], reach: 0, impressions: 0, clicks: 0 });
});
