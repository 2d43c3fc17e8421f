import type { SiteStrings } from "./strings.pt.ts";

export const en: SiteStrings = {
	operator: {
		taxId: (id) => `tax id (CNPJ) ${id}`,
		unnamed: "whoever runs this installation",
	},
	layout: {
		skip: "Skip to content",
		home: "Prosa: about the product",
		label: "Public pages",
		about: "About",
		contact: "Contact",
		privacy: "Privacy",
		terms: "Terms",
		enter: "Sign in",
	},
	prose: { contents: "On this page" },
	login: {
		title: "Sign in",
		purpose: "A sample of the sign-in form.",
		badgeHint: "This form is a sample. Nothing you type is sent.",
		notice: "This form is only a sample and does nothing.",
		toAuth: "Go to the real sign-in",
		email: "E-mail",
		password: "Password",
		submit: "Sign in",
		nothing: "Nothing was sent. Use the real sign-in to reach your account.",
	},
	about: {
		tab: "About",
		title: "Conversations that become service, sales and memory",
		purpose:
			"Prosa gathers your company's conversations in one inbox and helps the team answer in time.",
		toSignUp: "Create account",
		toContact: "Talk to us",
		claims: {
			title: "Illustrative figures",
			companies: "Companies",
			messages: "Messages",
			uptime: "Uptime",
			hint: "These figures illustrate the page. This system does not measure them.",
		},
		story: {
			title: "What we do",
			paragraphs: [
				"Whoever serves customers by message knows the scene: one number, several phones, and nobody knows who answered what. Prosa was born in São Paulo to tidy it up.",
				"Each company has its workspace. In it, the team links WhatsApp numbers, reads and answers conversations live, and keeps track of what was agreed with each customer.",
				"Around the inbox stand the team, with clear roles, the reports and the automations. None of it gets in the way of the conversation: that is what everything is for.",
			],
		},
		promises: {
			title: "How we take care of it",
			items: [
				{
					title: "Encrypted in transit and at rest",
					text: "Traffic is always encrypted, and secrets are sealed with keys of each workspace.",
				},
				{
					title: "Isolated per workspace",
					text: "One company's data never answers another company's request.",
				},
				{
					title: "Portuguese first",
					text: "Made for Brazil and designed for the LGPD, with complete English beside it.",
				},
			],
		},
		features: {
			title: "What you find here",
			items: [
				{
					title: "A live inbox",
					text: "Messages arrive at once, for the whole team, with delivery and read receipts.",
				},
				{
					title: "Many numbers, one screen",
					text: "Link as many WhatsApp numbers as you need and see the state of each.",
				},
				{
					title: "A team with roles",
					text: "Administrator, manager, operator and viewer: everyone does what is theirs to do.",
				},
				{
					title: "Reports that are yours",
					text: "Messages per day and per channel, counted from your own conversations.",
				},
			],
		},
		company: {
			title: "The company",
			name: "Legal name",
			taxId: "Tax id (CNPJ)",
			address: "Address",
			email: "Contact",
		},
	},
	contact: {
		title: "Contact",
		purpose: "A question, a proposal or a problem: write, and we answer by e-mail.",
		closed:
			"This installation takes no messages here. Talk to whoever invited you, or to the company you are chatting with.",
		fields: {
			firstName: "First name",
			lastName: "Last name",
			email: "E-mail",
			company: "Company",
			phone: "Phone",
			subject: "Subject",
			message: "Message",
		},
		required: {
			firstName: "Tell us your first name.",
			lastName: "Tell us your last name.",
			email: "Tell us an e-mail for the answer.",
			company: "Tell us the company.",
			phone: "Tell us the phone.",
			subject: "Say in a few words what it is about.",
			message: "Write your message.",
		},
		invalid: (field) => `Check this field: ${field}.`,
		tooLong: (field, limit) => `${field}: use at most ${limit} characters.`,
		privacy: "We use this only to answer you. See the",
		privacyLink: "privacy policy",
		submit: "Send message",
		kept: "What you wrote is still here.",
		sent: {
			title: "Message received",
			text: (email) => `Thank you for writing. We will answer to ${email} in our support hours.`,
			another: "Send another message",
		},
		addresses: {
			title: "Other ways",
			general: "General contact",
			support: "Support",
			privacy: "Data protection officer (LGPD)",
			office: "Company",
			hours: "Hours",
			hoursText: "Monday to Friday, 9:00 to 18:00. Saturday, 9:00 to 12:00.",
		},
	},
};
