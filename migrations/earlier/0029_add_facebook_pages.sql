CREATE TABLE `facebook_pages` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`page_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`, `page_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facebook_pages_page_idx` ON `facebook_pages` (`page_id`);--> statement-breakpoint
ALTER TABLE `facebook_logins` DROP COLUMN `pages`;