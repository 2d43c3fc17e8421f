ALTER TABLE `channels` DROP COLUMN `webhook_on_send_sealed`;--> statement-breakpoint
ALTER TABLE `channels` DROP COLUMN `webhook_on_receive_sealed`;--> statement-breakpoint
ALTER TABLE `channels` DROP COLUMN `webhook_on_connect_sealed`;--> statement-breakpoint
ALTER TABLE `channels` DROP COLUMN `webhook_on_disconnect_sealed`;