import { parseDescription } from "#app/domain/team/activity.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import { parseRole } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Returns a function that makes the sentence of an activity entry from its code and values. */
export function useDescription(): (metadata: Record<string, unknown>) => string {
	const t = useStrings({ pt, en });
	const { roles } = useStrings({ pt: commonPt, en: commonEn });
	const role = (value: string): string => roles[parseRole(value)];
	const plans: Record<string, string> = t.plans;
	const exported: Record<string, string> = t.exported;
	const contact = (title: string): string => (title === "" ? t.unnamed : isolate(title));
	const named = (name: string): string => (name === FORMER_MEMBER ? t.former : isolate(name));
	return (metadata) => {
		const entry = parseDescription(metadata);
		switch (entry?.code) {
			case undefined:
				return t.unknown;
			case "invitation_sent":
			case "invitation_accepted":
				return t.sentences[entry.code]({ email: named(entry.email), role: role(entry.role) });
			case "invitation_resent":
			case "invitation_cancelled":
				return t.sentences[entry.code]({ email: named(entry.email) });
			case "member_removed":
			case "member_reactivated":
			case "integration_created":
			case "integration_updated":
			case "integration_deleted":
			case "integration_secret_renewed":
			case "facebook_account_added":
			case "facebook_account_removed":
			case "facebook_webhook_created":
			case "facebook_webhook_deleted":
			case "facebook_conversion_sent":
			case "instance_created":
			case "instance_updated":
			case "instance_deleted":
			case "channel_created":
			case "channel_updated":
			case "channel_deleted":
			case "channel_token_replaced":
			case "price_ceiling_changed":
			case "price_ceiling_released":
			case "rule_created":
			case "rule_updated":
			case "rule_switched_on":
			case "rule_switched_off":
			case "rule_deleted":
			case "agent_created":
			case "agent_updated":
			case "agent_paused":
			case "agent_resumed":
			case "agent_deleted":
			case "api_key_created":
			case "api_key_revoked":
			case "webhook_secret_rotated":
			case "webhook_resumed":
			case "own_gateway_created":
			case "own_gateway_updated":
			case "own_gateway_deleted":
			case "meta_app_created":
			case "meta_app_updated":
			case "meta_app_deleted":
			case "knowledge_base_created":
			case "knowledge_base_deleted":
				return t.sentences[entry.code]({ name: named(entry.name) });
			case "gateway_changed":
				return t.sentences.gateway_changed({ ...entry, name: named(entry.name) });
			case "role_changed":
				return t.sentences.role_changed({
					name: named(entry.name),
					from: role(entry.from),
					to: role(entry.to),
				});
			case "conversation_assigned":
				return t.sentences.conversation_assigned({
					contact: contact(entry.contact),
					name: named(entry.name),
				});
			case "conversation_released":
			case "conversation_closed":
			case "conversation_reopened":
			case "conversation_snoozed":
			case "conversation_unsnoozed":
			case "conversation_claimed":
			case "note_written":
			case "note_deleted":
			case "conversation_taken":
			case "conversation_given_back":
				return t.sentences[entry.code]({ contact: contact(entry.contact) });
			case "conversations_assigned":
				return t.sentences.conversations_assigned({ count: entry.count, name: named(entry.name) });
			case "conversations_labelled":
				return t.sentences.conversations_labelled({
					count: entry.count,
					labels: isolate(entry.labels),
				});
			case "conversations_released":
			case "conversations_closed":
			case "conversations_reopened":
			case "conversations_snoozed":
			case "conversations_unsnoozed":
				return t.sentences[entry.code]({ count: entry.count });
			case "conversation_labelled":
				return t.sentences.conversation_labelled({
					contact: contact(entry.contact),
					labels: entry.labels === "" ? "" : isolate(entry.labels),
				});
			case "department_created":
			case "department_updated":
			case "department_deleted":
				return t.sentences[entry.code]({ name: named(entry.name) });
			case "conversations_transferred":
				return t.sentences.conversations_transferred({
					count: entry.count,
					name: entry.name === "" ? "" : named(entry.name),
				});
			case "departments_separated":
			case "departments_joined":
			case "claiming_switched_on":
			case "claiming_switched_off":
			case "survey_changed":
			case "sale_marked":
			case "sale_corrected":
			case "sale_taken_back":
			case "ads_refused":
			case "ads_allowed":
			case "sale_sending_changed":
			case "goals_changed":
				return t.sentences[entry.code];
			case "contact_fields_changed":
				return t.sentences.contact_fields_changed({
					fields: entry.fields === "" ? "" : isolate(entry.fields),
				});
			case "message_rate_changed":
				return t.sentences.message_rate_changed({ name: t.rates[entry.name] ?? named(entry.name) });
			case "file_lifetime_changed":
				return t.sentences.file_lifetime_changed({ days: entry.days });
			case "desk_hours_changed":
				return t.sentences.desk_hours_changed({
					name: entry.name === "" ? "" : isolate(entry.name),
				});
			case "routing_changed":
				return t.sentences.routing_changed({
					department: entry.department === "" ? "" : isolate(entry.department),
				});
			case "member_routing_changed":
				return t.sentences.member_routing_changed({ name: isolate(entry.name) });
			case "voice_budget_changed":
				return t.sentences.voice_budget_changed({ budget: entry.budget });
			case "contact_exported":
				return t.sentences.contact_exported;
			case "contact_erased":
				return t.sentences.contact_erased({ messages: entry.messages });
			case "contacts_merged":
			case "contacts_parted":
				return t.sentences[entry.code]({
					contact: contact(entry.contact),
					other: contact(entry.other),
				});
			case "agent_restored":
			case "agent_trial_ended":
				return t.sentences[entry.code]({ name: named(entry.name), version: entry.version });
			case "agent_trial_started":
				return t.sentences.agent_trial_started({ name: named(entry.name), share: entry.share });
			case "knowledge_added":
			case "knowledge_changed":
			case "knowledge_removed":
				return t.sentences[entry.code]({
					name: named(entry.name),
					title: isolate(entry.title),
				});
			case "knowledge_source_added":
			case "knowledge_source_removed":
				return t.sentences[entry.code]({
					name: named(entry.name),
					address: isolate(entry.address),
				});
			case "knowledge_source_taken":
			case "knowledge_source_declined":
				return t.sentences[entry.code]({
					name: named(entry.name),
					address: isolate(entry.address),
					count: entry.count,
				});
			case "synonyms_saved":
			case "synonyms_deleted":
				return t.sentences[entry.code]({ words: isolate(entry.words) });
			case "knowledge_base_renamed":
				return t.sentences[entry.code]({ from: isolate(entry.from), to: isolate(entry.to) });
			case "knowledge_base_attached":
			case "knowledge_base_detached":
				return t.sentences[entry.code]({ name: named(entry.name), agent: isolate(entry.agent) });
			case "jobs_replayed":
			case "jobs_discarded":
			case "conversations_rebuilt":
				return t.sentences[entry.code]({ count: entry.count });
			case "events_replayed":
			case "events_discarded":
				return t.sentences[entry.code]({ name: named(entry.name), count: entry.count });
			case "semantic_search_on":
			case "semantic_search_off":
				return t.sentences[entry.code];
			case "keys_renewed":
				return t.sentences.keys_renewed;
			case "member_erased":
				return t.sentences.member_erased;
			case "data_exported":
				return t.sentences.data_exported({ what: exported[entry.what] ?? entry.what });
			case "workspace_exported":
				return t.sentences.workspace_exported;
			case "plan_changed":
				return t.sentences.plan_changed({
					from: plans[entry.from] ?? entry.from,
					to: plans[entry.to] ?? entry.to,
				});
		}
	};
}
