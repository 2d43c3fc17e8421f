import { counted } from "#app/i18n/counted.ts";
import type { BenchStrings } from "./strings.pt.ts";

export const en: BenchStrings = {
	title: "Test",
	purpose:
		"Talk to the agent as if you were a customer. Nothing here reaches a channel or is stored.",
	using: {
		knowledge: "Using the knowledge base",
		model: (model) => `Using ${model}`,
	},
	ownKey:
		"If you have an OpenAI key in your settings, the test uses yours. On channels, the integration's counts.",
	noEntries: "This agent does not know anything yet. Add a text to its knowledge base.",
	toKnowledge: "Open the knowledge base",
	viewersOnly: "Viewers do not test agents: an answer may cost something.",
	empty: "Ask something your customers ask",
	emptyText: "You will see the answer, the passages it found and when it would call a person.",
	ideas: [
		"How long does delivery take?",
		"Do you exchange products?",
		"I want to talk to a person",
	],
	version: "Version to test",
	versions: { draft: "Draft", live: "Published" },
	wouldDo: "Would do in a conversation; nothing was called or kept here:",
	keep: "Keep as a test",
	log: "Test conversation",
	you: "Customer (you)",
	placeholder: "Write like a customer",
	message: "Test message",
	send: "Send",
	stop: "Stop",
	reset: "Start over",
	thinking: "Looking for the answer",
	writing: "Writing",
	found: (count) => `Found ${count}`,
	passage: "passage",
	passages: "passages",
	foundNone: "Found no passage",
	handOver: "Here a person would take over",
	handOverWhy: (reason) => `Why: ${reason}.`,
	needsNoAnswer: "Needs no answer.",
	silent: "The agent would write nothing.",
	cost: (tokens, money) => `${counted(tokens, "token", "tokens")}, ${money}`,
	failed: {
		model_failed: "The model did not answer. In a real conversation a person would be called.",
		model_not_configured:
			"The model's key is missing. Choose an integration in the agent or store your own key under Settings.",
		rate_limited: "Too many tests in a row. Wait a minute.",
		unavailable: "The server did not answer. Your message is still here; try again.",
	},
	retry: "Try again",
	stopped: "Interrupted",
	tooLong: "The test conversation reached its limit. Start over to continue.",
};
