CREATE TABLE `agent_avatars` (
	`agent_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` blob NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `agent_daily_stats` (
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`day` text NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`hand_overs` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`cost_micros` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`workspace_id`, `day`, `agent_id`)
);
--> statement-breakpoint
CREATE TABLE `agent_events` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`event` text NOT NULL,
	`reason` text,
	`channel_id` text NOT NULL,
	`contact_id` text NOT NULL,
	`conversation_id` text,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`cost_micros` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `agent_events_agent_idx` ON `agent_events` (`workspace_id`,`agent_id`,`at`);--> statement-breakpoint
CREATE INDEX `agent_events_at_idx` ON `agent_events` (`at`);--> statement-breakpoint
CREATE TABLE `knowledge_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`title` text NOT NULL,
	`source` text NOT NULL,
	`file_name` text,
	`characters` integer NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `knowledge_entries_agent_idx` ON `knowledge_entries` (`workspace_id`,`agent_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `knowledge_passages` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `knowledge_entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `knowledge_passages_entry_idx` ON `knowledge_passages` (`workspace_id`,`entry_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`contact_id` text NOT NULL,
	`contact_name` text,
	`contact_phone` text,
	`contact_email` text,
	`avatar_url` text,
	`is_group` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	`last_activity_at` integer NOT NULL,
	`last_text` text DEFAULT '' NOT NULL,
	`last_type` text,
	`last_direction` text,
	`unread` integer DEFAULT 0 NOT NULL,
	`assignee_id` text,
	`assignee_name` text,
	`handler` text DEFAULT 'nobody' NOT NULL,
	`agent_id` text,
	`agent_name` text,
	`labels` text DEFAULT '[]' NOT NULL,
	`is_over_limit` integer DEFAULT false NOT NULL,
	`search_key` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_id_unique` ON `conversations` (`id`);--> statement-breakpoint
CREATE INDEX `conversations_status_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_assignee_idx` ON `conversations` (`workspace_id`,`assignee_id`,`status`,`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_channel_idx` ON `conversations` (`workspace_id`,`channel_id`,`status`,`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_unread_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE unread > 0;--> statement-breakpoint
CREATE INDEX `conversations_unassigned_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE assignee_id is null and handler <> 'agent';--> statement-breakpoint
CREATE INDEX `conversations_agent_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE handler = 'agent';--> statement-breakpoint
CREATE INDEX `conversations_labelled_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE labels <> '[]';--> statement-breakpoint
CREATE INDEX `conversations_active_idx` ON `conversations` (`last_activity_at`) WHERE status = 'active';--> statement-breakpoint
CREATE TABLE `integrations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`integration_type` text NOT NULL,
	`name` text NOT NULL,
	`credentials_sealed` text NOT NULL,
	`settings` text DEFAULT '{}' NOT NULL,
	`status` text DEFAULT 'disconnected' NOT NULL,
	`last_sync_at` integer,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `integrations_workspace_idx` ON `integrations` (`workspace_id`,`integration_type`,`created_at`);--> statement-breakpoint
ALTER TABLE `agents` ADD `instructions` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `agents` ADD `provider` text DEFAULT 'knowledge' NOT NULL;--> statement-breakpoint
ALTER TABLE `agents` ADD `model` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `agents` ADD `integration_id` text;--> statement-breakpoint
ALTER TABLE `agents` ADD `paused_reason` text;--> statement-breakpoint
ALTER TABLE `agents` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `default_agent_id` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `external_id` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `external_name` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `credentials_sealed` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `options` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `channels_external_idx` ON `channels` (`type`,`external_id`);