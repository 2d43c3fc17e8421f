/** Schemas of Meta's webhook for WhatsApp; unknown keys are ignored. */
import { z } from "zod";
import { MessageId, WireMoment } from "../evolution/wire.ts";

const Text = z.string().nullish().catch(null);

export const CloudMedia = z.looseObject({
	id: z.string(),
	mime_type: Text,
	caption: Text,
	filename: Text,
});

export const CloudMessage = z.looseObject({
	id: MessageId,
	/** Absent for customers who hide their number. */
	from: Text,
	from_user_id: Text,
	/** The recipient, of an echo. */
	to: Text,
	to_user_id: Text,
	/** The group; `from` is the author. */
	group_id: Text,
	timestamp: WireMoment,
	type: z.string(),
	context: z.looseObject({ id: Text }).nullish().catch(null),
});
export type CloudMessage = z.infer<typeof CloudMessage>;

export const CloudStatus = z.looseObject({
	id: MessageId,
	status: z.string(),
	biz_opaque_callback_data: Text,
	recipient_type: Text,
	/** Of a group: whose status it is; absent: the group's. */
	recipient_participant_id: Text,
	timestamp: WireMoment.nullish().catch(null),
	/** Missing where it was sent to a user id. */
	recipient_id: Text,
	recipient_user_id: Text,
	/** Read by itself (pricing.ts): what is wrong with it must not lose the status. */
	pricing: z.unknown().optional(),
	conversation: z.unknown().optional(),
	/** The same in some of Meta's own examples. */
	participant_recipient_id: Text,
	errors: z
		.array(z.looseObject({ code: z.number() }))
		.nullish()
		.catch(null),
});

export type CloudStatus = z.infer<typeof CloudStatus>;

const Contact = z.looseObject({
	profile: z.looseObject({ name: Text, username: Text }).nullish().catch(null),
	wa_id: Text,
	user_id: Text,
});
export type CloudContact = z.infer<typeof Contact>;

/** The number a value belongs to. */
export const CloudOwner = z.looseObject({
	metadata: z.looseObject({ phone_number_id: z.string() }),
});

export const CloudValue = z.looseObject({
	metadata: z.looseObject({ phone_number_id: z.string() }),
	contacts: z.array(Contact).nullish().catch(null),
	messages: z.array(z.unknown()).nullish(),
	message_echoes: z.array(z.unknown()).nullish(),
	statuses: z.array(z.unknown()).nullish(),
	/** Of the number or the app, and of no message. */
	errors: z.array(z.unknown()).nullish(),
});

export const CloudEnvelope = z.looseObject({
	object: z.literal("whatsapp_business_account"),
	entry: z.array(
		z.looseObject({
			/** The business account. */
			id: Text,
			/** Seconds. */
			time: z.number().nullish().catch(null),
			changes: z.array(z.looseObject({ field: z.string(), value: z.unknown() })),
		}),
	),
});
