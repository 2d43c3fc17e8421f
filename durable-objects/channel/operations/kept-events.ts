import type { KeptEventPage, Replayed } from "#app/contracts/kept-events.ts";
import type { ReplayFailure } from "#app/domain/channels/kept-event.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { readKeptBody } from "#workers/adapters/channel-gateway/kept-body.ts";
import type { Channel } from "../channel.ts";

/** What gateways told and nobody understood, a page of it. */
export const keptEvents = (
	{ inbox }: Channel,
	before: number | null,
): Result<KeptEventPage, never> => ok(inbox.quarantine.page(before));

/** The body of one, as it was kept. */
export function keptBody({ inbox }: Channel, n: number): Result<string, "not_found"> {
	const kept = inbox.quarantine.find(n);
	return kept ? ok(kept.body) : fail("not_found");
}

/**
 * Translates kept bodies as this build would and takes what they tell into the ledger, each by itself.
 * Repeats harm nobody: everything is known by its provider's id. What they say of the link is old, and
 * nobody hears it.
 */
export function replayKept(channel: Channel, numbers: readonly number[]): Result<Replayed, never> {
	const { inbox, metaAppId } = channel;
	const now = Date.now();
	const replayed: Replayed = { done: 0, failed: 0 };
	// As they came: the oldest first.
	for (const n of numbers.toSorted((a, b) => a - b)) {
		const failure = replayOne(channel, n, metaAppId(), now);
		if (failure === "gone") continue;
		if (failure === null) {
			inbox.quarantine.remove([n]);
			replayed.done += 1;
		} else {
			inbox.quarantine.noteFailure(n, failure, now);
			replayed.failed += 1;
		}
	}
	channel.afterKept(now);
	return ok(replayed);
}

/** Null: nothing of it is left to do. */
function replayOne(
	{ config, inbox, learn, projections }: Channel,
	n: number,
	metaAppId: string | null,
	now: number,
): ReplayFailure | "gone" | null {
	const kept = inbox.quarantine.find(n);
	const place = config.get();
	if (!kept || !place) return "gone";
	if (kept.isCut) return "cut";
	if (kept.source === "ledger") {
		inbox.replay(n, JSON.parse(kept.body) as GatewayEvent, now);
		projections.noteMessages(now);
		return null;
	}
	const channel = { id: place.channelId, metaAppId };
	const { events, isUnread } = readKeptBody(kept.source ?? place.gateway, kept.body, channel);
	if (events.length > 0) learn(events, now);
	if (!isUnread) return null;
	return events.length > 0 ? "partly_unknown" : "still_unknown";
}

/** Lets them go; answers how many were there. */
export function discardKept(channel: Channel, numbers: readonly number[]): Result<number, never> {
	const count = channel.inbox.quarantine.remove(numbers);
	channel.afterKept(Date.now());
	return ok(count);
}
