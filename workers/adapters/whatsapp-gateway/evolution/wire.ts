/** Schemas of what Evolution 2.3.7 sends; unknown keys are ignored. */
import { z } from "zod";

/** Protobuf numbers are sent as numbers, strings, or `{low,high,unsigned}`. */
export const WireNumber = z
	.union([z.number(), z.string(), z.object({ low: z.number(), high: z.number() })])
	.transform((value, context): number => {
		const number =
			typeof value === "object" ? value.high * 2 ** 32 + (value.low >>> 0) : Number(value);
		if (Number.isFinite(number)) return number;
		context.addIssue({ code: "custom", message: "not a number" });
		return z.NEVER;
	});

/** Epoch seconds in any of these shapes, as epoch ms; 0 when invalid (the channel's object clamps it). */
export const WireMoment = WireNumber.transform((value) =>
	// A few fields have milliseconds under the same name.
	Math.round(value > 100_000_000_000 ? value : value * 1000),
)
	.optional()
	.catch(undefined)
	.transform((value) => (value !== undefined && value > 0 ? value : 0));

const Jid = z.string().nullish();

/** Ids are strings everywhere, because a number above 2^53 would lose digits (L10). */
export const MessageId = z.string().min(1).max(200);

export const MessageKey = z.looseObject({
	id: MessageId,
	remoteJid: z.string(),
	remoteJidAlt: Jid,
	fromMe: z.boolean().default(false),
	participant: Jid,
	participantAlt: Jid,
	addressingMode: z.string().nullish(),
});
export type MessageKey = z.infer<typeof MessageKey>;

const Context = z
	.looseObject({
		stanzaId: z.string().nullish(),
		mentionedJid: z.array(z.string()).nullish().catch(null),
	})
	.nullish()
	.catch(null);

/** MESSAGES_UPSERT, SEND_MESSAGE, an item of MESSAGES_SET, a record of findMessages. */
export const MessageRecord = z.looseObject({
	key: MessageKey,
	pushName: z.string().nullish(),
	status: z.string().nullish().catch(null),
	message: z.record(z.string(), z.unknown()).nullish(),
	contextInfo: Context,
	messageTimestamp: WireMoment,
	/** Only records of findMessages have it, instead of `status`. */
	MessageUpdate: z
		.array(z.looseObject({ status: z.string().nullish() }))
		.nullish()
		.catch(null),
});
export type MessageRecord = z.infer<typeof MessageRecord>;

export const MessagePage = z.looseObject({
	messages: z.looseObject({
		total: z.number(),
		pages: z.number(),
		currentPage: z.number(),
		records: z.array(z.unknown()),
	}),
});

export const SentMessage = z.looseObject({
	key: z.looseObject({ id: MessageId, remoteJid: Jid }),
});

export const QrBody = z.looseObject({
	code: z.string().nullish(),
	base64: z.string().nullish(),
	pairingCode: z.string().nullish(),
	count: z.number().nullish(),
});

export const StateBody = z.looseObject({ instance: z.looseObject({ state: z.string() }) });

export const CreatedInstance = z.looseObject({
	instance: z.looseObject({ instanceName: z.string() }),
	hash: z.union([z.string(), z.looseObject({ apikey: z.string() })]).nullish(),
});

const InstanceRow = z.looseObject({
	name: z.string(),
	integration: z.string().nullish(),
	connectionStatus: z.string().nullish(),
	ownerJid: Jid,
	profileName: z.string().nullish(),
	token: z.string().nullish(),
});
export const InstanceRows = z.array(InstanceRow);

export const GatewaySettings = z.looseObject({
	rejectCall: z.boolean().catch(false),
	groupsIgnore: z.boolean().catch(false),
	alwaysOnline: z.boolean().catch(false),
	readMessages: z.boolean().catch(false),
	readStatus: z.boolean().catch(false),
	syncFullHistory: z.boolean().catch(false),
	msgCall: z.string().catch(""),
	wavoipToken: z.string().catch(""),
});
export type GatewaySettings = z.infer<typeof GatewaySettings>;
