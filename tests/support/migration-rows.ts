/**
 * A row of each table as a deployment of any release may hold it: only columns that the table had from its first day.
 * `#` is a number that tells rows of the same table apart; rows of the same number refer to each other, in this order.
 */
export const ROWS: Readonly<Record<string, string>> = {
	workspaces: `insert into workspaces (id, name, slug, plan, status, data_key_wrapped, created_at, updated_at)
		values ('w1#', 'Loja', 'loja#', 'free', 'active', 'k#', 1, 1)`,
	users: `insert into users (id, email, full_name, created_at, updated_at) values ('u1#', 'a@b.co#', 'Ana', 1, 1)`,
	sign_ins: `insert into sign_ins (token_hash, id, user_id, member_id, workspace_id, created_at, expires_at, last_seen_at, ip, user_agent)
		values ('h#', 's1#', 'u1#', 'm1#', 'w1#', 1, 2, 1, '', '')`,
	email_confirmations: `insert into email_confirmations (id, token_hash, user_id, full_name, password_hash, created_at, expires_at)
		values ('e1#', 't#', 'u1#', 'Ana', 'p', 1, 2)`,
	sign_in_attempts: `insert into sign_in_attempts values ('account:x#', 1, 0, 1)`,
	members: `insert into members (id, workspace_id, user_id, role, created_at, updated_at)
		values ('m1#', 'w1#', 'u1#', 'admin', 1, 1)`,
	channels: `insert into channels (id, workspace_id, type, name, gateway, auto_reconnect, auto_read_messages, reject_calls,
		enable_chat_presence, receive_message_status, max_connection_attempts, created_at, updated_at)
		values ('c1#', 'w1#', 'whatsapp', 'Loja', 'simulator', 1, 0, 1, 1, 1, 5, 1, 1)`,
	channel_daily_stats: `insert into channel_daily_stats (workspace_id, channel_id, day) values ('w1#', 'c1#', '2026-11-20')`,
	mails: `insert into mails (id, kind, recipient, status, created_at) values ('l1#', 'confirm_email', 'a@b.co#', 'sent', 1)`,
	dead_letters: `insert into dead_letters (id, queue, body, reason, attempts, created_at) values ('d1#', 'emails', '{}', 'x', 3, 1)`,
	invitations: `insert into invitations (id, workspace_id, email, role, name, token_hash, invited_by, invited_at, expires_at,
		last_sent_at, resend_window_at, updated_at) values ('i1#', 'w1#', 'b@b.co#', 'viewer', 'Bia', 'h#', 'm1#', 1, 2, 1, 1, 1)`,
	activity_logs: `insert into activity_logs (id, workspace_id, seq, action, entity_type, entity_id, metadata, created_at, previous_hash, hash)
		values ('a1#', 'w1#', 1, 'created', 'profiles', 'm1#', '{}', 1, '', 'h#')`,
	identities: `insert into identities (provider, subject, user_id, created_at) values ('google', '1#', 'u1#', 1)`,
	pending_identities: `insert into pending_identities (token_hash, provider, subject, email, full_name, created_at, expires_at)
		values ('h#', 'google', '2#', 'c@b.co#', 'Caio', 1, 2)`,
	password_resets: `insert into password_resets (id, token_hash, user_id, created_at, expires_at) values ('r1#', 'h#', 'u1#', 1, 2)`,
	known_devices: `insert into known_devices (token_hash, user_id, user_agent, created_at, last_seen_at) values ('h#', 'u1#', '', 1, 1)`,
	subscriptions: `insert into subscriptions (workspace_id, provider, tier, status, created_at, updated_at)
		values ('w1#', 'demonstration', 'premium', 'active', 1, 1)`,
	checkouts: `insert into checkouts (id, workspace_id, member_id, plan, created_at) values ('k1#', 'w1#', 'm1#', 'premium', 1)`,
	payment_events: `insert into payment_events (id, type, received_at) values ('evt_1#', 'invoice.paid', 1)`,
	user_settings: `insert into user_settings (workspace_id, user_id, created_at, updated_at) values ('w1#', 'u1#', 1, 1)`,
	echo_endpoints: `insert into echo_endpoints (token_hash, workspace_id, user_id, created_at) values ('h#', 'w1#', 'u1#', 1)`,
	avatars: `insert into avatars (user_id, content_type, bytes, updated_at) values ('u1#', 'image/png', x'89504e47', 1)`,
	number_claims: `insert into number_claims (phone, workspace_id, channel_id, claimed_at) values ('5511900000000#', 'w1#', 'c1#', 1)`,
	webhook_deliveries: `insert into webhook_deliveries (id, workspace_id, channel_id, event, state, body, created_at)
		values ('d1#', 'w1#', 'c1#', 'test', 'queued', '{}', 1)`,
	notifications: `insert into notifications (id, workspace_id, member_id, kind, params, created_at)
		values ('n1#', 'w1#', 'm1#', 'invitation_accepted', '{}', 1)`,
	saved_views: `insert into saved_views (id, workspace_id, member_id, name, filter, position, created_at, updated_at)
		values ('v1#', 'w1#', 'm1#', 'Minhas', 'who=mine', 1, 1, 1)`,
	library_files: `insert into library_files (id, workspace_id, hash, name, description, mimetype, bytes, created_at, updated_at)
		values ('lf1#', 'w1#', 'h#', 'tabela.pdf', 'Preços', 'application/pdf', 1, 1, 1)`,
	canned_responses: `insert into canned_responses (id, workspace_id, owner, shortcut, title, text, language, created_at, updated_at)
		values ('r1#', 'w1#', 'm1#', 'oi', 'Oi', 'Oi!', '', 1, 1)`,
	facebook_ads: `insert into facebook_ads (workspace_id, id, name, read_at) values ('w1#', 'a1#', 'Bolo', 1)`,
	facebook_sales: `insert into facebook_sales (workspace_id, pixel_id, matches_phone, updated_at) values ('w1#', 'p1', 0, 1)`,
	surveys: `insert into surveys (workspace_id, settings, updated_at) values ('w1#', '{}', 1)`,
	goals: `insert into goals (workspace_id, department_id, answer_minutes, updated_at) values ('w1#', '', 15, 1)`,
	message_rates: `insert into message_rates (workspace_id, kind, since, micros, updated_at) values ('w1#', 'dollar', '2026-11-01', 5500000, 1)`,
	price_ceilings: `insert into price_ceilings (workspace_id, channel_id, micros, stops_people, updated_at) values ('w1#', 'c1#', 1000000, 0, 1)`,
	canned_response_favourites: `insert into canned_response_favourites (workspace_id, member_id, response_id) values ('w1#', 'm1#', 'r1#')`,
	departments: `insert into departments (id, workspace_id, name, name_key, colour, position, created_at, updated_at)
		values ('de1#', 'w1#', 'Vendas', 'vendas', 'blue', 1, 1, 1)`,
	department_members: `insert into department_members (workspace_id, department_id, member_id) values ('w1#', 'de1#', 'm1#')`,
	department_channels: `insert into department_channels (workspace_id, department_id, channel_id) values ('w1#', 'de1#', 'c1#')`,
	desk_hours: `insert into desk_hours (workspace_id, scope, scope_id, settings, updated_at) values ('w1#', 'workspace', '', '{}', 1)`,
	routing_rules: `insert into routing_rules (workspace_id, department_id, mode, give_back_to, updated_at)
		values ('w1#', '', 'round_robin', 'queue', 1)`,
	routing_members: `insert into routing_members (member_id, workspace_id, capacity, updated_at) values ('m1#', 'w1#', 3, 1)`,
	rules: `insert into rules (id, workspace_id, name, body, is_on, position, created_at, updated_at)
		values ('ru1#', 'w1#', 'Preço', '{}', 0, 1, 1, 1)`,
	canned_response_months: `insert into canned_response_months (workspace_id, month, uses) values ('w1#', '2026-11', 1)`,
	alert_settings: `insert into alert_settings (member_id, workspace_id, views, has_sound, time_zone, updated_at)
		values ('m1#', 'w1#', 'mine', 1, 'America/Sao_Paulo', 1)`,
	push_subscriptions: `insert into push_subscriptions (sign_in_id, workspace_id, member_id, endpoint_token, public_key, auth_token, locale, created_at)
		values ('s1#', 'w1#', 'm1#', 'https://push.example/x', 'B', 'a', 'pt', 1)`,
	notification_reads: `insert into notification_reads (workspace_id, member_id, notification_id, read_at) values ('w1#', 'm1#', 'n1#', 1)`,
	contact_requests: `insert into contact_requests (id, first_name, last_name, email, subject, message, created_at)
		values ('q1#', 'Ana', 'Lima', 'a@b.co#', 'Oi', 'Oi', 1)`,
	demonstration_payments: `insert into demonstration_payments (id, workspace_id, idempotency_key, created_at) values ('p1#', 'w1#', 'k#', 1)`,
	activity_checks: `insert into activity_checks (workspace_id, seq, hash, head_seq, checked_at) values ('w1#', 1, 'h#', 1, 1)`,
	agents: `insert into agents (id, workspace_id, name, created_at, updated_at) values ('g1#', 'w1#', 'Lia', 1, 1)`,
	agent_channels: `insert into agent_channels (workspace_id, agent_id, channel_id) values ('w1#', 'g1#', 'c1#')`,
	agent_actions: `insert into agent_actions (id, workspace_id, agent_id, kind, name, settings, created_at, updated_at)
		values ('aa1#', 'w1#', 'g1#', 'http', 'pedidos', '{}', 1, 1)`,
	agent_versions: `insert into agent_versions (workspace_id, agent_id, number, name, settings, created_at) values ('w1#', 'g1#', 1, 'Lia', '{}', 1)`,
	agent_cases: `insert into agent_cases (id, workspace_id, agent_id, question, expects, created_at) values ('ac1#', 'w1#', 'g1#', 'Abre?', '{}', 1)`,
	agent_avatars: `insert into agent_avatars (agent_id, workspace_id, content_type, bytes, updated_at)
		values ('g1#', 'w1#', 'image/png', x'89504e47', 1)`,
	knowledge_entries: `insert into knowledge_entries (id, workspace_id, agent_id, title, source, characters, created_at, updated_at)
		values ('k1#', 'w1#', 'g1#', 'Trocas', 'typed', 5, 1, 1)`,
	knowledge_passages: `insert into knowledge_passages (workspace_id, agent_id, entry_id, ordinal, text)
		values ('w1#', 'g1#', 'k1#', 0, 'Troca')`,
	agent_events: `insert into agent_events (id, workspace_id, agent_id, event, channel_id, contact_id, at)
		values ('v1#', 'w1#', 'g1#', 'answered', 'c1#', 'p1#', 1)`,
	agent_daily_stats: `insert into agent_daily_stats (workspace_id, agent_id, day) values ('w1#', 'g1#', '2026-11-20')`,
	integrations: `insert into integrations (id, workspace_id, member_id, integration_type, name, credentials_sealed, created_at, updated_at)
		values ('t1#', 'w1#', 'm1#', 'openai', 'OpenAI', 'x', 1, 1)`,
	conversations: `insert into conversations (id, workspace_id, channel_id, contact_id, status, opened_at, last_activity_at, version)
		values ('s1#', 'w1#', 'c1#', 'p1#', 'active', 1, 1, 1)`,
	key_renewals: `insert into key_renewals (workspace_id, key_id, after_channel_id) values ('w1#', 'k1#', 'c1#')`,
	integration_checks: `insert into integration_checks (workspace_id, integration_id, at, health, latency_ms)
		values ('w1#', 't1#', 1, 'healthy', 9)`,
	facebook_logins: `insert into facebook_logins (workspace_id, member_id, facebook_user_id, name, token_sealed, created_at, updated_at)
		values ('w1#', 'm1#', '1022#', 'Ana', 'x', 1, 1)`,
	facebook_pages: `insert into facebook_pages (workspace_id, member_id, page_id, name) values ('w1#', 'm1#', '371#', 'Loja')`,
	facebook_accounts: `insert into facebook_accounts (workspace_id, account_id, name, account_status, token_sealed, member_id, created_at, updated_at)
		values ('w1#', '1122#', 'Loja', 1, 'x', 'm1#', 1, 1)`,
	facebook_pixels: `insert into facebook_pixels (workspace_id, account_id, pixel_id, name, is_unavailable, enable_automatic_matching, is_crm, last_sync_at)
		values ('w1#', '1122#', '987#', 'Pixel', 0, 1, 0, 1)`,
	facebook_campaigns: `insert into facebook_campaigns (workspace_id, id, account_id, name, status, created_at, updated_at, run_id)
		values ('w1#', '23#', '1122#', 'Natal', 'active', 1, 1, 'r1#')`,
	facebook_syncs: `insert into facebook_syncs (workspace_id, account_id, kind, run_id, state, started_at, updated_at)
		values ('w1#', '1122#', 'campaigns', 'r1#', 'done', 1, 1)`,
	facebook_settings: `insert into facebook_settings (workspace_id, is_token_validation_on, is_hourly_sync_on, updated_at) values ('w1#', 1, 1, 1)`,
	facebook_webhooks: `insert into facebook_webhooks (id, workspace_id, name, object_type, fields, include_values, verify_token_hash, is_registered,
		created_by, created_at, updated_at) values ('h1#', 'w1#', 'Loja', 'page', '["feed"]', 1, 'h#', 1, 'm1#', 1, 1)`,
	facebook_events: `insert into facebook_events (workspace_id, id, object_type, object_id, field, value, happened_at, received_at)
		values ('w1#', 'e1#', 'page', '371#', 'feed', '{}', 1, 1)`,
	facebook_conversions: `insert into facebook_conversions (workspace_id, event_id, member_id, account_id, pixel_id, event_name, payload, state,
		event_at, created_at, updated_at) values ('w1#', 'x1#', 'm1#', '1122#', '987#', 'Purchase', '{}', 'sent', 1, 1, 1)`,
	facebook_purchases: `insert into facebook_purchases (workspace_id, payment_id, member_id, product_id, purchase_token_sealed, purchased_at, updated_at)
		values ('w1#', 'p1#', 'm1#', 'creditos', 'x', 1, 1)`,
	installation: `insert into installation (id, workspace_id, created_at) values (1, 'w1#', 1)`,
	installation_checks: `insert into installation_checks (item, code, checked_at) values ('mail#', 'ok', 1)`,
	operator_keys: `insert into operator_keys (token_hash, purpose, created_at, expires_at) values ('h#', 'setup', 1, 2)`,
	gateways: `insert into gateways (id, workspace_id, vendor, name, url, key_sealed, finding, checked_at, created_at, updated_at)
		values ('w1#', 'w1#', 'waha', 'WAHA', 'https://waha.loja.com.br', 'x', 'ok', 1, 1, 1)`,
	meta_apps: `insert into meta_apps (workspace_id, id, app_id, secret_sealed, verify_token_sealed, created_at, updated_at)
		values ('w1#', 'a1#', '1022', 'x', 'x', 1, 1)`,
	failure_hours: `insert into failure_hours (hour, event, level, count) values (3600000, 'x#', 'error', 1)`,
	health_marks: `insert into health_marks (item, value, at) values ('cron_ended#', 1, 1)`,
	alarms: `insert into alarms (trouble, began_at) values ('failures#', 1)`,
	alarm_targets: `insert into alarm_targets (id, email, locale, updated_at) values (1, 'a@b.co', 'pt', 1)`,
	usage_days: `insert into usage_days (day, requests, rows_read, rows_written) values ('2026-11-20#', 1, 1, 1)`,
};
