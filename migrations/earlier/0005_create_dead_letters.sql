CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`workspace_id` text,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`attempts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`replayed_at` integer
);
--> statement-breakpoint
CREATE INDEX `dead_letters_workspace_idx` ON `dead_letters` (`workspace_id`,`created_at`);