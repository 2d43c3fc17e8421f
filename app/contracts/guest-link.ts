/**
 * What a phone's owner sees and may do at /link/:token. valibot, because the browser parses it. It contains no number,
 * phone name or contact, because anybody with the link can read it.
 */
import * as v from "valibot";
import { INSTANCE_STATUSES, LINK_REASONS } from "../domain/channels/link/link-view.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const GuestLink = v.object({
	/** The instance's name. */
	name: v.string(),
	status: v.picklist(INSTANCE_STATUSES),
	qr: v.nullable(
		v.object({
			kind: v.picklist(["code", "image"]),
			value: v.string(),
			expiresInMs: v.number(),
		}),
	),
	pairingCode: v.nullable(v.string()),
	/** The code that the phone shows too, while a passkey is confirmed. */
	passkeyCode: v.nullable(v.string()),
	failures: Count,
	pausedForMs: v.number(),
	reason: v.nullable(v.picklist(LINK_REASONS)),
	/** Pairing by code is possible instead of the QR code. */
	pairs: v.boolean(),
	/** Remaining validity of the link, ms. */
	closesInMs: v.number(),
});
export type GuestLink = v.InferOutput<typeof GuestLink>;

/** The link made for the phone's owner. */
export const LinkInvitation = v.object({ url: v.string(), expiresInMs: v.number() });
export type LinkInvitation = v.InferOutput<typeof LinkInvitation>;
