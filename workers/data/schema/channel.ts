import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANNEL_TYPES } from "#app/domain/channels/channel.ts";
import { INSTANCE_STATUSES } from "#app/domain/whatsapp/link-view.ts";
import { GATEWAY_NAMES } from "#app/domain/whatsapp/settings.ts";
import { workspaces } from "./workspace.ts";

/** The directory of channels and, for whatsapp, the instance's settings. */
export const channels = sqliteTable(
	"channels",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		type: text({ enum: [...CHANNEL_TYPES] }).notNull(),
		name: text().notNull(),
		description: text(),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		platform: text().notNull().default("web"),
		instanceType: text("instance_type").notNull().default("default"),
		gateway: text({ enum: [...GATEWAY_NAMES] }).notNull(),
		autoReconnect: integer("auto_reconnect", { mode: "boolean" }).notNull(),
		autoReadMessages: integer("auto_read_messages", { mode: "boolean" }).notNull(),
		rejectCalls: integer("reject_calls", { mode: "boolean" }).notNull(),
		enableChatPresence: integer("enable_chat_presence", { mode: "boolean" }).notNull(),
		receiveMessageStatus: integer("receive_message_status", { mode: "boolean" }).notNull(),
		maxConnectionAttempts: integer("max_connection_attempts").notNull(),
		/** Bearer secrets often: sealed, write-only to the browser (H18). */
		webhookUrlSealed: text("webhook_url_sealed"),
		webhookOnSendSealed: text("webhook_on_send_sealed"),
		webhookOnReceiveSealed: text("webhook_on_receive_sealed"),
		webhookOnConnectSealed: text("webhook_on_connect_sealed"),
		webhookOnDisconnectSealed: text("webhook_on_disconnect_sealed"),
		/** Projection of the object (projections/channel-status.ts), ordered by its version. */
		status: text({ enum: [...INSTANCE_STATUSES] })
			.notNull()
			.default("disconnected"),
		phone: text(),
		statusVersion: integer("status_version").notNull().default(0),
		createdBy: text("created_by"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
		/** Tombstone: late webhooks of a deleted channel get 200 and nothing else. */
		deletedAt: integer("deleted_at"),
	},
	(t) => [index("channels_workspace_idx").on(t.workspaceId, t.createdAt)],
);

/** Daily figures of a channel, rebuilt from its object: projection only. */
export const channelDailyStats = sqliteTable(
	"channel_daily_stats",
	{
		workspaceId: text("workspace_id").notNull(),
		channelId: text("channel_id").notNull(),
		/** Local day of America/Sao_Paulo, `2026-11-20`. */
		day: text().notNull(),
		messagesSent: integer("messages_sent").notNull().default(0),
		messagesReceived: integer("messages_received").notNull().default(0),
		uptimeMinutes: integer("uptime_minutes").notNull().default(0),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.channelId, t.day] })],
);
