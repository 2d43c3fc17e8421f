import type { AgentErrorCode } from "#app/contracts/errors.ts";

export const en = {
	instructions_too_long: "The instructions are longer than 8,000 characters.",
	model_required: "Enter the model's name.",
	model_too_long: "The model's name is too long.",
	temperature_invalid: "Temperature goes from 0 to 1.",
	integration_required: "Choose the OpenAI integration this agent uses.",
	provider_not_offered: "This model provider is not available here.",
	words_invalid: "Use up to 20 words or phrases of up to 60 characters each.",
	turns_invalid: "The number of answers goes from 1 to 50.",
	debounce_invalid: "The wait goes from 1 to 60 seconds.",
	languages_required: "Choose at least one language.",
	title_required: "Give the content a title.",
	title_too_long: "The title is too long.",
	entry_empty: "The content is empty.",
	entry_too_long: "The content is longer than 200,000 characters. Split it into parts.",
	too_many_entries: "The knowledge base already has 200 entries. Remove one before adding another.",
	file_type_unknown: "Send a .txt, .md, .csv or .pdf file.",
	file_unreadable: "This file could not be read. It may be damaged or protected.",
	file_without_text: "This PDF has no text: it seems to be scanned. Paste the text instead.",
} satisfies Record<AgentErrorCode, string>;
