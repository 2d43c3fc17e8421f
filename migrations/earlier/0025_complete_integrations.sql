CREATE TABLE `integration_checks` (
	`workspace_id` text NOT NULL,
	`integration_id` text NOT NULL,
	`at` integer NOT NULL,
	`health` text NOT NULL,
	`latency_ms` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `integration_id`, `at`)
);
--> statement-breakpoint
CREATE INDEX `integration_checks_at_idx` ON `integration_checks` (`at`);--> statement-breakpoint
ALTER TABLE `integrations` ADD `health` text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE `integrations` ADD `latency_ms` integer;--> statement-breakpoint
ALTER TABLE `integrations` ADD `finding` text;--> statement-breakpoint
ALTER TABLE `integrations` ADD `checked_at` integer;--> statement-breakpoint
ALTER TABLE `integrations` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `integrations` ADD `next_check_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `integrations_due_idx` ON `integrations` (`status`,`next_check_at`);