import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { ToldEvent } from "#app/domain/webhooks/event.ts";
import { createDatabase } from "#workers/data/database.ts";
import { webhookDeliveries } from "#workers/data/schema/webhook-delivery.ts";

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
		event: ToldEvent;
		body: string;
		integrationId: string | null;
	}[],
	now: number,
): Promise<{ deliveryId: string; integrationId: string | null }[]> {
	const db = createDatabase(d1);
	// Lists travel as JSON: D1 binds at most a hundred values in a statement.
	await db.run(
		sql`insert into webhook_deliveries
				(id, workspace_id, channel_id, integration_id, event, state, body, created_at, next_at)
			select value ->> 'id', ${workspaceId}, ${channelId}, value ->> 'integrationId',
				value ->> 'event', 'queued', value ->> 'body', ${now}, ${now}
			from json_each(${JSON.stringify(deliveries)}) where true
			on conflict do nothing`,
	);
	const ids = JSON.stringify(deliveries.map(({ id }) => id));
	return db
		.select({ deliveryId: webhookDeliveries.id, integrationId: webhookDeliveries.integrationId })
		.from(webhookDeliveries)
		.where(
			and(
				eq(webhookDeliveries.workspaceId, workspaceId),
				eq(webhookDeliveries.state, "queued"),
				lte(webhookDeliveries.nextAt, now),
				inArray(webhookDeliveries.id, sql`(select value from json_each(${ids}))`),
			),
		);
}
