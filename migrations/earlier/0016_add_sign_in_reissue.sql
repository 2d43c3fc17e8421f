ALTER TABLE `sign_ins` ADD `reissue_at` integer;--> statement-breakpoint
ALTER TABLE `sign_ins` ADD `replaced_by` text;--> statement-breakpoint
CREATE INDEX `sign_ins_user_idx` ON `sign_ins` (`user_id`);