import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DELIVERY_STATES, OUTGOING_EVENTS } from "#app/domain/webhooks/event.ts";

/** Deliveries to customers' addresses and their outcomes; kept for 30 days. */
export const webhookDeliveries = sqliteTable(
	"webhook_deliveries",
	{
		/** Also the id the receiver gets, the same at every try. */
		id: text().primaryKey(),
		workspaceId: text("workspace_id").notNull(),
		/** Where it happened. */
		channelId: text("channel_id").notNull(),
		/** The automation it is for; null: the address in the channel's own settings. */
		integrationId: text("integration_id"),
		event: text({ enum: [...OUTGOING_EVENTS] }).notNull(),
		state: text({ enum: [...DELIVERY_STATES] }).notNull(),
		/** JSON as it was sent. */
		body: text().notNull(),
		attempts: integer().notNull().default(0),
		/** HTTP status of the last answer; null when there was none. */
		responseStatus: integer("response_status"),
		/** The beginning of the last answer's body. */
		responseText: text("response_text"),
		/** A code: timeout, refused_address, connection, status … */
		problem: text(),
		/** The delivery this one repeats by a member's request. */
		replayOf: text("replay_of"),
		createdAt: integer("created_at").notNull(),
		/** Epoch ms before which it is not tried: it waits, or a call has claimed it. */
		nextAt: integer("next_at").notNull().default(0),
		triedAt: integer("tried_at"),
		deliveredAt: integer("delivered_at"),
	},
	(t) => [
		index("webhook_deliveries_channel_idx").on(t.workspaceId, t.channelId, t.createdAt),
		index("webhook_deliveries_created_idx").on(t.createdAt),
		index("webhook_deliveries_integration_idx")
			.on(t.workspaceId, t.integrationId, t.createdAt)
			.where(sql`integration_id is not null`),
		index("webhook_deliveries_due_idx")
			.on(t.nextAt)
			.where(sql`state = 'queued'`),
	],
);
