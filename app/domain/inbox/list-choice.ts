// Which conversations of one channel its list shows, as an address says it.
import { MAX_LABEL_LENGTH } from "../conversations/conversation.ts";
import { CONTACT_FILTERS, type ListChoice, OPEN_LIST } from "./contact-filter.ts";

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
