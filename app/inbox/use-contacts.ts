import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "./inbox-context.ts";
import { listContacts } from "./patch.ts";

export interface ContactList {
	contacts: ContactView[];
	isLoading: boolean;
	isFailed: boolean;
	hasMore: boolean;
	isLoadingMore: boolean;
	loadMore: () => void;
	retry: () => void;
}

/** The loaded part of the list, or of what the server found for `q`. */
export function useContacts(q: string): ContactList {
	const { store } = useInboxParts();
	const query = useInfiniteQuery({
		...store.contactsQuery(q),
		placeholderData: keepPreviousData,
	});
	const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
	const contacts = useMemo(() => (data ? listContacts(data) : []), [data]);
	const loadMore = useCallback(() => {
		if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
	}, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);
	return {
		contacts,
		isLoading: query.isPending,
		isFailed: query.isError,
		hasMore: hasNextPage,
		isLoadingMore: isFetchingNextPage,
		loadMore,
		retry: () => void (data ? fetchNextPage() : query.refetch()),
	};
}
