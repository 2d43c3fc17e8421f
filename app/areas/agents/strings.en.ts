import type { AgentsStrings } from "./strings.pt.ts";

export const en: AgentsStrings = {
	title: "AI agents",
	purpose: "Agents that answer your customers with what your company knows.",
	status: { online: "Online", paused: "Paused" },
	pausedByItself: {
		model_failed:
			"Paused because the model failed in three conversations in a row. Check the key and the model before resuming it.",
		other: "Paused automatically. Check the model before resuming it.",
	},
	providers: {
		knowledge: "Knowledge base",
		openai: "OpenAI or compatible",
		workers_ai: "Workers AI",
	},
	tabs: {
		knowledge: "Knowledge base",
		unanswered: "Questions without an answer",
		test: "Test",
		activity: "Activity",
	},
	loading: "Loading",
	noChannel: "No linked channel",
	managersOnly: "Only managers and administrators can create and change agents.",
	pause: "Pause",
	resume: "Resume",
	edit: "Edit",
	test: "Test",
	remove: "Delete",
	paused: (name) => `${name} is paused. New conversations stay with the team.`,
	resumed: (name) => `${name} is online.`,
	changeFailed: "The agent could not be changed",
	removal: {
		title: (name) => `Delete ${name}?`,
		text: "The knowledge base, the instructions and the activity of this agent are erased and do not come back. Its channels stop answering automatically. Conversations and messages stay.",
		confirm: "Delete agent",
		done: "Agent deleted",
	},
	notFound: {
		title: "Agent not found",
		text: "It may have been deleted, or the address is not right.",
		toList: "See all agents",
	},
	reasons: {
		requested: "the customer asked for a person",
		keyword: "the customer said one of the chosen words",
		upset: "the customer is upset",
		no_answer: "found no answer in the knowledge base",
		max_turns: "reached the limit of answers in the conversation",
		loop: "the conversation was repeating itself",
		model_failed: "the model did not answer",
		over_budget: "the limit of tokens of the contact, the conversation or the day was reached",
		withheld: "the model's answer was held back",
		outside_hours: "outside the agent's hours",
		plan_limit: "the plan reached its limit of conversations of the month",
		agent_unavailable: "the agent was paused or deleted",
	},
};
