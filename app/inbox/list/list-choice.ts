import { MAX_LABEL_LENGTH } from "#app/domain/conversations/conversation.ts";
import { CONTACT_FILTERS, type ListChoice, OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";

export const FILTER_PARAM = "filter";
export const LABEL_PARAM = "label";

/** The filter and label that an address asks for; unknown values are ignored. */
export function parseListChoice(params: URLSearchParams): ListChoice {
	const typed = params.get(FILTER_PARAM);
	const label = params.get(LABEL_PARAM) ?? "";
	return {
		filter: CONTACT_FILTERS.find((filter) => filter === typed) ?? OPEN_LIST.filter,
		label: label === "" || [...label].length > MAX_LABEL_LENGTH ? null : label,
	};
}

/** The parameters with another choice; the default is left out. */
export function withListChoice(params: URLSearchParams, choice: ListChoice): URLSearchParams {
	const next = new URLSearchParams(params);
	if (choice.filter === OPEN_LIST.filter) next.delete(FILTER_PARAM);
	else next.set(FILTER_PARAM, choice.filter);
	if (choice.label === null) next.delete(LABEL_PARAM);
	else next.set(LABEL_PARAM, choice.label);
	return next;
}
