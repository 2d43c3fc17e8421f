import type { AccountErrorCode } from "#app/contracts/errors.ts";

export const en = {
	credentials_wrong: "Wrong e-mail or password.",
	email_unconfirmed: "Confirm your e-mail before signing in. We sent a link when you signed up.",
	email_invalid: "Invalid e-mail",
	password_too_short: "The password is too short.",
	password_too_long: "The password is too long.",
	password_common: "This password is easy to guess. Choose another.",
	password_mismatch: "The passwords do not match",
	full_name_required: "Your full name is required",
	token_invalid: "The link is no longer valid. Ask for a new one.",
	other_browser:
		"Open this link in the browser you signed up in. It was not you? Ignore the message.",
	provider_not_configured: "This way to sign in is not configured.",
	provider_failed: "The provider did not confirm who you are. Try again.",
	password_wrong: "The current password is not right.",
	reauthentication_required: "For your safety, sign in again to continue.",
	email_required: "Email is required",
	already_member: "This person is already on the team.",
	was_removed: "This person was removed from the team. An administrator can bring them back.",
	already_invited: "There is already a pending invitation for this e-mail.",
	cannot_act_on_self: "You cannot do this to your own access.",
	last_admin: "The team needs at least one active administrator.",
	invitation_closed: "This invitation is no longer pending.",
	too_many_invitations:
		"The team has too many pending invitations. Cancel some before sending more.",
	too_many_mails: "The team has sent 50 invitations in the last 24 hours. Try again later.",
	sign_in_to_accept: "This e-mail already has an account. Sign in to accept the invitation.",
	sign_up_closed: "Accounts here are by invitation. Ask an administrator for one.",
	email_taken: "This e-mail already has an account. Sign in with it and open the link again.",
	workspace_name_required: "Type the name of the workspace.",
} satisfies Record<AccountErrorCode, string>;
