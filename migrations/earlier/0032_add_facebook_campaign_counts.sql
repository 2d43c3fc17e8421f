DROP INDEX `facebook_campaigns_workspace_idx`;--> statement-breakpoint
DROP INDEX `facebook_campaigns_account_idx`;--> statement-breakpoint
CREATE INDEX `facebook_campaigns_status_idx` ON `facebook_campaigns` (`workspace_id`,`account_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `facebook_campaigns_account_idx` ON `facebook_campaigns` (`workspace_id`,`account_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `facebook_accounts` ADD `campaign_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `facebook_accounts` ADD `active_campaign_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `facebook_accounts` SET
	`campaign_count` = (SELECT count(*) FROM `facebook_campaigns` c
		WHERE c.`workspace_id` = `facebook_accounts`.`workspace_id` AND c.`account_id` = `facebook_accounts`.`account_id`),
	`active_campaign_count` = (SELECT count(*) FROM `facebook_campaigns` c
		WHERE c.`workspace_id` = `facebook_accounts`.`workspace_id` AND c.`account_id` = `facebook_accounts`.`account_id`
			AND c.`status` = 'active');
