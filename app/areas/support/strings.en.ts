import type { SupportStrings } from "./strings.pt.ts";

export const en: SupportStrings = {
	title: "Support centre",
	purpose: "Ready answers, a conversation with us, and material to learn at your own pace.",
	faq: "Frequent questions",
	faqMore: "answers",
	chat: "Live chat",
	chatMore: "in support hours",
	documentation: "Documentation",
	documentationMore: "articles",
	tutorials: "Tutorials",
	tutorialsMore: "videos",
	hours: {
		title: "Support hours",
		zone: "Brasília time.",
		week: "Monday to Friday",
		weekHours: "9:00–18:00",
		saturday: "Saturday",
		saturdayHours: "9:00–12:00",
		sunday: "Sunday and holidays",
		sundayHours: "Closed",
	},
	contact: {
		title: "Talk to a person",
		text: "Tell us what happened and on which screen. If you can, copy the code beside the error.",
		form: "Write to support",
		mail: "Or send an e-mail to",
	},
	start: {
		title: "First steps",
		items: {
			instance: {
				title: "Link a WhatsApp number",
				text: "Create an instance and point the phone's camera at the QR code.",
			},
			team: {
				title: "Invite your team",
				text: "Each person signs in with their own e-mail and the role you choose.",
			},
			reports: {
				title: "Follow the reports",
				text: "Messages per day and per channel, counted from your conversations.",
			},
		},
	},
};
