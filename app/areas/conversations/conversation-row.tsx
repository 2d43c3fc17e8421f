import { Bot, CircleUserRound, MoreVertical } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { href, Link } from "react-router";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { messageWords } from "#app/inbox/conversation/message-words.ts";
import { contactTitle } from "#app/inbox/list/contact-title.ts";
import { TypeIcon } from "#app/inbox/list/type-icon.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { Me } from "./me.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";

/** Loaded by the first click on a row's menu button. */
const RowMenu = lazyPart(() => import("./row-menu.tsx"), "RowMenu", { onFailure: "toast" });

export const CONVERSATION_ROW_PX = 80;
const SHOWN_LABELS = 2;
const MOST_SHOWN = 99;

export interface ConversationRowProps {
	conversation: ConversationSummary;
	me: Me;
	now: number;
	/** Whether this row is the list's tab stop: only one row is (roving tabindex). */
	isTabStop: boolean;
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
	show: Conversations["show"];
}

/** Spec 2, section 2: the address that a click on a conversation opens. */
function placeOf({ id, contactId, channel }: ConversationSummary): string {
	if (channel.type === "whatsapp")
		return href("/whatsapp/instances/:channelId/messages/:contactId", {
			channelId: channel.id,
			contactId,
		});
	const place = new URLSearchParams({ channel: channel.id, contact: contactId });
	return `${href("/sessions/:sessionId", { sessionId: id })}?${place}`;
}

/** One conversation: contact, last message, channel and who answers. The whole row is the link. */
export function ConversationRow(props: ConversationRowProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { conversation } = props;
	const title = contactTitle(
		{
			id: conversation.contactId,
			name: conversation.contactName,
			phone: conversation.contactPhone,
			isGroup: conversation.isGroup,
		},
		{ unnamed: t.anonymous, unnamedGroup: t.anonymousGroup },
	);
	const isUnread = conversation.unread > 0;
	return (
		<div className="relative flex h-20 items-center gap-3 border-b border-line pr-2 pl-4 hover:bg-gray-2">
			<Avatar name={title} size={44} src={conversation.avatarUrl} />
			<div className="min-w-0 flex-1">
				<div className="flex items-baseline gap-2">
					<Link
						className={`min-w-0 truncate text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9 ${isUnread ? "font-semibold" : "font-medium"}`}
						data-contact-id={conversation.id}
						onKeyDown={props.onKeyDown}
						prefetch="intent"
						tabIndex={props.isTabStop ? 0 : -1}
						to={placeOf(conversation)}
					>
						<bdi>{title}</bdi>
					</Link>
					<Labels labels={conversation.labels} />
					<time
						className={`tabular ml-auto shrink-0 text-xs ${isUnread ? "font-medium text-accent-11" : "text-gray-11"}`}
						dateTime={new Date(conversation.lastActivityAt).toISOString()}
						suppressHydrationWarning
					>
						{format.listTime(conversation.lastActivityAt, props.now)}
					</time>
				</div>
				<div className="flex items-center gap-2">
					<Preview conversation={conversation} />
					<Unread count={conversation.unread} />
				</div>
				<Place conversation={conversation} memberId={props.me.memberId} now={props.now} />
			</div>
			<MenuButton conversation={conversation} me={props.me} show={props.show} title={title} />
		</div>
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

/** The channel, and who answers: an agent, a person, or nobody yet. */
function Place(props: { conversation: ConversationSummary; memberId: string; now: number }) {
	const t = useStrings({ pt, en });
	const { channel, assignee, handler, agent, isOverLimit, status } = props.conversation;
	const isAgent = handler === "agent" && agent !== null;
	// The agent has handed over, and no person has taken it yet.
	const isWaiting = handler === "nobody" && agent !== null && assignee === null;
	const who = isAgent
		? displayName(agent.name)
		: assignee === null
			? isWaiting
				? t.waiting
				: t.nobody
			: assignee.memberId === props.memberId
				? t.you
				: displayName(assignee.name);
	const Icon = isAgent ? Bot : CircleUserRound;
	return (
		<p className="flex min-w-0 items-center gap-1.5 text-xs leading-5 text-gray-11">
			{channel.type ? <ChannelTypeMark size={14} type={channel.type} /> : null}
			<bdi className="min-w-0 shrink truncate">
				{channel.name === null ? t.noChannel : displayName(channel.name)}
			</bdi>
			<span aria-hidden="true">·</span>
			<Icon aria-hidden="true" className="shrink-0" size={14} strokeWidth={1.75} />
			<span className="sr-only">{isAgent ? t.answeredBy : t.assignedTo}</span>
			<bdi className={`min-w-0 truncate ${toneOf(isAgent, isWaiting)}`}>{who}</bdi>
			{isOverLimit ? <span className="shrink-0 text-amber-11">· {t.overLimit}</span> : null}
			{status === "closed" ? (
				<span className="shrink-0">
					· {isArchived(props.conversation, props.now) ? t.isArchived : t.isClosed}
				</span>
			) : null}
		</p>
	);
}

const toneOf = (isAgent: boolean, isWaiting: boolean): string =>
	isAgent ? "text-accent-11" : isWaiting ? "shrink-0 font-medium text-amber-11" : "";

function Labels({ labels }: { labels: readonly string[] }) {
	const t = useStrings({ pt, en });
	if (labels.length === 0) return null;
	const more = labels.length - SHOWN_LABELS;
	return (
		<span
			className="flex min-w-0 shrink items-center gap-1 overflow-hidden"
			title={labels.join(", ")}
		>
			<span className="sr-only">{t.labels.title}: </span>
			{labels.slice(0, SHOWN_LABELS).map((label) => (
				<bdi
					className="max-w-28 truncate rounded-full bg-gray-3 px-2 text-[11px] leading-[18px] text-gray-11 max-sm:max-w-20"
					key={label}
				>
					{label}
				</bdi>
			))}
			{more > 0 ? <span className="shrink-0 text-[11px] text-gray-11">+{more}</span> : null}
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
