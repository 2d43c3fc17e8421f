CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text,
	`name` text NOT NULL,
	`filter` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_views_workspace_idx` ON `saved_views` (`workspace_id`,`member_id`,`position`);--> statement-breakpoint
ALTER TABLE `workspaces` ADD `claims_by_answering` integer DEFAULT true NOT NULL;