/** Every code an answer may carry. Words live in strings files (app/i18n, areas). */
export const ERROR_CODES = [
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
	"qr_busy",
	"qr_blocked",
	"gateway_not_offered",
	"storage_full",
	// sign-in
	"credentials_wrong",
	"email_unconfirmed",
	"email_invalid",
	"password_too_short",
	"password_too_long",
	"password_common",
	"password_mismatch",
	"full_name_required",
	"token_invalid",
	"provider_not_configured",
	"provider_failed",
	"password_wrong",
	"reauthentication_required",
	// team
	"name_missing",
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
	// billing
	"plan_limit",
	"already_subscribed",
	"not_subscribed",
	"payments_unavailable",
	"payments_not_configured",
	// settings
	"url_not_allowed",
	"image_invalid",
	"webhook_missing",
	"webhook_unreachable",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refused API call. */
export interface ErrorBody {
	error: { code: ErrorCode; requestId: string; retryAfterMs?: number };
}
