CREATE TABLE `desk_hours` (
	`workspace_id` text NOT NULL,
	`scope` text NOT NULL,
	`scope_id` text NOT NULL,
	`settings` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `scope`, `scope_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
