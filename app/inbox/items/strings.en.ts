import type { ItemStrings } from "./strings.pt.ts";

export const en: ItemStrings = {
	kinds: {
		location: "Location",
		poll: "Poll",
	},
	place: {
		title: "Send a location",
		here: "Use where I am now",
		seeking: "Finding where you are…",
		denied: "The browser did not allow it. Allow location for this site, or paste the coordinates.",
		unknown: "Where you are could not be found. Paste coordinates or the link of a map.",
		point: "Coordinates or map link",
		pointHint:
			"E.g. -23.55052, -46.63331, or the link copied from the map. Short links do not tell the place.",
		pointInvalid: "There is no place in this text. Paste coordinates or the whole link of the map.",
		name: "Name of the place",
		address: "Address",
		look: "See on the map",
		submit: "Send location",
	},
	cards: {
		title: "Send a contact",
		search: "Search conversations by name or number",
		none: "Nobody with a number found.",
		failed: "The search failed",
		byHand: "Or write a contact",
		name: "Name",
		phone: "Number with area code",
		add: "Add",
		nameMissing: "Write the name.",
		phoneInvalid: "Write the number with its area code, or with + and the country code.",
		chosen: "Contacts to send",
		remove: (name) => `Remove ${name}`,
		most: (most) =>
			most === "1"
				? "This channel sends one contact per message."
				: `Up to ${most} contacts at once.`,
		submit: (count) => (Number(count) > 1 ? `Send ${count} contacts` : "Send contact"),
	},
	poll: {
		title: "Send a poll",
		question: "Question",
		questionMissing: "Write the question.",
		options: "Options",
		option: (place) => `Option ${place}`,
		add: "Add an option",
		remove: (place) => `Remove option ${place}`,
		tooFew: "Write at least two options.",
		twice: "Two options are the same.",
		several: "Allow several answers",
		severalHint: "Each person may choose more than one option.",
		untold: "This channel does not tell the votes: the result is in the app only.",
		submit: "Send poll",
	},
	view: {
		openMap: "Open on the map",
		one: "Choose one option",
		several: "Choose one or more options",
		votes: (count, shown) => (count === 1 ? "1 vote" : `${shown} votes`),
		voters: (count, shown) =>
			count === 0 ? "Nobody has voted yet" : `${shown} ${count === 1 ? "person" : "people"} voted`,
		untold: "Votes are shown in the app only",
		chosenBy: (names) => `By ${names}`,
	},
	talk: {
		open: (phone) => `Open the conversation with ${phone}`,
		none: "This number has no conversation with you yet",
		failed: "The conversation could not be looked for",
	},
};
