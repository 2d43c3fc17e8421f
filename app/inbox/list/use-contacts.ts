import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { type ListChoice, matchesFilter } from "#app/domain/inbox/contact-filter.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { listContacts } from "../store/patch.ts";

export interface ContactList {
	contacts: ContactView[];
	isLoading: boolean;
	/** The list still shows the answer to a former query. */
	isOld: boolean;
	isFailed: boolean;
	hasMore: boolean;
	isLoadingMore: boolean;
	loadMore: () => void;
	retry: () => void;
}

/**
 * The loaded part of the list, or what the server found for `q` and `choice`. Contacts that no
 * longer match leave the list, except `keepId`: the open conversation does not vanish by being
 * read.
 */
export function useContacts(q: string, choice: ListChoice, keepId: string | null): ContactList {
	const { store, me } = useInboxParts();
	const query = useInfiniteQuery({
		...store.contactsQuery(q, choice),
		placeholderData: keepPreviousData,
	});
	const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
	const contacts = useMemo(
		() =>
			(data ? listContacts(data) : []).filter(
				(one) => one.id === keepId || matchesFilter(one, choice, me.memberId),
			),
		[choice, data, keepId, me.memberId],
	);
	const loadMore = useCallback(() => {
		if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
	}, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);
	// A filter's page may come back short or empty while later pages have matches.
	const isSeeking = contacts.length === 0 && hasNextPage && !isFetchNextPageError;
	useEffect(() => {
		if (isSeeking) loadMore();
	}, [isSeeking, loadMore]);
	return {
		contacts,
		isLoading: query.isPending || isSeeking,
		isOld: query.isPlaceholderData,
		isFailed: query.isError,
		hasMore: hasNextPage,
		isLoadingMore: isFetchingNextPage,
		loadMore,
		retry: () => void (isFetchNextPageError ? fetchNextPage() : query.refetch()),
	};
}
