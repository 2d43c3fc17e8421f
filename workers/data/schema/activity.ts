import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ACTIVITY_ACTIONS, ACTIVITY_ENTITIES } from "#app/domain/team/activity.ts";
import { workspaces } from "./workspace.ts";

/**
 * Append-only: no update and no delete exists for it (J16). Each entry names the hash of the one
 * before, so that an entry taken out or changed in the database is noticed.
 */
export const activityLogs = sqliteTable(
	"activity_logs",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		/** 1, 2, 3 … in each workspace: two entries cannot follow the same one. */
		seq: integer().notNull(),
		/** Member who did it; null when the platform did. */
		actorId: text("actor_id"),
		action: text({ enum: [...ACTIVITY_ACTIONS] }).notNull(),
		entityType: text("entity_type", { enum: [...ACTIVITY_ENTITIES] }).notNull(),
		entityId: text("entity_id").notNull(),
		/** JSON: a description code and its values. Words are made where they are read. */
		metadata: text().notNull(),
		createdAt: integer("created_at").notNull(),
		previousHash: text("previous_hash").notNull(),
		hash: text().notNull(),
	},
	(t) => [
		uniqueIndex("activity_logs_seq_idx").on(t.workspaceId, t.seq),
		index("activity_logs_created_idx").on(t.workspaceId, t.createdAt),
		// What may be audited (queries/team/activity.ts); without the day's work in conversations, which is most of it.
		index("activity_logs_audit_idx")
			.on(t.workspaceId, t.seq)
			.where(
				sql`entity_type <> 'contacts' or json_extract(metadata, '$.code') in ('contact_exported', 'contact_erased')`,
			),
	],
);

/** How far the check of each workspace's chain has come; it walks round and round. */
export const activityChecks = sqliteTable(
	"activity_checks",
	{
		workspaceId: text("workspace_id")
			.primaryKey()
			.references(() => workspaces.id),
		/** Number and hash of the entry looked at last; 0 and "" at the beginning of a round. */
		seq: integer().notNull(),
		hash: text().notNull(),
		/** The highest number ever seen: an entry taken from the end is missed too. */
		headSeq: integer("head_seq").notNull(),
		checkedAt: integer("checked_at").notNull(),
	},
	(t) => [index("activity_checks_checked_idx").on(t.checkedAt)],
);
