ALTER TABLE `integrations` ADD `delivery_secret_sealed` text;--> statement-breakpoint
ALTER TABLE `integrations` ADD `delivery_old_secret_sealed` text;--> statement-breakpoint
ALTER TABLE `integrations` ADD `delivery_old_secret_until` integer;--> statement-breakpoint
ALTER TABLE `integrations` ADD `delivery_failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `integrations` ADD `delivery_failing_since` integer;--> statement-breakpoint
ALTER TABLE `integrations` ADD `delivery_retry_at` integer;--> statement-breakpoint
ALTER TABLE `integrations` ADD `delivery_paused_at` integer;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `integration_id` text;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_integration_idx` ON `webhook_deliveries` (`workspace_id`,`integration_id`,`created_at`) WHERE integration_id is not null;