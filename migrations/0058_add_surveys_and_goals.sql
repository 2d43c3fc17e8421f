CREATE TABLE `goals` (
	`workspace_id` text NOT NULL,
	`department_id` text NOT NULL,
	`answer_minutes` integer,
	`resolution_minutes` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `department_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `surveys` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `canned_responses` ADD `files` text;