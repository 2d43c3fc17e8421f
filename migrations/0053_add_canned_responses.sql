CREATE TABLE `canned_response_favourites` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`response_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`, `response_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `canned_response_months` (
	`workspace_id` text NOT NULL,
	`month` text NOT NULL,
	`uses` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `month`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `canned_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`owner` text NOT NULL,
	`shortcut` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `canned_responses_shortcut_idx` ON `canned_responses` (`workspace_id`,`owner`,`shortcut`,`language`);