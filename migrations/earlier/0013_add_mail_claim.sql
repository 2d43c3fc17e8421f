ALTER TABLE `mails` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `failure` text;--> statement-breakpoint
CREATE INDEX `notifications_created_idx` ON `notifications` (`created_at`);