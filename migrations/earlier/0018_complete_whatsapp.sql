CREATE TABLE `number_claims` (
	`phone` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `number_claims_channel_idx` ON `number_claims` (`channel_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`event` text NOT NULL,
	`state` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`response_status` integer,
	`response_text` text,
	`problem` text,
	`replay_of` text,
	`created_at` integer NOT NULL,
	`tried_at` integer,
	`delivered_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_channel_idx` ON `webhook_deliveries` (`workspace_id`,`channel_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created_idx` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
ALTER TABLE `channel_daily_stats` ADD `answers` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channel_daily_stats` ADD `answer_delay_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_on_send` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_on_receive` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_on_connect` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_on_disconnect` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_secret_sealed` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_old_secret_sealed` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_old_secret_until` integer;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_failing_since` integer;--> statement-breakpoint
ALTER TABLE `channels` ADD `webhook_paused_at` integer;--> statement-breakpoint
ALTER TABLE `channels` ADD `api_key_hash` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `api_key_prefix` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `api_key_created_at` integer;--> statement-breakpoint
ALTER TABLE `channels` ADD `cloud_phone_number_id` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `cloud_business_id` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `cloud_token_sealed` text;--> statement-breakpoint
CREATE UNIQUE INDEX `channels_api_key_hash_unique` ON `channels` (`api_key_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `channels_cloud_phone_number_id_unique` ON `channels` (`cloud_phone_number_id`);