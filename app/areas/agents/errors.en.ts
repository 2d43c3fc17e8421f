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
	acts_invalid: "Check the data the agent asks for and the labels.",
	conversion_invalid: "Choose a pixel of this workspace.",
	action_name_invalid:
		"The action's name has 3 to 48 lowercase letters and digits, without spaces.",
	action_name_taken: "This agent already has an action of this name.",
	action_description_missing: "Say when to use the action: the model chooses it by this.",
	action_url_invalid:
		"Use a public https address. Only parameters of the action go between braces, never in the domain.",
	action_parameters_invalid:
		"Check the parameters: names without accents or spaces, each only once.",
	action_header_invalid: "This header name cannot be used.",
	too_many_actions: "The agent already has 10 actions. Remove one before creating another.",
	tools_unreachable: "The tools of this server could not be read.",
	title_required: "Give the content a title.",
	title_too_long: "The title is too long.",
	entry_empty: "The content is empty.",
	entry_too_long: "The content is longer than 200,000 characters. Split it into parts.",
	too_many_entries:
		"The workspace already has 5,000 entries in its knowledge bases. Remove one before adding another.",
	knowledge_full:
		"The knowledge bases have reached 5 million characters. Remove or shorten an entry.",
	too_many_bases: "The workspace already has 100 knowledge bases.",
	base_name_required: "Give the base a name.",
	base_name_too_long: "The base's name is longer than 80 characters.",
	synonyms_invalid:
		"Use 2 to 20 words or short phrases, up to 40 letters each, that say something.",
	too_many_synonyms: "The workspace already has 200 groups of words.",
	base_name_taken: "There is already a base with this name.",
	file_type_unknown: "Send a .txt, .md, .csv, .pdf, .docx or .xlsx file.",
	file_unreadable: "This file could not be read. It may be damaged or protected.",
	file_without_text: "This file has no text: it seems to be scanned. Paste the text instead.",
	source_address_invalid: "Type an address of the web, such as shop.com/help.",
	source_known: "This base reads this address already.",
	too_many_sources: "The workspace already reads 30 addresses. Remove one before adding another.",
	too_many_pages:
		"The workspace's addresses already have 1,000 pages. Remove one before adding another.",
	source_read_again: "The site was read again meanwhile. Look at the changes of now.",
	agent_changed: "Somebody else changed this agent while you were editing it.",
	tests_worse: "Some tests that passed no longer pass.",
	tests_not_run: "The tests of this draft have not been run to the end.",
	question_missing: "Enter the customer's question.",
	question_too_long: "The question is longer than 8,000 characters.",
	phrases_invalid: "Use up to 5 phrases of up to 200 characters each.",
	too_many_cases: "The agent already has 40 tests. Remove one before keeping another.",
} satisfies Record<AgentErrorCode, string>;
