CREATE TABLE `channel_daily_stats` (
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`day` text NOT NULL,
	`messages_sent` integer DEFAULT 0 NOT NULL,
	`messages_received` integer DEFAULT 0 NOT NULL,
	`uptime_minutes` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`workspace_id`, `channel_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `channels` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`is_active` integer DEFAULT true NOT NULL,
	`platform` text DEFAULT 'web' NOT NULL,
	`instance_type` text DEFAULT 'default' NOT NULL,
	`gateway` text NOT NULL,
	`auto_reconnect` integer NOT NULL,
	`auto_read_messages` integer NOT NULL,
	`reject_calls` integer NOT NULL,
	`enable_chat_presence` integer NOT NULL,
	`receive_message_status` integer NOT NULL,
	`max_connection_attempts` integer NOT NULL,
	`webhook_url_sealed` text,
	`webhook_on_send_sealed` text,
	`webhook_on_receive_sealed` text,
	`webhook_on_connect_sealed` text,
	`webhook_on_disconnect_sealed` text,
	`status` text DEFAULT 'disconnected' NOT NULL,
	`phone` text,
	`status_version` integer DEFAULT 0 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `channels_workspace_idx` ON `channels` (`workspace_id`,`created_at`);