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
