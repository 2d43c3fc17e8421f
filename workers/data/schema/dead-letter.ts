import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A job that no retry helped. Admins see and replay them. */
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
		replayedAt: integer("replayed_at"),
	},
	(t) => [index("dead_letters_workspace_idx").on(t.workspaceId, t.createdAt)],
);
