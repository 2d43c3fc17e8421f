import { createHash } from "node:crypto";
import type { ToldEvent } from "#app/domain/webhooks/event.ts";
import { addDeliveries } from "#workers/data/projections/webhook-deliveries.ts";

/** One message to the queue carries at most so many jobs, one statement so much text. */
const MAX_JOBS = 100;
const MAX_TEXT = 400_000;

export interface OutgoingEvent {
	id: string;
	event: ToldEvent;
	body: string;
	/** The automation it is for; null: the address of the channel's own settings. */
	integrationId: string | null;
}
export type HandOver = (
	place: { workspaceId: string; channelId: string },
	events: readonly OutgoingEvent[],
	now: number,
) => Promise<void>;

/** The same event of the same thing is the same delivery, however often it is handed over (R10). */
export function deliveryIdOf(
	channelId: string,
	event: ToldEvent,
	what: string,
	integrationId: string | null,
): string {
	const parts = [channelId, event, what];
	const key = JSON.stringify(integrationId === null ? parts : [...parts, integrationId]);
	return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** Events for a customer's address: first their rows, then the queue. Both may be repeated. */
export function createWebhookHandOver({ db, queue }: { db: D1Database; queue: Queue }): HandOver {
	return async ({ workspaceId, channelId }, events, now) => {
		for (const slice of slicesOf(events)) {
			const due = await addDeliveries(db, workspaceId, channelId, slice, now);
			if (due.length === 0) continue;
			await queue.sendBatch(due.map((job) => ({ body: { ...job, workspaceId, channelId } })));
		}
	};
}

function slicesOf(events: readonly OutgoingEvent[]): OutgoingEvent[][] {
	const slices: OutgoingEvent[][] = [];
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
