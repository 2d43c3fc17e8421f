/** Schemas of Meta's webhook for pages and Instagram accounts; unknown keys are ignored. */
import { z } from "zod";
import { MessageId, WireMoment } from "../whatsapp-gateway/evolution/wire.ts";
import { MetaReferral } from "./messenger-referral.ts";

const Text = z.string().nullish().catch(null);
/** Ids are digits; some are sent as numbers. */
const Id = z.union([z.string().regex(/^\d{1,32}$/), z.int().transform(String)]);

export const MetaEnvelope = z.looseObject({
	object: z.string(),
	entry: z.array(
		z.looseObject({
			id: Id,
			messaging: z.array(z.unknown()).nullish().catch(null),
		}),
	),
});

const Attachment = z.looseObject({
	type: z.string(),
	title: Text,
	url: Text,
	payload: z
		.looseObject({
			url: Text,
			title: Text,
			sticker_id: z.unknown().optional(),
			coordinates: z.looseObject({ lat: z.number(), long: z.number() }).nullish().catch(null),
		})
		.nullish()
		.catch(null),
});
export type MetaAttachment = z.infer<typeof Attachment>;

const MetaMessage = z.looseObject({
	mid: MessageId,
	text: Text,
	is_echo: z.boolean().nullish().catch(null),
	is_deleted: z.boolean().nullish().catch(null),
	/** The app that sent it, of an echo. */
	app_id: Id.nullish().catch(null),
	/** The metadata that we sent with the message. */
	metadata: Text,
	reply_to: z.looseObject({ mid: Text }).nullish().catch(null),
	referral: MetaReferral,
	attachments: z.array(Attachment).nullish().catch(null),
});
export type MetaMessage = z.infer<typeof MetaMessage>;

/** One event between a person and the page; the name of the field says which. */
export const MetaItem = z.looseObject({
	sender: z.looseObject({ id: Id }),
	recipient: z.looseObject({ id: Id }),
	timestamp: WireMoment,
	message: MetaMessage.optional(),
	message_edit: z.looseObject({ mid: MessageId, text: z.string() }).optional(),
	postback: z
		.looseObject({ mid: MessageId.nullish(), title: Text, referral: MetaReferral })
		.optional(),
	referral: MetaReferral,
	reaction: z.looseObject({ mid: MessageId, action: Text, emoji: Text, reaction: Text }).optional(),
	delivery: z
		.looseObject({ mids: z.array(MessageId).nullish().catch(null), watermark: WireMoment })
		.optional(),
	read: z.looseObject({ mid: MessageId.nullish(), watermark: WireMoment }).optional(),
});
export type MetaItem = z.infer<typeof MetaItem>;
