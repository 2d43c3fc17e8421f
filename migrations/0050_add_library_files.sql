CREATE TABLE `library_files` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`mimetype` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `library_files_hash_idx` ON `library_files` (`workspace_id`,`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `library_files_name_idx` ON `library_files` (`workspace_id`,`name`);