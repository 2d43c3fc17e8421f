CREATE TABLE `activity_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`seq` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `activity_logs_seq_idx` ON `activity_logs` (`workspace_id`,`seq`);--> statement-breakpoint
CREATE INDEX `activity_logs_created_idx` ON `activity_logs` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`name` text NOT NULL,
	`department` text,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`invited_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`resent_count` integer DEFAULT 0 NOT NULL,
	`last_sent_at` integer NOT NULL,
	`resend_window_at` integer NOT NULL,
	`resends_in_window` integer DEFAULT 0 NOT NULL,
	`mail_outcome` text DEFAULT 'queued' NOT NULL,
	`accepted_by` text,
	`accepted_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_workspace_idx` ON `invitations` (`workspace_id`,`invited_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_pending_idx` ON `invitations` (`workspace_id`,`email`) WHERE status = 'pending';