CREATE TABLE `routing_members` (
	`member_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`capacity` integer,
	`is_absent` integer DEFAULT false NOT NULL,
	`absent_until` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `routing_members_workspace_idx` ON `routing_members` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `routing_rules` (
	`workspace_id` text NOT NULL,
	`department_id` text NOT NULL,
	`mode` text NOT NULL,
	`give_back_minutes` integer,
	`give_back_to` text NOT NULL,
	`capacity` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `department_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
