/** Schemas of what WAHA 2026.7 sends; unknown keys are ignored. */
import { z } from "zod";
import { MessageId, WireMoment } from "../evolution/wire.ts";

const Text = z.string().nullish().catch(null);
const Fields = z.record(z.string(), z.unknown()).nullish().catch(null);

export const WAHA_STATUSES = [
	"STOPPED",
	"STARTING",
	"SCAN_QR_CODE",
	"PASSKEY_REQUIRED",
	"PASSKEY_CONFIRMATION_REQUIRED",
	"WORKING",
	"FAILED",
] as const;

const Me = z.looseObject({ id: z.string(), pushName: Text }).nullish().catch(null);
export type WahaMe = z.infer<typeof Me>;

export const WahaSession = z.looseObject({
	name: z.string(),
	status: z.enum(WAHA_STATUSES),
	me: Me,
	config: z
		.looseObject({
			webhooks: z
				.array(
					z.looseObject({
						url: Text,
						events: z.array(z.string()).nullish().catch(null),
					}),
				)
				.nullish()
				.catch(null),
		})
		.nullish()
		.catch(null),
});

export const WahaMedia = z.looseObject({
	url: Text,
	mimetype: Text,
	filename: Text,
});

/** `message.any`, `message.waiting`, an item of a chat's messages, the answer to a send. */
export const WahaMessage = z.looseObject({
	/** `{fromMe}_{chat}_{id}`, in groups with `_{participant}`; one engine wraps it. */
	id: z
		.union([MessageId, z.looseObject({ _serialized: MessageId })])
		.transform((id) => (typeof id === "string" ? id : id._serialized)),
	timestamp: WireMoment,
	from: Text,
	to: Text,
	fromMe: z.boolean().default(false),
	participant: Text,
	/** `app`: written on the phone; `api`: through the gateway. */
	source: Text,
	body: Text,
	hasMedia: z.boolean().nullish().catch(null),
	media: WahaMedia.nullish().catch(null),
	ack: z.number().nullish().catch(null),
	replyTo: z.looseObject({ id: Text }).nullish().catch(null),
	location: z
		.looseObject({
			latitude: z.coerce.number().optional().catch(undefined),
			longitude: z.coerce.number().optional().catch(undefined),
			description: Text,
		})
		.nullish()
		.catch(null),
	vCards: z.array(z.string()).nullish().catch(null),
	_data: Fields,
});
export type WahaMessage = z.infer<typeof WahaMessage>;

/** The envelope of each webhook call. */
export const WahaEnvelope = z.looseObject({
	event: z.string(),
	session: z.string(),
	me: Me,
	payload: z.unknown().optional(),
});
