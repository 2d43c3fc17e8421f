/** A customer who came by an ad that clicks to WhatsApp: what Meta tells with their first message (SOURCES.md). */
import { z } from "zod";

/** As a test asks for it; what is left out is as it mostly is. */
export const AdClick = z.object({
	id: z.string(),
	kind: z.enum(["ad", "post"]).default("ad"),
	headline: z.string().default("Fale com a gente"),
	body: z.string().default("Tênis de corrida com frete grátis"),
	url: z.string().default("https://fb.me/3cr4Wqqkv"),
	/** Left out: an ad without a picture. */
	picture: z.string().optional(),
	/** The picture is a film's. */
	isVideo: z.boolean().default(false),
	/** Null: an ad in a status, which tells no click. */
	clickId: z.string().nullable().optional(),
	greeting: z.string().default("Oi! Como podemos ajudar?"),
	/** What a broken or forged call has in place of the fields above. */
	odd: z.record(z.string(), z.unknown()).default({}),
});

/** The `referral` of a message. */
export function referralOf(click: z.infer<typeof AdClick>): Record<string, unknown> {
	const { picture, clickId = `Aff-${click.id}` } = click;
	const pictures = click.isVideo
		? { media_type: "video", video_url: picture, thumbnail_url: picture }
		: { media_type: "image", image_url: picture };
	return {
		source_url: click.url,
		source_id: click.id,
		source_type: click.kind,
		headline: click.headline,
		body: click.body,
		...(picture === undefined ? {} : pictures),
		...(clickId === null ? {} : { ctwa_clid: clickId }),
		welcome_message: { text: click.greeting },
		...click.odd,
	};
}
