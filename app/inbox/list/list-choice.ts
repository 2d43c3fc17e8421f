import { type ListChoice, OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { FILTER_PARAM, LABEL_PARAM } from "#app/domain/inbox/list-choice.ts";

export { FILTER_PARAM, LABEL_PARAM, parseListChoice } from "#app/domain/inbox/list-choice.ts";

/** The parameters with another choice; the default is left out. */
export function withListChoice(params: URLSearchParams, choice: ListChoice): URLSearchParams {
	const next = new URLSearchParams(params);
	if (choice.filter === OPEN_LIST.filter) next.delete(FILTER_PARAM);
	else next.set(FILTER_PARAM, choice.filter);
	if (choice.label === null) next.delete(LABEL_PARAM);
	else next.set(LABEL_PARAM, choice.label);
	return next;
}
