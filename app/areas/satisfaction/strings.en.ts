import { counted } from "#app/i18n/counted.ts";
import type { SatisfactionStrings } from "./strings.pt.ts";

export const en: SatisfactionStrings = {
	title: "Satisfaction and goals",
	purpose: "Ask customers how they were served, and agree on how soon the team answers.",
	readOnly: "Only admins and managers change these settings.",
	survey: {
		title: "Satisfaction survey",
		purpose:
			"When somebody closes a conversation, its customer gets one question and answers it with a rating from 1 to 5. The answer stays with the conversation, which is not reopened.",
		channels: "Ask on these channels",
		noChannels: "Connect a channel to ask your customers.",
		question: "Question",
		questionHint:
			"How to answer is always said below it. Left blank, ours is sent in the customer's language.",
		questionDefault: "How was our service?",
		thanks: "Thanks",
		thanksHint: "Sent once, after the rating.",
		thanksDefault: "Thank you for your rating!",
		comment: "Invite to comment",
		commentHint: "What the customer writes within ten minutes of the rating is kept as a comment.",
		silence: "Ask as well when a conversation ends by itself",
		silenceHint: "After a week without messages. Switched off, only when somebody closes it.",
		pause: "Days between two questions to one person",
		pauseHint: "Nobody is asked again before that.",
		preview: "What the customer reads",
		language: "en",
		save: "Save survey",
		saved: "Survey saved",
		failed: "The survey could not be saved",
		refusal: "Managers only",
	},
	goals: {
		title: "Service goals",
		purpose:
			"Within your business hours. What misses a goal appears in Late, and whoever looks after the conversation is told once.",
		labels: { answer: "Answer within", resolution: "Settle within" },
		hints: {
			answer: "Counted from the first message that nobody answered.",
			resolution: "Counted from the beginning of the conversation until it is closed.",
		},
		none: "No goal",
		asWorkspace: "As the company",
		minutes: (n) => counted(n, "minute", "minutes"),
		hours: (n) => counted(n, "hour", "hours"),
		days: (n) => counted(n, "day", "days"),
		saved: "Goal saved",
		failed: "The goal could not be saved",
	},
};
