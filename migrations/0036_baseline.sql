-- The whole schema, in place of the 36 migrations in earlier/ (docs/decisions/067). What is there is passed over: an empty
-- database gets all of it, one that has the 36 only this file's line in the ledger.

-- One that stopped among the 36 would keep its old tables, so nothing is applied to it. The name of the constraint is what
-- the refusal says; scripts/local/migrations.mjs looks for it and applies the earlier ones first.
CREATE TABLE IF NOT EXISTS baseline_may_apply (
	answer integer CONSTRAINT `migrations/earlier come first: npm run deploy, or npm start` CHECK (answer = 1)
);
INSERT INTO baseline_may_apply
SELECT NOT EXISTS (SELECT 1 FROM d1_migrations)
	OR EXISTS (SELECT 1 FROM d1_migrations WHERE name = '0035_count_kept_events.sql');
DROP TABLE baseline_may_apply;

CREATE TABLE IF NOT EXISTS `workspaces` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`data_key_wrapped` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS `workspaces_slug_unique` ON `workspaces` (`slug`);
CREATE INDEX IF NOT EXISTS `workspaces_data_key_idx` ON `workspaces` (`data_key_wrapped`);

CREATE TABLE IF NOT EXISTS `email_confirmations` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`full_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX IF NOT EXISTS `email_confirmations_token_hash_unique` ON `email_confirmations` (`token_hash`);
CREATE INDEX IF NOT EXISTS `email_confirmations_user_idx` ON `email_confirmations` (`user_id`,`created_at`);
CREATE INDEX IF NOT EXISTS `email_confirmations_expires_idx` ON `email_confirmations` (`expires_at`);

CREATE TABLE IF NOT EXISTS `sign_in_attempts` (
	`bucket` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`last_at` integer NOT NULL
);
CREATE INDEX IF NOT EXISTS `sign_in_attempts_last_idx` ON `sign_in_attempts` (`last_at`);

CREATE TABLE IF NOT EXISTS `sign_ins` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`member_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`ip` text NOT NULL,
	`user_agent` text NOT NULL,
	`revoked_at` integer,
	`reissue_at` integer,
	`replaced_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX IF NOT EXISTS `sign_ins_id_unique` ON `sign_ins` (`id`);
CREATE INDEX IF NOT EXISTS `sign_ins_member_idx` ON `sign_ins` (`member_id`);
CREATE INDEX IF NOT EXISTS `sign_ins_expires_idx` ON `sign_ins` (`expires_at`);
CREATE INDEX IF NOT EXISTS `sign_ins_user_idx` ON `sign_ins` (`user_id`);

CREATE TABLE IF NOT EXISTS `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`full_name` text NOT NULL,
	`password_hash` text,
	`email_confirmed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS `users_email_unique` ON `users` (`email`);

CREATE TABLE IF NOT EXISTS `members` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text DEFAULT 'viewer' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`avatar_url` text,
	`job_title` text,
	`last_seen_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX IF NOT EXISTS `members_workspace_user_idx` ON `members` (`workspace_id`,`user_id`);
CREATE INDEX IF NOT EXISTS `members_user_idx` ON `members` (`user_id`,`created_at`);

CREATE TABLE IF NOT EXISTS `channel_daily_stats` (
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`day` text NOT NULL,
	`messages_sent` integer DEFAULT 0 NOT NULL,
	`messages_received` integer DEFAULT 0 NOT NULL,
	`uptime_minutes` integer DEFAULT 0 NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`answer_delay_ms` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`workspace_id`, `channel_id`, `day`)
);

CREATE TABLE IF NOT EXISTS `channels` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`is_active` integer DEFAULT true NOT NULL,
	`platform` text DEFAULT 'web' NOT NULL,
	`instance_type` text DEFAULT 'default' NOT NULL,
	`gateway` text NOT NULL,
	`auto_reconnect` integer NOT NULL,
	`auto_read_messages` integer NOT NULL,
	`reject_calls` integer NOT NULL,
	`enable_chat_presence` integer NOT NULL,
	`receive_message_status` integer NOT NULL,
	`max_connection_attempts` integer NOT NULL,
	`webhook_url_sealed` text,
	`status` text DEFAULT 'disconnected' NOT NULL,
	`phone` text,
	`status_version` integer DEFAULT 0 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`webhook_on_send` integer DEFAULT false NOT NULL,
	`webhook_on_receive` integer DEFAULT false NOT NULL,
	`webhook_on_connect` integer DEFAULT false NOT NULL,
	`webhook_on_disconnect` integer DEFAULT false NOT NULL,
	`webhook_secret_sealed` text,
	`webhook_old_secret_sealed` text,
	`webhook_old_secret_until` integer,
	`webhook_failures` integer DEFAULT 0 NOT NULL,
	`webhook_failing_since` integer,
	`webhook_paused_at` integer,
	`api_key_hash` text,
	`api_key_prefix` text,
	`api_key_created_at` integer,
	`cloud_phone_number_id` text,
	`cloud_business_id` text,
	`cloud_token_sealed` text,
	`first_linked_at` integer,
	`uptime_at` integer,
	`last_activity_at` integer,
	`webhook_retry_at` integer,
	`default_agent_id` text,
	`external_id` text,
	`external_name` text,
	`credentials_sealed` text,
	`options` text DEFAULT '{}' NOT NULL,
	`cloud_proved_number_id` text,
	`cloud_claim_until` integer,
	`kept_events` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `channels_workspace_idx` ON `channels` (`workspace_id`,`created_at`);
CREATE UNIQUE INDEX IF NOT EXISTS `channels_api_key_hash_unique` ON `channels` (`api_key_hash`);
CREATE UNIQUE INDEX IF NOT EXISTS `channels_external_idx` ON `channels` (`type`,`external_id`);
CREATE UNIQUE INDEX IF NOT EXISTS `channels_cloud_proved_number_id_unique` ON `channels` (`cloud_proved_number_id`);
CREATE INDEX IF NOT EXISTS `channels_cloud_claim_idx` ON `channels` (`cloud_phone_number_id`) WHERE "channels"."cloud_claim_until" is not null;
CREATE INDEX IF NOT EXISTS `channels_cloud_account_idx` ON `channels` (`cloud_business_id`) WHERE "channels"."cloud_proved_number_id" is not null;
CREATE INDEX IF NOT EXISTS `channels_kept_events_idx` ON `channels` (`workspace_id`,`kept_events`) WHERE "channels"."kept_events" > 0;

CREATE TABLE IF NOT EXISTS `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`status` text NOT NULL,
	`subject` text,
	`text` text,
	`html` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`claimed_at` integer,
	`failure` text
);
CREATE INDEX IF NOT EXISTS `mails_created_idx` ON `mails` (`created_at`);

CREATE TABLE IF NOT EXISTS `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`workspace_id` text,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`attempts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`replayed_at` integer,
	`claimed_at` integer,
	`discarded_at` integer,
	`decided_by` text
);
CREATE INDEX IF NOT EXISTS `dead_letters_workspace_idx` ON `dead_letters` (`workspace_id`,`created_at`);
CREATE INDEX IF NOT EXISTS `dead_letters_waiting_idx` ON `dead_letters` (`workspace_id`,`created_at`) WHERE replayed_at is null and discarded_at is null;
CREATE INDEX IF NOT EXISTS `dead_letters_created_idx` ON `dead_letters` (`created_at`);

CREATE TABLE IF NOT EXISTS `activity_logs` (
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
CREATE UNIQUE INDEX IF NOT EXISTS `activity_logs_seq_idx` ON `activity_logs` (`workspace_id`,`seq`);
CREATE INDEX IF NOT EXISTS `activity_logs_created_idx` ON `activity_logs` (`workspace_id`,`created_at`);

CREATE TABLE IF NOT EXISTS `invitations` (
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
CREATE UNIQUE INDEX IF NOT EXISTS `invitations_token_hash_unique` ON `invitations` (`token_hash`);
CREATE INDEX IF NOT EXISTS `invitations_workspace_idx` ON `invitations` (`workspace_id`,`invited_at`);
CREATE UNIQUE INDEX IF NOT EXISTS `invitations_pending_idx` ON `invitations` (`workspace_id`,`email`) WHERE status = 'pending';

CREATE TABLE IF NOT EXISTS `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `identities_user_idx` ON `identities` (`user_id`);

CREATE TABLE IF NOT EXISTS `known_devices` (
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`token_hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `known_devices_user_idx` ON `known_devices` (`user_id`);
CREATE INDEX IF NOT EXISTS `known_devices_seen_idx` ON `known_devices` (`last_seen_at`);

CREATE TABLE IF NOT EXISTS `password_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX IF NOT EXISTS `password_resets_token_hash_unique` ON `password_resets` (`token_hash`);
CREATE INDEX IF NOT EXISTS `password_resets_user_idx` ON `password_resets` (`user_id`,`created_at`);
CREATE INDEX IF NOT EXISTS `password_resets_expires_idx` ON `password_resets` (`expires_at`);

CREATE TABLE IF NOT EXISTS `pending_identities` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`full_name` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
CREATE INDEX IF NOT EXISTS `pending_identities_expires_idx` ON `pending_identities` (`expires_at`);

CREATE TABLE IF NOT EXISTS `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`plan` text NOT NULL,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `checkouts_workspace_idx` ON `checkouts` (`workspace_id`,`created_at`);

CREATE TABLE IF NOT EXISTS `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
CREATE INDEX IF NOT EXISTS `payment_events_received_idx` ON `payment_events` (`received_at`);

CREATE TABLE IF NOT EXISTS `subscriptions` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`customer_id` text,
	`subscription_id` text,
	`tier` text NOT NULL,
	`status` text NOT NULL,
	`current_period_end` integer,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`checkout_attempt` integer DEFAULT 0 NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX IF NOT EXISTS `subscriptions_customer_id_unique` ON `subscriptions` (`customer_id`);
CREATE INDEX IF NOT EXISTS `subscriptions_period_idx` ON `subscriptions` (`current_period_end`);

CREATE TABLE IF NOT EXISTS `avatars` (
	`user_id` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`bytes` blob NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE IF NOT EXISTS `echo_endpoints` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `echo_endpoints_user_idx` ON `echo_endpoints` (`workspace_id`,`user_id`);

CREATE TABLE IF NOT EXISTS `user_settings` (
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`openai_api_key_sealed` text,
	`elevenlabs_key_sealed` text,
	`n8n_webhook_url_sealed` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `user_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE IF NOT EXISTS `notification_reads` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`, `notification_id`)
);

CREATE TABLE IF NOT EXISTS `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`params` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `notifications_member_idx` ON `notifications` (`workspace_id`,`member_id`,`created_at`);
CREATE INDEX IF NOT EXISTS `notifications_created_idx` ON `notifications` (`created_at`);

CREATE TABLE IF NOT EXISTS `contact_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`phone` text,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
CREATE INDEX IF NOT EXISTS `contact_requests_created_idx` ON `contact_requests` (`created_at`);

CREATE TABLE IF NOT EXISTS `agent_channels` (
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`channel_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `agent_id`, `channel_id`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE IF NOT EXISTS `agents` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`avatar_url` text,
	`status` text DEFAULT 'active' NOT NULL,
	`settings` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`provider` text DEFAULT 'knowledge' NOT NULL,
	`model` text DEFAULT '' NOT NULL,
	`integration_id` text,
	`paused_reason` text,
	`created_by` text,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `agents_workspace_idx` ON `agents` (`workspace_id`,`status`,`created_at`);

CREATE TABLE IF NOT EXISTS `demonstration_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`abandoned_at` integer,
	`paid_at` integer,
	`cancel_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX IF NOT EXISTS `demonstration_payments_idempotency_key_unique` ON `demonstration_payments` (`idempotency_key`);
CREATE INDEX IF NOT EXISTS `demonstration_payments_workspace_idx` ON `demonstration_payments` (`workspace_id`,`created_at`);

CREATE TABLE IF NOT EXISTS `activity_checks` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`head_seq` integer NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `activity_checks_checked_idx` ON `activity_checks` (`checked_at`);

CREATE TABLE IF NOT EXISTS `number_claims` (
	`phone` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`claimed_at` integer NOT NULL
);
CREATE INDEX IF NOT EXISTS `number_claims_channel_idx` ON `number_claims` (`channel_id`);

CREATE TABLE IF NOT EXISTS `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`event` text NOT NULL,
	`state` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`response_status` integer,
	`response_text` text,
	`problem` text,
	`replay_of` text,
	`created_at` integer NOT NULL,
	`tried_at` integer,
	`delivered_at` integer,
	`next_at` integer DEFAULT 0 NOT NULL,
	`integration_id` text
);
CREATE INDEX IF NOT EXISTS `webhook_deliveries_channel_idx` ON `webhook_deliveries` (`workspace_id`,`channel_id`,`created_at`);
CREATE INDEX IF NOT EXISTS `webhook_deliveries_created_idx` ON `webhook_deliveries` (`created_at`);
CREATE INDEX IF NOT EXISTS `webhook_deliveries_due_idx` ON `webhook_deliveries` (`next_at`) WHERE state = 'queued';
CREATE INDEX IF NOT EXISTS `webhook_deliveries_integration_idx` ON `webhook_deliveries` (`workspace_id`,`integration_id`,`created_at`) WHERE integration_id is not null;

CREATE TABLE IF NOT EXISTS `agent_avatars` (
	`agent_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` blob NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE IF NOT EXISTS `agent_daily_stats` (
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`day` text NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`hand_overs` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`cost_micros` integer DEFAULT 0 NOT NULL,
	`help_tokens` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`workspace_id`, `day`, `agent_id`)
);

CREATE TABLE IF NOT EXISTS `agent_events` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`event` text NOT NULL,
	`reason` text,
	`channel_id` text NOT NULL,
	`contact_id` text NOT NULL,
	`conversation_id` text,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`cost_micros` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL
);
CREATE INDEX IF NOT EXISTS `agent_events_agent_idx` ON `agent_events` (`workspace_id`,`agent_id`,`at`);
CREATE INDEX IF NOT EXISTS `agent_events_at_idx` ON `agent_events` (`at`);

CREATE TABLE IF NOT EXISTS `knowledge_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`title` text NOT NULL,
	`source` text NOT NULL,
	`file_name` text,
	`characters` integer NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `knowledge_entries_agent_idx` ON `knowledge_entries` (`workspace_id`,`agent_id`,`created_at`);

CREATE TABLE IF NOT EXISTS `knowledge_passages` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `knowledge_entries`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `knowledge_passages_entry_idx` ON `knowledge_passages` (`workspace_id`,`entry_id`,`ordinal`);

CREATE TABLE IF NOT EXISTS `conversations` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`contact_id` text NOT NULL,
	`contact_name` text,
	`contact_phone` text,
	`contact_email` text,
	`avatar_url` text,
	`is_group` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	`last_activity_at` integer NOT NULL,
	`last_text` text DEFAULT '' NOT NULL,
	`last_type` text,
	`last_direction` text,
	`unread` integer DEFAULT 0 NOT NULL,
	`assignee_id` text,
	`assignee_name` text,
	`handler` text DEFAULT 'nobody' NOT NULL,
	`agent_id` text,
	`agent_name` text,
	`labels` text DEFAULT '[]' NOT NULL,
	`is_over_limit` integer DEFAULT false NOT NULL,
	`search_key` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS `conversations_id_unique` ON `conversations` (`id`);
CREATE INDEX IF NOT EXISTS `conversations_status_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`);
CREATE INDEX IF NOT EXISTS `conversations_assignee_idx` ON `conversations` (`workspace_id`,`assignee_id`,`status`,`last_activity_at`,`id`);
CREATE INDEX IF NOT EXISTS `conversations_channel_idx` ON `conversations` (`workspace_id`,`channel_id`,`status`,`last_activity_at`,`id`);
CREATE INDEX IF NOT EXISTS `conversations_unread_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE unread > 0;
CREATE INDEX IF NOT EXISTS `conversations_unassigned_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE assignee_id is null and handler <> 'agent';
CREATE INDEX IF NOT EXISTS `conversations_agent_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE handler = 'agent';
CREATE INDEX IF NOT EXISTS `conversations_labelled_idx` ON `conversations` (`workspace_id`,`status`,`last_activity_at`,`id`) WHERE labels <> '[]';
CREATE INDEX IF NOT EXISTS `conversations_active_idx` ON `conversations` (`last_activity_at`) WHERE status = 'active';

CREATE TABLE IF NOT EXISTS `integrations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`integration_type` text NOT NULL,
	`name` text NOT NULL,
	`credentials_sealed` text NOT NULL,
	`settings` text DEFAULT '{}' NOT NULL,
	`status` text DEFAULT 'disconnected' NOT NULL,
	`last_sync_at` integer,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`health` text DEFAULT 'unknown' NOT NULL,
	`latency_ms` integer,
	`finding` text,
	`checked_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_check_at` integer DEFAULT 0 NOT NULL,
	`delivery_secret_sealed` text,
	`delivery_old_secret_sealed` text,
	`delivery_old_secret_until` integer,
	`delivery_failures` integer DEFAULT 0 NOT NULL,
	`delivery_failing_since` integer,
	`delivery_retry_at` integer,
	`delivery_paused_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `integrations_workspace_idx` ON `integrations` (`workspace_id`,`integration_type`,`created_at`);
CREATE INDEX IF NOT EXISTS `integrations_due_idx` ON `integrations` (`status`,`next_check_at`);

CREATE TABLE IF NOT EXISTS `integration_checks` (
	`workspace_id` text NOT NULL,
	`integration_id` text NOT NULL,
	`at` integer NOT NULL,
	`health` text NOT NULL,
	`latency_ms` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `integration_id`, `at`)
);
CREATE INDEX IF NOT EXISTS `integration_checks_at_idx` ON `integration_checks` (`at`);

CREATE TABLE IF NOT EXISTS `facebook_accounts` (
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`account_status` integer NOT NULL,
	`amount_spent` text DEFAULT '0' NOT NULL,
	`balance` text DEFAULT '0' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`business_name` text,
	`timezone_name` text,
	`permissions` text DEFAULT '[]' NOT NULL,
	`token_sealed` text NOT NULL,
	`token_refused_at` integer,
	`insights` text,
	`insights_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`member_id` text NOT NULL,
	`last_sync_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`campaign_count` integer DEFAULT 0 NOT NULL,
	`active_campaign_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`workspace_id`, `account_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_accounts_account_idx` ON `facebook_accounts` (`account_id`);

CREATE TABLE IF NOT EXISTS `facebook_campaigns` (
	`workspace_id` text NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`objective` text,
	`status` text NOT NULL,
	`daily_budget` text,
	`lifetime_budget` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`run_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_campaigns_status_idx` ON `facebook_campaigns` (`workspace_id`,`account_id`,`status`,`created_at`,`id`);
CREATE INDEX IF NOT EXISTS `facebook_campaigns_account_idx` ON `facebook_campaigns` (`workspace_id`,`account_id`,`created_at`,`id`);

CREATE TABLE IF NOT EXISTS `facebook_conversions` (
	`workspace_id` text NOT NULL,
	`event_id` text NOT NULL,
	`member_id` text NOT NULL,
	`account_id` text NOT NULL,
	`pixel_id` text NOT NULL,
	`event_name` text NOT NULL,
	`payload` text NOT NULL,
	`test_event_code` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`events_received` integer,
	`trace_id` text,
	`fault` text,
	`event_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `event_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_conversions_created_idx` ON `facebook_conversions` (`workspace_id`,`created_at`);

CREATE TABLE IF NOT EXISTS `facebook_events` (
	`workspace_id` text NOT NULL,
	`id` text NOT NULL,
	`object_type` text NOT NULL,
	`object_id` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`happened_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_events_received_idx` ON `facebook_events` (`workspace_id`,`received_at`);
CREATE INDEX IF NOT EXISTS `facebook_events_age_idx` ON `facebook_events` (`received_at`);

CREATE TABLE IF NOT EXISTS `facebook_logins` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`facebook_user_id` text NOT NULL,
	`name` text NOT NULL,
	`token_sealed` text NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_logins_user_idx` ON `facebook_logins` (`facebook_user_id`);

CREATE TABLE IF NOT EXISTS `facebook_pixels` (
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`pixel_id` text NOT NULL,
	`name` text NOT NULL,
	`is_unavailable` integer NOT NULL,
	`creation_time` integer,
	`last_fired_time` integer,
	`enable_automatic_matching` integer NOT NULL,
	`is_crm` integer NOT NULL,
	`data_use_setting` text,
	`first_party_cookie_status` text,
	`code` text,
	`last_sync_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `account_id`, `pixel_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE IF NOT EXISTS `facebook_purchases` (
	`workspace_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`member_id` text NOT NULL,
	`product_id` text NOT NULL,
	`purchase_token_sealed` text NOT NULL,
	`purchased_at` integer NOT NULL,
	`consuming_at` integer,
	`consumed_at` integer,
	`updated_at` integer NOT NULL,
	`facebook_user_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`workspace_id`, `payment_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_purchases_member_idx` ON `facebook_purchases` (`workspace_id`,`member_id`,`purchased_at`);

CREATE TABLE IF NOT EXISTS `facebook_settings` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`is_token_validation_on` integer NOT NULL,
	`is_hourly_sync_on` integer NOT NULL,
	`next_run_at` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_settings_due_idx` ON `facebook_settings` (`next_run_at`);

CREATE TABLE IF NOT EXISTS `facebook_syncs` (
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`run_id` text NOT NULL,
	`state` text NOT NULL,
	`cursor` text,
	`done_count` integer DEFAULT 0 NOT NULL,
	`error` text,
	`started_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `account_id`, `kind`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE IF NOT EXISTS `facebook_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`object_type` text NOT NULL,
	`fields` text NOT NULL,
	`include_values` integer NOT NULL,
	`verify_token_hash` text NOT NULL,
	`is_registered` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_webhooks_workspace_idx` ON `facebook_webhooks` (`workspace_id`,`created_at`);
CREATE INDEX IF NOT EXISTS `facebook_webhooks_token_idx` ON `facebook_webhooks` (`verify_token_hash`);
CREATE INDEX IF NOT EXISTS `facebook_webhooks_object_idx` ON `facebook_webhooks` (`object_type`);

CREATE TABLE IF NOT EXISTS `key_renewals` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`after_channel_id` text NOT NULL
);

CREATE TABLE IF NOT EXISTS `facebook_pages` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`page_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`, `page_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX IF NOT EXISTS `facebook_pages_page_idx` ON `facebook_pages` (`page_id`);

-- The words of knowledge_passages, same rowid. Each is written behind its agent's id without hyphens, as one
-- token: a search walks the words of one agent only, and a word is rare or common among those alone.
CREATE VIRTUAL TABLE IF NOT EXISTS knowledge_search USING fts5(
	words, tokenize = 'unicode61 remove_diacritics 2', content = '', contentless_delete = 1
);

-- What conversations are found by, same rowid. `scope` is the workspace's id without hyphens and the
-- status: a search asks for it together with the words, so that it reads nobody else's rows.
CREATE VIRTUAL TABLE IF NOT EXISTS conversation_search USING fts5(
	scope, text, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3',
	content = '', contentless_delete = 1
);

CREATE TRIGGER IF NOT EXISTS conversation_search_insert AFTER INSERT ON conversations
BEGIN
	INSERT INTO conversation_search (rowid, scope, text)
	VALUES (new.n, replace(new.workspace_id, '-', '') || new.status, new.search_key);
END;

CREATE TRIGGER IF NOT EXISTS conversation_search_update AFTER UPDATE ON conversations
WHEN old.search_key <> new.search_key OR old.status <> new.status
BEGIN
	DELETE FROM conversation_search WHERE rowid = old.n;
	INSERT INTO conversation_search (rowid, scope, text)
	VALUES (new.n, replace(new.workspace_id, '-', '') || new.status, new.search_key);
END;

CREATE TRIGGER IF NOT EXISTS conversation_search_delete AFTER DELETE ON conversations
BEGIN
	DELETE FROM conversation_search WHERE rowid = old.n;
END;

-- It contains the 36, and the ledger says so: the release before this one refuses to work without the last of them, and
-- would apply the first one to a database that does not name it.
INSERT OR IGNORE INTO d1_migrations (name) VALUES
	('0000_create_workspaces.sql'),
	('0001_create_users_and_sign_ins.sql'),
	('0002_create_members.sql'),
	('0003_create_channels.sql'),
	('0004_create_mails.sql'),
	('0005_create_dead_letters.sql'),
	('0006_create_invitations.sql'),
	('0007_create_identities.sql'),
	('0008_create_subscriptions.sql'),
	('0009_create_user_settings.sql'),
	('0010_create_notifications.sql'),
	('0011_create_contact_requests.sql'),
	('0012_create_agents.sql'),
	('0013_add_mail_claim.sql'),
	('0014_create_demonstration_payments.sql'),
	('0015_create_activity_checks.sql'),
	('0016_add_sign_in_reissue.sql'),
	('0017_index_subscription_periods.sql'),
	('0018_complete_whatsapp.sql'),
	('0019_drop_webhook_addresses_of_events.sql'),
	('0020_add_uptime_marks.sql'),
	('0021_schedule_webhook_deliveries.sql'),
	('0022_complete_agents_and_conversations.sql'),
	('0023_create_knowledge_search.sql'),
	('0024_create_conversation_search.sql'),
	('0025_complete_integrations.sql'),
	('0026_create_facebook.sql'),
	('0027_add_automation_deliveries.sql'),
	('0028_add_dead_letter_decisions.sql'),
	('0029_add_facebook_pages.sql'),
	('0030_add_purchase_owner.sql'),
	('0031_add_facebook_settings_due.sql'),
	('0032_add_facebook_campaign_counts.sql'),
	('0033_add_number_proof.sql'),
	('0034_count_help_tokens.sql'),
	('0035_count_kept_events.sql');
