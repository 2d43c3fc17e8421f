import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A job that no retry helped. Admins see, replay and discard them. */
export const deadLetters = sqliteTable(
	"dead_letters",
	{
		/** The message's id in its queue: a letter delivered twice is kept once. */
		id: text().primaryKey(),
		/** The queue the job belongs to, without `-dead`. */
		queue: text().notNull(),
		/** Null for a job of no workspace, such as the mail of a sign-up. */
		workspaceId: text("workspace_id"),
		/** The job as JSON. Jobs carry ids, never secrets. */
		body: text().notNull(),
		reason: text().notNull(),
		attempts: integer().notNull(),
		createdAt: integer("created_at").notNull(),
		/** Epoch ms at which a replay began; long after that it was interrupted. */
		claimedAt: integer("claimed_at"),
		replayedAt: integer("replayed_at"),
		discardedAt: integer("discarded_at"),
		/** The member who replayed or discarded it. */
		decidedBy: text("decided_by"),
	},
	(t) => [
		index("dead_letters_workspace_idx").on(t.workspaceId, t.createdAt),
		index("dead_letters_waiting_idx")
			.on(t.workspaceId, t.createdAt)
			.where(sql`replayed_at is null and discarded_at is null`),
		index("dead_letters_created_idx").on(t.createdAt),
	],
);
