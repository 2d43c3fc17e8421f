import type { Step } from "../object/migrate.ts";

/**
 * The schema of one channel's inbox. Its shape follows the cost of a write, as every index is a billed row.
 * `messages` is clustered by conversation, so a page of n messages reads n rows; `seq` serves reconnects;
 * `id` is unique. An inbound message writes five rows, a repeated one none.
 */
export const inboxSteps: readonly Step[] = [
	{
		id: "0001_create_inbox",
		onlyAdds: true,
		sql: `
CREATE TABLE contacts (
	n INTEGER PRIMARY KEY,
	id TEXT NOT NULL UNIQUE,
	name TEXT,
	name_key TEXT NOT NULL,
	phone TEXT,
	avatar_url TEXT,
	is_group INTEGER NOT NULL DEFAULT 0,
	unread INTEGER NOT NULL DEFAULT 0,
	last_at INTEGER NOT NULL DEFAULT 0,
	last_id TEXT,
	last_text TEXT,
	last_type TEXT,
	last_direction TEXT,
	last_seen_at INTEGER,
	seq INTEGER NOT NULL,
	touched_seq INTEGER
);
CREATE INDEX contacts_by_activity ON contacts (last_at, n);
CREATE INDEX contacts_by_name ON contacts (name_key);
CREATE INDEX contacts_touched ON contacts (touched_seq) WHERE touched_seq IS NOT NULL;

CREATE TABLE identities (
	address TEXT PRIMARY KEY,
	contact INTEGER NOT NULL
) WITHOUT ROWID;

CREATE VIRTUAL TABLE contact_search USING fts5 (
	text, tokenize = 'trigram', content = '', contentless_delete = 1
);

CREATE TABLE messages (
	contact INTEGER NOT NULL,
	sort_at INTEGER NOT NULL,
	arrival INTEGER NOT NULL,
	id TEXT NOT NULL,
	provider_id TEXT,
	direction TEXT NOT NULL,
	type TEXT NOT NULL,
	text TEXT NOT NULL,
	media TEXT,
	status TEXT,
	failure TEXT,
	origin TEXT NOT NULL,
	author TEXT,
	sent_at INTEGER NOT NULL,
	quoted_id TEXT,
	edited INTEGER NOT NULL DEFAULT 0,
	deleted INTEGER NOT NULL DEFAULT 0,
	reactions TEXT,
	seq INTEGER NOT NULL,
	PRIMARY KEY (contact, sort_at, arrival)
) WITHOUT ROWID;
CREATE UNIQUE INDEX messages_by_id ON messages (id);
CREATE UNIQUE INDEX messages_by_provider ON messages (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX messages_by_seq ON messages (seq);

CREATE TABLE outbox (
	id TEXT PRIMARY KEY,
	kind TEXT NOT NULL,
	contact INTEGER NOT NULL,
	payload TEXT NOT NULL,
	state TEXT NOT NULL,
	attempts INTEGER NOT NULL,
	next_at INTEGER NOT NULL,
	queued_at INTEGER NOT NULL,
	position INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE parked (
	provider_id TEXT NOT NULL,
	kind TEXT NOT NULL,
	payload TEXT NOT NULL,
	parked_at INTEGER NOT NULL,
	PRIMARY KEY (provider_id, kind)
) WITHOUT ROWID;

CREATE TABLE quarantine (
	n INTEGER PRIMARY KEY,
	reason TEXT NOT NULL,
	body TEXT NOT NULL,
	received_at INTEGER NOT NULL
);

CREATE TABLE daily_stats (
	day TEXT PRIMARY KEY,
	sent INTEGER NOT NULL,
	received INTEGER NOT NULL,
	projected INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE progress (
	name TEXT PRIMARY KEY,
	value INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// A phone is stored in its contact's row; only other addresses are looked up by contact.
		id: "0002_index_identities",
		onlyAdds: true,
		sql: `
CREATE INDEX identities_by_contact ON identities (contact)
	WHERE address >= 'group:' AND address < 'phone:';
`,
	},
	{
		// Assignee and end of a conversation; both change rarely, so there is no index.
		id: "0003_assign_and_close",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN assignee_id TEXT;
ALTER TABLE contacts ADD COLUMN assignee_name TEXT;
ALTER TABLE contacts ADD COLUMN closed_at INTEGER;
`,
	},
	{
		// Full-text index of messages, filled in batches by the alarm. A row covers a block of `seq`
		// numbers as they were then, by which messages_by_seq finds them.
		id: "0004_index_messages",
		onlyAdds: true,
		sql: `
CREATE VIRTUAL TABLE message_search USING fts5 (
	text, tokenize = 'unicode61 remove_diacritics 2', content = '', columnsize = 0
);
`,
	},
	{
		// Merges of contacts, stored so that they can be undone: addresses stay with the contact they were
		// learnt for, messages remember the contact they moved from. The index of addresses covers all
		// kinds but phones.
		id: "0005_record_merges",
		onlyAdds: true,
		sql: `
CREATE TABLE merges (
	id TEXT PRIMARY KEY,
	kept INTEGER NOT NULL,
	merged INTEGER NOT NULL,
	reason TEXT NOT NULL,
	actor TEXT,
	snapshot TEXT NOT NULL,
	merged_at INTEGER NOT NULL,
	undone_at INTEGER
) WITHOUT ROWID;
CREATE INDEX merges_by_contact ON merges (kept);
ALTER TABLE contacts ADD COLUMN merged_into INTEGER;
ALTER TABLE messages ADD COLUMN moved_from INTEGER;
DROP INDEX identities_by_contact;
CREATE INDEX identities_by_contact ON identities (contact)
	WHERE address >= 'bsuid:' AND (address < 'phone:' OR address >= 'phone;');
`,
	},
	{
		// Figures, all counted by the alarm. `placeholders`: messages whose content has not arrived.
		// `first_sends`: strangers we wrote to first, for the rate limit.
		id: "0006_count_hours_and_answers",
		onlyAdds: true,
		sql: `
CREATE TABLE hourly_stats (
	hour TEXT PRIMARY KEY,
	sent INTEGER NOT NULL,
	received INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE placeholders (
	id TEXT PRIMARY KEY,
	since INTEGER NOT NULL,
	is_lost INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE first_sends (
	contact INTEGER PRIMARY KEY,
	at INTEGER NOT NULL
);
ALTER TABLE daily_stats ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE daily_stats ADD COLUMN answer_delay_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE daily_stats ADD COLUMN uptime_ms INTEGER NOT NULL DEFAULT 0;
`,
	},
	{
		// The contact's conversation and who answers it, in the contact's row, which every message writes
		// anyway. `lease_epoch` rises whenever somebody else answers from then on: a text an agent prepared
		// under an older one cannot be sent. `replies`: pending replies, at most one per contact.
		// `agent_answers`: agents' texts, for their limits and "once per message", with the epoch right
		// after; null once a member sent the text again.
		id: "0007_keep_conversations",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN email TEXT;
ALTER TABLE contacts ADD COLUMN conversation_id TEXT;
ALTER TABLE contacts ADD COLUMN opened_at INTEGER;
ALTER TABLE contacts ADD COLUMN labels TEXT;
ALTER TABLE contacts ADD COLUMN over_limit INTEGER;
ALTER TABLE contacts ADD COLUMN handler TEXT NOT NULL DEFAULT 'nobody';
ALTER TABLE contacts ADD COLUMN agent_id TEXT;
ALTER TABLE contacts ADD COLUMN agent_name TEXT;
ALTER TABLE contacts ADD COLUMN lease_epoch INTEGER NOT NULL DEFAULT 0;
CREATE INDEX contacts_to_count ON contacts (over_limit, n)
	WHERE conversation_id IS NOT NULL AND over_limit IS NOT 0;
CREATE TABLE replies (
	contact INTEGER PRIMARY KEY,
	epoch INTEGER NOT NULL,
	inbound_id TEXT NOT NULL,
	since INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	state TEXT NOT NULL,
	attempts INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE agent_answers (
	inbound_id TEXT PRIMARY KEY,
	message_id TEXT NOT NULL,
	contact INTEGER NOT NULL,
	text_hash TEXT NOT NULL,
	epoch INTEGER,
	at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX agent_answers_by_contact ON agent_answers (contact, at);
CREATE UNIQUE INDEX agent_answers_by_message ON agent_answers (message_id);
CREATE TABLE ended_conversations (
	id TEXT PRIMARY KEY,
	contact INTEGER NOT NULL,
	opened_at INTEGER NOT NULL,
	closed_at INTEGER NOT NULL,
	seq INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX ended_conversations_by_seq ON ended_conversations (seq);
`,
	},
	{
		// Open contacts are listed without reading closed ones, unread ones counted without reading the
		// rest (contact-list.ts). One index replaces another: a message costs no more.
		id: "0008_shelve_contacts",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN shelf INTEGER
	GENERATED ALWAYS AS ((closed_at IS NOT NULL) * 2 + (unread > 0)) VIRTUAL;
CREATE INDEX contacts_by_shelf ON contacts (shelf, last_at, n);
DROP INDEX contacts_by_activity;
`,
	},
	{
		// Contacts with a name are found by phone and e-mail too.
		id: "0009_find_by_phone",
		onlyAdds: true,
		sql: `
INSERT OR REPLACE INTO contact_search (rowid, text)
	SELECT n, name_key || char(10) || coalesce(phone, '') || char(10) || lower(coalesce(email, ''))
	FROM contacts WHERE merged_into IS NULL AND name IS NOT NULL
		AND (phone IS NOT NULL OR email IS NOT NULL);
`,
	},
	{
		// Tokens models used per contact: reserved before a call, corrected after it. `asked_at`: when a
		// reply was first asked for; null until then.
		id: "0010_limit_spending",
		onlyAdds: true,
		sql: `
CREATE TABLE agent_spending (
	job TEXT PRIMARY KEY,
	contact INTEGER NOT NULL,
	at INTEGER NOT NULL,
	tokens INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX agent_spending_by_contact ON agent_spending (contact, at);
ALTER TABLE replies ADD COLUMN asked_at INTEGER;
`,
	},
	{
		// What visitors state about themselves is marked as unproved, including everything known of
		// visitors so far.
		id: "0011_mark_told",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN told TEXT;
UPDATE contacts SET told = trim(
	CASE WHEN name IS NULL THEN '' ELSE 'name ' END ||
	CASE WHEN phone IS NULL THEN '' ELSE 'phone ' END ||
	CASE WHEN email IS NULL THEN '' ELSE 'email' END
) WHERE coalesce(name, phone, email) IS NOT NULL
	AND n IN (SELECT contact FROM identities WHERE address >= 'visitor:' AND address < 'visitor;');
`,
	},
	{
		// Source and size of a kept event, and the outcome of its last replay. Source `ledger`: the event
		// was understood but could not be stored; its body is the event.
		id: "0012_replay_quarantine",
		onlyAdds: true,
		sql: `
ALTER TABLE quarantine ADD COLUMN source TEXT;
ALTER TABLE quarantine ADD COLUMN bytes INTEGER;
ALTER TABLE quarantine ADD COLUMN is_cut INTEGER NOT NULL DEFAULT 0;
ALTER TABLE quarantine ADD COLUMN failure TEXT;
ALTER TABLE quarantine ADD COLUMN tried_at INTEGER;
CREATE INDEX quarantine_broken ON quarantine (received_at) WHERE source = 'ledger';
`,
	},
	{
		// Keyed hashes of the addresses of people who were erased, and since when: what was written before
		// and arrives late is dropped (people/erasure.ts).
		id: "0013_remember_erased",
		onlyAdds: true,
		sql: `
CREATE TABLE erased_addresses (
	mark TEXT PRIMARY KEY,
	at INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// What the object was billed for so far (domain/health/usage.ts), beside rows that are written anyway.
		id: "0014_keep_usage",
		onlyAdds: true,
		sql: `
ALTER TABLE progress ADD COLUMN usage TEXT;
ALTER TABLE daily_stats ADD COLUMN usage TEXT;
`,
	},
	{
		// How agents' replies came about (agents/traces.ts) and members' judgements of them. `message_id`: the agent's
		// text; `line_id`: the system line of a hand-over; `gap`: a question the team may still answer.
		id: "0015_keep_traces",
		onlyAdds: true,
		sql: `
CREATE TABLE agent_traces (
	n INTEGER PRIMARY KEY,
	contact INTEGER NOT NULL,
	agent_id TEXT NOT NULL,
	version INTEGER,
	conversation_id TEXT NOT NULL,
	inbound_id TEXT NOT NULL,
	message_id TEXT,
	line_id TEXT,
	outcome TEXT NOT NULL,
	reason TEXT,
	gap TEXT,
	cost_micros INTEGER NOT NULL,
	at INTEGER NOT NULL,
	trace TEXT NOT NULL
);
CREATE INDEX agent_traces_by_message ON agent_traces (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX agent_traces_by_line ON agent_traces (line_id) WHERE line_id IS NOT NULL;
CREATE INDEX agent_traces_open ON agent_traces (agent_id, n) WHERE gap = 'open';
CREATE TABLE agent_ratings (
	trace INTEGER NOT NULL,
	member_id TEXT NOT NULL,
	author TEXT NOT NULL,
	is_good INTEGER NOT NULL,
	note TEXT NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (trace, member_id)
) WITHOUT ROWID;
`,
	},
	{
		// What agents were told about a contact, and their changes in foreign systems that wait for a yes.
		id: "0016_keep_agent_acts",
		onlyAdds: true,
		sql: `
CREATE TABLE contact_fields (
	contact INTEGER NOT NULL,
	key TEXT NOT NULL,
	value TEXT NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (contact, key)
) WITHOUT ROWID;
CREATE TABLE agent_acts (
	id TEXT PRIMARY KEY,
	contact INTEGER NOT NULL,
	agent_id TEXT NOT NULL,
	action_id TEXT NOT NULL,
	tool TEXT NOT NULL,
	arguments TEXT NOT NULL,
	state TEXT NOT NULL,
	result TEXT,
	asked_at INTEGER NOT NULL,
	changed_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX agent_acts_by_contact ON agent_acts (contact, asked_at);
`,
	},
	{
		// A voice note or a picture in words (agents/transcripts.ts): JSON of a Transcript; null: nobody was asked.
		id: "0017_keep_transcripts",
		onlyAdds: true,
		sql: `
ALTER TABLE messages ADD COLUMN transcript TEXT;
`,
	},
	{
		// Who decided an act, and when the customer was told how it ended; what the team calls the data it was told; when
		// any of this last changed for a contact (epoch ms; null: never).
		id: "0018_tell_ends_of_acts",
		onlyAdds: true,
		sql: `
ALTER TABLE agent_acts ADD COLUMN agent_name TEXT;
ALTER TABLE agent_acts ADD COLUMN needs_member INTEGER NOT NULL DEFAULT 0;
ALTER TABLE agent_acts ADD COLUMN decided_by TEXT;
ALTER TABLE agent_acts ADD COLUMN decided_by_id TEXT;
ALTER TABLE agent_acts ADD COLUMN told_at INTEGER;
ALTER TABLE contact_fields ADD COLUMN label TEXT;
ALTER TABLE contacts ADD COLUMN acts_at INTEGER;
`,
	},
	{
		// Figures of a day and the marks of everything counted in one row (figures/figure-rows.ts). The tables before stay
		// as they are for one release: the one before goes on from its own count, should it be put back.
		id: "0019_keep_figures_by_day",
		onlyAdds: true,
		sql: `
CREATE TABLE figures (
	day TEXT PRIMARY KEY,
	json TEXT NOT NULL,
	marks TEXT
) WITHOUT ROWID;
INSERT INTO figures (day, json, marks)
SELECT day, json_object(
	'day', day, 'sent', sent, 'received', received, 'answers', answers, 'answerDelayMs', answer_delay_ms,
	'uptimeMs', uptime_ms, 'usage', usage,
	'hours', (
		SELECT json_group_object(substr(hour, -2), json_array(h.sent, h.received)) FROM hourly_stats AS h
		WHERE h.hour >= d.day || 'T' AND h.hour < d.day || 'U'
	)
), CASE WHEN day = (SELECT max(day) FROM daily_stats) THEN json_object(
	'countedSeq', coalesce((SELECT value FROM progress WHERE name = 'counted_seq'), 0),
	'uptime', (
		SELECT json_object(
			'at', value,
			'isUp', json(CASE (SELECT value FROM progress WHERE name = 'uptime_is_up') WHEN 1 THEN 'true' ELSE 'false' END),
			'version', coalesce((SELECT value FROM progress WHERE name = 'uptime_version'), -1)
		) FROM progress WHERE name = 'uptime_at'
	),
	'firstLinkedAt', (SELECT value FROM progress WHERE name = 'first_linked_at'),
	'changedAt', 0,
	'untold', (SELECT json_group_array(day) FROM daily_stats WHERE projected = 0),
	'isStuckTold', json('false')
) END FROM daily_stats AS d;
`,
	},
	{
		// The archive is read by when conversations were closed (dialogues/archive.ts). Open ones have no row in its index, so
		// a message writes none. `reopened_at`: when a member reopened it, from when on silence counts.
		id: "0020_list_archive",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN reopened_at INTEGER;
CREATE INDEX contacts_by_closing ON contacts (closed_at, conversation_id) WHERE closed_at IS NOT NULL;
CREATE INDEX ended_by_closing ON ended_conversations (closed_at, id);
`,
	},
	{
		// Since when a customer waits for an answer, and until when a conversation is put aside (domain/conversations):
		// columns of a row that each message writes anyway. The index holds only what is put aside.
		id: "0021_keep_waiting_and_snooze",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN waiting_since INTEGER;
ALTER TABLE contacts ADD COLUMN snoozed_until INTEGER;
CREATE INDEX contacts_snoozed ON contacts (snoozed_until) WHERE snoozed_until IS NOT NULL;
UPDATE contacts SET waiting_since = last_at
WHERE conversation_id IS NOT NULL AND closed_at IS NULL AND last_direction = 'incoming' AND merged_into IS NULL;
`,
	},
	{
		// What the team keeps of contacts: values by field, of which the newest counts among contacts that were merged.
		// `kept`: which of name and e-mail the team wrote. `visit`: the page a webchat visitor looks at, in a row that is
		// sent with every change. Ended conversations are looked up by their contact.
		id: "0022_keep_profiles",
		onlyAdds: true,
		sql: `
CREATE TABLE contact_profile (
	contact INTEGER NOT NULL,
	key TEXT NOT NULL,
	value TEXT NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (contact, key)
) WITHOUT ROWID;
ALTER TABLE contacts ADD COLUMN profile_at INTEGER;
ALTER TABLE contacts ADD COLUMN kept TEXT;
ALTER TABLE contacts ADD COLUMN visit TEXT;
CREATE INDEX ended_by_contact ON ended_conversations (contact, closed_at);
`,
	},
	{
		// When the gateway told that a message of ours was delivered and read, in the row that the tick writes anyway
		// (epoch ms; null: never told, or before this step). What members have written and not sent, one row each.
		id: "0023_keep_tick_times_and_drafts",
		onlyAdds: true,
		sql: `
ALTER TABLE messages ADD COLUMN delivered_at INTEGER;
ALTER TABLE messages ADD COLUMN read_at INTEGER;
CREATE TABLE drafts (
	member_id TEXT NOT NULL,
	contact INTEGER NOT NULL,
	text TEXT NOT NULL,
	quoted_id TEXT,
	at INTEGER NOT NULL,
	PRIMARY KEY (member_id, contact)
) WITHOUT ROWID;
`,
	},
	{
		// `file`: the hash of a message's bytes in the store; the index holds only messages that have one. `wish`: what of a
		// message is on its way to the other side (wishes.ts). What an earlier release would send as a text waits in a
		// table of its own, which that release does not know. `starred_at`: somebody of the team marked it. `leaving_files`: hashes that no message names any more.
		id: "0024_keep_files_and_wishes",
		onlyAdds: true,
		sql: `
ALTER TABLE messages ADD COLUMN file TEXT;
ALTER TABLE messages ADD COLUMN wish TEXT;
ALTER TABLE messages ADD COLUMN starred_at INTEGER;
CREATE INDEX messages_starred ON messages (contact, sort_at, arrival) WHERE starred_at IS NOT NULL;
CREATE INDEX messages_by_file ON messages (file) WHERE file IS NOT NULL;
CREATE INDEX messages_by_file_age ON messages (sort_at) WHERE file IS NOT NULL;
CREATE TABLE outbox_beside (
	id TEXT PRIMARY KEY,
	kind TEXT NOT NULL,
	contact INTEGER NOT NULL,
	payload TEXT NOT NULL,
	state TEXT NOT NULL,
	attempts INTEGER NOT NULL,
	next_at INTEGER NOT NULL,
	queued_at INTEGER NOT NULL,
	position INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE leaving_files (hash TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX leaving_files_by_time ON leaving_files (at);
`,
	},
	{
		// Received files that are to be fetched from the gateway and kept, by their messages; only while they wait.
		id: "0025_keep_received_files",
		onlyAdds: true,
		sql: `
CREATE TABLE keeping (
	id TEXT PRIMARY KEY,
	wanted_at INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	failures INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// What people chose in polls, of each the last vote. `poll_id`: the vendor's own id of a poll of ours, where its votes
		// name that in place of the message; the index holds only such messages.
		id: "0026_keep_polls",
		onlyAdds: true,
		sql: `
ALTER TABLE messages ADD COLUMN poll_id TEXT;
CREATE INDEX messages_by_poll ON messages (poll_id) WHERE poll_id IS NOT NULL;
CREATE TABLE poll_votes (
	message TEXT NOT NULL,
	voter TEXT NOT NULL,
	name TEXT,
	choices TEXT NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (message, voter)
) WITHOUT ROWID;
CREATE INDEX poll_votes_by_voter ON poll_votes (voter);
`,
	},
	{
		// Who is in which group, by the address with which the group knows them; `phone`: beside a lid, digits. `in_group`: what only
		// a message of a group has (domain/inbox/group.ts), as JSON. `group_at`: when what is known of a group last changed;
		// `group_read_at`: when its gateway was asked; `group_size`: its members, where not all are told.
		id: "0027_keep_groups",
		onlyAdds: true,
		sql: `
CREATE TABLE group_members (
	contact INTEGER NOT NULL,
	address TEXT NOT NULL,
	phone TEXT,
	name TEXT,
	is_admin INTEGER NOT NULL,
	PRIMARY KEY (contact, address)
) WITHOUT ROWID;
ALTER TABLE messages ADD COLUMN in_group TEXT;
ALTER TABLE contacts ADD COLUMN group_at INTEGER;
ALTER TABLE contacts ADD COLUMN group_read_at INTEGER;
ALTER TABLE contacts ADD COLUMN group_size INTEGER;
`,
	},
	{
		// Voice notes that are to be put into words (agents/voices.ts), by their messages; only while they wait.
		id: "0028_put_voices_into_words",
		onlyAdds: true,
		sql: `
CREATE TABLE voices (
	id TEXT PRIMARY KEY,
	wanted_at INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	failures INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// The department of the workspace that looks after the present conversation.
		id: "0029_keep_department",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN department_id TEXT;
`,
	},
	{
		// Whom a note called (domain/conversations/note.ts), as JSON of when by member.
		id: "0030_keep_mentions",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN mentioned TEXT;
`,
	},
	{
		// What the workspace's rules did. `rule_done`: of each contact and rule the last conversation and event for which it was
		// looked at, and whether it ran in it. `rule_runs`: the log. `rule_days`: runs by days since the epoch, of UTC.
		// `rule_tellings`: what is to be told to webhooks and members; only while it waits.
		id: "0031_keep_rule_runs",
		onlyAdds: true,
		sql: `
CREATE TABLE rule_done (
	contact INTEGER NOT NULL,
	rule TEXT NOT NULL,
	trigger TEXT NOT NULL,
	conversation TEXT NOT NULL,
	cause TEXT NOT NULL,
	has_run INTEGER NOT NULL,
	PRIMARY KEY (contact, rule, trigger)
) WITHOUT ROWID;
CREATE TABLE rule_runs (
	n INTEGER PRIMARY KEY,
	rule TEXT NOT NULL,
	contact INTEGER NOT NULL,
	conversation TEXT NOT NULL,
	trigger TEXT NOT NULL,
	at INTEGER NOT NULL,
	state TEXT NOT NULL,
	acts TEXT NOT NULL
);
CREATE TABLE rule_days (
	rule TEXT NOT NULL,
	day INTEGER NOT NULL,
	runs INTEGER NOT NULL,
	failed INTEGER NOT NULL,
	last_at INTEGER NOT NULL,
	PRIMARY KEY (rule, day)
) WITHOUT ROWID;
CREATE TABLE rule_tellings (
	id TEXT PRIMARY KEY,
	contact INTEGER NOT NULL,
	rule TEXT NOT NULL,
	kind TEXT NOT NULL,
	target TEXT,
	body TEXT NOT NULL,
	at INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	failures INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// What service figures know of a conversation (domain/service-figures/kept.ts), as JSON: it is written with what changes
		// it, so that counting writes no row of its own. Null: a group, or it began before figures were counted.
		id: "0032_keep_service_facts",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN service TEXT;
ALTER TABLE ended_conversations ADD COLUMN service TEXT;
`,
	},
	{
		// One question about each closed conversation, and what its customer answered (satisfaction/surveys.ts). `due_at`: while it was
		// not put yet; `comment`: the message that is it; `assignee_id`, `agent_id`: who looked after it when it was closed.
		id: "0033_keep_surveys",
		onlyAdds: true,
		sql: `
CREATE TABLE surveys (
	conversation TEXT PRIMARY KEY,
	contact INTEGER NOT NULL,
	due_at INTEGER,
	asked_at INTEGER,
	asks_comment INTEGER NOT NULL,
	rating INTEGER,
	rated_at INTEGER,
	comment TEXT,
	assignee_id TEXT,
	agent_id TEXT
) WITHOUT ROWID;
CREATE INDEX surveys_by_contact ON surveys (contact, asked_at);
CREATE INDEX surveys_due ON surveys (due_at) WHERE due_at IS NOT NULL;
`,
	},
	{
		// The official platform's templates as they were read last (link/templates.ts), by the account whose they are.
		id: "0034_keep_official_templates",
		onlyAdds: true,
		sql: `
CREATE TABLE official_templates (
	account TEXT NOT NULL,
	name TEXT NOT NULL,
	language TEXT NOT NULL,
	json TEXT NOT NULL,
	used_at INTEGER,
	PRIMARY KEY (account, name, language)
) WITHOUT ROWID;
CREATE TABLE official_template_reads (account TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
`,
	},
	{
		// What messages cost (prices/price-counts.ts): counts by local day, and on each message as what it was counted, in the row
		// that its tick writes anyway. `free_until`: nothing costs in the conversation until then, as it began with an ad.
		id: "0035_count_prices",
		onlyAdds: true,
		sql: `
CREATE TABLE message_prices (
	day TEXT NOT NULL,
	said_by TEXT NOT NULL,
	market TEXT NOT NULL,
	category TEXT NOT NULL,
	charge TEXT NOT NULL,
	count INTEGER NOT NULL,
	PRIMARY KEY (day, said_by, market, category, charge)
) WITHOUT ROWID;
ALTER TABLE messages ADD COLUMN price TEXT;
ALTER TABLE contacts ADD COLUMN free_until INTEGER;
`,
	},
	{
		// What the phone that shares the number told of the time before, as it came (ledger/history-parts.ts): events as JSON, worked
		// off in the order of `n`.
		id: "0036_keep_history_parts",
		onlyAdds: true,
		sql: `
CREATE TABLE history_parts (n INTEGER PRIMARY KEY, events TEXT NOT NULL);
`,
	},
	{
		// What the official API told of the number and its account (link/account-notices.ts), of each kind the newest. Of contacts:
		// what they are called where their number is not shown, and since when they want no offers (epoch ms; negative: since
		// when they want them again).
		id: "0037_keep_account_notices",
		onlyAdds: true,
		sql: `
CREATE TABLE account_notices (
	place TEXT PRIMARY KEY,
	number TEXT NOT NULL,
	json TEXT NOT NULL,
	at INTEGER NOT NULL
) WITHOUT ROWID;
ALTER TABLE contacts ADD COLUMN username TEXT;
ALTER TABLE contacts ADD COLUMN offers_at INTEGER;
`,
	},
	{
		// The ads and posts that a contact came from (inbox/referral.ts), as JSON: the first and the newest. Leads and sales that
		// were marked (sales/marks.ts): `due_at`, `failures`: while Meta is to be told; `sales_at`: when something of it changed.
		id: "0038_keep_touches",
		onlyAdds: true,
		sql: `
ALTER TABLE contacts ADD COLUMN touches TEXT;
ALTER TABLE contacts ADD COLUMN sales_at INTEGER;
ALTER TABLE contacts ADD COLUMN ads_refused INTEGER;
CREATE TABLE sale_marks (
	id TEXT PRIMARY KEY,
	contact INTEGER NOT NULL,
	conversation TEXT NOT NULL,
	at INTEGER NOT NULL,
	kind TEXT NOT NULL,
	cents INTEGER,
	currency TEXT NOT NULL,
	product TEXT NOT NULL,
	note TEXT NOT NULL,
	member_id TEXT,
	agent_id TEXT,
	author TEXT,
	ad_id TEXT,
	click_id TEXT,
	taken_back_at INTEGER,
	outcome TEXT,
	due_at INTEGER,
	failures INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX sale_marks_by_contact ON sale_marks (contact, at);
CREATE INDEX sale_marks_due ON sale_marks (due_at) WHERE due_at IS NOT NULL;
`,
	},
	{
		// Messages to be sent later (scheduled/scheduled.ts). `contact`: whom it was written to, also after a merge; `content`: its text,
		// file, item and what it answers, as JSON; `file`: its hash in the store. `at`: the moment that was chosen, in `zone`; `due_at`:
		// when something becomes of it. `state`: "waiting", "cancelled" or why it was not sent; `tells`: 1 while somebody has to be
		// told. Moments are epoch ms. `contacts.scheduled_at`: when what is scheduled last changed; null: nothing is.
		// `messages.scheduled`: 1 for one that left at its moment.
		id: "0039_schedule_messages",
		onlyAdds: true,
		sql: `
CREATE TABLE scheduled_messages (
	id TEXT PRIMARY KEY,
	contact INTEGER NOT NULL,
	content TEXT NOT NULL,
	file TEXT,
	at INTEGER NOT NULL,
	zone TEXT NOT NULL,
	until_reply INTEGER NOT NULL,
	until_closed INTEGER NOT NULL,
	keeps_hours INTEGER NOT NULL,
	author TEXT,
	author_id TEXT,
	position INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	state TEXT NOT NULL,
	tells INTEGER NOT NULL,
	version INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX scheduled_messages_by_contact ON scheduled_messages (contact);
CREATE INDEX scheduled_messages_due ON scheduled_messages (due_at);
CREATE INDEX scheduled_messages_untold ON scheduled_messages (tells) WHERE tells = 1;
CREATE INDEX scheduled_messages_by_file ON scheduled_messages (file) WHERE file IS NOT NULL;
ALTER TABLE contacts ADD COLUMN scheduled_at INTEGER;
ALTER TABLE messages ADD COLUMN scheduled INTEGER;
`,
	},
];

/**
 * The schema of a channel's link. The set is named after instances, as all channels once were WhatsApp
 * instances.
 */
export const linkSteps: readonly Step[] = [
	{
		id: "0001_create_link",
		onlyAdds: true,
		sql: `
CREATE TABLE config (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL);
CREATE TABLE link (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL, seq INTEGER NOT NULL);
CREATE TABLE transitions (at INTEGER NOT NULL, version INTEGER PRIMARY KEY, status TEXT NOT NULL);
CREATE TABLE simulator (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL);
`,
	},
	{
		id: "0002_explain_transitions",
		onlyAdds: true,
		sql: `
ALTER TABLE transitions ADD COLUMN reason TEXT;
`,
	},
];
