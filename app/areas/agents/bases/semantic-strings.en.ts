import { counted } from "#app/i18n/counted.ts";
import type { SemanticStrings } from "./semantic-strings.pt.ts";

export const en: SemanticStrings = {
	title: "Search by meaning",
	purpose:
		"Also finds texts that say the same in other words: an agent's model is given them, and an agent without a model offers them when it is not sure. It holds for all agents.",
	who: "Who compares meanings",
	by: {
		nobody: "Nobody: words only",
		installation: "This installation's model (Workers AI)",
		key: "A model paid by an integration",
	},
	privacy: {
		nobody: "Nothing is sent to anybody.",
		installation:
			"The texts of the bases and customers' questions are read by a model at Cloudflare, where this installation runs.",
		key: "The texts of the bases and customers' questions are sent to the integration's vendor. Tell your customers in your privacy policy.",
	},
	integration: "Integration",
	chooseIntegration: "Choose an integration",
	goneIntegration: "Deleted integration",
	noIntegration: "First add an OpenAI or compatible integration.",
	model: "Model",
	modelHint: "A model of the vendor that makes embeddings.",
	save: "Save",
	ready: (ready, all) => `${ready} of ${all} texts ready`,
	problems: {
		key_missing: "The integration was deleted, disabled or cannot be read.",
		unauthorized: "The vendor refused the integration's key.",
		no_credit: "The account at the vendor has no credit.",
		model_unknown: "The vendor does not know this model.",
		refused: "The vendor refused the texts.",
		unavailable: "The vendor did not answer. We try again by ourselves; until then words only.",
		no_vectors: "What the vendor answered is of no use. Check the model's name.",
		over_budget: "The day's limit was reached; the other texts wait for tomorrow.",
	},
	cost: (money) => `Estimated cost of a thousand questions: ${money}`,
	costUnknown: "We do not know this model's price.",
	used: (questions, questionTokens, entryTokens) =>
		`In the last 31 days: ${counted(questions, "question", "questions")} (${counted(questionTokens, "token", "tokens")}); reading the texts: ${counted(entryTokens, "token", "tokens")}.`,
};
