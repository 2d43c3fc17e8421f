import {
	type InfiniteData,
	keepPreviousData,
	replaceEqualDeep,
	useInfiniteQuery,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
	ConversationAnswer,
	OverviewAnswer,
	parseChanges,
	parsePinned,
} from "#app/contracts/conversation-answers.ts";
import type {
	ConversationOverview,
	ConversationPage,
	ConversationSummary,
	OpenedList,
	PinnedConversations,
} from "#app/contracts/conversations.ts";
import { toPinned, toSummary } from "#app/contracts/told-conversations.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { countsFor } from "#app/domain/conversations/counts.ts";
import { matchesConversation } from "#app/domain/conversations/filter.ts";
import { isPinnedAt, pinnedFirst } from "#app/domain/conversations/pins.ts";
import type { Place } from "#app/domain/inbox/place.ts";
import { changePinned, takePinned, usePinned } from "#app/inbox/list/pinned.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { formatListFilter, type ListFilter, parseListFilter } from "./filters.ts";
import { mergeChanges, mergeFresh } from "./fresh.ts";
import { createHeard } from "./heard.ts";

type Loaded = InfiniteData<ConversationPage, string | null>;

export interface Opening extends OpenedList {
	filter: ListFilter;
}

const asOne = (page: ConversationPage): Loaded => ({ pages: [page], pageParams: [null] });
/** Says of channels that are silent only where a page does: the one that was opened is the same when it is kept. */
function joined({ pages }: Pick<Loaded, "pages">): ConversationPage {
	const silent = [...new Set(pages.flatMap(({ silent = [] }) => silent))];
	return {
		conversations: pages.flatMap(({ conversations }) => conversations),
		nextCursor: pages.at(-1)?.nextCursor ?? null,
		...(silent.length > 0 && { silent }),
	};
}
const NONE: readonly string[] = [];

interface NamedChannel {
	id: string;
	name: string;
	type: ChannelType;
}

const LIST = "conversations";
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
 * The conversations of a filter: the loader's page first, then page by page; what changes comes by the workspace's line.
 * Conversations that no longer match leave at once, but for the open one, which does not vanish by being read.
 */
export function useConversations(
	filter: ListFilter,
	opening: Opening,
	{ memberId, channels }: { memberId: string; channels: readonly NamedChannel[] },
	/** The open conversation: it does not vanish by being read or answered. */
	open: Place | null,
) {
	const client = useQueryClient();
	const kept = useRef(open);
	useEffect(() => {
		kept.current = open;
	});
	const [heard] = useState(createHeard);
	const pins = usePinned(memberId, pinnedIn(opening));
	const name = formatListFilter(filter);
	const isOpening = name === formatListFilter(opening.filter);
	const query = useInfiniteQuery({
		queryKey: [LIST, name],
		queryFn: async ({ pageParam, signal }) => {
			const params = new URLSearchParams(name);
			if (pageParam !== null) params.set("cursor", pageParam);
			const { seq, ...page } = await read(
				"/api/conversations",
				params.toString(),
				(a) => parseAnswer(ConversationAnswer, a),
				signal,
			);
			// What changed since then stands in the first page, or in none.
			const changed = heard.after(seq);
			return pageParam === null && filter.q === ""
				? mergeChanges(page, changed, (one) => isShown(one, filter, memberId), filter.order)
				: without(page, changed);
		},
		structuralSharing: (known, next) => shareRows(known as Loaded | undefined, next as Loaded),
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
		(of: string, opened: OpenedList): void => {
			const { page, overview: counted, seq } = opened;
			heard.noteRead(seq);
			takePinned(client, memberId, pinnedIn(opened));
			const asked = parseListFilter(new URLSearchParams(of));
			client.setQueryData<Loaded>([LIST, of], (shown) => {
				const merged = shown ? mergeFresh(joined(shown), page, asked.order) : page;
				return asOne(
					asked.q === ""
						? mergeChanges(
								merged,
								heard.after(seq),
								(one) => isShown(one, asked, memberId),
								asked.order,
							)
						: merged,
				);
			});
			client.setQueryData(OVERVIEW, heard.newest(seq, counted));
		},
		[client, heard, memberId],
	);
	const readAgain = useReading(name, keep);
	// After coming back, or after a revalidation, the loader's page is newer than the cache.
	useEffect(() => keep(formatListFilter(opening.filter), opening), [keep, opening]);

	useWorkspaceEvent("conversations", (frame) => {
		const said = parseChanges(frame);
		const named = new Map(channels.map((one) => [one.id, one]));
		const isTold = (one: { channelId: string }) => named.has(one.channelId);
		// A channel that was linked after the page was opened has no name here.
		if (!said?.conversations?.every(isTold)) return readAgain();
		const { seq, conversations: told, counts } = said;
		const changed = told.map((one) => toSummary(one, named));
		const counted = countsFor(counts, memberId);
		heard.note(seq, changed, counted);
		const lateBefore = client.getQueryData<ConversationOverview>(OVERVIEW)?.counts.late;
		client.setQueryData(OVERVIEW, counted);
		// Time alone makes a conversation late: nothing else tells the list of it.
		if (filter.who === "late" && counted.counts.late !== lateBefore) readAgain();
		const byId = new Map(changed.map((one) => [one.id, one]));
		changePinned(client, memberId, ({ id }) => byId.get(id) ?? null);
		for (const [key] of client.getQueriesData<Loaded>({ queryKey: [LIST] })) {
			const listed = parseListFilter(new URLSearchParams(String(key[1])));
			if (listed.q !== "") void client.invalidateQueries({ queryKey: key, exact: true });
			else
				client.setQueryData<Loaded>(key, (loaded) =>
					loaded
						? asOne(
								mergeChanges(
									joined(loaded),
									changed,
									(one) => isShown(one, listed, memberId) || isAt(one, kept.current),
									listed.order,
								),
							)
						: loaded,
				);
		}
	});
	useWorkspaceEvent("pinned", (frame) => {
		const said = parsePinned(frame);
		const named = new Map(channels.map((one) => [one.id, one]));
		if (!said?.pinned.every(({ channelId }) => named.has(channelId))) return readAgain();
		takePinned(client, memberId, { seq: said.seq, pinned: toPinned(said.pinned, named) });
	});
	useWorkspaceEvent("hello", ({ seq }) => {
		if (seq === undefined || seq !== heard.upTo()) readAgain();
	});
	// From a server of an earlier release.
	useWorkspaceEvent("conversations_changed", readAgain);

	/** Applies a decision to a row at once; the channel's event brings the rest later. */
	const show = useCallback(
		(id: string, change: Partial<ConversationSummary>): void => {
			client.setQueriesData<Loaded>({ queryKey: [LIST] }, (loaded) =>
				loaded ? patch(loaded, id, change) : loaded,
			);
			changePinned(client, memberId, (one) => (one.id === id ? { ...one, ...change } : null));
		},
		[client, memberId],
	);

	const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
	const conversations = useMemo(() => {
		const shows = (one: ConversationSummary) => isShown(one, filter, memberId);
		const listed = (data ? joined(data).conversations : []).filter(
			(one) => isAt(one, open) || shows(one),
		);
		// What a search finds stands as it was found.
		return filter.q === "" ? pinnedFirst(pins, listed, shows) : listed;
	}, [data, filter, memberId, open, pins]);
	const loadMore = useCallback(() => {
		if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
	}, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);
	// With several conditions a page may be empty while later ones have matches.
	const isSeeking = conversations.length === 0 && hasNextPage && !isFetchNextPageError;
	useEffect(() => {
		if (isSeeking) loadMore();
	}, [isSeeking, loadMore]);

	return {
		/** In the order in which they are shown. */
		conversations,
		isPinned: ({ channel, contactId }: ConversationSummary): boolean =>
			isPinnedAt(pins, { channelId: channel.id, contactId }),
		overview: overview.data,
		isLoading:
			query.isPending || isSeeking || (query.isPlaceholderData && conversations.length === 0),
		isFailed: query.isError,
		isBusy: query.isFetching,
		hasMore: hasNextPage,
		loadMore,
		/** Channels whose archived conversations are missing. */
		silent: data ? (joined(data).silent ?? NONE) : NONE,
		/** Reads the list anew, from its beginning. */
		readAgain: (): void => void client.resetQueries({ queryKey: [LIST, name], exact: true }),
		retry: (): void => void (data ? fetchNextPage() : query.refetch()),
		show,
	};
}
export type Conversations = ReturnType<typeof useConversations>;

const isAt = (one: ConversationSummary, place: Place | null): boolean =>
	one.channel.id === place?.channelId && one.contactId === place.contactId;

/** Of a server of an earlier release: none, and never newer than what is known. */
const pinnedIn = ({ seq, pinned }: OpenedList): PinnedConversations =>
	pinned ? { seq, pinned } : { seq: -1, pinned: [] };

const without = (
	page: ConversationPage,
	gone: readonly ConversationSummary[],
): ConversationPage => {
	const ids = new Set(gone.map(({ id }) => id));
	return { ...page, conversations: page.conversations.filter(({ id }) => !ids.has(id)) };
};

const isShown = (one: ConversationSummary, filter: ListFilter, memberId: string): boolean =>
	one.status === filter.status &&
	matchesConversation(
		{
			channelId: one.channel.id,
			assigneeId: one.assignee?.memberId ?? null,
			handler: one.handler,
			agentId: one.agent?.id ?? null,
			unread: one.unread,
			labels: one.labels,
			waitingSince: one.waitingSince ?? null,
			snoozedUntil: one.snoozedUntil ?? null,
			due: one.due,
			departmentId: one.departmentId,
			adId: one.adId,
			mentioned: one.mentioned,
		},
		filter,
		memberId,
		Date.now(),
	);

/** What is the same in both stays the same object, wherever it stands now: its row is not drawn again. */
function shareRows(known: Loaded | undefined, next: Loaded): Loaded {
	if (known === undefined) return next;
	const rows = new Map(joined(known).conversations.map((one) => [one.id, one]));
	const pages = next.pages.map((page) => ({
		...page,
		conversations: page.conversations.map((one) => replaceEqualDeep(rows.get(one.id), one)),
	}));
	const shared = { ...next, pages };
	return replaceEqualDeep(known, shared) === known ? known : shared;
}

const patch = (loaded: Loaded, id: string, change: Partial<ConversationSummary>): Loaded => ({
	...loaded,
	pages: loaded.pages.map((page) => ({
		...page,
		conversations: page.conversations.map((one) => (one.id === id ? { ...one, ...change } : one)),
	})),
});

/** Answers a function that reads the first page again: one reading at a time, and no wish is missed. */
function useReading(name: string, keep: (of: string, opened: OpenedList) => void): () => void {
	const state = useRef({ isBusy: false, isWanted: false });
	return useCallback(() => {
		const { current } = state;
		current.isWanted = true;
		if (current.isBusy) return;
		current.isBusy = true;
		void readWhileWanted(current, name, keep);
	}, [keep, name]);
}

async function readWhileWanted(
	state: { isBusy: boolean; isWanted: boolean },
	name: string,
	keep: (of: string, opened: OpenedList) => void,
): Promise<void> {
	try {
		while (state.isWanted) {
			state.isWanted = false;
			keep(
				name,
				await read("/api/conversations/overview", name, (answer) =>
					parseAnswer(OverviewAnswer, answer),
				),
			);
		}
	} catch {
		// The next event or reconnection reads it again.
	} finally {
		state.isBusy = false;
	}
}
