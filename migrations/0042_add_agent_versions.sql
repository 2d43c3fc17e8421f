CREATE TABLE `agent_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`question` text NOT NULL,
	`before` text DEFAULT '[]' NOT NULL,
	`expects` text NOT NULL,
	`source` text DEFAULT 'typed' NOT NULL,
	`channel_id` text,
	`contact_id` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `agent_cases_agent_idx` ON `agent_cases` (`workspace_id`,`agent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `agent_cases_contact_idx` ON `agent_cases` (`workspace_id`,`contact_id`);--> statement-breakpoint
CREATE TABLE `agent_versions` (
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`settings` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`origin` text DEFAULT 'saved' NOT NULL,
	`based_on` integer,
	`tests` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`published_at` integer,
	PRIMARY KEY(`workspace_id`, `agent_id`, `number`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `agent_events` ADD `version` integer;--> statement-breakpoint
ALTER TABLE `agents` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `agents` ADD `trial` text;