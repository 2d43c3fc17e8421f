CREATE TABLE `alarm_targets` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text,
	`webhook_sealed` text,
	`webhook_host` text,
	`locale` text NOT NULL,
	`failed_at` integer,
	`updated_at` integer NOT NULL,
	CONSTRAINT "alarm_targets_is_one" CHECK("alarm_targets"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `alarms` (
	`trouble` text PRIMARY KEY NOT NULL,
	`began_at` integer NOT NULL,
	`told_at` integer,
	`calm_since` integer
);
--> statement-breakpoint
CREATE TABLE `failure_hours` (
	`hour` integer NOT NULL,
	`event` text NOT NULL,
	`level` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `event`, `level`)
);
--> statement-breakpoint
CREATE TABLE `health_marks` (
	`item` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `usage_days` (
	`day` text PRIMARY KEY NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`rows_read` integer DEFAULT 0 NOT NULL,
	`rows_written` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `channel_daily_stats` ADD `requests` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channel_daily_stats` ADD `rows_read` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channel_daily_stats` ADD `rows_written` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channel_daily_stats` ADD `d1_rows_read` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channel_daily_stats` ADD `d1_rows_written` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `channel_daily_stats_day_idx` ON `channel_daily_stats` (`day`);--> statement-breakpoint
ALTER TABLE `channels` ADD `stuck_since` integer;--> statement-breakpoint
ALTER TABLE `channels` ADD `storage_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `object_steps` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `object_build` text;--> statement-breakpoint
CREATE INDEX `channels_stuck_idx` ON `channels` (`stuck_since`) WHERE "channels"."stuck_since" is not null;