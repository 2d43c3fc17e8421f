import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useInboxParts } from "./inbox-context.ts";
import type { OutboxEntry } from "./outbox.ts";
import { listMessages } from "./patch.ts";
import { type TimelineMessage, withOutbox } from "./timeline-message.ts";

export interface Conversation {
	/** Ascending, with what is still in the browser's outbox at the end. */
	messages: TimelineMessage[];
	isLoading: boolean;
	isFailed: boolean;
	hasEarlier: boolean;
	isLoadingEarlier: boolean;
	isEarlierFailed: boolean;
	loadEarlier: () => void;
	retry: () => void;
}

const NONE: readonly OutboxEntry[] = [];

/** The loaded part of one conversation, kept fresh by the socket. */
export function useConversation(contactId: string): Conversation {
	const { store, outbox, me } = useInboxParts();
	const query = useInfiniteQuery(store.messagesQuery(contactId));
	const entries = useSyncExternalStore(outbox.subscribe, outbox.list, () => NONE);
	const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = query;
	const stored = useMemo(() => (data ? listMessages(data) : []), [data]);
	const messages = useMemo(
		() => withOutbox(stored, entries, contactId, me.name),
		[stored, entries, contactId, me.name],
	);
	const loadEarlier = useCallback(() => {
		if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
	}, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetching]);
	return {
		messages,
		isLoading: query.isPending,
		isFailed: query.isError && !data,
		hasEarlier: hasNextPage,
		isLoadingEarlier: query.isFetchingNextPage,
		isEarlierFailed: isFetchNextPageError,
		loadEarlier,
		retry: useCallback(
			() => void (isFetchNextPageError ? fetchNextPage() : refetch()),
			[fetchNextPage, isFetchNextPageError, refetch],
		),
	};
}
