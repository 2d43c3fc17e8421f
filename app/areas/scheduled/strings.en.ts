import type { ScheduledPageStrings } from "./strings.pt.ts";

export const en: ScheduledPageStrings = {
	title: "Scheduled messages",
	purpose: "What leaves later in all channels, and what did not leave and waits for a decision.",
	unsent: "Not sent",
	waiting: "Scheduled",
	empty: "Nothing is scheduled",
	emptyHint:
		"Write in a conversation and use the clock beside Send. What the team schedules appears here.",
	toConversations: "Open conversations",
	nameless: "Contact without a name",
	silent: (names) => `No answer from ${names}: what is scheduled there is not shown here.`,
	retry: "Try again",
};
