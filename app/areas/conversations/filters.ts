import {
	FILTER_NAMES,
	formatListFilter,
	type ListFilter,
} from "#app/domain/conversations/list-filter.ts";

export {
	formatListFilter,
	type ListFilter,
	parseListFilter,
} from "#app/domain/conversations/list-filter.ts";

/** The address's parameters with another filter; what opens a conversation stays. */
export function withListFilter(params: URLSearchParams, filter: ListFilter): URLSearchParams {
	const next = new URLSearchParams(params);
	for (const name of FILTER_NAMES) next.delete(name);
	for (const [name, value] of new URLSearchParams(formatListFilter(filter))) next.set(name, value);
	return next;
}

/** An address with the filter, so that going back, reloading and a colleague's link show the same list. */
export function hrefWithFilter(to: string, filter: ListFilter): string {
	const [pathname = "", search = ""] = to.split("?");
	const query = withListFilter(new URLSearchParams(search), filter).toString();
	return query === "" ? pathname : `${pathname}?${query}`;
}

/** Whether the filter shows less than the default list. */
export const isNarrowed = (filter: ListFilter): boolean =>
	formatListFilter({ ...filter, order: undefined }) !== "";
