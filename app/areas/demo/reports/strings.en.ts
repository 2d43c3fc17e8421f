import { counted } from "#app/i18n/counted.ts";
import type { ReportsStrings } from "./strings.pt.ts";

export const en: ReportsStrings = {
	failed: "The figures could not be loaded",
	none: "There are no messages in this period yet. Further down, an example of how the screen looks in use.",
	span: {
		last: (days) => `last ${days} days`,
	},
	traffic: { total: "Messages", received: "Received", sent: "Sent", day: "Day" },
	channels: {
		title: "By channel",
		none: "No channel yet",
		hidden: (count) =>
			`And ${counted(count, "more channel", "more channels")} with fewer messages.`,
		share: (messages, share) => `${messages} · ${share}`,
		detail: (sent, received) => `${sent} sent · ${received} received`,
	},
	reports: {
		title: "Reports",
		purpose: "Messages per day and per channel, counted from your conversations.",
		perDay: "Average per day",
		perDayTitle: "Messages per day",
	},
	intelligence: {
		title: "Intelligence",
		purpose: "What the last four weeks of messages say about your service.",
		weekChange: "Last week",
		weekChangeMore: "against the week before",
		answers: "Answers per message",
		answersMore: "sent for each one received",
		busiest: "Busiest weekday",
		peak: "Peak day",
		peakMore: (messages) => counted(messages, "message", "messages"),
		weekday: "Weekday",
		weekdays: "Average by weekday",
		reading: {
			title: "In words",
			noWeek: "There are not yet two weeks with messages to compare.",
			grew: (share) => `Traffic grew ${share} against the week before.`,
			fell: (share) => `Traffic fell ${share} against the week before.`,
			busiest: (weekday) =>
				`The day with the most messages is usually ${weekday}: that is when the team needs to be complete.`,
			answered: "The team sends at least one message for each one it receives.",
			unanswered:
				"The team sends fewer messages than it receives: worth a look whether somebody was left waiting.",
			neverSilent: "There was no day without messages in the last four weeks.",
			silent: (days) =>
				days === 1
					? "One day of the last four weeks had no messages."
					: `${days} days of the last four weeks had no messages.`,
		},
	},
	team: {
		title: "Team dashboard",
		purpose: "Who belongs to it, who came by, and what changed in the last 30 days.",
		toTeam: "Open team",
		members: "Active members",
		seenToday: "Came by today",
		seenWeek: "Came by in 7 days",
		actions: "Recorded actions",
		actionsPerDay: "Actions per day",
		roles: "Roles",
		busiest: "Most active",
		nobody: "No action recorded",
		nobodyText:
			"Invitations, role changes and settings appear here with the name of who made them.",
		action: "action",
		actionMany: "actions",
	},
	messages: {
		title: "Messages & Sessions",
		purpose: "The traffic of today and of the last days, channel by channel.",
		toInbox: "Open conversations",
		receivedToday: "Received today",
		sentToday: "Sent today",
		week: "In 7 days",
		month: "In 30 days",
		open: "Open now",
		unassigned: "Unassigned",
		withAgents: "With agents",
	},
};
