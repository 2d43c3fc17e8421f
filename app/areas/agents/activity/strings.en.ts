import { counted } from "#app/i18n/counted.ts";
import type { ActivityStrings } from "./strings.pt.ts";

export const en: ActivityStrings = {
	title: "Activity",
	last30: "Last 30 days",
	answers: "Answers",
	handOvers: "Handed over",
	tokens: "Tokens",
	tokensOf: "Answers, suggestions, summaries and tests",
	cost: "Estimated cost",
	free: "The knowledge base costs nothing",
	failures: (count) => `${count} without an answer of the model`,
	chart: "Answers per day",
	day: "Day",
	dayWords: (day, answers, handOvers) =>
		`${day}: ${counted(answers, "answer", "answers")}, ${handOvers} handed over`,
	outcomes: {
		title: "Outcome of the answers",
		purpose: "Of the last 30 days, read from the channels on which the agent answers now.",
		loading: "Loading the outcome",
		failed: "Could not load the outcome",
		resolved: "Resolved without a person",
		resolvedOf: (resolved, all) =>
			`${resolved} of ${counted(all, "conversation that ended", "conversations that ended")}`,
		noneEnded: "No conversation has ended yet",
		reasons: "Why it handed over to a person",
		noReasons: "It handed no conversation to a person",
		versions: "By version of the agent",
		versionOf: (version) => `v${version}`,
		noVersion: "No version",
		answers: (count) => counted(count, "answer", "answers"),
		handOvers: (count) => `${count} handed over`,
		cost: (all, each) => `${all} (${each} per answer)`,
		thumbs: "Ratings of the team",
		good: "Good:",
		bad: "Bad:",
		unread: (count) =>
			`${counted(count, "channel", "channels")} did not answer in time and is not counted.`,
	},
	events: "Latest actions",
	none: "Nothing in the last 30 days",
	noneText: "When this agent answers on a channel, you will see here what it did and what it cost.",
	event: {
		answered: "Answered",
		handed_over: "Handed over to the team",
		failed: "Could not answer",
	},
	open: "See conversation",
	goneChannel: "removed channel",
	failed: "The activity could not be loaded",
	loading: "Loading the activity",
};
