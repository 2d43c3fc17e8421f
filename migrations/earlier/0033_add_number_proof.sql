DROP INDEX `channels_cloud_phone_number_id_unique`;--> statement-breakpoint
ALTER TABLE `channels` ADD `cloud_proved_number_id` text;--> statement-breakpoint
ALTER TABLE `channels` ADD `cloud_claim_until` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `channels_cloud_proved_number_id_unique` ON `channels` (`cloud_proved_number_id`);--> statement-breakpoint
CREATE INDEX `channels_cloud_claim_idx` ON `channels` (`cloud_phone_number_id`) WHERE "channels"."cloud_claim_until" is not null;--> statement-breakpoint
CREATE INDEX `channels_cloud_account_idx` ON `channels` (`cloud_business_id`) WHERE "channels"."cloud_proved_number_id" is not null;--> statement-breakpoint
UPDATE `channels` SET `cloud_claim_until` = unixepoch() * 1000 + 604800000
WHERE `gateway` = 'cloud-api' AND `cloud_phone_number_id` IS NOT NULL AND `deleted_at` IS NULL;
