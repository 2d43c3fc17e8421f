import { z } from "zod";
import { readReferral, type Referral } from "#app/domain/inbox/referral.ts";

const CloudReferral = z.looseObject({
	welcome_message: z.looseObject({ text: z.unknown() }).nullish().catch(null),
});

/** The ad or post that a message of the Cloud API came from; null: it came from none. */
export function readCloudReferral(raw: unknown): Referral | null {
	const parsed = CloudReferral.safeParse(raw);
	if (!parsed.success) return null;
	const { welcome_message: welcome, ...told } = parsed.data;
	return readReferral({
		kind: told["source_type"],
		sourceId: told["source_id"],
		url: told["source_url"],
		headline: told["headline"],
		body: told["body"],
		greeting: welcome?.text,
		// A video's picture is its thumbnail.
		pictureUrl: told["image_url"] ?? told["thumbnail_url"],
		clickId: told["ctwa_clid"],
		ref: told["ref"],
	});
}
