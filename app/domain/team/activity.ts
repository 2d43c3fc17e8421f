// Spec 1, section 3: activity log.
import { FORMER_MEMBER } from "./former-member.ts";

export const ACTIVITY_ACTIONS = ["created", "updated", "deleted"] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** The first two are the specification's; areas add theirs. */
export const ACTIVITY_ENTITIES = [
	"team_invitations",
	"profiles",
	"subscriptions",
	"channels",
	"user_settings",
	"contacts",
	"agents",
	"integrations",
	"facebook",
	"dead_letters",
	"workspace_keys",
	"gateways",
	"departments",
	"rules",
	"exports",
] as const;
export type ActivityEntity = (typeof ACTIVITY_ENTITIES)[number];

/** Spec 1, section 9. */
export const ACTIVITY_LIST_LIMIT = 50;

/**
 * What an entry says, and the values its sentence needs. The words are made where it is read; an
 * area that records something new adds its code here.
 */
export const ACTIVITY_CODES = {
	invitation_sent: ["email", "role"],
	invitation_resent: ["email"],
	invitation_cancelled: ["email"],
	/** The actor is the person who came. */
	invitation_accepted: ["email", "role"],
	role_changed: ["name", "from", "to"],
	member_removed: ["name"],
	member_reactivated: ["name"],
	/** Nobody is named: the log outlives an erasure. */
	member_erased: [],
	plan_changed: ["from", "to"],
	instance_created: ["name"],
	instance_updated: ["name"],
	instance_deleted: ["name"],
	channel_created: ["name"],
	channel_updated: ["name"],
	channel_deleted: ["name"],
	/** A new token of the same bot, page or account. */
	channel_token_replaced: ["name"],
	/** To another gateway, by their names. */
	gateway_changed: ["name", "from", "to"],
	/** A gateway that the workspace runs itself. */
	own_gateway_created: ["name"],
	own_gateway_updated: ["name"],
	own_gateway_deleted: ["name"],
	/** The workspace's own app of Meta; `name` is its id. */
	meta_app_created: ["name"],
	meta_app_updated: ["name"],
	meta_app_deleted: ["name"],
	api_key_created: ["name"],
	api_key_revoked: ["name"],
	webhook_secret_rotated: ["name"],
	webhook_resumed: ["name"],
	integration_created: ["name"],
	integration_updated: ["name"],
	integration_deleted: ["name"],
	integration_secret_renewed: ["name"],
	facebook_account_added: ["name"],
	facebook_account_removed: ["name"],
	facebook_webhook_created: ["name"],
	facebook_webhook_deleted: ["name"],
	/** To the Conversions API; `name` is the event's. Sent again it is one more entry. */
	facebook_conversion_sent: ["name"],
	/** Who looks after a conversation; `contact` is its name or number. */
	conversation_assigned: ["contact", "name"],
	conversation_released: ["contact"],
	conversation_closed: ["contact"],
	conversation_reopened: ["contact"],
	/** Put aside, and taken back by hand. */
	conversation_snoozed: ["contact"],
	conversation_unsnoozed: ["contact"],
	/** `labels` is what it is sorted by now, separated by commas; "" for nothing. */
	conversation_labelled: ["contact", "labels"],
	/** Several at once; how many. */
	conversations_assigned: ["count", "name"],
	conversations_released: ["count"],
	conversations_closed: ["count"],
	conversations_reopened: ["count"],
	conversations_snoozed: ["count"],
	conversations_unsnoozed: ["count"],
	/** `labels`: each with + or -, separated by commas. */
	conversations_labelled: ["count", "labels"],
	/** Whether a first answer makes a conversation the answering member's. */
	claiming_switched_on: [],
	claiming_switched_off: [],
	/** How customers are asked after a conversation, and within what time they are answered. */
	survey_changed: [],
	goals_changed: [],
	/** What messages cost: `name` is the number's, or what a rate is for. */
	price_ceiling_changed: ["name"],
	price_ceiling_released: ["name"],
	message_rate_changed: ["name"],
	/** How conversations find somebody; `department` whose, "" for the workspace's. */
	routing_changed: ["department"],
	/** How many conversations a member takes, or whether they are away, by somebody else. */
	member_routing_changed: ["name"],
	/** By answering it first. */
	conversation_claimed: ["contact"],
	department_created: ["name"],
	department_updated: ["name"],
	department_deleted: ["name"],
	/** Whether operators and viewers read only their departments' conversations. */
	departments_separated: [],
	departments_joined: [],
	/** To a department or a colleague; `name` is whose they are now, "" for nobody's. */
	conversations_transferred: ["count", "name"],
	/** The workspace's own fields of contacts; `fields` are their names by now, separated by commas. */
	contact_fields_changed: ["fields"],
	/** Notes of the team: that there are some, never their words. */
	note_written: ["contact"],
	note_deleted: ["contact"],
	/** Leads and sales of conversations; whether Meta may be told of a contact's. Nobody is named. */
	sale_marked: [],
	sale_corrected: [],
	sale_taken_back: [],
	ads_refused: [],
	ads_allowed: [],
	/** What of them is told to Meta. */
	sale_sending_changed: [],
	/** From the agent, and back to it. */
	conversation_taken: ["contact"],
	conversation_given_back: ["contact"],
	/** By hand; `other` is who was made a part of `contact`, or is one again. */
	contacts_merged: ["contact", "other"],
	contacts_parted: ["contact", "other"],
	/** `days` for which files are kept; "" for always. */
	file_lifetime_changed: ["days"],
	/** `scope`: workspace, department or channel, the latter two by `name`. */
	desk_hours_changed: ["scope", "name"],
	/** Reais of a month for voice notes in words; "0" for none. */
	voice_budget_changed: ["budget"],
	/** Nobody is named: the log outlives an erasure. `messages`: how many went. */
	contact_exported: [],
	contact_erased: ["messages"],
	rule_created: ["name"],
	rule_updated: ["name"],
	rule_switched_on: ["name"],
	rule_switched_off: ["name"],
	rule_deleted: ["name"],
	agent_created: ["name"],
	agent_updated: ["name"],
	agent_paused: ["name"],
	agent_resumed: ["name"],
	agent_deleted: ["name"],
	/** `version` is the one that was brought back. */
	agent_restored: ["name", "version"],
	/** A new version answers `share` percent of the conversations. */
	agent_trial_started: ["name", "share"],
	agent_trial_ended: ["name", "version"],
	/** What agents know; `title` is the entry's, `name` the base's. */
	knowledge_added: ["name", "title"],
	knowledge_changed: ["name", "title"],
	knowledge_removed: ["name", "title"],
	/** Words that mean the same; `words` is the group, separated by commas. */
	synonyms_saved: ["words"],
	synonyms_deleted: ["words"],
	knowledge_base_created: ["name"],
	knowledge_base_renamed: ["from", "to"],
	knowledge_base_deleted: ["name"],
	/** Sites that bases are read from; `count`: changes. */
	knowledge_source_added: ["name", "address"],
	knowledge_source_removed: ["name", "address"],
	knowledge_source_taken: ["name", "address", "count"],
	knowledge_source_declined: ["name", "address", "count"],
	/** To and from an agent, `agent` by its name. */
	knowledge_base_attached: ["name", "agent"],
	knowledge_base_detached: ["name", "agent"],
	/** Who compares meanings was chosen, or nobody. */
	semantic_search_on: [],
	semantic_search_off: [],
	/** Failed jobs; how many. */
	jobs_replayed: ["count"],
	jobs_discarded: ["count"],
	/** Number of one channel's kept events that were replayed. */
	events_replayed: ["name", "count"],
	events_discarded: ["name", "count"],
	keys_renewed: [],
	/** The list of conversations over all channels, made anew from them; how many channels told. */
	conversations_rebuilt: ["count"],
	/** `what` is one of EXPORTED (audit.ts). */
	data_exported: ["what"],
	/** Everything of the workspace as a file. */
	workspace_exported: [],
} as const satisfies Record<string, readonly string[]>;
export type ActivityCode = keyof typeof ACTIVITY_CODES;

/** The `metadata` of an entry: `{ code: "role_changed", name, from, to }`. */
export type ActivityDescription = {
	[Code in ActivityCode]: {
		code: Code;
		/** Whom `name` is of, where the entry is about something else: their name is shown while they are there. */
		memberId?: string;
		/** Of what is audited: the request that did it, as its lines in the installation's log have it. */
		requestId?: string;
	} & Record<(typeof ACTIVITY_CODES)[Code][number], string>;
}[ActivityCode];

/** Reads stored metadata; null for what this build has no words for. */
export function parseDescription(metadata: Record<string, unknown>): ActivityDescription | null {
	const { code } = metadata;
	if (typeof code !== "string" || !Object.hasOwn(ACTIVITY_CODES, code)) return null;
	const values = ACTIVITY_CODES[code as ActivityCode];
	return values.every((name) => typeof metadata[name] === "string")
		? (metadata as unknown as ActivityDescription)
		: null;
}

/** The values of an entry about somebody who is not there any more: what named them is FORMER_MEMBER. */
export function withoutSubject(
	entityType: ActivityEntity,
	metadata: Record<string, unknown>,
): Record<string, unknown> {
	const isAboutSomebody =
		entityType === "profiles" || entityType === "team_invitations" || "memberId" in metadata;
	if (!isAboutSomebody) return metadata;
	const named = Object.keys(metadata).filter((key) => key === "name" || key === "email");
	return { ...metadata, ...Object.fromEntries(named.map((key) => [key, FORMER_MEMBER])) };
}

/** One entry as its hash sees it; `metadata` is the stored JSON text. */
export interface ChainedEntry {
	workspaceId: string;
	seq: number;
	id: string;
	actorId: string | null;
	action: string;
	entityType: string;
	entityId: string;
	metadata: string;
	createdAt: number;
	/** Hash of the entry before; "" for the first of a workspace. */
	previousHash: string;
}

/** The text that is hashed: every column, in one order. JSON keeps the parts apart. */
export function canonicalEntry(entry: ChainedEntry): string {
	return JSON.stringify([
		entry.workspaceId,
		entry.seq,
		entry.id,
		entry.actorId,
		entry.action,
		entry.entityType,
		entry.entityId,
		entry.metadata,
		entry.createdAt,
		entry.previousHash,
	]);
}

/** Where a chain stopped holding: the number an entry should have had, and what is wrong there. */
export interface ChainBreak {
	seq: number;
	what: "missing" | "changed" | "unlinked";
}

/**
 * Checks entries in ascending order after `from` and returns every break; after a break it continues from
 * what is stored, so that each is reported once.
 */
export function findChainBreaks(
	from: { seq: number; hash: string },
	entries: readonly (ChainedEntry & { hash: string })[],
	isHashOf: (hash: string, text: string) => boolean,
): ChainBreak[] {
	const breaks: ChainBreak[] = [];
	let before = from;
	for (const entry of entries) {
		const expected = before.seq + 1;
		if (entry.seq !== expected) breaks.push({ seq: expected, what: "missing" });
		else if (entry.previousHash !== before.hash) breaks.push({ seq: entry.seq, what: "unlinked" });
		if (!isHashOf(entry.hash, canonicalEntry(entry)))
			breaks.push({ seq: entry.seq, what: "changed" });
		before = entry;
	}
	return breaks;
}
