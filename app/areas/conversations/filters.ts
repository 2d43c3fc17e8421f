import type { ConversationStatus } from "#app/domain/conversations/conversation.ts";
import { type ConversationFilter, WHO } from "#app/domain/conversations/filter.ts";

/** The list's filter, as the address holds it. */
export interface ListFilter extends ConversationFilter {
	status: ConversationStatus;
	q: string;
}

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
	return {
		status: params.get("status") === "closed" ? "closed" : "active",
		who: WHO.find((who) => who === params.get("who")),
		agentId: idOf("agentId"),
		channelId: idOf("channelId"),
		unread: params.get("unread") === "1" ? "1" : undefined,
		snoozed: params.get("snoozed") === "1" ? "1" : undefined,
		label: label === "" || [...label].length > MAX_LABEL ? undefined : label,
		q: (params.get("q") ?? "").trim().slice(0, MAX_TYPED),
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

/** Whether the filter shows less than the default list. */
export const isNarrowed = (filter: ListFilter): boolean => formatListFilter(filter) !== "";
