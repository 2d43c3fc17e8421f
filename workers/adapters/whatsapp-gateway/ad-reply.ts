import { readReferral, type Referral } from "#app/domain/inbox/referral.ts";

/** The kinds of medium in an ad's record: WhatsApp Web's own numbers or names. */
const POST = /post/iu;

/**
 * The ad that a message of WhatsApp Web came from, as gateways pass its context on; null: it came from none. Engines write
 * the same fields with letters of either case (`sourceId`, `sourceID`).
 */
export function readAdReply(context: unknown): Referral | null {
	const { externaladreply: reply, externaladreplyinfo: info } = lowered(context);
	const told = lowered(reply ?? info);
	// A shared link has a card of the same form; an ad has its id or its click.
	if (told.sourceid === undefined && told.ctwaclid === undefined) return null;
	return readReferral({
		kind: typeof told.sourcetype === "string" && POST.test(told.sourcetype) ? "post" : "ad",
		sourceId: told.sourceid,
		url: told.sourceurl,
		headline: told.title,
		body: told.body,
		greeting: told.greetingmessagebody,
		pictureUrl: told.originalimageurl ?? told.thumbnailurl,
		clickId: told.ctwaclid,
		ref: told.ref,
	});
}

/** The same of the parts of a message, whichever has one. */
export function findAdReply(message: unknown): Referral | null {
	if (typeof message !== "object" || message === null) return null;
	for (const part of Object.values(message)) {
		const found = readAdReply(lowered(part).contextinfo);
		if (found !== null) return found;
	}
	return null;
}

const lowered = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null
		? Object.fromEntries(
				Object.entries(value)
					.filter(([, one]) => one !== "" && one !== null)
					.map(([key, one]) => [key.toLowerCase(), one]),
			)
		: {};
