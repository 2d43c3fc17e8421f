import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { LinkEvent } from "#app/domain/channels/link/link-state.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";

/** Messages asked for in one call. */
const PAGE_LIMIT = 200;
/** Pages per reconciliation; the next one goes on where this one ended. */
const MAX_PAGES = 25;
/** Never ask further back than this, however long the outage was. */
const HORIZON_MS = 7 * 24 * 3_600_000;
/**
 * Overlap with the last reconciliation: a gateway may store a message later than its own timestamp says.
 */
const OVERLAP_MS = 2 * 60_000;
const SECOND_MS = 1000;

export interface ReconcileContext {
	gateway: ChannelGateway;
	/** Epoch ms up to which everything the gateway had was read; null before the first link. */
	reconciledAt: number | null;
	/** Stores events; returns how many customers' messages were not known yet. */
	noteReconciled(at: number, events: GatewayEvent[]): number;
	/** Called for a period the gateway cannot be asked about any more. */
	noteGap(): void;
}

/**
 * Fetches page by page what webhooks may have lost since the last time (R14). Gateways without history are
 * complete at once. Rejects only when storing a page throws.
 */
export async function reconcile(epoch: number, context: ReconcileContext): Promise<LinkEvent> {
	const now = Date.now();
	// Before the first link there is nothing to lose: older messages are the phone's history.
	if (context.reconciledAt === null || !context.gateway.capabilities.history) {
		if (context.reconciledAt === null) context.noteReconciled(now, []);
		return { type: "reconciled", epoch, isComplete: true };
	}
	const horizon = now - HORIZON_MS;
	if (context.reconciledAt < horizon) context.noteGap();
	const sinceMs = Math.max(context.reconciledAt - OVERLAP_MS, horizon);
	return { type: "reconciled", epoch, ...(await readPages(context, sinceMs, now)) };
}

/** Complete when everything was read, or the gateway refuses to list. Each page is stored at once. */
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
		// A full page of one second hides whatever else that second held: counted as a gap.
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
