CREATE TABLE `key_renewals` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`after_channel_id` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `discarded_at` integer;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `decided_by` text;--> statement-breakpoint
CREATE INDEX `dead_letters_waiting_idx` ON `dead_letters` (`workspace_id`,`created_at`) WHERE replayed_at is null and discarded_at is null;--> statement-breakpoint
CREATE INDEX `dead_letters_created_idx` ON `dead_letters` (`created_at`);--> statement-breakpoint
CREATE INDEX `workspaces_data_key_idx` ON `workspaces` (`data_key_wrapped`);