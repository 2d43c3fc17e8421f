CREATE TABLE `facebook_accounts` (
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`account_status` integer NOT NULL,
	`amount_spent` text DEFAULT '0' NOT NULL,
	`balance` text DEFAULT '0' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`business_name` text,
	`timezone_name` text,
	`permissions` text DEFAULT '[]' NOT NULL,
	`token_sealed` text NOT NULL,
	`token_refused_at` integer,
	`insights` text,
	`insights_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`member_id` text NOT NULL,
	`last_sync_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `account_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_accounts_account_idx` ON `facebook_accounts` (`account_id`);--> statement-breakpoint
CREATE TABLE `facebook_campaigns` (
	`workspace_id` text NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`objective` text,
	`status` text NOT NULL,
	`daily_budget` text,
	`lifetime_budget` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`run_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_campaigns_workspace_idx` ON `facebook_campaigns` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `facebook_campaigns_account_idx` ON `facebook_campaigns` (`workspace_id`,`account_id`,`run_id`);--> statement-breakpoint
CREATE TABLE `facebook_conversions` (
	`workspace_id` text NOT NULL,
	`event_id` text NOT NULL,
	`member_id` text NOT NULL,
	`account_id` text NOT NULL,
	`pixel_id` text NOT NULL,
	`event_name` text NOT NULL,
	`payload` text NOT NULL,
	`test_event_code` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`events_received` integer,
	`trace_id` text,
	`fault` text,
	`event_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `event_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_conversions_created_idx` ON `facebook_conversions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `facebook_events` (
	`workspace_id` text NOT NULL,
	`id` text NOT NULL,
	`object_type` text NOT NULL,
	`object_id` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`happened_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_events_received_idx` ON `facebook_events` (`workspace_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `facebook_events_age_idx` ON `facebook_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `facebook_logins` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`facebook_user_id` text NOT NULL,
	`name` text NOT NULL,
	`token_sealed` text NOT NULL,
	`pages` text DEFAULT '[]' NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_logins_user_idx` ON `facebook_logins` (`facebook_user_id`);--> statement-breakpoint
CREATE TABLE `facebook_pixels` (
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`pixel_id` text NOT NULL,
	`name` text NOT NULL,
	`is_unavailable` integer NOT NULL,
	`creation_time` integer,
	`last_fired_time` integer,
	`enable_automatic_matching` integer NOT NULL,
	`is_crm` integer NOT NULL,
	`data_use_setting` text,
	`first_party_cookie_status` text,
	`code` text,
	`last_sync_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `account_id`, `pixel_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `facebook_purchases` (
	`workspace_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`member_id` text NOT NULL,
	`product_id` text NOT NULL,
	`purchase_token_sealed` text NOT NULL,
	`purchased_at` integer NOT NULL,
	`consuming_at` integer,
	`consumed_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `payment_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_purchases_member_idx` ON `facebook_purchases` (`workspace_id`,`member_id`,`purchased_at`);--> statement-breakpoint
CREATE TABLE `facebook_settings` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`is_token_validation_on` integer NOT NULL,
	`is_hourly_sync_on` integer NOT NULL,
	`next_run_at` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `facebook_syncs` (
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`run_id` text NOT NULL,
	`state` text NOT NULL,
	`cursor` text,
	`done_count` integer DEFAULT 0 NOT NULL,
	`error` text,
	`started_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `account_id`, `kind`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `facebook_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`object_type` text NOT NULL,
	`fields` text NOT NULL,
	`include_values` integer NOT NULL,
	`verify_token_hash` text NOT NULL,
	`is_registered` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_webhooks_workspace_idx` ON `facebook_webhooks` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `facebook_webhooks_token_idx` ON `facebook_webhooks` (`verify_token_hash`);--> statement-breakpoint
CREATE INDEX `facebook_webhooks_object_idx` ON `facebook_webhooks` (`object_type`);