ALTER TABLE `channels` ADD `first_linked_at` integer;--> statement-breakpoint
ALTER TABLE `channels` ADD `uptime_at` integer;--> statement-breakpoint
ALTER TABLE `channels` ADD `last_activity_at` integer;