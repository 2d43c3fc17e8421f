CREATE TABLE `department_channels` (
	`workspace_id` text NOT NULL,
	`department_id` text NOT NULL,
	`channel_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `department_id`, `channel_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `department_channels_channel_idx` ON `department_channels` (`workspace_id`,`channel_id`);--> statement-breakpoint
CREATE TABLE `department_members` (
	`workspace_id` text NOT NULL,
	`department_id` text NOT NULL,
	`member_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `department_id`, `member_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `department_members_member_idx` ON `department_members` (`workspace_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `departments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`colour` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `departments_name_idx` ON `departments` (`workspace_id`,`name_key`);--> statement-breakpoint
ALTER TABLE `workspaces` ADD `sees_own_departments` integer DEFAULT false NOT NULL;