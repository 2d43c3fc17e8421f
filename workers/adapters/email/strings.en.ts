import type { EmailStrings } from "./strings.pt.ts";

export const en: EmailStrings = {
	confirm_email: {
		subject: "Confirm your e-mail for Prosa",
		greeting: (name) => `Hello, ${name}!`,
		body: "To start using Prosa, confirm your e-mail. The link works for 24 hours.",
		action: "Confirm e-mail",
		footer: "If you did not create this account, ignore this message.",
	},
	account_exists: {
		subject: "You already have a Prosa account",
		greeting: (name) => `Hello, ${name}!`,
		body: "Somebody asked to create an account with this e-mail, but it exists already. Just sign in.",
		action: "Sign in",
		footer: "If it was not you, ignore this message. Nothing has changed in your account.",
	},
};
