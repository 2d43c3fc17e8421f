CREATE TABLE `facebook_ads` (
	`workspace_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text,
	`ad_set` text,
	`campaign_id` text,
	`campaign` text,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `facebook_sales` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`pixel_id` text,
	`matches_phone` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
