CREATE TABLE `activity_checks` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`head_seq` integer NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `activity_checks_checked_idx` ON `activity_checks` (`checked_at`);