import type { CallbackStrings } from "./strings.pt.ts";

export const en: CallbackStrings = {
	tab: "Authentication",
	processing: "Processing authentication...",
	goOn: "Continue",
	done: "Signed in!",
	failed: "Authentication error",
	reasons: {
		user_denied: "Sign-in cancelled by the user",
		processing_failed: "The authentication could not be processed",
		configuration: "Configuration error",
		google_not_configured: "Google not configured",
		facebook_not_configured: "Facebook App ID not configured",
		facebook_refused: "Error in the authentication with Facebook",
		facebook_token_missing: "No access token received",
		facebook_token_invalid: "Invalid Facebook token",
		facebook_token_unchecked: "The Facebook token could not be checked",
		profile_unread: "Your data could not be read",
		permissions_unread: "The permissions could not be checked",
		email_missing: "The provider told no e-mail. Sign up with yours.",
		sign_up_closed: "Accounts here are by invitation. Ask an administrator for one.",
		no_membership: "Your account belongs to no team. Ask for an invitation.",
		rate_limited: "Too many attempts. Wait a little and try again.",
	},
	link: {
		tab: "Connect account",
		title: "Confirm it is you",
		text: (provider) =>
			`There is an account with this e-mail. Type its password to sign in and connect ${provider}. Next time one click is enough.`,
		email: "E-mail",
		password: "Password",
		submit: (provider) => `Sign in and connect ${provider}`,
		failed: "Sign-in failed",
		forgot: "Forgot my password",
		notNow: "Back to sign in",
	},
};
