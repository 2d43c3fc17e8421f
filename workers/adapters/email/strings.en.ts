import type { EmailStrings } from "./strings.pt.ts";

export const en: EmailStrings = {
	language: "en",
	greeting: (name) => (name ? `Hello, ${name},` : "Hello,"),
	linkHint: "If the button does not work, copy this address into your browser:",
	sender: (company) => `Sent by ${company}.`,
	roles: {
		admin: "Administrator",
		manager: "Manager",
		operator: "Operator",
		viewer: "Viewer",
	},
	confirm_email: {
		subject: "Confirm your e-mail for Prosa",
		title: "Confirm your e-mail",
		body: ["To start using Prosa, confirm your e-mail. The link works for 24 hours."],
		several: (count) =>
			`${count} sign-ups were made with this address. Only the newest link works, and it asks for the password typed at that sign-up. If one of them was not yours, sign up again.`,
		action: "Confirm e-mail",
		note: "If you did not create this account, ignore this message.",
	},
	account_exists: {
		subject: "You already have a Prosa account",
		title: "Your account exists already",
		body: [
			"Somebody asked to create an account with this e-mail, but it exists already. Just sign in.",
		],
		action: "Sign in",
		note: "If it was not you, ignore this message. Nothing has changed in your account.",
	},
	reset_password: {
		subject: "Create a new password for Prosa",
		title: "Create a new password",
		body: [
			"We received a request to change the password of your account. The link works for 1 hour, once.",
		],
		action: "Create a new password",
		note: "If it was not you, ignore this message. Your password stays the same.",
	},
	password_changed: {
		subject: "The password of your Prosa account was changed",
		title: "Your password was changed",
		body: [
			"The password of your account has just been changed. For safety, all other sign-ins were ended.",
		],
		action: "It was not me: create a new password",
		note: "If it was you, there is nothing to do.",
	},
	mail_test: {
		subject: "Mail test of Prosa",
		title: "Mail works on this installation",
		body: [
			"You asked for this test on the page of the installation. Invitations and password links leave this way.",
		],
		action: "Open the installation",
		note: "If it was not you, tell whoever runs the installation.",
	},
	alarm: {
		subject: (trouble, isOver) =>
			`${isOver ? "Over" : "Alarm"} on your installation of Prosa: ${trouble}`,
		title: (trouble, isOver) => (isOver ? `Over: ${trouble}` : trouble),
		over: "What this alarm was about is over.",
		troubles: {
			cron_late: {
				name: "the schedule has stopped",
				text: (minutes) =>
					`The five-minute schedule has not ended for ${minutes} min. Without it nothing is cleaned up, billed or checked.`,
			},
			failures: {
				name: "many errors",
				text: (count) => `Errors in the last hour: ${count}.`,
			},
			dead_letters: {
				name: "failed jobs",
				text: (count) => `Jobs that failed and wait for a person: ${count}.`,
			},
			kept_events: {
				name: "events nobody understood",
				text: (count) => `Events of gateways that nobody understood, kept: ${count}.`,
			},
			stuck_messages: {
				name: "messages that do not leave",
				text: (count) =>
					`Channels with messages that have not left for more than 15 minutes: ${count}.`,
			},
			database_full: {
				name: "the database is nearly full",
				text: (percent) =>
					`The database is at ${percent}% of its limit. Once full it refuses whatever is written.`,
			},
			channels_full: {
				name: "a channel is short of space",
				text: (count) =>
					`Channels past 70% of their space, which will need a second part: ${count}.`,
			},
		},
		action: "See the installation's health",
		note: "You get this because this address stands on the installation's health page.",
	},
	new_device: {
		subject: "New sign-in to your Prosa account",
		title: "New sign-in to your account",
		body: ["Somebody signed in to your account from a browser we did not know yet."],
		device: "Browser",
		unknownDevice: "Unknown",
		action: "See the sign-ins of the account",
		note: "If it was you, there is nothing to do. If not, end the sign-in and change your password.",
	},
	invitation: {
		subject: (workspace) => `Invitation to join ${workspace} on Prosa`,
		title: "You have an invitation",
		body: (inviter, workspace) => [`${inviter} invited you to join ${workspace} on Prosa.`],
		workspace: "Workspace",
		role: "Role",
		expires: "The invitation works for 7 days.",
		action: "Accept invitation",
		note: "If you did not expect this invitation, ignore this message.",
	},
	contact_request: {
		subject: (subject) => `Contact from the site: ${subject}`,
		title: "New message from the contact form",
		name: "Name",
		email: "E-mail",
		company: "Company",
		phone: "Phone",
		topic: "Subject",
		note: "Reply to this message to reach who wrote it.",
	},
};
