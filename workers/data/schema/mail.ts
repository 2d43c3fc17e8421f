import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const MAIL_STATUSES = ["queued", "sent", "not_configured", "failed"] as const;

/** One row per mail, made by its job's id: a job delivered twice is one mail. */
export const mails = sqliteTable(
	"mails",
	{
		/** The job's idempotency id. */
		id: text().primaryKey(),
		kind: text().notNull(),
		recipient: text().notNull(),
		status: text({ enum: [...MAIL_STATUSES] }).notNull(),
		/** Subject and bodies are kept only by local mail: links in them open accounts. */
		subject: text(),
		text: text(),
		html: text(),
		createdAt: integer("created_at").notNull(),
		/** Epoch ms at which a call began to send it: a job delivered twice at once is sent once (R33). */
		claimedAt: integer("claimed_at"),
		sentAt: integer("sent_at"),
		/** Why it failed, a code such as `http_422` or `timeout`; never a vendor's sentence. */
		failure: text(),
	},
	(t) => [index("mails_created_idx").on(t.createdAt)],
);
