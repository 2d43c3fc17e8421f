import { starsOf } from "#app/domain/satisfaction/rating.ts";
import type { DetailsStrings } from "./strings.pt.ts";

export const en: DetailsStrings = {
	sections: {
		conversation: "Handling",
		members: "Members",
		profile: "Contact",
		visit: "On the site",
		told: "With the agent",
		sales: "Origin and sales",
		earlier: "Earlier conversations",
		shared: "Files and links",
		facts: "About the contact",
		identity: "Also known as",
		personalData: "Personal data",
		delivery: "Deliveries of the channel",
	},
	conversation: {
		change: "Change",
		changeOwner: "Change assignee",
		rating: "Customer's rating",
		rated: (rating) => `${starsOf(rating)} ${rating} of 5`,
	},
	profile: {
		fields: { name: "Name", email: "Email", company: "Company", notes: "Notes" },
		add: "Add",
		nothing: "Not set",
		empty: "Nothing noted yet.",
		saving: "Saving…",
		saved: "Saved",
		kept: "What you typed is still here.",
		failed: "The contact's data could not be loaded",
		opensNew: "(opens in a new tab)",
	},
	visit: {
		page: "Page they are looking at",
		referrer: "Came from",
		direct: "Direct visit",
		language: "Browser language",
		at: "Since",
		opensNew: "(opens in a new tab)",
	},
	earlier: {
		states: { active: "Open", closed: "Closed" },
		matches: { contact: "this contact", phone: "same phone", email: "same email" },
		none: "No other conversation with the same phone or email.",
		unreachable:
			"Without phone and email nobody can tell whether this person wrote through another channel.",
		cut: "The 20 most recent ones are shown.",
		silent: "A channel did not answer in time: a conversation may be missing.",
		goneChannel: "Channel not found",
		failed: "Earlier conversations could not be looked up",
	},
	shared: {
		kind: "What to show",
		kinds: { media: "Media", files: "Files", links: "Links", starred: "Stars" },
		none: {
			media: "No picture or video in this conversation.",
			files: "No file or recording in this conversation.",
			links: "No link in this conversation.",
			starred: "No starred message. Star one from its menu; the whole team sees it.",
		},
		more: "Look for older ones",
		failed: "The files could not be loaded",
		open: (address) => `Open ${address} in a new tab`,
	},
};
