import type { WebchatStrings } from "./strings.pt.ts";

export const en: WebchatStrings = {
	look: {
		title: "Look and greeting",
		purpose: "How the chat appears on your site.",
		color: "Color",
		colorHint: "Text on the color turns white or black, whichever reads better.",
		colorCode: "Color code",
		greeting: "Greeting",
		greetingHint: "The first thing a visitor reads.",
		language: "Language of the chat",
		languages: { pt: "Portuguese", en: "English" },
		preview: "Preview",
		previewAnswer: "I would like to know about delivery.",
	},
	form: {
		title: "Before the conversation",
		purpose: "What to ask visitors before their first message. Unchecked, nothing is asked.",
		legend: "Ask for",
		fields: { name: "Name", email: "Email", phone: "Phone" },
		authors: "Show who answered",
		authorsHint: "Visitors see the name of the team member or agent who wrote.",
	},
	hours: {
		title: "Office hours",
		purpose:
			"Outside of these hours visitors read the away message. What they write arrives all the same.",
		legend: "Office hours of the chat",
		away: "Away message",
	},
	sites: {
		title: "Allowed sites",
		purpose: "Only pages of these addresses may show the chat. Prosa's own page always may.",
		origins: "Addresses, one per line",
		hint: "With https and without a path, like https://shop.com. To try it on your machine: http://localhost:3000.",
	},
	flood: {
		title: "Flood of visitors",
		purpose:
			"When too many visitors come at once, the browser of each new one does a small calculation before it may enter. If that is not enough, close the webchat: the conversations of the flood no longer count against your plan, and come back when you reopen.",
		flooded: (since) => `Many new visitors since ${since}.`,
		ended: (count) =>
			`Conversations ended without a person's answer and given back to the plan: ${count}. They come back when you reopen.`,
		close: "Close the webchat now",
		closed: "Webchat closed",
		reopen: "Reopen the webchat",
		reopened: "Webchat reopened",
		failed: "Not possible right now",
	},
	embed: {
		title: "Put it on your site",
		purpose:
			"Paste this code before </body> on the pages that should show the chat. Of whoever writes, the team sees the open page (without what follows ? or #), the site they came from and the browser's language.",
		code: "Chat code",
		copy: "Copy code",
		copied: "Code copied.",
		copyFailed: "Could not copy. Select the code and copy it.",
		noSites: "No site is allowed yet: the code works once you enter one and save.",
		page: "Chat page",
		pageHint: "To try it, and to send to people who are not on your site.",
		open: "Open chat page",
	},
};
