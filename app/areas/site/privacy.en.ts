import type { ProseDocument } from "./prose.ts";

export const en: ProseDocument = {
	title: "Privacy policy",
	purpose: "Which data Prosa keeps, what for, for how long, and how you decide about it.",
	updated: "Updated on 20 November 2026.",
	sections: [
		{
			id: "quem-somos",
			title: "Who looks after the data",
			blocks: [
				"Prosa is operated by {company}. This page explains how we handle personal data under the Brazilian General Data Protection Law (Law 13.709/2018, the LGPD).",
				"For the accounts of people who use Prosa, and for requests made on this site, we are the controller. For the messages and contacts of each company, the company that owns the workspace is the controller: we are the processor and act only on its instructions.",
				"If you talked to a company that uses Prosa and want to know about your data, ask that company first. If you prefer, write to us and we will pass the request on.",
			],
		},
		{
			id: "o-que-guardamos",
			title: "What we keep",
			blocks: [
				{
					list: [
						"Account: name, e-mail, and the password in a form that cannot be reversed (scrypt). The password itself is not kept.",
						"Team: workspace, role, state of each member, invitations and the activity log.",
						"Sign-ins: time, IP address and browser of each, so that you recognise yours and end the others.",
						"Conversations: messages, names and phones of contacts and the state of each message, on the channels the company links.",
						"Settings: preferences and keys of services you enter. Keys are encrypted and never shown again.",
						"Subscription: plan, state and dates. Card data stays with the payment company and does not pass through us.",
						"Contact: what you write in the form on this site.",
					],
				},
				"We do not buy data, do not sell data, and do not use the content of conversations for advertising.",
			],
		},
		{
			id: "para-que",
			title: "What we use it for, and on what basis",
			blocks: [
				{
					list: [
						"Providing the service: performance of a contract (art. 7, V).",
						"Keeping accounts safe, limiting attempts and logging access: legitimate interest and legal duty (art. 7, IX and II).",
						"Answering those who write to us: steps before a contract, asked for by the person (art. 7, V).",
						"Cookies that are not essential: only with your consent (art. 7, I). Today we use none.",
					],
				},
			],
		},
		{
			id: "onde",
			title: "Where the data is",
			blocks: [
				"Prosa runs on Cloudflare's infrastructure: the D1 database, Durable Objects, KV and queues. Data is encrypted in transit and at rest and may be processed outside Brazil, under the contractual safeguards the LGPD requires for international transfers (art. 33).",
				"The secrets of each workspace are sealed with a key of that workspace. The separation between workspaces is checked on every request.",
			],
		},
		{
			id: "com-quem",
			title: "Who we share it with",
			blocks: [
				"Only with those the service needs to work:",
				{
					list: [
						"Cloudflare, which hosts the application and the data.",
						"The channel that the company links, such as WhatsApp, which delivers the messages.",
						"The configured e-mail service, for account mails and invitations.",
						"The payment company, when there is a paid subscription.",
						"Google or Facebook, when you choose to sign in with one of them.",
						"Authorities, when the law requires it.",
					],
				},
			],
		},
		{
			id: "por-quanto-tempo",
			title: "For how long",
			blocks: [
				{
					table: {
						caption: "How long each kind of data is kept",
						head: ["Data", "Kept"],
						rows: [
							["Account and team membership", "While the account exists."],
							[
								"Messages and contacts of a channel",
								"While the company keeps the channel. Deleting the instance erases its messages and contacts.",
							],
							["How an AI agent arrived at each answer", "30 days."],
							["Ended sign-ins", "30 days."],
							["Unconfirmed sign-ups", "7 days after the link expires."],
							["Record of mails sent", "30 days."],
							["Notifications", "90 days."],
							["Requests by the contact form", "12 months."],
							["Activity log", "While the workspace exists: it is the evidence of who did what."],
						],
					},
				},
			],
		},
		{
			id: "cookies",
			title: "Cookies and storage in the browser",
			blocks: [
				"We use only what Prosa needs to work and to remember your choices. There are no advertising or measuring cookies. You can change your answer at any time under “Cookie preferences” in the footer.",
				{
					table: {
						caption: "Cookies of Prosa",
						head: ["Cookie", "What for", "Lasts"],
						rows: [
							[
								"__Host-prosa.session",
								"Keeps you signed in. In a local environment it is called prosa.session.",
								"90 days, or 30 without use",
							],
							[
								"__Host-prosa.device",
								"Recognises this browser at the next sign-ins. In a local environment it is called prosa.device.",
								"400 days",
							],
							[
								"prosa.google-*, prosa.facebook-*, prosa.link, prosa.next",
								"Only while signing in with Google or Facebook: they protect the way there and back.",
								"15 minutes",
							],
							[
								"__Host-prosa.written",
								"Shows in this browser what it just changed, even where a copy of the database is read. In a local environment it is called prosa.written.",
								"5 minutes",
							],
							["prosa.theme", "Light or dark theme.", "1 year"],
							["prosa.lang", "Language of the interface.", "1 year"],
							["prosa.tz", "Time zone, to show the right times.", "1 year"],
							["prosa.muted", "Notifications you chose to silence.", "1 year"],
							["prosa.menu", "Groups of the menu that stay open.", "1 year"],
							["prosa.steps", "Whether you hid the first steps of the home.", "1 year"],
							["prosa.sidebar", "Side menu open or folded.", "7 days"],
							["prosa.cookie-consent", "Your answer to the cookie notice.", "1 year"],
						],
					},
				},
				"The browser's local storage holds the same preferences, drafts and messages waiting to be sent, and the page's last errors. Closing the cookie notice (prosa.cookie-banner) counts until you close the tab. Drafts are also kept with the conversation, for you alone, so that you can go on with another device. None of it follows you outside Prosa.",
			],
		},
		{
			id: "seus-direitos",
			title: "Your rights",
			blocks: [
				"The LGPD (art. 18) gives you, at any time and free of charge, the right to:",
				{
					list: [
						"confirm whether we handle your data, and have access to it;",
						"correct what is incomplete, wrong or out of date;",
						"ask that what is excessive be made anonymous, blocked or erased;",
						"take your data to another provider;",
						"know who we share your data with;",
						"withdraw a consent, and know what changes with that;",
						"ask for your account to be erased.",
					],
				},
				"Write to {privacyEmail}. We confirm that we received it and answer within 15 days. To protect you, we may ask you to confirm who you are.",
			],
		},
		{
			id: "seguranca",
			title: "Security and incidents",
			blocks: [
				"We use encryption, roles per person, limits on attempts and access logs. No system is perfect: if an incident may cause relevant risk or harm, we tell the Brazilian data protection authority (ANPD) and the people affected within 3 working days.",
			],
		},
		{
			id: "encarregado",
			title: "Data protection officer",
			blocks: [
				"Reach the data protection officer: {privacyEmail}. You may also complain to the ANPD, at gov.br/anpd.",
				"When this policy changes, the date at the top changes with it. Important changes are announced inside the product before they apply.",
			],
		},
	],
};
