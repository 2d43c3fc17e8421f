import { sql } from "drizzle-orm";
import type { OutgoingEvent } from "#app/domain/webhooks/event.ts";
import { createDatabase } from "#workers/data/database.ts";

/**
 * Adds deliveries that wait to be sent, each once: the same id again changes nothing (R10). Answers
 * those of them that are due, also when an earlier call added them and broke off.
 */
export async function addDeliveries(
	d1: D1Database,
	workspaceId: string,
	channelId: string,
	deliveries: readonly {
		id: string;
		event: OutgoingEvent;
		body: string;
		integrationId: string | null;
	}[],
	now: number,
): Promise<{ deliveryId: string; integrationId: string | null }[]> {
	// Lists are passed as JSON, as D1 binds at most a hundred values in a statement. One statement: a
	// delivery costs a write and no read.
	return createDatabase(d1).all<{ deliveryId: string; integrationId: string | null }>(
		sql`insert into webhook_deliveries
				(id, workspace_id, channel_id, integration_id, event, state, body, created_at, next_at)
			select value ->> 'id', ${workspaceId}, ${channelId}, value ->> 'integrationId',
				value ->> 'event', 'queued', value ->> 'body', ${now}, ${now}
			from json_each(${JSON.stringify(deliveries)}) where true
			on conflict (id) do update set next_at = next_at
				where workspace_id = excluded.workspace_id and state = 'queued' and next_at <= ${now}
			returning id as deliveryId, integration_id as integrationId`,
	);
}
