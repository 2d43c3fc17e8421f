/**
 * Every place where the product keeps something, and what of it belongs to whom. Export and erasure, of contacts,
 * members and workspaces, are made from this; a test compares it with the schemas, so that a new table says it too.
 */

/** How a table holds something of a customers' contact. */
type OfContact =
	| "none"
	/** Deleted when the contact is erased. */
	| "erased"
	/** Counts without a person. */
	| "figures"
	/** The log of activity: chained, and kept to prove who did what (J16). */
	| "kept_as_proof"
	/** Written by people, for other purposes; deleted by its age or by hand. */
	| "expires";

/** What becomes of a table's rows when a member of the team is erased (queries/personal-data/member.ts). */
type OfMember =
	| "none"
	/** Their own rows go. */
	| "erased"
	/** The workspace's history: rows stay, without the name. */
	| "unnamed"
	/** Has the random id only, which leads nowhere once the member's row is gone. */
	| "by_id"
	/** As for contacts: kept to prove who did what (J16); who reads it gets no name. */
	| "kept_as_proof"
	/** Hashed, or deleted by its age. */
	| "expires";

export interface TableOfD1 {
	/** Column with the workspace; null: it belongs to none. */
	workspace: string | null;
	/** Column that names a person of the team, and by which of their ids; null: nobody's own. */
	person: { column: string; id: "user" | "member" } | null;
	contact: OfContact;
	member: OfMember;
}

const ofWorkspace = (contact: OfContact = "none", member: OfMember = "none"): TableOfD1 => ({
	workspace: "workspace_id",
	person: null,
	contact,
	member,
});
const ofMember = (member: OfMember = "erased", column = "member_id"): TableOfD1 => ({
	workspace: "workspace_id",
	person: { column, id: "member" },
	contact: "none",
	member,
});
/** Of the account, which ends with its last membership. */
const ofUser = (column = "user_id"): TableOfD1 => ({
	workspace: null,
	person: { column, id: "user" },
	contact: "none",
	member: "erased",
});
/** Of a person in one workspace. */
const ofUserHere = (): TableOfD1 => ({ ...ofUser(), workspace: "workspace_id" });
const ofNobody = (contact: OfContact = "none", member: OfMember = "none"): TableOfD1 => ({
	workspace: null,
	person: null,
	contact,
	member,
});

export const D1_TABLES: Readonly<Record<string, TableOfD1>> = {
	activity_checks: ofWorkspace(),
	activity_logs: { ...ofMember("kept_as_proof", "actor_id"), contact: "kept_as_proof" },
	agent_actions: ofWorkspace("none", "by_id"),
	agent_avatars: ofWorkspace(),
	agent_cases: ofWorkspace("erased", "by_id"),
	agent_channels: ofWorkspace("none", "by_id"),
	agent_daily_stats: ofWorkspace("figures"),
	agent_events: ofWorkspace("erased"),
	agent_versions: ofWorkspace("none", "by_id"),
	agents: ofWorkspace("none", "by_id"),
	alert_settings: ofMember(),
	/** An address of whoever runs the installation; without the installation's row nothing reads it. */
	alarm_targets: ofNobody("none", "unnamed"),
	alarms: ofNobody(),
	avatars: ofUser(),
	canned_response_favourites: ofMember(),
	canned_response_months: ofWorkspace("figures"),
	/** Those of the workspace have no owner, and stay. */
	canned_responses: { ...ofMember("erased", "owner"), contact: "expires" },
	channel_daily_stats: ofWorkspace("figures"),
	channels: ofWorkspace("none", "by_id"),
	checkouts: ofMember("by_id"),
	/** Typed into the public form; purged by age. */
	contact_requests: ofNobody("expires", "erased"),
	conversations: ofWorkspace("erased", "unnamed"),
	/** Jobs that failed; they name things by id. Purged by age. */
	dead_letters: ofWorkspace("expires", "by_id"),
	department_channels: ofWorkspace(),
	department_members: ofMember(),
	departments: ofWorkspace(),
	desk_hours: ofWorkspace(),
	demonstration_payments: ofWorkspace(),
	echo_endpoints: ofUserHere(),
	email_confirmations: ofUser(),
	facebook_accounts: ofMember("by_id"),
	facebook_ads: ofWorkspace(),
	facebook_campaigns: ofWorkspace(),
	/** Hashed before they are stored (J12). */
	facebook_conversions: ofMember("by_id"),
	/** What Meta sent; purged by age. */
	facebook_events: ofWorkspace("expires"),
	facebook_logins: ofMember(),
	facebook_pages: ofMember(),
	facebook_pixels: ofWorkspace(),
	facebook_purchases: ofMember(),
	facebook_sales: ofWorkspace(),
	facebook_settings: ofWorkspace(),
	facebook_syncs: ofWorkspace(),
	facebook_webhooks: ofWorkspace("none", "by_id"),
	failure_hours: ofNobody(),
	gateways: ofWorkspace("none", "by_id"),
	goals: ofWorkspace(),
	health_marks: ofNobody(),
	identities: ofUser(),
	installation: ofWorkspace(),
	installation_checks: ofNobody(),
	integration_checks: ofWorkspace("none", "erased"),
	integrations: ofMember(),
	invitations: ofWorkspace("none", "erased"),
	key_renewals: ofWorkspace(),
	knowledge_entries: ofWorkspace("none", "by_id"),
	knowledge_passages: ofWorkspace(),
	known_devices: ofUser(),
	library_files: ofWorkspace(),
	/** To people of the team and to who was invited; purged by age. */
	mails: ofNobody("none", "erased"),
	meta_apps: ofWorkspace(),
	message_rates: ofWorkspace(),
	price_ceilings: ofWorkspace(),
	members: ofUserHere(),
	notification_reads: ofMember(),
	notifications: { ...ofMember(), contact: "erased" },
	number_claims: ofWorkspace(),
	operator_keys: ofNobody(),
	password_resets: ofUser(),
	payment_events: ofNobody(),
	pending_identities: ofUser(),
	push_subscriptions: ofMember(),
	/** How many conversations somebody takes, and whether they are away. */
	routing_members: ofMember(),
	routing_rules: ofWorkspace(),
	/** A filter may have somebody's name in it. */
	rules: ofWorkspace("expires", "by_id"),
	saved_views: { ...ofMember(), contact: "expires" },
	sign_in_attempts: ofNobody("none", "expires"),
	sign_ins: ofUserHere(),
	subscriptions: ofWorkspace(),
	/** How customers are asked; what they answer is in their channel's object. */
	surveys: ofWorkspace(),
	usage_days: ofNobody(),
	user_settings: ofUserHere(),
	users: ofUser("id"),
	webhook_deliveries: ofWorkspace("erased", "erased"),
	workspaces: { ...ofWorkspace(), workspace: "id" },
};

/** Full-text searches: their words go with the rows they are of. */
export const D1_SEARCHES = ["conversation_search", "knowledge_search"] as const;

/** Tables of a channel's object. All go with the channel, but for its tombstone. */
export const CHANNEL_TABLES: Readonly<Record<string, OfContact>> = {
	agent_acts: "erased",
	agent_answers: "erased",
	agent_ratings: "erased",
	agent_spending: "erased",
	agent_traces: "erased",
	config: "none",
	contact_fields: "erased",
	contact_profile: "erased",
	contact_search: "erased",
	contacts: "erased",
	daily_stats: "figures",
	drafts: "erased",
	ended_conversations: "erased",
	/** Keyed hashes, by which a late event is known to be about somebody erased (J15). */
	erased_addresses: "none",
	figures: "figures",
	first_sends: "erased",
	/** In which groups somebody is. */
	group_members: "erased",
	/** What the phone that shares the number told of before; gone as soon as it is worked off. */
	history_parts: "expires",
	hourly_stats: "figures",
	identities: "erased",
	/** Ids of messages whose files are still at the gateway. */
	keeping: "erased",
	/** Hashes of files that no message brings any more, until they have left the store. */
	leaving_files: "none",
	link: "none",
	merges: "erased",
	/** By day and agent. */
	message_prices: "figures",
	message_search: "erased",
	/** Of the number itself, never of who writes to it. */
	account_notices: "none",
	messages: "erased",
	/** Words of the workspace, with gaps in the place of whoever they are for. */
	official_template_reads: "none",
	official_templates: "none",
	outbox: "erased",
	outbox_beside: "erased",
	parked: "erased",
	placeholders: "erased",
	/** By the address of who voted, in groups' polls as well. */
	poll_votes: "erased",
	progress: "figures",
	/** Bodies in which an address of theirs stands; others go by age. */
	quarantine: "erased",
	replies: "erased",
	/** Leads and sales that were marked on conversations. */
	sale_marks: "erased",
	/** Which conversations were asked about, and how they were rated. */
	surveys: "erased",
	rule_days: "figures",
	rule_done: "erased",
	rule_runs: "erased",
	rule_tellings: "erased",
	scheduled_messages: "erased",
	/** The simulated phone stands for the world outside; it is not there in production. */
	simulator: "none",
	transitions: "none",
	/** Ids of messages whose voice notes are to be put into words. */
	voices: "erased",
};

/** Those in which a member's name stands: as who wrote, who looks after a conversation, who merged, who judged. */
export const CHANNEL_TABLES_OF_MEMBERS = [
	"agent_ratings",
	"contacts",
	"merges",
	"messages",
	"sale_marks",
	"scheduled_messages",
	"surveys",
] as const;

/** Tables of a workspace's object: conversations are counted by random ids. */
export const HUB_TABLES: Readonly<Record<string, OfContact>> = {
	/** In an object named by an account of Meta's: which channel has it. */
	account_owner: "none",
	/** Numbers of whole channels. */
	channel_figures: "figures",
	conversation_search: "erased",
	/** Names channels, and members by random ids; its labels are the conversations'. */
	conversation_state: "figures",
	conversations: "erased",
	known_plan: "none",
	/** Conversations by random ids: of which the team was told that they are late. */
	late_told: "none",
	/** Which sign-ins may be told by a push, and what their members want to hear; made anew when somebody goes. */
	listeners: "none",
	plan_conversations: "figures",
	/** What members pinned, who are named by random ids. */
	pins: "erased",
	plan_months: "figures",
	/** Who may be given conversations, by name; made anew when somebody goes. */
	routing_directory: "none",
	/** Conversations and members by random ids: who was given what and did not answer yet. */
	routing_state: "none",
	/** When members were seen, who are named by random ids; kept for a week. */
	seen: "none",
	/** What was counted of conversations, and of members by random ids, which become one for all former ones. */
	service_days: "figures",
	/** Conversations and sign-ins by random ids: whose browser shows what. */
	told: "none",
};

/** Tables of the object that holds what a workspace's agents know: written by its team, who are named by random ids. */
export const KNOWLEDGE_TABLES: Readonly<Record<string, OfContact>> = {
	/** Made of the entries, with which they go; in no backup. */
	__vectors: "none",
	attachments: "none",
	bases: "none",
	catalogues: "none",
	entries: "none",
	imported: "none",
	imported_agents: "none",
	meta: "none",
	source_changes: "none",
	source_declined: "none",
	source_entries: "none",
	source_pages: "none",
	sources: "none",
	synonym_groups: "none",
	/** Single words of questions, which name nobody; deleted by their age. */
	synonym_suggestions: "expires",
	settled_pairs: "none",
	semantic_days: "none",
	semantic_search: "none",
};

/** Keys of KV by what comes after their owner, and whose they are. */
export const KV_NAMES: Readonly<Record<string, "user" | "workspace">> = {
	prefs: "user",
	/** What public pages say of themselves, for a day. */
	link: "workspace",
};

/** Queues carry ids, and what a mail needs; each job ends within days, in a dead letter at last. */
export const QUEUES: Readonly<Record<string, OfContact>> = {
	"agent-replies": "none",
	emails: "none",
	"facebook-sync": "none",
	"health-checks": "none",
	"webhooks-out": "none",
};

/** Whether a column holds a secret, sealed or hashed: it is in no export (J13). */
export const isSecretColumn = (name: string): boolean =>
	/(?:_sealed|_hash|_wrapped|token|verify_token|previous_hash)$/.test(name);
