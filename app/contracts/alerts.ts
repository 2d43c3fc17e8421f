/** Bodies of `/api/alerts`. Unknown keys are refused (D06). */
import { z } from "zod";
import { ALERT_VIEWS, isDayMinute } from "../domain/alerts/settings.ts";
import { parseTimeZone } from "../domain/preferences/preference.ts";

const DayMinute = z.number().refine(isDayMinute);

/** `PUT /api/alerts`: what the member wants to be told of. */
export const SaveAlerts = z.strictObject({
	views: z.enum(ALERT_VIEWS),
	hasSound: z.boolean(),
	quiet: z.nullable(z.strictObject({ from: DayMinute, until: DayMinute })),
	timeZone: z
		.string()
		.max(64)
		.refine((zone) => parseTimeZone(zone) !== null),
});

/** Of 32 random bytes a push service makes less than a hundred characters; nobody's address is this long. */
const MAX_ENDPOINT = 1024;
/** An uncompressed point of P-256, 65 bytes in base64url without padding. */
const PublicKey = z.string().regex(/^B[\w-]{86}$/);

/** `PUT /api/alerts/subscription`: this browser, as its push service knows it. */
export const Subscribe = z.strictObject({
	endpoint: z.url().max(MAX_ENDPOINT),
	publicKey: PublicKey,
	/** 16 random bytes, in base64url too. */
	authSecret: z.string().regex(/^[\w-]{22}$/),
	/** The deployment's key that the browser subscribed with; pages of an earlier release do not say it. */
	serverKey: PublicKey.optional(),
	locale: z.enum(["pt", "en"]),
});
export type Subscribe = z.infer<typeof Subscribe>;
