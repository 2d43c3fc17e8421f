import type { FacebookStrings } from "./strings.pt.ts";

export const en: FacebookStrings = {
	guard: {
		toAccounts: "Set up in Marketing",
		how: "Facebook is configured once an active ad account is connected in Marketing.",
	},
	accountStatuses: {
		1: "Active",
		2: "Disabled",
		3: "Unsettled",
		7: "Risk review",
		8: "In settlement",
		9: "Pending settlement",
		100: "Pending closure",
		101: "Closed",
		unknown: "Unknown",
	},
	sync: {
		running: {
			account: "Syncing account…",
			pixels: "Syncing pixels…",
			campaigns: "Syncing campaigns…",
		},
		so: (count) => `${count} so far`,
		paused: (time) => `Facebook asked for a pause; it goes on by itself at ${time}.`,
		failed: {
			account: "The last account sync failed.",
			pixels: "The last pixel sync failed.",
			campaigns: "The last campaign sync failed.",
		},
	},
	notOffered: "Facebook is not configured: this installation has no Facebook app.",
	managersOnly: "Only managers and administrators can change the Facebook area.",
	managersOnlyShort: "managers and administrators only",
	soon: "soon",
	never: "Never",
	notAvailable: "N/A",
};
