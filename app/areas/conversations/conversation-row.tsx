import { AlarmClock, Bot, CheckCircle2, Hand, MoreVertical } from "lucide-react";
import { type KeyboardEvent, memo, useState } from "react";
import { Link } from "react-router";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import { LONG_WAIT_MS } from "#app/domain/conversations/waiting.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { messageWords } from "#app/inbox/conversation/message-words.ts";
import { TypeIcon } from "#app/inbox/list/type-icon.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LabelDot } from "#app/ui/label-dot.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { titleOf } from "./conversation-title.ts";
import { hrefWithFilter, type ListFilter } from "./filters.ts";
import type { Me } from "./me.ts";
import { placeHref } from "./place.ts";
import { waited } from "./waited.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";

/** Loaded by the first click on a row's menu button. */
const RowMenu = lazyPart(() => import("./row-menu.tsx"), "RowMenu", { onFailure: "toast" });

/** Height of every row; the windowing depends on it. */
export const CONVERSATION_ROW_PX = 68;
const SHOWN_LABELS = 3;
const MOST_SHOWN = 99;

export interface ConversationRowProps {
	conversation: ConversationSummary;
	filter: ListFilter;
	isOpen: boolean;
	me: Me;
	now: number;
	/** Whether this row is the list's tab stop: only one row is (roving tabindex). */
	isTabStop: boolean;
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
	onOpen: (one: ConversationSummary) => void;
	show: Conversations["show"];
	/** Every row shows its box. */
	isChoosing?: boolean;
	isChosen?: boolean;
	/** Left out, or null, where rows cannot be chosen. */
	onChoose?: ((id: string, isRange: boolean) => void) | null;
}

/**
 * One conversation: contact, last message, channel and who answers. The whole row is a real link. Drawn
 * again only when one of its properties changes: a list draws itself with every message of the workspace.
 */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
	const t = useStrings({ pt, en });
	const { conversation, isOpen, now } = props;
	const title = titleOf(conversation, t);
	const unread = isOpen ? 0 : conversation.unread;
	const { channel } = conversation;
	const { isChosen = false, onChoose = null } = props;
	return (
		<div
			className={`group relative flex h-[68px] items-center gap-3 px-3 ${isOpen || isChosen ? "bg-accent-3" : "hover:bg-gray-3"}`}
		>
			<span className="relative shrink-0">
				<Avatar name={title} size={44} src={conversation.avatarUrl} />
				{channel.type ? (
					<span className="absolute -right-0.5 -bottom-0.5 flex size-[18px] items-center justify-center rounded-full border-2 border-panel bg-panel">
						<ChannelTypeMark size={12} type={channel.type} />
					</span>
				) : null}
				{onChoose ? (
					<Box
						isChosen={isChosen}
						isShown={props.isChoosing === true}
						isTinted={isOpen || isChosen}
						label={t.select(title)}
						onChoose={(isRange) => onChoose(conversation.id, isRange)}
					/>
				) : null}
			</span>
			<div className="min-w-0 flex-1">
				<div className="flex items-baseline gap-2">
					<Link
						aria-current={isOpen ? "true" : undefined}
						className={`min-w-0 flex-1 truncate text-left text-[14px] leading-5 text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9 ${unread > 0 ? "font-semibold" : "font-medium"}`}
						data-contact-id={conversation.id}
						onClick={(event) => {
							if (event.metaKey || event.ctrlKey || event.shiftKey) return;
							event.preventDefault();
							props.onOpen(conversation);
						}}
						onKeyDown={props.onKeyDown}
						tabIndex={props.isTabStop ? 0 : -1}
						to={hrefWithFilter(placeHref(conversation), props.filter)}
					>
						<bdi>{title}</bdi>
						<span className="sr-only">
							{" "}
							{channel.name === null ? t.noChannel : displayName(channel.name)}
						</span>
					</Link>
					<Labels labels={conversation.labels} />
					<Moment conversation={conversation} isUnread={unread > 0} now={now} />
				</div>
				<div className="mt-0.5 flex items-center gap-2">
					<Preview conversation={conversation} />
					<Marks conversation={conversation} memberId={props.me.memberId} now={now} />
					<Unread count={unread} />
				</div>
			</div>
			<div className="absolute top-1 right-1 rounded-control bg-panel opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-[[data-state=open]]:opacity-100 pointer-coarse:hidden">
				<MenuButton conversation={conversation} me={props.me} show={props.show} title={title} />
			</div>
		</div>
	);
});

/** The row's box, in the place of its picture. Keys choose by the row itself, so it is no stop of its own. */
function Box(props: {
	isChosen: boolean;
	isShown: boolean;
	/** The row has the colour of an open or a chosen one. */
	isTinted: boolean;
	label: string;
	onChoose: (isRange: boolean) => void;
}) {
	return (
		<label
			className={`absolute -inset-1 z-10 flex cursor-pointer items-center justify-center rounded-control ${props.isTinted ? "bg-accent-3" : "bg-panel group-hover:bg-gray-3"} ${props.isShown ? "" : "opacity-0 group-hover:opacity-100 focus-within:opacity-100 pointer-coarse:hidden"}`}
		>
			<input
				aria-label={props.label}
				checked={props.isChosen}
				className="size-[18px] cursor-pointer accent-accent-9"
				onChange={({ nativeEvent }) =>
					props.onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
				}
				tabIndex={-1}
				type="checkbox"
			/>
		</label>
	);
}

/** When something was said last; in amber since when a customer waits, once that is long. */
function Moment(props: { conversation: ConversationSummary; isUnread: boolean; now: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { conversation, isUnread, now } = props;
	const { waitingSince, lastActivityAt } = conversation;
	const waits = waitingSince ?? null;
	const isLong = waits !== null && now - waits >= LONG_WAIT_MS;
	if (isLong)
		return (
			<span className="tabular shrink-0 text-xs font-medium text-amber-11" suppressHydrationWarning>
				<span className="sr-only">{t.waitsFor} </span>
				{waited(now - waits, t.waited)}
			</span>
		);
	return (
		<time
			className={`tabular shrink-0 text-xs ${isUnread ? "font-medium text-accent-11" : "text-gray-11"}`}
			dateTime={new Date(lastActivityAt).toISOString()}
			suppressHydrationWarning
		>
			{format.listTime(lastActivityAt, now)}
		</time>
	);
}

function MenuButton(
	props: Pick<ConversationRowProps, "conversation" | "me" | "show"> & { title: string },
) {
	const t = useStrings({ pt, en });
	const [isAsked, setIsAsked] = useState(false);
	const button = (
		<IconButton
			// Above the row's own link.
			className="relative z-10"
			label={t.menuOf(props.title)}
			onClick={() => setIsAsked(true)}
		>
			<MoreVertical aria-hidden="true" size={18} strokeWidth={1.75} />
		</IconButton>
	);
	if (!isAsked) return button;
	return <RowMenu fallback={button} {...props} trigger={button} />;
}

function Preview({ conversation }: { conversation: ConversationSummary }) {
	const t = useStrings({ pt, en });
	const { preview } = conversation;
	return (
		<p className="flex min-w-0 flex-1 items-center gap-1 text-[13px] leading-5 text-gray-11">
			{preview?.direction === "outgoing" ? <span className="shrink-0">{t.we}</span> : null}
			{preview ? <TypeIcon type={preview.type} /> : null}
			<bdi className="min-w-0 truncate">
				{preview === null
					? t.noMessages
					: // A text without words is one that was deleted.
						messageWords(
							{ ...preview, deleted: preview.type === "text" && preview.text === "" },
							t,
						)}
			</bdi>
		</p>
	);
}

/** Who answers: an agent, a person by their picture, nobody yet; and whether it is put aside, over or over the plan. */
function Marks(props: { conversation: ConversationSummary; memberId: string; now: number }) {
	const t = useStrings({ pt, en });
	const { assignee, handler, agent, isOverLimit, status, snoozedUntil } = props.conversation;
	const isAgent = handler === "agent" && agent !== null;
	// The agent has handed over, and no person has taken it yet.
	const isWaiting = handler === "nobody" && agent !== null && assignee === null;
	return (
		<span className="flex shrink-0 items-center gap-1">
			{isOverLimit ? <Mark className="text-amber-11" icon={Hand} text={t.overLimit} /> : null}
			{snoozedUntil ? <Mark className="text-gray-11" icon={AlarmClock} text={t.isSnoozed} /> : null}
			{status === "closed" ? (
				<Mark
					className="text-gray-11"
					icon={CheckCircle2}
					text={isArchived(props.conversation, props.now) ? t.isArchived : t.isClosed}
				/>
			) : null}
			{isAgent ? (
				<Mark
					className="text-accent-11"
					icon={Bot}
					text={`${t.answeredBy} ${displayName(agent.name)}`}
				/>
			) : isWaiting ? (
				<Mark className="text-amber-11" icon={Hand} text={t.waiting} />
			) : null}
			{assignee === null || isAgent ? null : (
				<span
					className={`flex rounded-full ${assignee.memberId === props.memberId ? "ring-2 ring-accent-9" : ""}`}
					title={`${t.assignedTo} ${assignee.memberId === props.memberId ? t.you : displayName(assignee.name)}`}
				>
					<Avatar name={displayName(assignee.name)} size={16} src={null} />
					<span className="sr-only">
						{t.assignedTo}{" "}
						{assignee.memberId === props.memberId ? t.you : displayName(assignee.name)}
					</span>
				</span>
			)}
		</span>
	);
}

function Mark(props: { icon: typeof Bot; text: string; className: string }) {
	const Icon = props.icon;
	return (
		<span className={`shrink-0 ${props.className}`} title={props.text}>
			<Icon aria-hidden="true" size={14} strokeWidth={1.75} />
			<span className="sr-only">{props.text}</span>
		</span>
	);
}

function Labels({ labels }: { labels: readonly string[] }) {
	const t = useStrings({ pt, en });
	if (labels.length === 0) return null;
	return (
		<span className="flex shrink-0 items-center gap-1" title={labels.join(", ")}>
			<span className="sr-only">
				{t.labels.title}: {labels.join(", ")}
			</span>
			{labels.slice(0, SHOWN_LABELS).map((label) => (
				<LabelDot key={label} label={label} />
			))}
		</span>
	);
}

function Unread({ count }: { count: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	if (count === 0) return null;
	return (
		<span className="tabular inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent-9 px-1.5 text-[11px] font-semibold text-accent-contrast">
			<span aria-hidden="true">{count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : count}</span>
			<span className="sr-only">
				{count === 1 ? t.unreadOne : t.unreadMany(format.number(count))}
			</span>
		</span>
	);
}
