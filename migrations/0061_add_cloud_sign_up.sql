ALTER TABLE `channels` ADD `cloud_sign_up` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `cloud_pin_sealed` text;