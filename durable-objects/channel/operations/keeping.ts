import type { KeptMedium, MediaPlace } from "#app/contracts/media.ts";
import type { KeepFailure } from "#app/domain/inbox/keeping-files.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { placeOf } from "../files/place.ts";

/**
 * Claims a received file for the job that keeps it, and says where its bytes are. Refusals: those of `claim` (keeping.ts),
 * after which nothing is to be done.
 */
export function claimFile(
	channel: Channel,
	messageId: string,
): Result<Extract<MediaPlace, { at: "gateway" | "web" }>, "not_found" | "conflict" | "media_gone"> {
	const claimed = channel.keeping.claim(messageId, Date.now());
	if (!claimed.ok) return claimed;
	const place = placeOf(channel, claimed.value);
	if (!place.ok) return place;
	return place.value.at === "store" ? fail("conflict") : ok(place.value);
}

/**
 * A message's file stands in the store from now on. `isWanted` false: the message does not bring it any more, and the
 * object sees to it that it leaves the store.
 */
export function keepFile(
	channel: Channel,
	messageId: string,
	kept: KeptMedium,
): Result<{ isWanted: boolean }, never> {
	const now = Date.now();
	const isWanted = channel.keeping.keep(messageId, kept, now);
	channel.afterChange(now);
	return ok({ isWanted });
}

/** The job of a message's file ended without it: it is tried again later, or said to be gone. */
export function failFile(
	channel: Channel,
	messageId: string,
	why: KeepFailure,
): Result<null, never> {
	const now = Date.now();
	channel.keeping.fail(messageId, why, now);
	channel.afterChange(now);
	return ok(null);
}
