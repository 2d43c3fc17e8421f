import { z } from "zod";
import { readReferral, type Referral } from "#app/domain/inbox/referral.ts";

/** How somebody came to the page's chat; `source` says whether an ad brought them. */
export const MetaReferral = z
	.looseObject({
		source: z.unknown(),
		ad_id: z.unknown(),
		ref: z.unknown(),
		ads_context_data: z.record(z.string(), z.unknown()).nullish().catch(null),
	})
	.nullish()
	.catch(null);

/** The ad that brought somebody; null: a link, the page's own button or a shop did. */
export function readMetaReferral(told: z.infer<typeof MetaReferral>): Referral | null {
	if (!told || (told.source !== "ADS" && told.ad_id === undefined)) return null;
	const shown = told.ads_context_data ?? {};
	return readReferral({
		kind: "ad",
		// Some releases of the webhook write it as a number.
		sourceId: typeof told.ad_id === "number" ? String(told.ad_id) : told.ad_id,
		headline: shown["ad_title"],
		pictureUrl: shown["photo_url"] ?? shown["video_url"],
		ref: told.ref,
	});
}
