CREATE TABLE `notification_reads` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`, `notification_id`)
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`params` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notifications_member_idx` ON `notifications` (`workspace_id`,`member_id`,`created_at`);