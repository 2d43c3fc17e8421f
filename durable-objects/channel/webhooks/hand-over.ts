import { createHash } from "node:crypto";
import type { OutgoingEvent } from "#app/domain/webhooks/event.ts";
import { addDeliveries } from "#workers/data/projections/webhook-deliveries.ts";

/** Queues take at most 100 messages in one batch; D1 limits a statement's size (UTF-16 units here). */
const MAX_JOBS = 100;
const MAX_TEXT = 400_000;

export interface EventDelivery {
	id: string;
	event: OutgoingEvent;
	body: string;
	/** The receiving automation; null: the webhook address in the channel's settings. */
	integrationId: string | null;
}
export type HandOver = (
	place: { workspaceId: string; channelId: string },
	events: readonly EventDelivery[],
	now: number,
) => Promise<void>;

/**
 * The id of a delivery: equal for the same event of the same thing, however often it is handed over (R10).
 */
export function deliveryIdOf(
	channelId: string,
	event: OutgoingEvent,
	what: string,
	integrationId: string | null,
): string {
	const parts = [channelId, event, what];
	const key = JSON.stringify(integrationId === null ? parts : [...parts, integrationId]);
	return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** Stores deliveries in D1, then queues them. Rejects when either fails; repeating is harmless. */
export function createWebhookHandOver({ db, queue }: { db: D1Database; queue: Queue }): HandOver {
	return async ({ workspaceId, channelId }, events, now) => {
		for (const slice of slicesOf(events)) {
			const due = await addDeliveries(db, workspaceId, channelId, slice, now);
			if (due.length === 0) continue;
			await queue.sendBatch(due.map((job) => ({ body: { ...job, workspaceId, channelId } })));
		}
	};
}

function slicesOf(events: readonly EventDelivery[]): EventDelivery[][] {
	const slices: EventDelivery[][] = [];
	let room = 0;
	for (const event of events) {
		const slice = slices.at(-1);
		room -= event.body.length;
		if (slice && room >= 0 && slice.length < MAX_JOBS) slice.push(event);
		else {
			slices.push([event]);
			room = MAX_TEXT - event.body.length;
		}
	}
	return slices;
}
