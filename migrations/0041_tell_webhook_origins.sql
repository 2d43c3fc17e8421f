ALTER TABLE `channels` ADD `webhook_origin` text;--> statement-breakpoint
CREATE INDEX `channels_webhook_origin_idx` ON `channels` (`webhook_origin`) WHERE "channels"."deleted_at" is null;