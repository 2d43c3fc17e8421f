// Spec 2, sections 2 and 4: campaigns of the ads manager.
import { type Amount, minorOfMajor, sumPerCurrency } from "./money.ts";

export const CAMPAIGN_STATUSES = ["active", "paused", "deleted", "archived"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** The status if people have a word for it; every other one is shown as Meta writes it. */
export const knownCampaignStatus = (status: string): CampaignStatus | null =>
	CAMPAIGN_STATUSES.find((known) => known === status) ?? null;

/** Objectives of today; campaigns made before 2022 carry older ones, shown as they are. */
const OBJECTIVES = [
	"OUTCOME_AWARENESS",
	"OUTCOME_TRAFFIC",
	"OUTCOME_ENGAGEMENT",
	"OUTCOME_LEADS",
	"OUTCOME_APP_PROMOTION",
	"OUTCOME_SALES",
] as const;
export type Objective = (typeof OBJECTIVES)[number];

export const knownObjective = (objective: string): Objective | null =>
	OBJECTIVES.find((known) => known === objective) ?? null;

/** Figures of one account over 30 days; `spend` in major units as text. */
interface Insights {
	spend: string;
	reach: number;
	impressions: number;
	clicks: number;
}

export interface InsightTotals {
	/** Minor units per currency; empty while no account has figures. */
	spend: Amount[];
	reach: number;
	impressions: number;
	clicks: number;
}

/** The figures of all accounts together; money per currency. An account without figures adds nothing. */
export function sumInsights(
	accounts: readonly { currency: string; insights: Insights | null }[],
): InsightTotals {
	const known = accounts.flatMap(({ currency, insights }) =>
		insights ? [{ ...insights, currency }] : [],
	);
	const sum = (figure: "reach" | "impressions" | "clicks"): number =>
		known.reduce((total, insights) => total + insights[figure], 0);
	return {
		spend: sumPerCurrency(
			known.map(({ spend, currency }) => ({ currency, amount: minorOfMajor(spend, currency) })),
		),
		reach: sum("reach"),
		impressions: sum("impressions"),
		clicks: sum("clicks"),
	};
}
