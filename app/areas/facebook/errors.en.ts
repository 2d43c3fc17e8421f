import type { FacebookErrorCode } from "#app/contracts/errors.ts";

export const en = {
	facebook_token_invalid: "The Facebook token is not valid or has expired.",
	facebook_permission_missing: "The Facebook token lacks the permission for this.",
	facebook_not_found: "Facebook did not find what was asked for, or the token has no access to it.",
	facebook_rate_limited: "Facebook asked for a pause. Try again in a few minutes.",
	facebook_parameter: "Facebook did not accept the data that was sent.",
	facebook_unavailable: "Facebook did not answer. Try again.",
	facebook_not_configured: "Facebook is not configured",
	facebook_login_missing: "Sign in with Facebook first.",
	facebook_webhook_inactive: "Facebook is not sending these events to this address.",
	account_id_invalid: "The account ID has digits only.",
	event_too_old: "The event is older than 7 days; Facebook does not accept it any more.",
	already_consumed: "This purchase was consumed already.",
	in_progress: "This is already under way. Wait a moment.",
	purchase_unverified: "Facebook did not confirm this payment.",
	pixel_id_invalid: "The Pixel ID has digits only.",
	test_code_invalid: "The test code has letters and digits only, such as TEST12345.",
	value_required: "Enter the value: every purchase has a value and a currency.",
	value_invalid: "Enter the value with at most two decimals.",
	/** Of a customer: the words of accounts are not on this page. */
	email_invalid: "Invalid e-mail",
	phone_invalid:
		"Invalid phone. Use area code and number, with + and the country code if it is not Brazilian.",
} satisfies Record<FacebookErrorCode | "email_invalid", string>;
