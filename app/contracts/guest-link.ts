/**
 * What the phone's owner may know and do at /link/:token. valibot, because the browser parses it.
 * No number, no name of a phone, no contact: the visitor is somebody with a link, and nobody else.
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
	/** What the phone shows too, while a passkey is confirmed. */
	passkeyCode: v.nullable(v.string()),
	failures: Count,
	pausedForMs: v.number(),
	reason: v.nullable(v.picklist(LINK_REASONS)),
	/** A code can be typed on the phone instead of the QR. */
	pairs: v.boolean(),
	/** What is left of the invitation's ten minutes. */
	closesInMs: v.number(),
});
export type GuestLink = v.InferOutput<typeof GuestLink>;

/** The link made for the phone's owner. */
export const LinkInvitation = v.object({ url: v.string(), expiresInMs: v.number() });
export type LinkInvitation = v.InferOutput<typeof LinkInvitation>;
