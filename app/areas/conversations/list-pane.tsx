import { ArrowDownWideNarrow, ChevronDown, PanelLeftOpen } from "lucide-react";
import { useState } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { may } from "#app/domain/team/role.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { ConversationBody } from "./conversation-body.tsx";
import type { ListFilter } from "./filters.ts";
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
	const { filter, list, onFilter, selection, viewsClassName } = props;
	const header = (
		<div className="flex h-14 shrink-0 items-center gap-1 pr-2 pl-3">
			<div className={`flex min-w-0 flex-1 items-center gap-1 ${viewsClassName}`}>
				<span className="hidden xl:block">
					<IconButton label={t.views.show} onClick={props.onShowViews}>
						<PanelLeftOpen aria-hidden="true" size={18} strokeWidth={1.75} />
					</IconButton>
				</span>
				<ViewsButton {...props} />
			</div>
			{viewsClassName === "" ? null : (
				<p className="hidden min-w-0 flex-1 truncate text-[15px] font-semibold text-gray-12 xl:block">
					{t.views.names[viewOf(filter)]}
				</p>
			)}
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
function ViewsButton(props: Pick<ListPaneProps, "filter" | "channels" | "list" | "me" | "saved">) {
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
			<span className="truncate">{t.names[viewOf(filter)]}</span>
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
