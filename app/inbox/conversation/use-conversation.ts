import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { MessagePlace } from "../store/api.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { OutboxEntry } from "../store/outbox.ts";
import { listMessages, reachesPresent } from "../store/patch.ts";
import { type TimelineMessage, withOutbox } from "../store/timeline-message.ts";

export interface Conversation {
	/** Ascending, with what is still in the browser's outbox at the end. */
	messages: TimelineMessage[];
	isLoading: boolean;
	/** It was never loaded, and without a network it cannot be now. */
	isCutOff: boolean;
	isFailed: boolean;
	/** What is shown could not be brought up to date; it is asked for again by itself. */
	isStale: boolean;
	hasEarlier: boolean;
	isLoadingEarlier: boolean;
	isEarlierFailed: boolean;
	loadEarlier: () => void;
	/** True while an old part is shown, after a jump: the newest messages are not loaded. */
	hasLater: boolean;
	loadLater: () => void;
	/** Jumps to the page a place names; rejects when there is none. */
	showPlace: (place: MessagePlace) => Promise<void>;
	retry: () => void;
}

const NONE: readonly OutboxEntry[] = [];

/** The loaded part of one conversation, kept fresh by the socket. */
export function useConversation(contactId: string): Conversation {
	const { store, outbox, me } = useInboxParts();
	const query = useInfiniteQuery(store.messagesQuery(contactId));
	const entries = useSyncExternalStore(outbox.subscribe, outbox.list, () => NONE);
	const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = query;
	const { fetchPreviousPage, hasPreviousPage, isFetchPreviousPageError } = query;
	const stored = useMemo(() => (data ? listMessages(data) : []), [data]);
	// What is on its way stands under the newest message, and nowhere else.
	const waiting = data && !reachesPresent(data) ? NONE : entries;
	const messages = useMemo(
		() => withOutbox(stored, waiting, contactId, me.name),
		[stored, waiting, contactId, me.name],
	);
	const loadEarlier = useCallback(() => {
		if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
	}, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetching]);
	const loadLater = useCallback(() => {
		if (hasPreviousPage && !isFetching && !isFetchPreviousPageError) void fetchPreviousPage();
	}, [fetchPreviousPage, hasPreviousPage, isFetchPreviousPageError, isFetching]);
	return {
		messages,
		isLoading: query.isPending,
		isCutOff: query.isPending && query.isPaused,
		isFailed: query.isError && !data,
		isStale: query.isRefetchError && !isFetchNextPageError && !isFetchPreviousPageError,
		hasEarlier: hasNextPage,
		isLoadingEarlier: query.isFetchingNextPage,
		isEarlierFailed: isFetchNextPageError,
		loadEarlier,
		hasLater: hasPreviousPage,
		loadLater,
		showPlace: useCallback((place) => store.showPlace(contactId, place), [store, contactId]),
		retry: useCallback(
			() => void (isFetchNextPageError ? fetchNextPage() : refetch()),
			[fetchNextPage, isFetchNextPageError, refetch],
		),
	};
}
