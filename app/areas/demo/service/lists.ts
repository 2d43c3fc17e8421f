import { href } from "react-router";
import { formatListFilter, type ListFilter } from "#app/domain/conversations/list-filter.ts";

/** The inbox's list with a filter. */
export function listOfConversations(
	filter: Partial<{ [Name in keyof ListFilter]: ListFilter[Name] | undefined }> = {},
): string {
	const query = formatListFilter({ q: "", ...filter, status: filter.status ?? "active" });
	return query === "" ? href("/conversations") : `${href("/conversations")}?${query}`;
}
