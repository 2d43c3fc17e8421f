import { sql } from "drizzle-orm";
import {
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { CARRIER_NAMES, CHANNEL_TYPES } from "#app/domain/channels/channel.ts";
import { INSTANCE_STATUSES } from "#app/domain/channels/link/link-view.ts";
import { gateways } from "./gateway.ts";
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
		gateway: text({ enum: [...CARRIER_NAMES] }).notNull(),
		/** The workspace's own gateway; null: the deployment's. */
		gatewayId: text("gateway_id").references(() => gateways.id),
		autoReconnect: integer("auto_reconnect", { mode: "boolean" }).notNull(),
		autoReadMessages: integer("auto_read_messages", { mode: "boolean" }).notNull(),
		rejectCalls: integer("reject_calls", { mode: "boolean" }).notNull(),
		enableChatPresence: integer("enable_chat_presence", { mode: "boolean" }).notNull(),
		receiveMessageStatus: integer("receive_message_status", { mode: "boolean" }).notNull(),
		maxConnectionAttempts: integer("max_connection_attempts").notNull(),
		/** Nothing that is said in groups is stored. */
		ignoreGroups: integer("ignore_groups", { mode: "boolean" }).notNull().default(false),
		/** A bearer secret often: sealed, write-only to the browser (H18). */
		webhookUrlSealed: text("webhook_url_sealed"),
		webhookOnSend: integer("webhook_on_send", { mode: "boolean" }).notNull().default(false),
		webhookOnReceive: integer("webhook_on_receive", { mode: "boolean" }).notNull().default(false),
		webhookOnConnect: integer("webhook_on_connect", { mode: "boolean" }).notNull().default(false),
		webhookOnDisconnect: integer("webhook_on_disconnect", { mode: "boolean" })
			.notNull()
			.default(false),
		/** Signs what we send; the one before is valid too until its end (H19). Sealed. */
		webhookSecretSealed: text("webhook_secret_sealed"),
		webhookOldSecretSealed: text("webhook_old_secret_sealed"),
		webhookOldSecretUntil: integer("webhook_old_secret_until"),
		/** Failures in a row; since when all failed; when it was paused for them (H20). */
		webhookFailures: integer("webhook_failures").notNull().default(0),
		webhookFailingSince: integer("webhook_failing_since"),
		webhookPausedAt: integer("webhook_paused_at"),
		/** After five failures in a row nothing is called before this moment. */
		webhookRetryAt: integer("webhook_retry_at"),
		/** The key of `/api/v1`: its hash, and its first 8 characters for people (spec 2, section 9). */
		apiKeyHash: text("api_key_hash").unique(),
		apiKeyPrefix: text("api_key_prefix"),
		apiKeyCreatedAt: integer("api_key_created_at"),
		/** Official API: the typed number id; it routes nothing. Its token is sealed. */
		cloudPhoneNumberId: text("cloud_phone_number_id"),
		/** The same once Meta confirmed it with that token: by it events find the channel. */
		cloudProvedNumberId: text("cloud_proved_number_id").unique(),
		/** Until when a typed number that could not be proved yet is tried; null: nothing waits. */
		cloudClaimUntil: integer("cloud_claim_until"),
		cloudBusinessId: text("cloud_business_id"),
		cloudTokenSealed: text("cloud_token_sealed"),
		/** Where its embedded sign-up stands (domain/channels/embedded-signup.ts), JSON; null: ids and token were typed. */
		cloudSignUp: text("cloud_sign_up"),
		/** The PIN of two-step verification it was registered with, sealed. */
		cloudPinSealed: text("cloud_pin_sealed"),
		/** The agent that answers new conversations; null: members only. */
		defaultAgentId: text("default_agent_id"),
		/** Telegram's bot, the page, the Instagram account: by it events find the channel. */
		externalId: text("external_id"),
		/** What people call it there: the bot's user name, the page's name. */
		externalName: text("external_name"),
		/** Its token there (JSON, sealed as one); null for webchat and for whatsapp. */
		credentialsSealed: text("credentials_sealed"),
		/** JSON of what the type's own settings are, nothing secret: a webchat's look and hours. */
		options: text().notNull().default("{}"),
		/** Projection of the object (projections/channel.ts), ordered by its version. */
		status: text({ enum: [...INSTANCE_STATUSES] })
			.notNull()
			.default("disconnected"),
		phone: text(),
		statusVersion: integer("status_version").notNull().default(0),
		/** The origin its gateway calls, as it said itself (projection of the object); of a webchat: of its script. */
		webhookOrigin: text("webhook_origin"),
		/** First link ever; up to when `uptime_minutes` counts; last message or change of the link. */
		firstLinkedAt: integer("first_linked_at"),
		uptimeAt: integer("uptime_at"),
		lastActivityAt: integer("last_activity_at"),
		/** Number of kept events that wait for a person; projection of the object. */
		keptEvents: integer("kept_events").notNull().default(0),
		/** Projections of the object: since when its oldest message waits to leave; null: none waits for long. */
		stuckSince: integer("stuck_since"),
		/** Bytes of its own database, and the schema steps it has ("12.2") with the build that reported. */
		storageBytes: integer("storage_bytes").notNull().default(0),
		/** Bytes of the files that its messages bring. */
		fileBytes: integer("file_bytes").notNull().default(0),
		objectSteps: text("object_steps"),
		objectBuild: text("object_build"),
		createdBy: text("created_by"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
		/** Tombstone: late webhooks of a deleted channel get 200 and nothing else. */
		deletedAt: integer("deleted_at"),
	},
	(t) => [
		index("channels_workspace_idx").on(t.workspaceId, t.createdAt),
		/** Channels with something to look at: few, and found without reading the others. */
		index("channels_kept_events_idx")
			.on(t.workspaceId, t.keptEvents)
			.where(sql`${t.keptEvents} > 0`),
		/** Channels whose messages do not leave, over all workspaces. */
		index("channels_stuck_idx")
			.on(t.stuckSince)
			.where(sql`${t.stuckSince} is not null`),
		/** One bot or page is one channel, of whatever workspace. */
		uniqueIndex("channels_external_idx").on(t.type, t.externalId),
		/** Whose number it may be, and who else is of an account; of no row without one. */
		index("channels_cloud_claim_idx")
			.on(t.cloudPhoneNumberId)
			.where(sql`${t.cloudClaimUntil} is not null`),
		/** Which channels use a gateway of the workspace; of no row without one. */
		index("channels_gateway_idx")
			.on(t.gatewayId)
			.where(sql`${t.gatewayId} is not null`),
		/** Which are not at the present address, without reading those that are. */
		index("channels_webhook_origin_idx")
			.on(t.webhookOrigin)
			.where(sql`${t.deletedAt} is null`),
		index("channels_cloud_account_idx")
			.on(t.cloudBusinessId)
			.where(sql`${t.cloudProvedNumberId} is not null`),
	],
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
		/** First answers to customers: how many, and their delays together. */
		answers: integer().notNull().default(0),
		answerDelayMs: integer("answer_delay_ms").notNull().default(0),
		/** What the object was billed for: calls of it, rows of its own storage, rows of D1 that it touched. */
		requests: integer().notNull().default(0),
		rowsRead: integer("rows_read").notNull().default(0),
		rowsWritten: integer("rows_written").notNull().default(0),
		d1RowsRead: integer("d1_rows_read").notNull().default(0),
		d1RowsWritten: integer("d1_rows_written").notNull().default(0),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.channelId, t.day] }),
		/** The month of the whole installation. */
		index("channel_daily_stats_day_idx").on(t.day),
	],
);

/** Which channel a phone number belongs to while it is linked: one at a time (N08). */
export const numberClaims = sqliteTable(
	"number_claims",
	{
		phone: text().primaryKey(),
		workspaceId: text("workspace_id").notNull(),
		channelId: text("channel_id").notNull(),
		claimedAt: integer("claimed_at").notNull(),
	},
	(t) => [index("number_claims_channel_idx").on(t.channelId)],
);
