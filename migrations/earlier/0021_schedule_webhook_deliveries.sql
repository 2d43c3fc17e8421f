ALTER TABLE `channels` ADD `webhook_retry_at` integer;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `next_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due_idx` ON `webhook_deliveries` (`next_at`) WHERE state = 'queued';