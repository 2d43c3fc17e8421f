import type { KeptEventPage, Replayed } from "#app/contracts/kept-events.ts";
import type { ReplayFailure } from "#app/domain/channels/kept-event.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { readKeptBody } from "#workers/adapters/channel-gateway/kept-body.ts";
import type { Channel } from "../channel.ts";

/**
 * One page of kept events, newest first.
 * @param before number of the oldest event of the page before; null for the first page
 */
export const keptEvents = (
	{ inbox }: Channel,
	before: number | null,
): Result<KeptEventPage, never> => ok(inbox.quarantine.page(before));

/** The body of a kept event as it was received, possibly cut. */
export function keptBody({ inbox }: Channel, n: number): Result<string, "not_found"> {
	const kept = inbox.quarantine.find(n);
	return kept ? ok(kept.body) : fail("not_found");
}

/**
 * Parses kept bodies with this build and stores their events, each body by itself. Repeating is harmless:
 * everything is known by its provider's id. Events about the link are old and are not applied. Throws when
 * storing breaks; the failure is noted on the event first.
 */
export function replayKept(channel: Channel, numbers: readonly number[]): Result<Replayed, never> {
	const { inbox, metaAppId } = channel;
	const now = Date.now();
	const replayed: Replayed = { done: 0, failed: 0 };
	// Oldest first, as they arrived.
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

/** Null: everything in it is stored. `gone`: there is no such event, or no configuration. */
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

/** Deletes kept events; returns how many of them existed. */
export function discardKept(channel: Channel, numbers: readonly number[]): Result<number, never> {
	const count = channel.inbox.quarantine.remove(numbers);
	channel.afterKept(Date.now());
	return ok(count);
}
