import { href } from "react-router";
import { formatListFilter, type ListFilter } from "#app/domain/conversations/list-filter.ts";

/** The inbox's list with a filter. */
export function listOfConversations(filter: Partial<ListFilter> = {}): string {
	const query = formatListFilter({ status: "active", q: "", ...filter });
	return query === "" ? href("/conversations") : `${href("/conversations")}?${query}`;
}
