/** Codes whose texts are in every page's bundle (app/i18n/errors.*). */
const SHARED_ERROR_CODES = [
	"invalid_request",
	"too_large",
	"not_signed_in",
	"forbidden",
	"not_found",
	"rate_limited",
	"unavailable",
	"conflict",
	"cross_site",
	// whatsapp
	"name_required",
	"name_too_long",
	"message_empty",
	"message_too_long",
	"message_id_reused",
	"not_linked",
	"already_linked",
	"already_assigned",
	"too_many_pins",
	"qr_busy",
	"qr_blocked",
	"gateway_not_offered",
	"storage_full",
	"number_taken",
	"channel_taken",
	"other_account",
	"credentials_refused",
	"credentials_invalid",
	"meta_unreachable",
	"not_supported",
	"link_expired",
	"window_closed",
	"webhook_paused",
	"loop_detected",
	"media_gone",
	"media_too_large",
	"file_empty",
	"file_too_large",
	"file_type_not_taken",
	"file_damaged",
	"file_gone",
	"files_not_kept",
	"too_late",
	"name_missing",
	// billing
	"plan_limit",
	"price_ceiling",
	"already_subscribed",
	"not_subscribed",
	"payments_unavailable",
	"payments_not_configured",
	// integrations
	"credentials_missing",
	"secret_needed",
	// settings
	"url_not_allowed",
	"image_invalid",
	"webhook_missing",
	"webhook_unreachable",
	// webchat
	"color_invalid",
	"greeting_invalid",
	"away_invalid",
	"origin_invalid",
	"hours_invalid",
] as const;
export type SharedErrorCode = (typeof SHARED_ERROR_CODES)[number];

/** Codes of the page of gateways; their texts are in its bundle. */
const GATEWAY_ERROR_CODES = [
	"gateway_unreachable",
	"gateway_key_refused",
	"gateway_key_invalid",
	"gateway_key_well_known",
	"gateway_unlicensed",
	"gateway_unrecognised",
	"gateway_in_use",
	"too_many_gateways",
	"meta_app_refused",
	"meta_app_id_invalid",
	"meta_secret_invalid",
	"verify_token_invalid",
] as const;
export type GatewayErrorCode = (typeof GATEWAY_ERROR_CODES)[number];

/** Codes of accounts and teams; their texts are in those areas' bundles. */
const ACCOUNT_ERROR_CODES = [
	"credentials_wrong",
	"email_unconfirmed",
	"email_invalid",
	"password_too_short",
	"password_too_long",
	"password_common",
	"password_mismatch",
	"full_name_required",
	"token_invalid",
	"other_browser",
	"provider_not_configured",
	"provider_failed",
	"password_wrong",
	"reauthentication_required",
	"email_required",
	"already_member",
	"was_removed",
	"already_invited",
	"cannot_act_on_self",
	"last_admin",
	"invitation_closed",
	"too_many_invitations",
	"too_many_mails",
	"sign_in_to_accept",
	"sign_up_closed",
	"email_taken",
	"workspace_name_required",
] as const;
export type AccountErrorCode = (typeof ACCOUNT_ERROR_CODES)[number];

/** Codes of the agents' forms; their texts are in that area's bundle. */
const AGENT_ERROR_CODES = [
	"instructions_too_long",
	"model_required",
	"model_too_long",
	"temperature_invalid",
	"integration_required",
	"provider_not_offered",
	"words_invalid",
	"turns_invalid",
	"debounce_invalid",
	"languages_required",
	"acts_invalid",
	"conversion_invalid",
	"action_name_invalid",
	"action_name_taken",
	"action_description_missing",
	"action_url_invalid",
	"action_parameters_invalid",
	"action_header_invalid",
	"too_many_actions",
	"tools_unreachable",
	"title_required",
	"title_too_long",
	"entry_empty",
	"entry_too_long",
	"too_many_entries",
	"knowledge_full",
	"too_many_bases",
	"base_name_required",
	"base_name_too_long",
	"base_name_taken",
	"synonyms_invalid",
	"too_many_synonyms",
	"file_type_unknown",
	"file_unreadable",
	"file_without_text",
	"source_address_invalid",
	"source_known",
	"too_many_sources",
	"too_many_pages",
	"library_full",
	"file_name_taken",
	"source_read_again",
	"agent_changed",
	"tests_worse",
	"tests_not_run",
	"question_missing",
	"question_too_long",
	"phrases_invalid",
	"too_many_cases",
] as const;
export type AgentErrorCode = (typeof AGENT_ERROR_CODES)[number];

/** Codes of contacts' fields; their texts are with the contact's details and with the settings. */
const CONTACT_ERROR_CODES = [
	"value_too_long",
	"number_invalid",
	"date_invalid",
	"link_invalid",
	"choice_unknown",
	"too_many_fields",
	"field_label_invalid",
	"field_choices_invalid",
] as const;
export type ContactErrorCode = (typeof CONTACT_ERROR_CODES)[number];

/** Codes of a conversation that is begun; their texts are in its dialog. */
const BEGIN_ERROR_CODES = ["customer_writes_first", "not_on_whatsapp"] as const;
export type BeginErrorCode = (typeof BEGIN_ERROR_CODES)[number];

/** Codes of ready answers; their texts are in the area's bundle. */
const CANNED_RESPONSE_ERROR_CODES = [
	"shortcut_required",
	"shortcut_too_long",
	"shortcut_taken",
	"too_many_responses",
	"table_unreadable",
	"table_too_large",
] as const;
export type CannedResponseErrorCode = (typeof CANNED_RESPONSE_ERROR_CODES)[number];

/** Codes of departments; their texts are in the area's bundle. */
const DEPARTMENT_ERROR_CODES = ["department_name_taken", "too_many_departments"] as const;
export type DepartmentErrorCode = (typeof DEPARTMENT_ERROR_CODES)[number];
/** Codes of the hours' page; their texts are in its bundle. */
const DESK_ERROR_CODES = ["variable_unknown"] as const;
export type DeskErrorCode = (typeof DESK_ERROR_CODES)[number];
/** Codes of messages to be sent later; their texts are in that part's bundle. */
const SCHEDULED_ERROR_CODES = ["too_many_scheduled"] as const;
export type ScheduledErrorCode = (typeof SCHEDULED_ERROR_CODES)[number];
/** Codes of rules; their texts are in the area's bundle. */
const RULE_ERROR_CODES = [
	"words_required",
	"label_required",
	"days_required",
	"rule_without_act",
	"too_many_rules",
] as const;
export type RuleErrorCode = (typeof RULE_ERROR_CODES)[number];

/** Codes of the Facebook area; their texts are in its bundle. */
const FACEBOOK_ERROR_CODES = [
	"facebook_token_invalid",
	"facebook_permission_missing",
	"facebook_not_found",
	"facebook_rate_limited",
	"facebook_parameter",
	"facebook_unavailable",
	"facebook_not_configured",
	"facebook_login_missing",
	"facebook_webhook_inactive",
	"account_id_invalid",
	"event_too_old",
	"already_consumed",
	"in_progress",
	"purchase_unverified",
	"pixel_id_invalid",
	"test_code_invalid",
	"value_required",
	"value_invalid",
	"phone_invalid",
] as const;
export type FacebookErrorCode = (typeof FACEBOOK_ERROR_CODES)[number];

/** All error codes. Their texts are in strings files (app/i18n, areas). */
export const ERROR_CODES = [
	...SHARED_ERROR_CODES,
	...ACCOUNT_ERROR_CODES,
	...AGENT_ERROR_CODES,
	...FACEBOOK_ERROR_CODES,
	...GATEWAY_ERROR_CODES,
	...CONTACT_ERROR_CODES,
	...BEGIN_ERROR_CODES,
	...CANNED_RESPONSE_ERROR_CODES,
	...DEPARTMENT_ERROR_CODES,
	...DESK_ERROR_CODES,
	...RULE_ERROR_CODES,
	...SCHEDULED_ERROR_CODES,
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refused API call. */
export interface ErrorBody {
	error: { code: ErrorCode; requestId: string; retryAfterMs?: number };
}
