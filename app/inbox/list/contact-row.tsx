import { Bot, CheckCircle2, CircleUserRound, Eye, Hand, Pencil } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { Colleague, ContactView } from "#app/contracts/frames.ts";
import { findAnsweredBy, isWaitingForPerson } from "#app/domain/chat/answered-by.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { plainText } from "#app/domain/chat/plain-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { messageWords } from "../conversation/message-words.ts";
import { UnverifiedMark } from "../details/unverified-mark.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { CONTACT_PARAM } from "../use-selected-contact.ts";
import { contactTitle, isTitleUnverified } from "./contact-title.ts";
import { TickIcon } from "./tick-icon.tsx";
import { TypeIcon } from "./type-icon.tsx";

/** Height of every row; the windowing depends on it. */
export const CONTACT_ROW_PX = 68;
const MOST_SHOWN = 99;

export interface ContactRowProps {
	contact: ContactView;
	isOpen: boolean;
	/** Whether this row is the list's tab stop: only one row is (roving tabindex). */
	isTabStop: boolean;
	presence: "typing" | "recording" | null;
	/** Members viewing this conversation now, without oneself. */
	colleagues: readonly Colleague[];
	draft: string;
	now: number;
	onSelect: (contactId: string) => void;
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One contact of the list. A real link, so that it can be opened in a new tab. */
export function ContactRow(props: ContactRowProps) {
	const t = useInboxStrings();
	const format = useFormat();
	const { contact, isOpen } = props;
	const title = contactTitle(contact, t.contacts);
	const unread = isOpen ? 0 : contact.unread;
	return (
		<Link
			aria-current={isOpen ? "true" : undefined}
			className={`flex h-[68px] items-center gap-3 px-3 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9 ${isOpen ? "bg-accent-3" : "hover:bg-gray-3"} ${isWaitingForPerson(contact) ? "shadow-[inset_3px_0_0_var(--amber-9)]" : ""}`}
			data-contact-id={contact.id}
			onClick={(event) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				props.onSelect(contact.id);
			}}
			onKeyDown={props.onKeyDown}
			tabIndex={props.isTabStop ? 0 : -1}
			to={{ search: `?${CONTACT_PARAM}=${encodeURIComponent(contact.id)}` }}
		>
			<Avatar name={title} size={44} src={contact.avatarUrl} />
			<span className="min-w-0 flex-1">
				<span className="flex items-baseline gap-2">
					<bdi
						className={`min-w-0 flex-1 truncate text-left text-[14px] leading-5 text-gray-12 ${unread > 0 ? "font-semibold" : "font-medium"}`}
					>
						{title}
					</bdi>
					{isTitleUnverified(contact) ? <UnverifiedMark isSmall /> : null}
					{contact.lastMessageAt === null ? null : (
						<time
							className={`tabular shrink-0 text-xs ${unread > 0 ? "font-medium text-accent-11" : "text-gray-11"}`}
							dateTime={new Date(contact.lastMessageAt).toISOString()}
							suppressHydrationWarning
						>
							{format.listTime(contact.lastMessageAt, props.now)}
						</time>
					)}
				</span>
				<span className="mt-0.5 flex items-center gap-2">
					<span className="min-w-0 flex-1 truncate text-[13px] leading-5 text-gray-11">
						<ContactPreview contact={contact} draft={props.draft} presence={props.presence} />
					</span>
					{/* For the open conversation its header shows the colleagues. */}
					<RowMarks colleagues={isOpen ? [] : props.colleagues} contact={contact} />
					{unread > 0 ? <UnreadBadge count={unread} /> : null}
				</span>
			</span>
		</Link>
	);
}

/** Icons with a text each: colleagues who view it, assignee, closed. */
function RowMarks(props: { contact: ContactView; colleagues: readonly Colleague[] }) {
	const t = useInboxStrings();
	const { me } = useInboxParts();
	const { assignee, closedAt } = props.contact;
	const typing = props.colleagues.find((one) => one.typing);
	const shown = typing ?? props.colleagues[0];
	return (
		<>
			{shown ? (
				<Mark
					className={typing ? "text-amber-11" : "text-gray-11"}
					icon={typing ? Pencil : Eye}
					text={(typing ? t.header.replying : t.header.viewing)(displayName(shown.name))}
				/>
			) : null}
			<AnsweredMark contact={props.contact} />
			{closedAt === null ? null : (
				<Mark className="text-gray-11" icon={CheckCircle2} text={t.decisions.isClosed} />
			)}
			{assignee ? (
				<Mark
					className={assignee.memberId === me.memberId ? "text-accent-11" : "text-gray-11"}
					icon={CircleUserRound}
					text={t.decisions.assignedTo(
						assignee.memberId === me.memberId ? t.decisions.you : displayName(assignee.name),
					)}
				/>
			) : null}
		</>
	);
}

/** An agent is answering, or the conversation waits for a person. */
function AnsweredMark({ contact }: { contact: ContactView }) {
	const t = useInboxStrings().answering;
	const answered = findAnsweredBy(contact);
	if (answered?.handler === "agent") {
		const name = displayName(answered.agent.name);
		return <Mark className="text-accent-11" icon={Bot} text={t.rowByAgent(name)} />;
	}
	if (answered?.handler !== "nobody") return null;
	return <Mark className="text-amber-11" icon={Hand} text={t.waiting} />;
}

function Mark(props: { icon: typeof Eye; text: string; className: string }) {
	const Icon = props.icon;
	return (
		<span className={`shrink-0 ${props.className}`} title={props.text}>
			<Icon aria-hidden="true" size={14} strokeWidth={1.75} />
			<span className="sr-only">{props.text}</span>
		</span>
	);
}

function UnreadBadge({ count }: { count: number }) {
	const t = useInboxStrings();
	const format = useFormat();
	const shown = count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : String(count);
	return (
		<span className="tabular inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent-9 px-1.5 text-[11px] font-semibold text-accent-contrast">
			<span aria-hidden="true">{shown}</span>
			<span className="sr-only">
				{count === 1 ? t.contacts.unreadOne : t.contacts.unread(format.number(count))}
			</span>
		</span>
	);
}

/** The second line of a row: typing or recording, else one's own draft, else the last message. */
function ContactPreview(props: {
	contact: ContactView;
	presence: "typing" | "recording" | null;
	draft: string;
}) {
	const t = useInboxStrings();
	if (props.presence) return <span className="text-green-11">{t.header[props.presence]}</span>;
	if (props.draft !== "") {
		return (
			<>
				<span className="text-red-11">{t.contacts.draft}</span> <bdi>{plainText(props.draft)}</bdi>
			</>
		);
	}
	const preview = props.contact.preview;
	if (!preview) return <>{t.contacts.noMessages}</>;
	return (
		<span className="flex items-center gap-1">
			{preview.direction === "outgoing" && preview.status ? (
				<TickIcon status={preview.status} />
			) : null}
			{preview.deleted ? null : <TypeIcon type={preview.type} />}
			<bdi className="truncate">{messageWords(preview, t.message)}</bdi>
		</span>
	);
}
