import type { ResetStrings } from "./strings.pt.ts";

export const en: ResetStrings = {
	ask: {
		tab: "Forgot my password",
		title: "Forgot my password",
		text: "Tell us the e-mail of your account. We send a link to choose a new password.",
		closed: "This installation sends no e-mails. Ask whoever runs it for a link to a new password.",
		email: "E-mail",
		submit: "Send link",
		failed: "Could not send",
	},
	sent: {
		title: "Look into your e-mail",
		text: (email) =>
			`If there is an account with ${email}, a link is on its way. It works for 1 hour. If it does not arrive, look in spam too.`,
		outbox: "Open the local outbox",
		again: "Use another e-mail",
	},
	choose: {
		tab: "New password",
		title: "Choose a new password",
		text: "Saving signs you out everywhere; you then sign in with the new password.",
		email: "E-mail",
		password: "New password",
		confirmation: "Confirm the new password",
		hint: (min) => `At least ${min} characters.`,
		tooShort: (min) => `The password needs at least ${min} characters`,
		submit: "Save new password",
		failed: "The password was not changed",
	},
	over: {
		title: "This link is no longer valid",
		text: "It was used, is older than 1 hour, or was tried too often. Your password is still the same.",
		again: "Ask for a new link",
	},
	toSignIn: "Back to sign in",
};
