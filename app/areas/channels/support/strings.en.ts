import type { WhatsAppSupportStrings } from "./strings.pt.ts";

export const en: WhatsAppSupportStrings = {
	title: "WhatsApp support",
	purpose: "The most common questions about instances, and how to reach us.",
	faqTitle: "Frequently asked questions",
	faq: [
		{
			question: "How do I connect a new instance?",
			answer:
				"In Instances, click New instance and give it a name. The next screen shows the QR code: on the phone, open WhatsApp, go to Menu → Linked devices → Link a device and point the camera. The chat opens by itself.",
		},
		{
			question: "What do I do when the instance disconnects?",
			answer:
				"With automatic reconnection on, Prosa tries again by itself and shows the attempts in Connections. If the device was removed on the phone, generate a new QR code. Conversations are kept, and messages that arrived meanwhile are recovered when the connection service has them.",
		},
		{
			question: "Can I send bulk messages?",
			answer:
				"Through the REST API (the API key is in the instance's settings) or an automation tool tied to the webhooks. Write only to people who asked for it: WhatsApp blocks numbers that write to strangers, and Prosa limits the pace to protect yours.",
		},
	],
	resources: "Resources",
	tiles: {
		documentation: { title: "Documentation", text: "Prosa's support centre" },
		videos: { title: "Tutorial videos", text: "Coming soon" },
		guide: { title: "Quick guide", text: "Create and connect in four steps" },
		faq: { title: "FAQ", text: "The three questions on this page" },
	},
	guide: {
		title: "Quick guide",
		steps: [
			"Create an instance",
			"Generate the QR code",
			"Scan it with the number's phone",
			"Wait for the confirmation",
		],
		toCodes: "Open QR codes",
	},
	contact: {
		title: "Talk to us",
		text: "Tell us what happened and on which instance. If you can, copy the code shown next to the error.",
		email: "E-mail",
		phone: "Phone",
	},
};
