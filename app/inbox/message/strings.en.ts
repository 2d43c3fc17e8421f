import type { MessageStrings } from "./strings.pt.ts";

export const en: MessageStrings = {
	menu: {
		copy: "Copy",
		info: "Info",
	},
	info: {
		title: "Message info",
		from: "From",
		author: "Written by",
		you: "you",
		agent: (name) => `${name} (AI agent)`,
		anAgent: "an AI agent",
		onPhone: "somebody, on the linked phone",
		program: "a program or another connection of the number",
		fromHistory: "not known; it came with the history",
		received: "Received",
		sent: "Sent",
		delivered: "Delivered",
		read: "Read",
		readBy: (name) => `by ${name}`,
		readByNobodyKnown: "in groups nobody tells by whom",
		done: "Yes, but it is not known when",
		waiting: "Not yet",
		never: "No: sending failed",
		untold: "This channel does not tell",
		edited: "Edited",
		editedYes: "Yes, after it was sent",
		recovered: "It came while the connection was down and was recovered later.",
		hint: "Times are those at which the channel told us.",
	},
	day: {
		title: "Go to date",
		label: "Day",
		submit: "Go",
		invalid: "Choose a day up to today.",
	},
};
