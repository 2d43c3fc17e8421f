import type { ProseDocument } from "./prose.ts";

export const en: ProseDocument = {
	title: "Terms of service",
	purpose: "The rules between you and Prosa, in plain language.",
	updated: "Updated on 20 November 2026.",
	sections: [
		{
			id: "acordo",
			title: "The agreement",
			blocks: [
				"These terms hold between you, or the company you represent, and {company}. By creating an account or using Prosa you agree to them and to the privacy policy.",
				"If you create the account for a company, you state that you may make this commitment for it.",
			],
		},
		{
			id: "servico",
			title: "What Prosa offers",
			blocks: [
				"An inbox for the team to talk to customers over channels such as WhatsApp, with roles, reports and tools around it. Areas marked “Under construction” or “Demonstration data” do not yet provide the complete service.",
				"The channels belong to others. Their changes, blocks or failures may affect what Prosa can deliver, and the rules of each channel hold for you too.",
			],
		},
		{
			id: "conta",
			title: "Your account and your team",
			blocks: [
				{
					list: [
						"Give true information and keep your e-mail up to date.",
						"Keep your password safe. What is done with your account is your responsibility until you tell us otherwise.",
						"Administrators decide who joins the team, with which role, and when they leave.",
						"You must be 18 or older to create an account.",
					],
				},
			],
		},
		{
			id: "uso",
			title: "What is not allowed",
			blocks: [
				{
					list: [
						"Sending messages to people who did not ask for them, or against the channel's rules.",
						"Deceiving, threatening, discriminating against or violating the rights of others.",
						"Trying to reach another workspace's data, going around limits or overloading the service.",
						"Using Prosa for anything illegal.",
					],
				},
				"We may suspend an account that does so. Whenever possible we warn you first and explain why.",
			],
		},
		{
			id: "dados",
			title: "Your data",
			blocks: [
				"Conversations, contacts and settings are yours. You allow us to handle them only to provide the service, as the privacy policy says.",
				"The company that owns the workspace is the controller of its contacts' data and answers for having a legal basis to talk to them.",
			],
		},
		{
			id: "planos",
			title: "Plans and payment",
			blocks: [
				"The Free plan has limits, shown on the plans page. When you reach them, nothing your customers write is lost: new conversations are kept, and sending in them waits for the change of plan.",
				"Paid plans are charged monthly and renewed until cancelled, which you may do at any time. The first subscription has a 30-day guarantee. After that the current month is not refunded, and access continues until it ends.",
			],
		},
		{
			id: "disponibilidade",
			title: "Availability and changes",
			blocks: [
				"We work to keep Prosa up, but do not promise that it never fails. Contracted availability holds only in the plans that include it.",
				"The product evolves. If we remove something important, we say so at least 30 days before.",
			],
		},
		{
			id: "responsabilidade",
			title: "Liability",
			blocks: [
				"We answer for the damage we cause, within the limits of the law. We do not answer for failures of the channels, for decisions taken from reports, or for content sent by your team or your customers. Nothing here removes rights granted by the Brazilian Consumer Protection Code.",
			],
		},
		{
			id: "encerramento",
			title: "Ending",
			blocks: [
				"You may close your account whenever you like by writing to {supportEmail}. We may close accounts unused for more than 12 months, with 30 days' notice. Before the end you may ask for a copy of your data.",
			],
		},
		{
			id: "foro",
			title: "Law, venue and contact",
			blocks: [
				"These terms follow the laws of Brazil. The courts of São Paulo, SP, are chosen, except where the law grants you another venue.",
				"Questions about these terms: {contactEmail}. Changes to these terms are announced inside the product before they apply.",
			],
		},
	],
};
