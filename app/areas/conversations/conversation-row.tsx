import { CircleAlert, MoreVertical, Pin } from "lucide-react";
import { type KeyboardEvent, memo, useState } from "react";
import { Link } from "react-router";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { isTitleUnverified } from "#app/inbox/list/contact-title.ts";
import { useRowHint } from "#app/inbox/row-hints.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { hrefOf } from "./conversation-href.ts";
import { titleOf } from "./conversation-title.ts";
import { hrefWithFilter, type ListFilter } from "./filters.ts";
import type { Me } from "./me.ts";
import { ColleagueMark, Labels, Mark, Marks, Moment, Preview, Unread } from "./row-marks.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";

/** Loaded by the first click on a row's menu button. */
const RowMenu = lazyPart(() => import("./row-menu.tsx"), "RowMenu", { onFailure: "toast" });

const DepartmentMark = lazyPart(
	() => import("#app/inbox/transfer/department-mark.tsx"),
	"DepartmentMark",
	{ onFailure: "nothing" },
);

/** Height of every row; the windowing depends on it. */
export const CONVERSATION_ROW_PX = 68;

export interface ConversationRowProps {
	conversation: ConversationSummary;
	filter: ListFilter;
	isOpen: boolean;
	isPinned: boolean;
	me: Me;
	now: number;
	/** Whether this row is the list's tab stop: only one row is (roving tabindex). */
	isTabStop: boolean;
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
	onOpen: (one: ConversationSummary) => void;
	show: Conversations["show"];
}

/** How a row is chosen. */
export interface RowChoice {
	isChosen: boolean;
	/** Every row shows its box. */
	isChoosing: boolean;
	onChoose: (id: string, isRange: boolean) => void;
}

/**
 * One conversation: contact, last message, channel and who answers. The whole row is a real link. Drawn again only when what
 * it shows changed, not with each conversation that is opened and each message of the workspace.
 */
export const ConversationRow = memo(Row);

/** Without a choice it cannot be chosen. */
function Row(props: ConversationRowProps & Partial<RowChoice>) {
	const t = useStrings({ pt, en });
	const { conversation, isOpen, now } = props;
	const title = titleOf(conversation, t);
	const unread = isOpen ? 0 : conversation.unread;
	const { channel } = conversation;
	const { isChosen = false, isChoosing = false, onChoose } = props;
	const hint = useRowHint(props.me.memberId, channel.id, conversation.contactId);
	const isUnverified = isTitleUnverified({
		name: conversation.contactName,
		told: conversation.told,
	});
	return (
		<div
			className={`group relative flex h-[68px] items-center gap-3 px-3 ${isOpen || isChosen ? "bg-accent-3" : "bg-panel hover:bg-gray-3"}`}
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
						isShown={isChoosing}
						isTinted={isOpen || isChosen}
						label={t.select(title)}
						onChoose={(isRange) => onChoose(conversation.id, isRange)}
					/>
				) : null}
			</span>
			<div className="min-w-0 flex-1">
				<div className="flex items-center gap-2">
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
						to={hrefWithFilter(hrefOf(conversation), props.filter)}
					>
						<bdi>{title}</bdi>
						<span className="sr-only">
							{" "}
							{channel.name === null ? t.noChannel : displayName(channel.name)}
						</span>
					</Link>
					{isUnverified ? (
						<Mark className="text-amber-11" icon={CircleAlert} text={t.told} />
					) : null}
					{props.isPinned ? <Mark className="text-gray-11" icon={Pin} text={t.isPinned} /> : null}
					{conversation.departmentId ? <DepartmentMark id={conversation.departmentId} /> : null}
					<Labels labels={conversation.labels} />
					<Moment conversation={conversation} isUnread={unread > 0} now={now} />
				</div>
				<div className="mt-0.5 flex items-center gap-2">
					<Preview
						conversation={conversation}
						// The open one has its own composer for what is begun.
						hint={isOpen ? { ...hint, draft: "" } : hint}
					/>
					{/* For the open conversation its header shows the colleagues. */}
					{isOpen ? null : <ColleagueMark colleague={hint.colleague} />}
					<Marks conversation={conversation} memberId={props.me.memberId} now={now} />
					<Unread count={unread} />
				</div>
			</div>
			{/* Over the whole of the row's time, in the row's own colour. */}
			<div className="pointer-events-none absolute top-1 right-1 bg-inherit pl-8.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-[[data-state=open]]:opacity-100 pointer-coarse:hidden">
				<MenuButton conversation={conversation} me={props.me} show={props.show} title={title} />
			</div>
		</div>
	);
}

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

function MenuButton(
	props: Pick<ConversationRowProps, "conversation" | "me" | "show"> & { title: string },
) {
	const t = useStrings({ pt, en });
	const [isAsked, setIsAsked] = useState(false);
	const button = (
		<IconButton
			// Above the row's own link.
			className="pointer-events-auto relative z-10"
			label={t.menuOf(props.title)}
			onClick={() => setIsAsked(true)}
		>
			<MoreVertical aria-hidden="true" size={18} strokeWidth={1.75} />
		</IconButton>
	);
	if (!isAsked) return button;
	return <RowMenu fallback={button} {...props} trigger={button} />;
}
