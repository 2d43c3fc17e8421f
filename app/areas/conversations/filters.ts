import type { ConversationStatus } from "#app/domain/conversations/conversation.ts";
import {
	type ConversationFilter,
	LIST_ORDERS,
	type ListOrder,
	WHO,
} from "#app/domain/conversations/filter.ts";

/** The list's filter, as the address holds it. */
export interface ListFilter extends ConversationFilter {
	status: ConversationStatus;
	q: string;
	/** Left out: the newest activity first. */
	order?: Exclude<ListOrder, "newest"> | undefined;
}

const NAMES = ["status", "who", "agentId", "channelId", "unread", "snoozed", "label", "q", "order"];
const ID = /^[0-9a-f-]{36}$/;
const MAX_LABEL = 30;
const MAX_TYPED = 120;

/** Reads the filter from an address; unknown values are ignored. */
export function parseListFilter(params: URLSearchParams): ListFilter {
	const idOf = (name: string): string | undefined => {
		const value = params.get(name) ?? "";
		return ID.test(value) ? value : undefined;
	};
	const label = params.get("label") ?? "";
	const order = LIST_ORDERS.find((one) => one === params.get("order"));
	return {
		status: params.get("status") === "closed" ? "closed" : "active",
		who: WHO.find((who) => who === params.get("who")),
		agentId: idOf("agentId"),
		channelId: idOf("channelId"),
		unread: params.get("unread") === "1" ? "1" : undefined,
		snoozed: params.get("snoozed") === "1" ? "1" : undefined,
		label: label === "" || [...label].length > MAX_LABEL ? undefined : label,
		q: (params.get("q") ?? "").trim().slice(0, MAX_TYPED),
		order: order === "newest" ? undefined : order,
	};
}

/** The filter as a query string without defaults; also the list's key in the cache. */
export function formatListFilter({ status, q, ...filter }: ListFilter): string {
	const values = { ...filter, ...(status === "closed" ? { status } : {}), ...(q ? { q } : {}) };
	const set = Object.entries(values).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, value] as [string, string]],
	);
	return new URLSearchParams(set.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** The address's parameters with another filter; what opens a conversation stays. */
export function withListFilter(params: URLSearchParams, filter: ListFilter): URLSearchParams {
	const next = new URLSearchParams(params);
	for (const name of NAMES) next.delete(name);
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
