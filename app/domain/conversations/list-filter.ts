// The filter of the inbox's list, as its address holds it.
import type { ConversationStatus } from "./conversation.ts";
import {
	type ConversationFilter,
	LIST_ORDERS,
	type ListOrder,
	type ListWish,
	WHO,
} from "./filter.ts";

/** The list's filter, as the address holds it. */
export interface ListFilter extends ConversationFilter {
	status: ConversationStatus;
	q: string;
	/** Left out: the newest activity first. */
	order?: Exclude<ListOrder, "newest"> | undefined;
}

/** The parameters that are the filter's. */
export const FILTER_NAMES = [
	"status",
	"who",
	"agentId",
	"assigneeId",
	"channelId",
	"departmentId",
	"adId",
	"unread",
	"snoozed",
	"label",
	"from",
	"to",
	"rated",
	"q",
	"order",
] as const;
const ID = /^[0-9a-f-]{36}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ADS = /^[\d,]{1,999}$/;
const MAX_LABEL = 30;
const MAX_TYPED = 120;

/** Reads the filter from an address; unknown values are ignored. */
export function parseListFilter(params: URLSearchParams): ListFilter {
	const likeOf = (name: string, like: RegExp): string | undefined => {
		const value = params.get(name) ?? "";
		return like.test(value) ? value : undefined;
	};
	const idOf = (name: string): string | undefined => likeOf(name, ID);
	const label = params.get("label") ?? "";
	const order = LIST_ORDERS.find((one) => one === params.get("order"));
	return {
		status: params.get("status") === "closed" ? "closed" : "active",
		who: WHO.find((who) => who === params.get("who")),
		agentId: idOf("agentId"),
		assigneeId: idOf("assigneeId"),
		channelId: idOf("channelId"),
		departmentId: idOf("departmentId"),
		adId: likeOf("adId", ADS),
		unread: params.get("unread") === "1" ? "1" : undefined,
		snoozed: params.get("snoozed") === "1" ? "1" : undefined,
		label: label === "" || [...label].length > MAX_LABEL ? undefined : label,
		from: likeOf("from", DAY),
		to: likeOf("to", DAY),
		rated: params.get("rated") === "1" ? "1" : undefined,
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

/** What the workspace's hub is asked for the first page of a list. @param memberId who looks */
export function wishOf(
	filter: Omit<ListFilter, "q" | "order"> & {
		q?: string | undefined;
		order?: ListOrder | undefined;
	},
	memberId: string,
): ListWish {
	const { status, q = "", order, ...narrowed } = filter;
	return {
		status,
		filter: narrowed,
		order: order === "newest" ? undefined : order,
		q,
		memberId,
		after: null,
	};
}
