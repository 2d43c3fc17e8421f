import type { N8nStrings } from "./strings.pt.ts";

export const en: N8nStrings = {
	title: "n8n test",
	purpose: "Sends a text to your n8n webhook and shows the answer.",
	echo: "The test uses your echo address, which sends back what it gets.",
	own: "The test uses the address of your settings:",
	missing: "You have not set the n8n webhook URL yet.",
	change: "Change the address",
	input: "Text of the test",
	inputHint: (max) => `It goes as {"input": "…"}. Up to ${max} characters.`,
	inputDefault: "Hello! This is a test from Prosa.",
	start: "Start test",
	testing: "Testing...",
	done: "Test complete!",
	doneText: "See the console for the details of the answer.",
	failed: "Test error",
	unknown: "Unknown error",
	noToken: "No access token available",
	answer: "Answer",
	answerEmpty: "The webhook's answer appears here.",
	emptyBody: "(no content)",
	status: (status) => `Status ${status}`,
	took: (ms) => `${ms} ms`,
	cut: "Only the first 64 KB are shown.",
	copy: "Copy answer",
	copied: "Answer copied",
	faults: {
		redirect: (status) =>
			`The address redirects elsewhere (status ${status}). Use the final address.`,
		status: (status) => `The webhook answered with status ${status}.`,
		not_json: () => "The answer is not JSON.",
	},
};
