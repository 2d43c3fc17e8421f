import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often each event of level `error` or `security` was logged in each hour. */
export const failureHours = sqliteTable(
	"failure_hours",
	{
		/** Epoch ms of the hour's begin. */
		hour: integer().notNull(),
		event: text().notNull(),
		level: text({ enum: ["error", "security"] }).notNull(),
		count: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.hour, t.event, t.level] })],
);

/** What the installation last measured of itself: the cron's begin and end, the database's size. */
export const healthMarks = sqliteTable("health_marks", {
	/** A code of HEALTH_MARKS. */
	item: text().primaryKey(),
	value: integer().notNull(),
	at: integer().notNull(),
});

/** A trouble that is there, and what was told about it (domain/health/trouble.ts). */
export const alarms = sqliteTable("alarms", {
	/** A code of TROUBLES. */
	trouble: text().primaryKey(),
	beganAt: integer("began_at").notNull(),
	/** When somebody was told; null: not yet. */
	toldAt: integer("told_at"),
	/** Since when it is over, while that is not certain. */
	calmSince: integer("calm_since"),
});

/** Where alarms go: one row once an administrator of the installation has set it. */
export const alarmTargets = sqliteTable(
	"alarm_targets",
	{
		id: integer().primaryKey(),
		/** Null: no mail. */
		email: text(),
		/** The address called, sealed with the key of the installation's workspace; null: none is called. */
		webhookSealed: text("webhook_sealed"),
		/** Its host, shown in place of the address, which is a secret of its own. */
		webhookHost: text("webhook_host"),
		/** Language of the mails: that of whoever set this. */
		locale: text({ enum: ["pt", "en"] }).notNull(),
		/** When the last call of the address failed; null: it worked. */
		failedAt: integer("failed_at"),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [check("alarm_targets_is_one", sql`${t.id} = 1`)],
);

/** What all requests of the Worker together cost in a day, apart from the channels' objects. */
export const usageDays = sqliteTable("usage_days", {
	/** UTC day: `2026-11-20`. */
	day: text().primaryKey(),
	requests: integer().notNull().default(0),
	rowsRead: integer("rows_read").notNull().default(0),
	rowsWritten: integer("rows_written").notNull().default(0),
	/** Operations of the store of files, as R2 bills them: what writes or lists, and what reads. */
	fileWrites: integer("file_writes").notNull().default(0),
	fileReads: integer("file_reads").notNull().default(0),
});
