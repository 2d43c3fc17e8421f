import type { HomeStrings } from "./strings.pt.ts";

export const en: HomeStrings = {
	tab: "Dashboard",
	greeting: { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" },
	someone: "User",
	purpose: "Follow your instances and answer whoever is waiting.",
	stats: { instances: "Instances", connected: "Connected", attention: "Need attention" },
	list: {
		title: "Channel status",
		all: "See all",
		noPhone: "No number",
	},
	empty: {
		title: "No instance created",
		text: "Create an instance to link a WhatsApp number. Conversations appear here.",
		action: "New instance",
	},
};
