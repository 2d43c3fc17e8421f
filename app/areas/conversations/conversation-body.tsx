import { MessagesSquare, SearchX } from "lucide-react";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { ChannelNotice } from "./channel-notice.tsx";
import { ConversationRows } from "./conversation-rows.tsx";
import { formatListFilter, isNarrowed, isOfChannel, type ListFilter, widened } from "./filters.ts";
import type { SearchResultsProps } from "./search-results.tsx";
import { SilentChannels } from "./silent-channels.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { isSearch } from "./use-search-beyond.ts";
import type { ChosenRows } from "./use-selection.ts";
import { filterOfView, viewOf } from "./views.ts";

/** Loaded by the first search. */
const SearchResults = lazyPart(() => import("./search-results.tsx"), "SearchResults");

/** The list, or why it is empty. */
export function ConversationBody(
	props: Omit<SearchResultsProps, "selection"> & { selection: ChosenRows },
) {
	const t = useStrings({ pt, en });
	const { list, filter } = props;
	const selection = may(props.me.role, "send") ? props.selection : null;
	const channel = props.channels.find(({ id }) => id === filter.channelId);
	const failure = list.isFailed ? (
		<div className="p-4">
			<ErrorState onRetry={list.retry} retrying={list.isBusy} title={t.failed}>
				{t.failedKept}
			</ErrorState>
		</div>
	) : null;
	return (
		<section aria-label={t.list} className="flex min-h-0 flex-1 flex-col overflow-hidden">
			{channel ? <ChannelNotice channel={channel} /> : null}
			{failure}
			<SilentChannels
				channels={props.channels}
				isBusy={list.isBusy}
				onRetry={list.readAgain}
				says={t.archiveSilent}
				silent={list.silent}
			/>
			{isSearch(filter) ? (
				<SearchResults
					channels={props.channels}
					fallback={<SkeletonRows count={8} label={t.loading} />}
					filter={filter}
					// Other words start at the top.
					key={formatListFilter(filter)}
					list={list}
					me={props.me}
					now={props.now}
					onFilter={props.onFilter}
					onOpen={props.onOpen}
					openId={props.openId}
					selection={selection}
				/>
			) : list.conversations.length > 0 ? (
				<ConversationRows
					// Another list starts at its top.
					key={formatListFilter(filter)}
					filter={filter}
					list={list}
					me={props.me}
					now={props.now}
					onOpen={props.onOpen}
					openId={props.openId}
					selection={selection}
				/>
			) : list.isLoading ? (
				<Loading {...props} />
			) : failure ? null : (
				<Empty filter={filter} onFilter={props.onFilter} />
			)}
		</section>
	);
}

/** A number is named as the specification names it. */
function Loading({ channels, filter }: Pick<SearchResultsProps, "channels" | "filter">) {
	const t = useStrings({ pt, en });
	const channel = channels.find(({ id }) => id === filter.channelId);
	if (channel?.type !== "whatsapp") return <SkeletonRows count={8} label={t.loading} />;
	return (
		<>
			<p className="animate-late px-4 py-3 text-[13px] text-gray-11">{t.channel.loading}</p>
			<SkeletonRows count={8} label={t.channel.loading} />
		</>
	);
}

function Empty(props: { filter: ListFilter; onFilter: (filter: ListFilter) => void }) {
	const t = useStrings({ pt, en });
	const { filter } = props;
	if (!isNarrowed(filter))
		return (
			<EmptyState icon={MessagesSquare} title={t.empty}>
				{t.emptyHint}
			</EmptyState>
		);
	if (isOfChannel(filter))
		return (
			<EmptyState
				action={
					<Button onClick={() => props.onFilter({ ...filter, status: "closed" })}>
						{t.channel.toClosed}
					</Button>
				}
				icon={MessagesSquare}
				title={t.channel.empty}
			>
				{t.channel.emptyHint}
			</EmptyState>
		);
	const view = viewOf(filter);
	const isWholeView =
		formatListFilter({ ...filter, order: undefined }) ===
		formatListFilter(filterOfView(view, undefined));
	// Nothing is wrong with a view that is worked off.
	if (isWholeView)
		return (
			<EmptyState
				action={
					<Button onClick={() => props.onFilter(filterOfView("open", filter.order))}>
						{t.views.toOpen}
					</Button>
				}
				icon={MessagesSquare}
				title={t.views.empty[view]}
			>
				{t.views.emptyHint[view]}
			</EmptyState>
		);
	return (
		<EmptyState
			action={<Button onClick={() => props.onFilter(widened(filter))}>{t.clearFilters}</Button>}
			icon={SearchX}
			title={t.noMatch}
		>
			{t.noMatchHint}
		</EmptyState>
	);
}
