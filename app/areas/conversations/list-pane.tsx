import {
	ArrowDownWideNarrow,
	ArrowLeft,
	ChevronDown,
	PanelLeftOpen,
	Smartphone,
} from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { may } from "#app/domain/team/role.ts";
import { useCameFrom } from "#app/ui/came-from.ts";
import { channelListHref } from "#app/ui/channel-links.ts";
import { Hint } from "#app/ui/hint.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useDepartments } from "#app/inbox/transfer/departments.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { ConversationBody } from "./conversation-body.tsx";
import { formatListFilter, type ListFilter } from "./filters.ts";
import type { ListedChannel } from "./inbox-frame.tsx";
import type { Me } from "./me.ts";
import { ListSearch } from "./list-search.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";
import type { ChosenRows } from "./use-selection.ts";
import { viewOf } from "./views.ts";

const OrderMenu = lazyPart(() => import("./order-menu.tsx"), "OrderMenu", { onFailure: "toast" });
const BulkBar = lazyPart(() => import("./bulk/bulk-bar.tsx"), "BulkBar", { onFailure: "toast" });
const ViewsMenu = lazyPart(() => import("./views-menu.tsx"), "ViewsMenu", { onFailure: "toast" });

export interface ListPaneProps {
	list: Conversations;
	filter: ListFilter;
	onFilter: (filter: ListFilter) => void;
	channels: readonly ListedChannel[];
	/** The address is a channel's own, not a filter of all conversations. */
	isOwnAddress: boolean;
	me: Me;
	now: number;
	openId: string | null;
	onOpen: (one: ConversationSummary) => void;
	selection: ChosenRows;
	saved: readonly SavedView[];
	/** Puts the views beside the list. */
	onShowViews: () => void;
	/** Of what opens the views while they do not stand beside the list. */
	viewsClassName: string;
}

/** The list of the inbox: its view, search and order, and the conversations. */
export function ListPane(props: ListPaneProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { filter, list, onFilter, selection, viewsClassName } = props;
	const channel = props.channels.find(({ id }) => id === filter.channelId) ?? null;
	const view = viewOf(filter);
	const kept = props.saved.find((one) => one.filter === formatListFilter(filter));
	const department = useDepartments().find(({ id }) => id === filter.departmentId);
	const { assigneeId } = filter;
	const owner = assigneeId
		? list.conversations.find(({ assignee }) => assignee?.memberId === assigneeId)?.assignee
		: undefined;
	const isNarrow =
		channel !== null ||
		department !== undefined ||
		owner !== undefined ||
		filter.from !== undefined ||
		filter.label !== undefined ||
		filter.adId !== undefined;
	const name =
		kept?.name ??
		[
			channel ? displayName(channel.name) : null,
			department ? displayName(department.name) : null,
			owner ? displayName(owner.name) : null,
			filter.from
				? [filter.from, filter.to ?? filter.from].map(format.calendarDay).join(" – ")
				: null,
			filter.label ?? null,
			filter.adId === undefined ? null : t.views.fromAd,
			isNarrow && view === "open" ? null : t.views.names[view],
			filter.unread ? t.order.unread : null,
		]
			.filter(Boolean)
			.join(" · ");
	const header = (
		<div
			className={`flex h-14 shrink-0 items-center gap-1 pr-2 low:h-11 ${props.isOwnAddress ? "pl-1" : "pl-3"}`}
		>
			{channel && props.isOwnAddress ? <BackLink type={channel.type} /> : null}
			<div className={`flex min-w-0 flex-1 items-center gap-1 ${viewsClassName}`}>
				{viewsClassName === "" ? (
					<span className="hidden xl:block">
						<IconButton label={t.views.show} onClick={props.onShowViews}>
							<PanelLeftOpen aria-hidden="true" size={18} strokeWidth={1.75} />
						</IconButton>
					</span>
				) : null}
				<ViewsButton {...props} name={name} />
			</div>
			{viewsClassName === "" ? null : (
				<p className="hidden min-w-0 flex-1 truncate text-[15px] font-semibold text-gray-12 xl:block max-2xl:group-has-[[data-details]]/inbox:hidden">
					<bdi>{name}</bdi>
				</p>
			)}
			{channel?.gateway === "simulator" && may(props.me.role, "use_simulated_phone") ? (
				<HeaderLink
					icon={Smartphone}
					label={t.phone}
					to={href("/dev/phone/:instanceId", { instanceId: channel.id })}
				/>
			) : null}
			<OrderButton
				filter={filter}
				onChoose={may(props.me.role, "send") ? selection.begin : null}
				onFilter={onFilter}
			/>
		</div>
	);
	return (
		<>
			{selection.isChoosing ? (
				<BulkBar
					chosen={list.conversations.filter(({ id }) => selection.ids.has(id))}
					fallback={header}
					me={props.me}
					onAll={selection.chooseAll}
					onClear={selection.clear}
					show={list.show}
				/>
			) : (
				header
			)}
			<ListSearch
				filter={filter}
				isFound={!list.isBusy}
				onFilter={onFilter}
				onFirst={() => {
					const [first] = list.conversations;
					if (first) props.onOpen(first);
				}}
			/>
			<ConversationBody {...props} />
		</>
	);
}

/** Spec 2, section 2: 'Voltar', to the page one came from or to the channels of this kind. */
function BackLink({ type }: { type: ListedChannel["type"] }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<HeaderLink icon={ArrowLeft} label={common.back} to={useCameFrom() ?? channelListHref(type)} />
	);
}

function HeaderLink(props: { icon: typeof ArrowLeft; label: string; to: string }) {
	const Icon = props.icon;
	return (
		<Hint side="bottom" text={props.label}>
			<Link
				aria-label={props.label}
				className="focus-ring inline-flex size-9 shrink-0 items-center justify-center rounded-control text-gray-11 hover:bg-gray-3 hover:text-gray-12"
				to={props.to}
			>
				<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
			</Link>
		</Hint>
	);
}

/** Newest first, or who waits longest; the menu is loaded by the first click. */
function OrderButton(
	props: Pick<ListPaneProps, "filter" | "onFilter"> & { onChoose: (() => void) | null },
) {
	const t = useStrings({ pt, en }).order;
	const [isAsked, setIsAsked] = useState(false);
	const { order, unread } = props.filter;
	const isPlain = order === undefined && unread === undefined;
	const button = (
		<IconButton label={t.title} onClick={() => setIsAsked(true)}>
			<ArrowDownWideNarrow
				aria-hidden="true"
				className={isPlain ? "" : "text-accent-11"}
				size={18}
				strokeWidth={1.75}
			/>
		</IconButton>
	);
	return isAsked ? <OrderMenu fallback={button} {...props} trigger={button} /> : button;
}

/** What is shown, as a button that opens the views where they do not stand beside the list. */
function ViewsButton(
	props: Pick<ListPaneProps, "filter" | "channels" | "list" | "me" | "saved"> & { name: string },
) {
	const t = useStrings({ pt, en }).views;
	const [isAsked, setIsAsked] = useState(false);
	const { channels, filter, list } = props;
	const button = (
		<button
			className="focus-ring flex h-9 min-w-0 items-center gap-1 rounded-control px-1.5 text-[15px] font-semibold text-gray-12 hover:bg-gray-3"
			onClick={() => setIsAsked(true)}
			type="button"
		>
			<span className="sr-only">{t.choose}</span>
			<bdi className="truncate">{props.name}</bdi>
			<ChevronDown aria-hidden="true" className="shrink-0 text-gray-11" size={16} />
		</button>
	);
	if (!isAsked) return button;
	return (
		<ViewsMenu
			channels={channels}
			fallback={button}
			filter={filter}
			me={props.me}
			overview={list.overview}
			saved={props.saved}
			trigger={button}
		/>
	);
}
