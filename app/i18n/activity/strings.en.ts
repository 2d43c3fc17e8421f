import { counted } from "#app/i18n/counted.ts";
import type { ActivityStrings } from "./strings.pt.ts";

const conversations = (count: string): string => counted(count, "conversation", "conversations");

const sentences: ActivityStrings["sentences"] = {
	invitation_sent: (v) => `invited ${v.email} as ${v.role}`,
	invitation_resent: (v) => `resent the invitation to ${v.email}`,
	invitation_cancelled: (v) => `cancelled the invitation to ${v.email}`,
	invitation_accepted: (v) => `accepted the invitation sent to ${v.email} and joined as ${v.role}`,
	role_changed: (v) => `changed the role of ${v.name} from ${v.from} to ${v.to}`,
	member_removed: (v) => `removed ${v.name} from the team`,
	member_reactivated: (v) => `brought ${v.name} back to the team`,
	member_erased: "erased the data of a former member",
	plan_changed: (v) => `changed the plan from ${v.from} to ${v.to}`,
	rule_created: (v) => `made the automation ${v.name}`,
	rule_updated: (v) => `changed the automation ${v.name}`,
	rule_switched_on: (v) => `switched on the automation ${v.name}`,
	rule_switched_off: (v) => `switched off the automation ${v.name}`,
	rule_deleted: (v) => `deleted the automation ${v.name}`,
	integration_created: (v) => `set up the integration ${v.name}`,
	integration_updated: (v) => `changed the integration ${v.name}`,
	integration_deleted: (v) => `removed the integration ${v.name}`,
	integration_secret_renewed: (v) => `made a new secret of the integration ${v.name}`,
	facebook_account_added: (v) => `added the Facebook account ${v.name}`,
	facebook_account_removed: (v) => `removed the Facebook account ${v.name}`,
	facebook_webhook_created: (v) => `created the Facebook webhook ${v.name}`,
	facebook_webhook_deleted: (v) => `removed the Facebook webhook ${v.name}`,
	facebook_conversion_sent: (v) => `sent the conversion ${v.name} to Meta`,
	conversation_assigned: (v) => `assigned the conversation with ${v.contact} to ${v.name}`,
	conversation_released: (v) => `left the conversation with ${v.contact} unassigned`,
	conversation_closed: (v) => `closed the conversation with ${v.contact}`,
	conversation_reopened: (v) => `reopened the conversation with ${v.contact}`,
	conversation_snoozed: (v) => `snoozed the conversation with ${v.contact}`,
	conversation_unsnoozed: (v) => `ended the snooze of the conversation with ${v.contact}`,
	conversation_labelled: (v) =>
		v.labels === ""
			? `removed the labels of the conversation with ${v.contact}`
			: `labelled the conversation with ${v.contact} ${v.labels}`,
	department_created: (v) => `created the department ${v.name}`,
	department_updated: (v) => `changed the department ${v.name}`,
	department_deleted: (v) => `deleted the department ${v.name}`,
	departments_separated: "let everyone see only their departments' conversations",
	departments_joined: "let everyone see the conversations of all departments",
	conversations_transferred: (v) =>
		v.name === ""
			? `undid the transfer of ${conversations(v.count)}`
			: `transferred ${conversations(v.count)} to ${v.name}`,
	claiming_switched_on: "made the first answer take the conversation",
	survey_changed: "changed the satisfaction survey",
	goals_changed: "changed the service goals",
	price_ceiling_changed: (v) => `changed the cost ceiling of ${v.name}`,
	price_ceiling_released: (v) =>
		`let the team write above the cost ceiling of ${v.name} until the end of the month`,
	message_rate_changed: (v) => `changed the price of ${v.name}`,
	claiming_switched_off: "made the first answer leave the conversation unassigned",
	contact_fields_changed: (v) =>
		v.fields === "" ? "removed the contact fields" : `changed the contact fields to: ${v.fields}`,
	conversations_assigned: (v) => `assigned ${conversations(v.count)} to ${v.name}`,
	conversations_released: (v) => `left ${conversations(v.count)} unassigned`,
	conversations_closed: (v) => `closed ${conversations(v.count)}`,
	conversations_reopened: (v) => `reopened ${conversations(v.count)}`,
	conversations_snoozed: (v) => `snoozed ${conversations(v.count)}`,
	conversations_unsnoozed: (v) => `ended the snooze of ${conversations(v.count)}`,
	conversations_labelled: (v) => `changed the labels of ${conversations(v.count)}: ${v.labels}`,
	conversation_claimed: (v) => `answered and took the conversation with ${v.contact}`,
	note_written: (v) => `wrote a note in the conversation with ${v.contact}`,
	sale_marked: "marked a lead or a sale in a conversation",
	sale_corrected: "corrected a lead or a sale",
	sale_taken_back: "took back a lead or a sale",
	ads_refused: "noted that a contact does not want Meta told of what they buy",
	ads_allowed: "noted that a contact does not mind Meta told of what they buy",
	sale_sending_changed: "changed what Meta is told of leads and sales",
	note_deleted: (v) => `deleted a note in the conversation with ${v.contact}`,
	conversation_taken: (v) => `took over the conversation with ${v.contact}`,
	conversation_given_back: (v) => `gave the conversation with ${v.contact} back to the agent`,
	contacts_merged: (v) => `merged the contact ${v.other} into ${v.contact}`,
	contacts_parted: (v) => `separated the contact ${v.other} from ${v.contact}`,
	contact_exported: "exported the data of a contact",
	file_lifetime_changed: (v) =>
		v.days === ""
			? "made files of conversations be kept for ever"
			: `made files of conversations be kept for ${v.days} days`,
	desk_hours_changed: (v) =>
		v.name === ""
			? "changed the hours and automatic messages"
			: `changed the hours and automatic messages of ${v.name}`,
	routing_changed: (v) =>
		v.department === ""
			? "changed how conversations are routed"
			: `changed how conversations of ${v.department} are routed`,
	member_routing_changed: (v) => `changed how many conversations ${v.name} gets, or the absence`,
	voice_budget_changed: (v) =>
		v.budget === "0"
			? "switched off the transcription of voice messages"
			: `made voice messages be transcribed for up to R$ ${v.budget} a month`,
	contact_erased: (v) =>
		`erased a contact with ${v.messages === "1" ? "1 message" : `${v.messages} messages`}`,
	instance_created: (v) => `created the instance ${v.name}`,
	instance_updated: (v) => `changed the settings of the instance ${v.name}`,
	instance_deleted: (v) => `deleted the instance ${v.name}`,
	channel_created: (v) => `created the channel ${v.name}`,
	channel_updated: (v) => `changed the settings of the channel ${v.name}`,
	channel_deleted: (v) => `deleted the channel ${v.name}`,
	channel_token_replaced: (v) => `replaced the token of the channel ${v.name}`,
	agent_created: (v) => `created the agent ${v.name}`,
	agent_updated: (v) => `changed the agent ${v.name}`,
	agent_paused: (v) => `paused the agent ${v.name}`,
	agent_resumed: (v) => `resumed the agent ${v.name}`,
	agent_deleted: (v) => `deleted the agent ${v.name}`,
	agent_restored: (v) => `took the agent ${v.name} back to version ${v.version}`,
	agent_trial_started: (v) =>
		`put a new version of the agent ${v.name} into ${v.share}% of the conversations`,
	agent_trial_ended: (v) => `ended the trial of version ${v.version} of the agent ${v.name}`,
	knowledge_added: (v) => `added ${v.title} to the knowledge base ${v.name}`,
	knowledge_changed: (v) => `changed ${v.title} in the knowledge base ${v.name}`,
	knowledge_removed: (v) => `removed ${v.title} from the knowledge base ${v.name}`,
	synonyms_saved: (v) => `said that these mean the same: ${v.words}`,
	synonyms_deleted: (v) => `said that these no longer mean the same: ${v.words}`,
	knowledge_base_created: (v) => `created the knowledge base ${v.name}`,
	knowledge_base_renamed: (v) => `renamed the knowledge base ${v.from} to ${v.to}`,
	knowledge_base_deleted: (v) => `deleted the knowledge base ${v.name} with everything in it`,
	knowledge_source_added: (v) => `added the site ${v.address} to the knowledge base ${v.name}`,
	knowledge_source_removed: (v) =>
		`removed the site ${v.address} from the knowledge base ${v.name}`,
	knowledge_source_taken: (v) =>
		`accepted ${counted(v.count, "change", "changes")} of the site ${v.address} in the knowledge base ${v.name}`,
	knowledge_source_declined: (v) =>
		`declined ${counted(v.count, "change", "changes")} of the site ${v.address} in the knowledge base ${v.name}`,
	knowledge_base_attached: (v) => `gave the knowledge base ${v.name} to the agent ${v.agent}`,
	knowledge_base_detached: (v) => `took the knowledge base ${v.name} from the agent ${v.agent}`,
	gateway_changed: (v) =>
		`changed the connection of the instance ${v.name} from ${v.from} to ${v.to}`,
	own_gateway_created: (v) => `added the gateway ${v.name}`,
	own_gateway_updated: (v) => `changed the key of the gateway ${v.name}`,
	own_gateway_deleted: (v) => `deleted the gateway ${v.name}`,
	meta_app_created: (v) => `connected the Meta app ${v.name}`,
	meta_app_updated: (v) => `changed the Meta app ${v.name}`,
	meta_app_deleted: (v) => `removed the Meta app ${v.name}`,
	api_key_created: (v) => `made an API key of the instance ${v.name}`,
	api_key_revoked: (v) => `revoked the API key of the instance ${v.name}`,
	webhook_secret_rotated: (v) => `made a new webhook secret of the instance ${v.name}`,
	webhook_resumed: (v) => `resumed the webhook of the instance ${v.name}`,
	jobs_replayed: (v) =>
		v.count === "1" ? "ran a failed job again" : `ran ${v.count} failed jobs again`,
	jobs_discarded: (v) =>
		v.count === "1" ? "discarded a failed job" : `discarded ${v.count} failed jobs`,
	events_replayed: (v) =>
		v.count === "1"
			? `processed an event of ${v.name} again that was not understood`
			: `processed ${v.count} events of ${v.name} again that were not understood`,
	events_discarded: (v) =>
		v.count === "1"
			? `discarded an event of ${v.name} that was not understood`
			: `discarded ${v.count} events of ${v.name} that were not understood`,
	semantic_search_on: "chose who searches by meaning",
	semantic_search_off: "switched the search by meaning off",
	conversations_rebuilt: (v) =>
		v.count === "1"
			? "rebuilt the list of conversations from one channel"
			: `rebuilt the list of conversations from ${v.count} channels`,
	keys_renewed: "renewed the protection of the workspace's key",
	data_exported: (v) => `exported ${v.what}`,
	workspace_exported: "exported the data of the workspace",
};

export const en: ActivityStrings = {
	sentences,
	unknown: "made a change",
	/** Somebody who was erased: in a sentence, and as who did it. */
	former: "a former member",
	formerActor: "Former member",
	unnamed: "an unnamed contact",
	exported: {
		audit: "the audit log",
		canned_responses: "the ready answers",
		message_costs: "the costs of messages",
		service_figures: "the figures of service",
		ad_sales: "the figures of ads and sales",
	},
	rates: {
		marketing: "marketing messages",
		utility: "utility messages",
		authentication: "authentication messages",
		service: "service messages",
		dollar: "1 dollar",
	},
	plans: { free: "Free", premium: "Premium", enterprise: "Enterprise" },
	platform: "Prosa",
};
