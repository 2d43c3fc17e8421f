/** The page "from the ad to the sale". */
import type { AdSpend, KnownAd } from "../domain/facebook/ad-sales.ts";
import type { MarkSending } from "../domain/sales/messaging-event.ts";
import type { Period } from "../domain/service-figures/period.ts";
import type { ServiceDay } from "../domain/service-figures/sums.ts";

export interface AdSalesView {
	period: Period;
	/** What was counted in the period, by ad. */
	sums: ServiceDay;
	/** Ads whose names were read. */
	ads: KnownAd[];
	/** What ads cost in the period, asked from Meta; null: not known. */
	spend: Promise<AdSpend[] | null>;
	/** Whether an ad account is connected. */
	isConfigured: boolean;
	/** False: who sees only some conversations sees no figures of ads. */
	seesAll: boolean;
	sending: MarkSending;
	/** Datasets that events can be sent to. */
	pixels: { pixelId: string; name: string }[];
}
