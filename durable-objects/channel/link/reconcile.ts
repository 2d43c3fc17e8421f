import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { LinkEvent } from "#app/domain/channels/link/link-state.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";

/** Messages asked for in one call. */
const PAGE_LIMIT = 200;
/** Calls of one reconciliation; the next one goes on where it ended. */
const MAX_PAGES = 25;
/** Never ask further back than this, however long the outage was. */
const HORIZON_MS = 7 * 24 * 3_600_000;
/** Asked for again: the gateway may store a message later than it was written, by its own clock. */
const OVERLAP_MS = 2 * 60_000;
const SECOND_MS = 1000;

export interface ReconcileContext {
	gateway: ChannelGateway;
	/** Up to when everything the gateway had was seen; null before the first link. */
	reconciledAt: number | null;
	/** Answers how many messages of customers were news. */
	noteReconciled(at: number, events: GatewayEvent[]): number;
	/** A time nobody can be asked about any more. */
	noteGap(): void;
}

/** Pulls what webhooks may have lost since the last time, page by page (R14). Throws nothing of its own. */
export async function reconcile(epoch: number, context: ReconcileContext): Promise<LinkEvent> {
	const now = Date.now();
	// The first link starts the account: what was before is the phone's history, not a loss of ours.
	if (context.reconciledAt === null || !context.gateway.capabilities.history) {
		if (context.reconciledAt === null) context.noteReconciled(now, []);
		return { type: "reconciled", epoch, isComplete: true };
	}
	const horizon = now - HORIZON_MS;
	if (context.reconciledAt < horizon) context.noteGap();
	const sinceMs = Math.max(context.reconciledAt - OVERLAP_MS, horizon);
	return { type: "reconciled", epoch, ...(await readPages(context, sinceMs, now)) };
}

/** Complete when all was read, or the gateway says that it will never tell. Each page is kept at once. */
async function readPages(
	context: ReconcileContext,
	from: number,
	now: number,
): Promise<{ isComplete: boolean; unseen: number }> {
	let sinceMs = from;
	let unseen = 0;
	for (let page = 0; page < MAX_PAGES; page += 1) {
		const listed = await context.gateway.listSince({ sinceMs, limit: PAGE_LIMIT });
		if (listed.class !== "accepted") {
			logEvent({ event: "reconciliation_cut", level: "warn", class: listed.class });
			return { isComplete: listed.class === "refused", unseen };
		}
		const events = listed.value;
		if (events.length < PAGE_LIMIT) {
			unseen += context.noteReconciled(now, events);
			return { isComplete: true, unseen };
		}
		const newest = newestMoment(events) ?? sinceMs;
		// A page full of one second tells nothing of what else was in it: that much is cut.
		if (newest - SECOND_MS <= sinceMs && page > 0) context.noteGap();
		sinceMs = Math.max(newest, sinceMs + SECOND_MS);
		unseen += context.noteReconciled(Math.min(now, sinceMs), events);
	}
	return { isComplete: false, unseen };
}

function newestMoment(events: readonly GatewayEvent[]): number | null {
	const moments = events.flatMap((event) => (event.type === "message" ? [event.sentAt] : []));
	return moments.length === 0 ? null : Math.max(...moments);
}
