CREATE TABLE `gateways` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`vendor` text NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`key_sealed` text NOT NULL,
	`finding` text NOT NULL,
	`checked_at` integer NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gateways_workspace_idx` ON `gateways` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `meta_apps` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`app_id` text NOT NULL,
	`secret_sealed` text NOT NULL,
	`verify_token_sealed` text NOT NULL,
	`verified_at` integer,
	`called_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meta_apps_id_unique` ON `meta_apps` (`id`);--> statement-breakpoint
ALTER TABLE `channels` ADD `gateway_id` text REFERENCES gateways(id);--> statement-breakpoint
CREATE INDEX `channels_gateway_idx` ON `channels` (`gateway_id`) WHERE "channels"."gateway_id" is not null;