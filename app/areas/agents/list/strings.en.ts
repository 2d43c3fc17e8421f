import type { ListStrings } from "./strings.pt.ts";

export const en: ListStrings = {
	create: "New agent",
	knowledge: "Knowledge bases",
	empty: "No agent yet",
	emptyText:
		"An agent answers frequent questions with what you teach it and calls the team when it does not know. Start with the knowledge base: it needs no key at all.",
	emptyForViewers: "When the team creates an agent, it appears here with what it answered.",
	failed: "The agents could not be loaded",
	find: "Search agents",
	none: "No agent found",
	noneText: "Check the name or clear the search.",
	clear: "Clear search",
	answersLabel: "Answers in 30 days",
	handOversLabel: "Handed over",
	channels: "Channels",
	moreChannels: (count) => `and ${count} more`,
	moreOf: (name) => `More options: ${name}`,
	use: (used, limit) => `${used} of ${limit} agents of the plan`,
	useUnlimited: (used) => `${used}, no limit on your plan`,
	agent: "agent",
	agents: "agents",
	full: "Your plan has reached its limit of agents.",
	upgrade: "Upgrade",
};
