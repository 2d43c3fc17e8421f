import { counted } from "#app/i18n/counted.ts";
import type { UnansweredStrings } from "./strings.pt.ts";

export const en: UnansweredStrings = {
	title: "Questions without an answer",
	purpose:
		"What customers asked in the last 30 days and the knowledge base did not answer, and answers that the team rated bad. Similar questions stand together.",
	list: "Questions without an answer",
	loading: "Loading the questions",
	failed: "Could not load the questions",
	none: "No question without an answer",
	noneText:
		"When the agent does not know an answer, the question appears here to become knowledge.",
	unread: (count) =>
		`${counted(count, "channel", "channels")} did not answer in time: there may be more questions.`,
	cut: "Only the groups with most questions are shown.",
	times: (count) => counted(count, "question", "questions"),
	newest: (when) => `the last one ${when}`,
	reply: "The team answered later",
	noReply: "Nobody of the team has answered yet.",
	teach: "Create answer",
	ignore: "Ignore",
	showAll: (count) => `Show ${counted(count, "question", "questions")}`,
	open: "See conversation",
	goneChannel: "removed channel",
	solved: "Question solved",
	solvedAndTested: "Question solved and added to the agent's tests",
	ignored: "Question ignored",
	settleFailed: "The list was not updated",
	why: {
		asked_back: "the agent asked back",
		handed_over: "handed to a person",
		rated: "rated bad by the team",
	},
};
