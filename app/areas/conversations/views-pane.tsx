import {
	AlarmClock,
	Bot,
	CheckCheck,
	CircleUserRound,
	Hand,
	Inbox,
	PanelLeftClose,
	UserRoundX,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ConversationOverview } from "#app/contracts/conversations.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LabelDot } from "#app/ui/label-dot.tsx";
import { hrefWithFilter, type ListFilter } from "./filters.ts";
import type { ListedChannel } from "./inbox-frame.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { countOf, filterOfView, type View, VIEWS, viewOf } from "./views.ts";

const ICONS: Record<View, typeof Inbox> = {
	mine: CircleUserRound,
	unassigned: UserRoundX,
	agent: Bot,
	waiting: Hand,
	open: Inbox,
	snoozed: AlarmClock,
	closed: CheckCheck,
};

export interface ViewsProps {
	filter: ListFilter;
	overview: ConversationOverview;
	channels: readonly ListedChannel[];
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
	onPick,
}: ViewsProps & { onPick?: () => void }) {
	const t = useStrings({ pt, en }).views;
	const { order } = filter;
	const isNarrow = filter.channelId !== undefined || filter.label !== undefined;
	const present = isNarrow || filter.unread !== undefined ? null : viewOf(filter);
	const narrowed = (more: Partial<ListFilter>): ListFilter => ({
		...filterOfView("open", order),
		...more,
	});
	return (
		<>
			<ul>
				{VIEWS.map((view) => {
					const Icon = ICONS[view];
					return (
						<Entry
							count={countOf(overview.counts, view)}
							filter={filterOfView(view, order)}
							icon={<Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
							isPresent={view === present}
							isUrgent={view === "waiting"}
							key={view}
							onPick={onPick}
						>
							{t.names[view]}
						</Entry>
					);
				})}
			</ul>
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

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="mt-4">
			<p className="px-2 pb-1 text-xs font-medium text-gray-11">{title}</p>
			<ul>{children}</ul>
		</section>
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

function Entry(props: {
	filter: ListFilter;
	icon: ReactNode;
	count: number | null;
	/** How the count is read out; "3 conversas" when left out. */
	countWords?: (count: string, isOne: boolean) => string;
	isPresent: boolean;
	/** More than none is a reason to look. */
	isUrgent?: boolean;
	onPick?: (() => void) | undefined;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en }).views;
	const format = useFormat();
	const { count, isPresent, countWords = t.count } = props;
	return (
		<li>
			<Link
				aria-current={isPresent ? "page" : undefined}
				className={`focus-ring flex h-8 items-center gap-2 rounded-control px-2 text-[13px] ${isPresent ? "bg-accent-3 font-medium text-accent-11" : "text-gray-12 hover:bg-gray-3"}`}
				onClick={props.onPick}
				preventScrollReset
				to={hrefWithFilter("/conversations", props.filter)}
			>
				<span className={`shrink-0 ${isPresent ? "" : "text-gray-11"}`}>{props.icon}</span>
				<span className="min-w-0 flex-1 truncate">{props.children}</span>
				{count ? (
					<span
						className={`tabular shrink-0 text-xs ${props.isUrgent ? "font-medium text-amber-11" : isPresent ? "" : "text-gray-11"}`}
					>
						<span aria-hidden="true">{format.number(count)}</span>
						<span className="sr-only">{countWords(format.number(count), count === 1)}</span>
					</span>
				) : null}
			</Link>
		</li>
	);
}
