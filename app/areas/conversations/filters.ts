import { type Address, listPlaceOf } from "#app/domain/inbox/place.ts";
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

/**
 * The address of the list with another filter. A channel's own address stays while the list is that channel's; every other
 * list is at /conversations.
 * @param at an address that shows a list
 */
export function listHref(at: Address, filter: ListFilter): string {
	const own = listPlaceOf(at)?.channelId ?? null;
	if (own === null || own !== filter.channelId) return hrefWithFilter("/conversations", filter);
	return hrefWithFilter(`${at.pathname}${at.search}`, { ...filter, channelId: undefined });
}

/** The filter without what narrows it; first within its channel, then without the channel. */
export const widened = (filter: ListFilter): ListFilter => {
	const { channelId, order } = filter;
	const within: ListFilter = { status: "active", q: "", channelId, order };
	return formatListFilter(within) === formatListFilter(filter)
		? { ...within, channelId: undefined }
		: within;
};

/** Whether nothing but a channel narrows the list. */
export const isOfChannel = (filter: ListFilter): boolean =>
	filter.channelId !== undefined && !isNarrowed({ ...filter, channelId: undefined });

/** Whether the filter shows less than the default list. */
export const isNarrowed = (filter: ListFilter): boolean =>
	formatListFilter({ ...filter, order: undefined }) !== "";
