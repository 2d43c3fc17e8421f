CREATE TABLE `alert_settings` (
	`member_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`views` text NOT NULL,
	`has_sound` integer NOT NULL,
	`quiet_from` integer,
	`quiet_until` integer,
	`time_zone` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`sign_in_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`endpoint_token` text NOT NULL,
	`public_key` text NOT NULL,
	`auth_token` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_workspace_idx` ON `push_subscriptions` (`workspace_id`);