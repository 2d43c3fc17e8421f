import { MessagesSquare } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useLocation, useMatches, useNavigate, useNavigation, useSearchParams } from "react-router";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { SavedView } from "#app/contracts/saved-views.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useComposerFocus } from "#app/inbox/composer/use-composer-focus.ts";
import { LogSkeleton } from "#app/inbox/conversation/log-skeleton.tsx";
import type { Onward } from "#app/inbox/conversation/use-decisions.ts";
import { idAfterLeaving, useMove } from "#app/inbox/list/use-move.ts";
import { useNow } from "#app/inbox/store/use-now.ts";
import { useNothingOver } from "#app/inbox/use-back-step.ts";
import { useInboxKeys } from "#app/inbox/use-inbox-keys.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { preloadWhenIdle } from "#app/ui/part-loader.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { hrefWithFilter, type ListFilter, parseListFilter, withListFilter } from "./filters.ts";
import { titleOf } from "./conversation-title.ts";
import { ListPane } from "./list-pane.tsx";
import type { Me } from "./me.ts";
import { placeHref, placeOf } from "./place.ts";
import { Rooms, useThread } from "./conversation-handle.tsx";
import type { Opened } from "./rooms.ts";
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

/** From this width on list and conversation are side by side. */
const TWO_PANES = "(min-width: 768px)";

export interface ListedChannel {
	id: string;
	name: string;
	type: ChannelType;
	status: InstanceStatus;
}

export interface InboxFrameProps {
	opening: Opening;
	me: Me;
	channels: readonly ListedChannel[];
	views: readonly SavedView[];
	/** The page of the address: it draws nothing but its own failure. */
	children: ReactNode;
}

/** The one inbox: views, list and the open conversation, whichever address shows it. The list stays while conversations change. */
export function InboxFrame(props: InboxFrameProps) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { me, channels } = props;
	const [params, setParams] = useSearchParams();
	const location = useLocation();
	const navigation = useNavigation();
	const navigate = useNavigate();
	const filter = useMemo(() => parseListFilter(params), [params]);
	// A choice shows at once; what it needs follows.
	const shown = navigation.location ?? location;
	const place = useMemo(() => placeOf(shown), [shown]);
	const list = useConversations(filter, props.opening, { memberId: me.memberId, channels }, place);
	const opened = list.conversations.find(
		(one) => one.channel.id === place?.channelId && one.contactId === place.contactId,
	);

	const rooms = useRooms(useOpened());
	const isRoomOpen = rooms.some(({ channel }) => channel.id === place?.channelId);
	const thread = useThread();
	// A conversation whose channel is still being opened has no composer yet.
	const focusComposer = useComposerFocus(isRoomOpen ? (place?.contactId ?? null) : null);
	const [isHelpOpen, setIsHelpOpen] = useState(false);
	const views = useViewsOpen();
	const now = useNow();
	useNothingOver();

	const toList = useCallback(
		(): void => void navigate(hrefWithFilter("/conversations", filter)),
		[filter, navigate],
	);
	const open = useCallback(
		(one: ConversationSummary): void => {
			focusComposer(one.contactId);
			void navigate(hrefWithFilter(placeHref(one), filter), { preventScrollReset: true });
		},
		[filter, focusComposer, navigate],
	);
	const openById = (id: string | null): void => {
		const found = list.conversations.find((one) => one.id === id);
		if (found) open(found);
		else toList();
	};
	const onFilter = useCallback(
		(next: ListFilter) =>
			setParams((now) => withListFilter(now, next), { preventScrollReset: true, replace: true }),
		[setParams],
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
	const onward: Onward = {
		afterClosing: () => {
			// In a search, or among the closed ones, it stays in the list and stays open.
			if (opened === undefined || filter.q !== "" || isSettledIn(filter)) return;
			const ids = list.conversations.map(({ id }) => id);
			const next = window.matchMedia(TWO_PANES).matches ? idAfterLeaving(ids, opened.id) : null;
			openById(next);
		},
		backTo: () => {
			if (opened) open(opened);
		},
	};
	const isShown = place !== null;
	const name = opened ? titleOf(opened, t) : t.title;
	return (
		// --shell-rows is the height of the shell's header and footer.
		<div className="flex h-[calc(100dvh-var(--shell-rows,0px))] min-h-0 overflow-hidden">
			<title>{`${name} · ${common.product}`}</title>
			<h1 className="sr-only" tabIndex={-1}>
				{t.title}
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
				className={`min-h-0 w-full shrink-0 flex-col border-line bg-panel md:flex md:w-80 md:border-r xl:w-[22rem] ${isShown ? "hidden" : "flex"}`}
			>
				<SectionBoundary section={t.list}>
					<ListPane
						channels={channels}
						filter={filter}
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
					onward={onward}
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
}

function NothingOpen() {
	const t = useStrings({ pt, en }).nothingOpen;
	return (
		<section
			aria-label={t.region}
			className="flex min-h-0 min-w-0 flex-1 flex-col items-center justify-center bg-page"
		>
			<EmptyState icon={MessagesSquare} title={t.title}>
				{t.hint}
			</EmptyState>
		</section>
	);
}

/** What the page of the address brought: a channel's answer, unless this tab has the channel open already. */
function useOpened(): Opened | null {
	const last = useMatches().at(-1)?.loaderData;
	return isOpened(last) ? last.opened : null;
}

const isOpened = (data: unknown): data is { opened: Opened } =>
	typeof data === "object" && data !== null && "opened" in data && data.opened !== null;

/** What acted on the chosen rows is gone: the focus goes on in the list. */
function focusTabStop(): void {
	requestAnimationFrame(() => {
		document.querySelector<HTMLElement>("[data-contact-id][tabindex='0']")?.focus();
	});
}

/** After Esc the focus returns to the conversation's row in the list. */
function focusRow(id: string): void {
	requestAnimationFrame(() => {
		document.querySelector<HTMLElement>(`[data-contact-id="${CSS.escape(id)}"]`)?.focus();
	});
}
