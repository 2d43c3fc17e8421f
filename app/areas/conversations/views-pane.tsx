import {
	AlarmClock,
	Bot,
	CheckCheck,
	CircleUserRound,
	Hand,
	Inbox,
	PanelLeftClose,
	TimerOff,
	UserRoundX,
} from "lucide-react";
import type { ConversationOverview } from "#app/contracts/conversations.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { useDepartments } from "#app/inbox/transfer/departments.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LabelDot } from "#app/ui/label-dot.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { formatListFilter, type ListFilter } from "./filters.ts";
import type { ListedChannel } from "./inbox-frame.tsx";
import type { Me } from "./me.ts";
import { SavedViews } from "./saved-views/saved-views.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Entry, Group } from "./views-entry.tsx";
import { countOf, filterOfView, offeredViews, type View, viewOf } from "./views.ts";

const ICONS: Record<View, typeof Inbox> = {
	mine: CircleUserRound,
	unassigned: UserRoundX,
	agent: Bot,
	waiting: Hand,
	open: Inbox,
	late: TimerOff,
	snoozed: AlarmClock,
	closed: CheckCheck,
};

const DepartmentViews = lazyPart(() => import("./department-views.tsx"), "DepartmentViews", {
	onFailure: "nothing",
});

export interface ViewsProps {
	filter: ListFilter;
	overview: ConversationOverview;
	channels: readonly ListedChannel[];
	saved: readonly SavedView[];
	me: Me;
}

/** The views of the inbox beside its list, where they fit. */
export function ViewsPane(props: ViewsProps & { className: string; onClose: () => void }) {
	const t = useStrings({ pt, en }).views;
	return (
		<nav
			aria-label={t.title}
			className={`min-h-0 w-56 shrink-0 flex-col overflow-y-auto border-r border-line bg-panel px-2 pb-4 ${props.className}`}
		>
			<div className="flex h-14 shrink-0 items-center pl-2">
				<p className="flex-1 text-[15px] font-semibold text-gray-12">{t.title}</p>
				<IconButton label={t.hide} onClick={props.onClose}>
					<PanelLeftClose aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
			</div>
			<Views {...props} />
		</nav>
	);
}

/** Views, channels and labels as links, each with how many conversations it has. */
export function Views({
	filter,
	overview,
	channels,
	saved,
	me,
	onPick,
}: ViewsProps & { onPick?: () => void }) {
	const t = useStrings({ pt, en }).views;
	const { order } = filter;
	const isNarrow =
		filter.channelId !== undefined ||
		filter.label !== undefined ||
		filter.assigneeId !== undefined ||
		filter.from !== undefined ||
		filter.rated !== undefined ||
		filter.departmentId !== undefined ||
		filter.adId !== undefined;
	const isSaved = saved.some((one) => one.filter === formatListFilter(filter));
	const present = isNarrow || isSaved || filter.unread !== undefined ? null : viewOf(filter);
	const narrowed = (more: Partial<ListFilter>): ListFilter => ({
		...filterOfView("open", order),
		...more,
	});
	return (
		<>
			<ul>
				{offeredViews(overview.counts, present).map((view) => {
					const Icon = ICONS[view];
					return (
						<Entry
							count={countOf(overview.counts, view)}
							filter={filterOfView(view, order)}
							icon={<Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
							isPresent={view === present}
							isUrgent={view === "waiting" || view === "late"}
							key={view}
							onPick={onPick}
						>
							{t.names[view]}
						</Entry>
					);
				})}
			</ul>
			<SavedViews filter={filter} me={me} onPick={onPick} saved={saved} />
			{useDepartments().length > 0 ? (
				<DepartmentViews filter={filter} onPick={onPick} overview={overview} />
			) : null}
			{channels.length > 0 ? (
				<Group title={t.channels}>
					{channels.map(({ id, name, type, status }) => (
						<Entry
							count={overview.channels?.[id]?.unread ?? null}
							countWords={t.unread}
							filter={narrowed({ channelId: id })}
							icon={<ChannelTypeMark size={16} type={type} />}
							isPresent={filter.channelId === id}
							key={id}
							onPick={onPick}
						>
							<bdi>{displayName(name)}</bdi>
							{status === "connected" ? null : <Unlinked />}
						</Entry>
					))}
				</Group>
			) : null}
			{overview.labels.length > 0 ? (
				<Group title={t.labels}>
					{overview.labels.map((label) => (
						<Entry
							count={null}
							filter={narrowed({ label })}
							icon={
								<span className="flex size-4 items-center justify-center">
									<LabelDot label={label} />
								</span>
							}
							isPresent={filter.label === label}
							key={label}
							onPick={onPick}
						>
							<bdi>{label}</bdi>
						</Entry>
					))}
				</Group>
			) : null}
		</>
	);
}

function Unlinked() {
	const t = useStrings({ pt, en }).views;
	return (
		<span
			className="ml-1.5 inline-block size-1.5 rounded-full bg-red-9 align-middle"
			title={t.unlinked}
		>
			<span className="sr-only">{t.unlinked}</span>
		</span>
	);
}
