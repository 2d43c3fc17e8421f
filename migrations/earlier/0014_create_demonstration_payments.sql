CREATE TABLE `demonstration_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`abandoned_at` integer,
	`paid_at` integer,
	`cancel_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `demonstration_payments_idempotency_key_unique` ON `demonstration_payments` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `demonstration_payments_workspace_idx` ON `demonstration_payments` (`workspace_id`,`created_at`);