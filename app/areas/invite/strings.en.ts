import type { InviteStrings } from "./strings.pt.ts";

export const en: InviteStrings = {
	tab: "Accept invitation",
	title: (workspace) => `Join the team ${workspace}`,
	purpose: "Create your account to accept the invitation.",
	validating: "Checking the invitation…",
	invalid: {
		title: "Invalid invitation",
		tokenMissing: "No invitation token was given",
		tokenMissingText: "Open the whole link of the e-mail, or ask whoever invited you to resend it.",
		tokenText:
			"The link may have expired, been used or been cancelled. Ask whoever invited you to resend it.",
		failed: "Could not check the invitation",
		unexpected: "Unexpected error while checking the invitation",
		unexpectedText: "The invitation is still good. Try again in a moment.",
		home: "Back to the start",
	},
	form: {
		email: "E-mail",
		role: "Role",
		fullName: "Full name",
		password: "Password",
		passwordHint: (min) => `At least ${min} characters.`,
		confirmation: "Confirm the password",
		submit: "Create account and accept",
		currentPassword: "Current password",
		currentPurpose:
			"You already have an account with this e-mail. Confirm your password to return to a team.",
		currentSubmit: "Confirm and accept",
	},
	failed: {
		title: "Could not create the account",
		refused: "The account was not created",
		unexpected: "Unexpected error while creating the account. Try again.",
		invitationMissing: "The invitation's data was not found",
		tokenMissing: "No invitation token was given",
		tokenInvalid: "Invalid invitation",
		passwordTooShort: (min) => `The password needs at least ${min} characters`,
		confirmationMissing: "Type the password again",
		fullNameRequired: "Full name is required",
	},
	account: {
		signInText: (email) =>
			`The e-mail ${email} already has an account. Sign in with it to accept; your password stays as it is.`,
		signIn: "Sign in to accept",
		joinText: (email, workspace) =>
			`You are signed in as ${email}. Once you accept, ${workspace} appears among your teams.`,
		join: "Accept invitation",
		joinFailed: "Could not accept the invitation",
		otherTitle: "This invitation is for somebody else",
		otherText: (signedIn, invited) =>
			`You are signed in as ${signedIn}, and the invitation is for ${invited}. Sign out and open the invitation's link again.`,
		signOut: "Sign out of this account",
		stay: "Stay as I am",
	},
	help: {
		title: "Connect a WhatsApp",
		text: "Once you are in, this is how a number is linked with the QR code:",
		steps: [
			"Open WhatsApp on the phone",
			"Tap Menu, then Linked devices",
			"Tap Link a device",
			"Point the camera at the QR code on the screen",
		],
	},
};
