import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { MessagePage } from "#app/contracts/whatsapp.ts";
import type { MessagePlace } from "../store/api.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { NOTHING_OUT } from "../store/outbox.ts";
import { listMessages, reachesPresent } from "../store/patch.ts";
import { type TimelineMessage, withOutbox } from "../store/timeline-message.ts";

export interface Conversation {
	/** Ascending, with the messages of the browser's outbox at the end. */
	messages: TimelineMessage[];
	isLoading: boolean;
	/** It was never loaded and the network is down, so it cannot be loaded now. */
	isCutOff: boolean;
	isFailed: boolean;
	/** The cached messages could not be refreshed; the request is repeated automatically. */
	isStale: boolean;
	hasEarlier: boolean;
	isLoadingEarlier: boolean;
	isEarlierFailed: boolean;
	loadEarlier: () => void;
	/** True while an old part is shown after a jump: the newest messages are not loaded. */
	hasLater: boolean;
	loadLater: () => void;
	/** Loads and shows the page around a place; rejects when the message does not exist. */
	showPlace: (place: MessagePlace) => Promise<MessagePage>;
	retry: () => void;
}

/** The loaded part of one conversation, kept up to date by the socket. */
export function useConversation(contactId: string): Conversation {
	const { store, outbox, notes, me } = useInboxParts();
	const query = useInfiniteQuery(store.messagesQuery(contactId));
	const entries = useSyncExternalStore(outbox.subscribe, outbox.list, () => NOTHING_OUT);
	const unsaved = useSyncExternalStore(
		notes.outbox.subscribe,
		notes.outbox.list,
		() => NOTHING_OUT,
	);
	const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = query;
	const { fetchPreviousPage, hasPreviousPage, isFetchPreviousPageError } = query;
	const stored = useMemo(() => (data ? listMessages(data) : []), [data]);
	// Messages of the outbox come after the newest one, so they are hidden while that is not loaded.
	const isPast = data !== undefined && !reachesPresent(data);
	const waiting = isPast ? NOTHING_OUT : entries;
	const waitingNotes = isPast ? NOTHING_OUT : unsaved;
	const messages = useMemo(
		() =>
			withOutbox(stored, waiting, contactId, me.name, { entries: waitingNotes, by: me.memberId }),
		[stored, waiting, waitingNotes, contactId, me],
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
