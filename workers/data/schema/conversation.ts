import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { HANDLERS } from "#app/domain/agents/answering.ts";
import { CONVERSATION_STATUSES } from "#app/domain/conversations/conversation.ts";
import { DIRECTIONS, MESSAGE_TYPES } from "#app/domain/inbox/message.ts";

/**
 * The specification's sessions: a projection of the channels' objects, some seconds old, ordered by
 * `version`. The object decides; this serves lists over all channels.
 */
export const conversations = sqliteTable(
	"conversations",
	{
		/** Only for the index of words (conversation_search), whose rows have no other name. */
		n: integer().primaryKey(),
		id: text().notNull().unique(),
		workspaceId: text("workspace_id").notNull(),
		channelId: text("channel_id").notNull(),
		contactId: text("contact_id").notNull(),
		contactName: text("contact_name"),
		contactPhone: text("contact_phone"),
		contactEmail: text("contact_email"),
		avatarUrl: text("avatar_url"),
		isGroup: integer("is_group", { mode: "boolean" }).notNull().default(false),
		status: text({ enum: [...CONVERSATION_STATUSES] }).notNull(),
		openedAt: integer("opened_at").notNull(),
		closedAt: integer("closed_at"),
		lastActivityAt: integer("last_activity_at").notNull(),
		/** What the list's second line needs of the last message; "" for a deleted one. */
		lastText: text("last_text").notNull().default(""),
		lastType: text("last_type", { enum: [...MESSAGE_TYPES] }),
		lastDirection: text("last_direction", { enum: [...DIRECTIONS] }),
		unread: integer().notNull().default(0),
		assigneeId: text("assignee_id"),
		assigneeName: text("assignee_name"),
		handler: text({ enum: [...HANDLERS] })
			.notNull()
			.default("nobody"),
		agentId: text("agent_id"),
		agentName: text("agent_name"),
		/** JSON array of strings. */
		labels: text().notNull().default("[]"),
		/** Over the plan's limit of the month. */
		isOverLimit: integer("is_over_limit", { mode: "boolean" }).notNull().default(false),
		/** What it is found by (app/domain/conversations/search.ts). */
		searchKey: text("search_key").notNull().default(""),
		version: integer().notNull(),
	},
	(t) => [
		index("conversations_status_idx").on(t.workspaceId, t.status, t.lastActivityAt, t.id),
		index("conversations_assignee_idx").on(
			t.workspaceId,
			t.assigneeId,
			t.status,
			t.lastActivityAt,
			t.id,
		),
		index("conversations_channel_idx").on(
			t.workspaceId,
			t.channelId,
			t.status,
			t.lastActivityAt,
			t.id,
		),
		// Each filter reads its own rows and no others. The conditions stand in queries/conversations.ts too.
		index("conversations_unread_idx")
			.on(t.workspaceId, t.status, t.lastActivityAt, t.id)
			.where(sql`unread > 0`),
		index("conversations_unassigned_idx")
			.on(t.workspaceId, t.status, t.lastActivityAt, t.id)
			.where(sql`assignee_id is null and handler <> 'agent'`),
		index("conversations_agent_idx")
			.on(t.workspaceId, t.status, t.lastActivityAt, t.id)
			.where(sql`handler = 'agent'`),
		index("conversations_labelled_idx")
			.on(t.workspaceId, t.status, t.lastActivityAt, t.id)
			.where(sql`labels <> '[]'`),
		// Over all workspaces: which have been silent for long.
		index("conversations_active_idx")
			.on(t.lastActivityAt)
			.where(sql`status = 'active'`),
	],
);
