import {
	type InfiniteData,
	keepPreviousData,
	useInfiniteQuery,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { ConversationAnswer, OverviewAnswer } from "#app/contracts/conversation-answers.ts";
import type {
	ConversationOverview,
	ConversationPage,
	ConversationSummary,
} from "#app/contracts/conversations.ts";
import { matchesConversation } from "#app/domain/conversations/filter.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { formatListFilter, type ListFilter } from "./filters.ts";
import { mergeFresh } from "./fresh.ts";

type Loaded = InfiniteData<ConversationPage, string | null>;

export interface Opening {
	filter: ListFilter;
	page: ConversationPage;
	overview: ConversationOverview;
}

const asOne = (page: ConversationPage): Loaded => ({ pages: [page], pageParams: [null] });
const joined = ({ pages }: Pick<Loaded, "pages">): ConversationPage => ({
	conversations: pages.flatMap(({ conversations }) => conversations),
	nextCursor: pages.at(-1)?.nextCursor ?? null,
});

const LIST = "conversations";
/** A page that a loader began to read so long ago at most may be older than an event that arrived before it. */
const OVERTAKEN_MS = 10_000;
const OVERVIEW = ["conversations-overview"];

async function read<Answer>(
	path: string,
	query: string,
	parse: (answer: Response) => Promise<Answer>,
	signal?: AbortSignal,
): Promise<Answer> {
	return parse(
		await callApi(`${path}${query === "" ? "" : `?${query}`}`, signal ? { signal } : {}),
	);
}

/**
 * The conversations of a filter: the loader's page first, then page by page, with the first page
 * read again on events of any channel. Conversations that no longer match leave at once.
 */
export function useConversations(filter: ListFilter, opening: Opening, memberId: string) {
	const client = useQueryClient();
	const name = formatListFilter(filter);
	const isOpening = name === formatListFilter(opening.filter);
	const query = useInfiniteQuery({
		queryKey: [LIST, name],
		queryFn: ({ pageParam, signal }) => {
			const params = new URLSearchParams(name);
			if (pageParam !== null) params.set("cursor", pageParam);
			return read(
				"/api/conversations",
				params.toString(),
				(a) => parseAnswer(ConversationAnswer, a),
				signal,
			);
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page: ConversationPage) => page.nextCursor,
		placeholderData: keepPreviousData,
		...(isOpening ? { initialData: asOne(opening.page) } : {}),
	});
	const overview = useQuery({
		queryKey: OVERVIEW,
		queryFn: async ({ signal }) =>
			(await read("/api/conversations/overview", "", (a) => parseAnswer(OverviewAnswer, a), signal))
				.overview,
		initialData: opening.overview,
	});

	const keep = useCallback(
		(of: string, page: ConversationPage, counted: ConversationOverview): void => {
			client.setQueryData<Loaded>([LIST, of], (shown) =>
				asOne(shown ? mergeFresh(joined(shown), page) : page),
			);
			client.setQueryData(OVERVIEW, counted);
		},
		[client],
	);
	const readOvertaken = useEffectEvent(useFreshness(name, keep));
	// After coming back, or after a revalidation, the loader's page is newer than the cache: mostly.
	useEffect(() => {
		keep(formatListFilter(opening.filter), opening.page, opening.overview);
		readOvertaken();
	}, [keep, opening]);

	const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
	const conversations = useMemo(
		() =>
			(data ? joined(data).conversations : []).filter(
				(one) => one.status === filter.status && isShown(one, filter, memberId),
			),
		[data, filter, memberId],
	);
	const loadMore = useCallback(() => {
		if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
	}, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);
	// With several conditions a page may be empty while later ones have matches.
	const isSeeking = conversations.length === 0 && hasNextPage && !isFetchNextPageError;
	useEffect(() => {
		if (isSeeking) loadMore();
	}, [isSeeking, loadMore]);

	return {
		conversations,
		overview: overview.data,
		isLoading: query.isPending || isSeeking,
		isFailed: query.isError,
		isBusy: query.isFetching,
		hasMore: hasNextPage,
		loadMore,
		retry: (): void => void (data ? fetchNextPage() : query.refetch()),
		/** Applies a decision to a row at once; the channel's event brings the rest later. */
		show(id: string, change: Partial<ConversationSummary>): void {
			client.setQueriesData<Loaded>({ queryKey: [LIST] }, (loaded) =>
				loaded ? patch(loaded, id, change) : loaded,
			);
		},
	};
}
export type Conversations = ReturnType<typeof useConversations>;

const isShown = (one: ConversationSummary, filter: ListFilter, memberId: string): boolean =>
	matchesConversation(
		{
			channelId: one.channel.id,
			assigneeId: one.assignee?.memberId ?? null,
			handler: one.handler,
			agentId: one.agent?.id ?? null,
			unread: one.unread,
			labels: one.labels,
		},
		filter,
		memberId,
	);

const patch = (loaded: Loaded, id: string, change: Partial<ConversationSummary>): Loaded => ({
	...loaded,
	pages: loaded.pages.map((page) => ({
		...page,
		conversations: page.conversations.map((one) => (one.id === id ? { ...one, ...change } : one)),
	})),
});

/**
 * Reads the first page again on events of a channel: one reading at a time, and no event is missed.
 * Answers a function to be called when another page was shown: it is read again if an event may have overtaken it.
 */
function useFreshness(
	name: string,
	keep: (of: string, page: ConversationPage, overview: ConversationOverview) => void,
): () => void {
	const state = useRef({ isBusy: false, isWanted: false, heardAt: -OVERTAKEN_MS });
	const again = useCallback(async (): Promise<void> => {
		const { current } = state;
		current.isWanted = true;
		if (current.isBusy) return;
		current.isBusy = true;
		try {
			while (current.isWanted) {
				current.isWanted = false;
				const opened = await read("/api/conversations/overview", name, (answer) =>
					parseAnswer(OverviewAnswer, answer),
				);
				keep(name, opened.page, opened.overview);
			}
		} catch {
			// The next event or reconnection reads it again.
		} finally {
			current.isBusy = false;
		}
	}, [keep, name]);
	const hear = (): void => {
		state.current.heardAt = performance.now();
		void again();
	};
	useWorkspaceEvent("conversations_changed", hear);
	useWorkspaceEvent("hello", hear);
	return () => {
		if (performance.now() - state.current.heardAt < OVERTAKEN_MS) void again();
	};
}
