import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { SignedInDepartment } from "#app/contracts/sign-in.ts";
import type { SavedView } from "#app/contracts/saved-views.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { filterAt, isInInbox, listPlaceOf, placeOf } from "#app/domain/inbox/place.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useComposerFocus } from "#app/inbox/composer/use-composer-focus.ts";
import { LogSkeleton } from "#app/inbox/conversation/log-skeleton.tsx";
import { useMove } from "#app/inbox/list/use-move.ts";
import { useNow } from "#app/inbox/store/use-now.ts";
import { useNothingOver } from "#app/inbox/use-back-step.ts";
import { DepartmentsContext } from "#app/inbox/transfer/departments.ts";
import { useInboxKeys } from "#app/inbox/use-inbox-keys.ts";
import { type LiveChannel, useLiveChannels } from "#app/ui/live-channels.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { preloadWhenIdle } from "#app/ui/part-loader.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { useStable } from "#app/ui/use-stable.ts";
import { hrefOf } from "./conversation-href.ts";
import {
	formatListFilter,
	hrefWithFilter,
	type ListFilter,
	listHref,
	parseListFilter,
} from "./filters.ts";
import { titleOf } from "./conversation-title.ts";
import { type ShownList, ShownListContext } from "./leaving.ts";
import { useListAddress, usePageInPlace } from "./list-address.ts";
import { ListPane } from "./list-pane.tsx";
import type { Me } from "./me.ts";
import { NothingOpen } from "./nothing-open.tsx";
import { focusRow, focusTabStop } from "./row-focus.ts";
import { Rooms, useThread } from "./conversation-handle.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type Opening, useConversations } from "./use-conversations.ts";
import { useRooms } from "./use-rooms.ts";
import { useSelection } from "./use-selection.ts";
import { useViewsOpen } from "#app/inbox/use-views-open.ts";
import { isSettledIn } from "./views.ts";
import { ViewsPane } from "./views-pane.tsx";

const HelpDialog = lazyPart(() => import("#app/inbox/help-dialog.tsx"), "HelpDialog", {
	onFailure: "toast",
	preload: true,
});

/** What the first conversation that is opened needs. */
preloadWhenIdle(async () => void (await import("./room-thread.tsx")));

const NO_DEPARTMENTS: readonly SignedInDepartment[] = [];

const LIST = "md:w-76 2xl:w-[22rem]";
/** One third, as the specification's variant has it. */
const WIDE_LIST = "md:w-[clamp(300px,33.333%,400px)]";

export interface ListedChannel extends LiveChannel {
	id: string;
	name: string;
	type: ChannelType;
	gateway: string;
}

export interface InboxFrameProps {
	opening: Opening;
	me: Me;
	channels: ListedChannel[];
	views: readonly SavedView[];
	/** Absent: a server of an earlier release says none. */
	departments?: readonly SignedInDepartment[];
	/** The page of the address: it draws nothing but its own failure, or how to connect a channel. */
	children: ReactNode;
}

/** The one inbox: views, list and the open conversation, whichever address shows it. The list stays while conversations change. */
export function InboxFrame(props: InboxFrameProps) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { me } = props;
	const channels = useLiveChannels(props.channels);
	const location = useLocation();
	const navigation = useNavigation();
	const navigate = useNavigate();
	// A choice shows at once; what it needs follows.
	const next = navigation.location;
	const shown = next && isInInbox(next) ? next : location;
	const asked = filterAt(shown);
	const named = formatListFilter(asked);
	// The same filter is the same object: rows are not drawn again for another conversation of the list.
	const filter = useMemo(() => parseListFilter(new URLSearchParams(named)), [named]);
	const place = useMemo(() => placeOf(shown), [shown]);
	const list = useConversations(filter, props.opening, { memberId: me.memberId, channels }, place);
	const opened = list.conversations.find(
		(one) => one.channel.id === place?.channelId && one.contactId === place.contactId,
	);

	const rooms = useRooms();
	const isRoomOpen = rooms.some(({ channel }) => channel.id === place?.channelId);
	const thread = useThread();
	// A conversation whose channel is still being opened has no composer yet.
	const focusComposer = useComposerFocus(isRoomOpen ? (place?.contactId ?? null) : null);
	const [isHelpOpen, setIsHelpOpen] = useState(false);
	const views = useViewsOpen();
	const now = useNow();
	useNothingOver();

	const listAt = useListAddress(location);
	const toList = useCallback(
		(): void => void navigate(listHref(listAt, filter)),
		[filter, listAt, navigate],
	);
	const open = useStable((one: ConversationSummary): void => {
		focusComposer(one.contactId);
		void navigate(hrefWithFilter(hrefOf(one), filter), { preventScrollReset: true });
	});
	const openById = (id: string | null): void => {
		const found = list.conversations.find((one) => one.id === id);
		if (found) open(found);
		else toList();
	};
	const onFilter = useCallback(
		(to: ListFilter): void => {
			const { pathname, search } = location;
			const isOpen = listPlaceOf(location) === null;
			void navigate(isOpen ? hrefWithFilter(`${pathname}${search}`, to) : listHref(location, to), {
				preventScrollReset: true,
				replace: true,
			});
		},
		[location, navigate],
	);
	const move = useMove(
		{
			contacts: list.conversations,
			hasMore: list.hasMore,
			loadMore: list.loadMore,
		},
		opened?.id ?? null,
		openById,
	);
	const listed = useMemo(() => list.conversations.map(({ id }) => id), [list.conversations]);
	const selection = useSelection(listed);
	const clearSelection = (): void => {
		selection.clear();
		focusTabStop();
	};
	useInboxKeys({
		close: () => {
			if (selection.isChoosing) return clearSelection();
			if (place === null) return;
			toList();
			if (opened) focusRow(opened.id);
		},
		move,
		compose: () => focusComposer(place?.contactId ?? null),
		search: () => document.querySelector<HTMLElement>("[data-contact-search]")?.focus(),
		help: () => setIsHelpOpen(true),
	});
	const look = useStable((): ShownList => {
		const keeps = filter.q !== "" || isSettledIn(filter);
		return { opened, listed, keeps, open, openById };
	});
	const isShown = place !== null;
	const listPlace = listPlaceOf(shown);
	const own = channels.find(({ id }) => id === listPlace?.channelId) ?? null;
	const heading = own ? displayName(own.name) : t.title;
	const name = opened ? titleOf(opened, t) : heading;
	const isPage = usePageInPlace(location);
	const frame = (
		// --shell-rows is the height of the shell's header and footer.
		<div
			className="group/inbox flex h-[calc(100dvh-var(--shell-rows,0px))] min-h-0 overflow-hidden"
			hidden={isPage}
		>
			{isPage ? null : <title>{`${name} · ${common.product}`}</title>}
			<h1 className="sr-only" tabIndex={-1}>
				{heading}
			</h1>
			<ViewsPane
				channels={channels}
				className={views.paneClassName}
				filter={filter}
				me={me}
				onClose={views.close}
				overview={list.overview}
				saved={props.views}
			/>
			<div
				className={`min-h-0 w-full shrink-0 flex-col border-line bg-panel md:flex md:border-r ${listPlace?.isWide ? WIDE_LIST : LIST} ${isShown ? "hidden" : "flex"}`}
			>
				<SectionBoundary section={t.list}>
					<ListPane
						channels={channels}
						filter={filter}
						isOwnAddress={own !== null}
						list={list}
						me={me}
						now={now}
						onFilter={onFilter}
						onOpen={open}
						onShowViews={views.open}
						openId={opened?.id ?? null}
						saved={props.views}
						selection={{ ...selection, clear: clearSelection }}
						viewsClassName={views.buttonClassName}
					/>
				</SectionBoundary>
			</div>
			<div className={`min-h-0 min-w-0 flex-1 flex-col md:flex ${isShown ? "flex" : "hidden"}`}>
				<Rooms
					me={me}
					onClose={toList}
					onHelp={() => setIsHelpOpen(true)}
					place={place}
					rooms={rooms}
					thread={thread}
				/>
				{isRoomOpen ? null : place === null ? (
					<NothingOpen />
				) : navigation.state === "loading" ? (
					<LogSkeleton label={t.opening} />
				) : (
					<div className="min-h-0 flex-1 overflow-y-auto">{props.children}</div>
				)}
			</div>
			{isHelpOpen ? <HelpDialog hasSelection onClose={() => setIsHelpOpen(false)} /> : null}
		</div>
	);
	return (
		<DepartmentsContext value={props.departments ?? NO_DEPARTMENTS}>
			<ShownListContext value={look}>
				{frame}
				{isPage ? props.children : null}
			</ShownListContext>
		</DepartmentsContext>
	);
}
