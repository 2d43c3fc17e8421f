import type { SynonymStrings } from "./strings.pt.ts";

export const en: SynonymStrings = {
	title: "Words that mean the same",
	purpose:
		"What your customers call the things you sell and do. The agent looks for all words of a group.",
	shipped:
		"About a hundred common groups come ready, such as shipping and delivery. Yours are added to them.",
	create: "New group",
	list: "Groups of words",
	count: (used, max) => `${used} of ${max} groups`,
	empty: "No group yet",
	emptyText:
		"Put together the words your customers use for one thing: sneakers and trainers, for example.",
	edit: (words) => `Edit ${words}`,
	remove: (words) => `Delete ${words}`,
	managersOnly: "Only managers and administrators can change the groups.",
	loadFailed: "The groups could not be loaded",
	failed: "The groups could not be changed",
	done: {
		save: "Group saved",
		remove: "Group deleted",
		accept: "Words put together",
		dismiss: "Suggestion dismissed",
	},
	suggestions: {
		title: "Suggested by what the team answered",
		purpose:
			"The customer asked with one word, and the text that the team wrote uses another. Do they mean the same?",
		list: "Suggested words",
		pair: (asked, told) => `${asked} and ${told}`,
		asked: "the customer says",
		told: "the text says",
		accept: "Yes, the same",
		acceptOf: (pair) => `${pair}: yes, the same`,
		dismiss: "No",
		dismissOf: (pair) => `${pair}: no`,
	},
	dialog: {
		create: "New group",
		edit: "Edit group",
		purpose: "2 to 20 words or short phrases. Case and accents do not matter.",
		words: "Words",
		placeholder: "Type a word and press Enter",
		listLabel: "Words of the group",
		removeWord: (word) => `Remove ${word}`,
		save: "Save",
	},
	removal: {
		title: "Delete this group?",
		text: (words) => `The agent no longer takes these for one thing: ${words}.`,
		confirm: "Delete group",
	},
};
