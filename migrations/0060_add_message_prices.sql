CREATE TABLE `message_rates` (
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`since` text NOT NULL,
	`micros` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `kind`, `since`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `price_ceilings` (
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`micros` integer NOT NULL,
	`stops_people` integer NOT NULL,
	`released_for` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `channel_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
