import type { BeginStrings } from "./strings.pt.ts";

export const en: BeginStrings = {
	title: "New conversation",
	purpose: "Write first: to a known contact or to a number.",
	channel: "Channel",
	offline: "disconnected",
	failed: "The channels could not be loaded now.",
	noChannels: "There is no channel to write through yet.",
	toChannels: "See channels",
	to: "To",
	toHint: "Name, e-mail or number with area code",
	toHintKnown: "Name or e-mail of somebody who has written",
	people: "Known people",
	nobody: "Nobody found by that name.",
	nobodyNumber: "Nobody known by that number.",
	numberElsewhere: "To write to a number, choose a WhatsApp channel.",
	searchFailed: "The search failed.",
	change: "Change recipient",
	country: "Country",
	name: "Contact's name",
	message: "Message",
	messageHint: "Ctrl + Enter sends",
	submit: "Send",
	onlyKnown: (channel) =>
		`Nobody can be looked up on ${channel}: you can only write to people who have written to you.`,
	notHere: "This person has no known number. Write through the channel they have talked in.",
	recipientMissing: "Choose who the message is for.",
	textMissing: "Write the message.",
	refusals: {
		number_incomplete: "The number is still incomplete.",
		area_code_missing: "The area code is missing.",
		number_impossible: "There is no such number.",
	},
	lookup: {
		looking: (number) => `Checking whether ${number} is on WhatsApp…`,
		found: (number) => `${number} is on WhatsApp.`,
		absent: (number) => `${number} is not on WhatsApp.`,
		unknown: (number) =>
			`${number} could not be checked now. If it is not on WhatsApp, the message will say so.`,
		unsupported: (number) =>
			`The message goes to ${number}. The official API only says afterwards whether it is on WhatsApp.`,
	},
	joins: (name) => `There is a conversation with ${name} already: the message goes there.`,
	joinsUnnamed: "There is a conversation with this number already: the message goes there.",
	template: {
		title: "This contact needs a template",
		text: "Through the official API the first message, or one to somebody who has not written for over 24 hours, can only be a template approved by Meta.",
	},
	byOtherChannel: "Write through another channel",
	errors: {
		customer_writes_first: "Through this channel you can only write to people who have written.",
		not_on_whatsapp: "This number is not on WhatsApp.",
		not_found: "You cannot write to this person through this channel. Ask a manager.",
		forbidden: "New conversations of this channel belong to another department. Ask a manager.",
		not_linked: "This channel is disconnected. Connect it, or choose another one.",
		window_closed:
			"This person last wrote over 24 hours ago. Through the official API only an approved template can go now.",
		plan_limit: "Your plan allows no more conversations begun by you this month.",
		rate_limited: "Many messages in a short time. Wait a minute and try again.",
		network: "No connection. What you wrote is still here.",
	},
};
