import type { pt } from "./routing-strings.pt.ts";

export const en: typeof pt = {
	title: "Routing of conversations",
	purpose:
		"Who gets a conversation that nobody has: when a customer writes, when the agent hands over to the team, and when it goes to another department. Only those who may answer, are online and are not away get any.",
	whose: "Rules of",
	workspace: "The whole workspace",
	mode: "How to route",
	modes: {
		"": {
			name: "As the workspace",
			text: "This department follows the workspace’s rules, among its own members.",
		},
		nobody: {
			name: "Do not route",
			text: "Conversations stay in “Unassigned” until somebody takes them.",
		},
		round_robin: { name: "In turn", text: "One for each person, when it is their turn." },
		least_busy: {
			name: "To whoever has the fewest",
			text: "To whoever has the fewest open conversations; of several, to who has waited the longest.",
		},
	},
	capacity: "Open conversations per person",
	capacityHint:
		"Whoever has so many gets no more before they close one. On the team page each person can have another number.",
	capacityWrong: (most) => `A number from 1 to ${most}.`,
	giveBack: "If the person does not answer",
	giveBackTo: {
		next: "Pass it to the next person",
		queue: "Put it back into “Unassigned”",
		never: "Leave it with the person",
	},
	minutes: "Minutes for the first answer",
	minutesWrong: (most) => `A number from 1 to ${most}.`,
	save: "Save",
	saved: "Routing saved",
};
