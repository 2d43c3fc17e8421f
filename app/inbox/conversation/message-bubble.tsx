import { AtSign, Ban, Bot, Clock, Smartphone, Star } from "lucide-react";
import { memo, useRef } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { shownReactions } from "#app/domain/chat/shown-reactions.ts";
import { isAutomatic } from "#app/domain/inbox/message.ts";
import { itemOf } from "#app/domain/inbox/outgoing-item.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { TickIcon } from "../list/tick-icon.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { ContactCards } from "./contact-cards.tsx";
import { GroupAuthor } from "./group-author.tsx";
import { hasFile } from "./has-file.ts";
import { MediaLine } from "./media-line.tsx";
import {
	type ActsOfMessage,
	actsOf,
	type MessageActs,
	MessageButtons,
} from "./message-actions.tsx";
import { MessageFailure } from "./message-failure.tsx";
import { MessageText } from "./message-text.tsx";
import { Quote } from "./quote.tsx";

/** Most conversations first show no file, so the viewer is loaded with the first one. */
const MediaView = lazyPart(() => import("./media-view.tsx"), "MediaView", {
	onFailure: "nothing",
	preload: true,
});
const OutgoingView = lazyPart(() => import("../files/outgoing-view.tsx"), "OutgoingView", {
	onFailure: "nothing",
	preload: true,
});
const ItemView = lazyPart(() => import("../items/item-view.tsx"), "ItemView", {
	onFailure: "nothing",
	preload: true,
});
const FormView = lazyPart(() => import("../items/form-view.tsx"), "FormView", {
	onFailure: "nothing",
});
const LinkPreview = lazyPart(() => import("../message/link-preview.tsx"), "LinkPreview", {
	onFailure: "nothing",
});
const WishFailures = lazyPart(() => import("../message/wish-failures.tsx"), "WishFailures", {
	onFailure: "nothing",
	preload: true,
});

export interface MessageBubbleProps extends MessageActs {
	message: TimelineMessage;
	quoted: TimelineMessage | null;
	isFirst: boolean;
	isLast: boolean;
	/** Name of the writer, when it is neither the contact nor this member; else null. */
	author: string | null;
	/** The contact's name, for quotes and alternative texts. */
	contactName: string;
	isGroup: boolean;
	onJump: (messageId: string) => void;
}

/** One message. Consecutive bubbles of one side are joined; time and ticks are in the corner. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
	const t = useInboxStrings();
	const { message, isFirst, isLast } = props;
	const isMine = message.direction === "outgoing";
	const acts = actsOf(message, props);
	const article = useRef<HTMLElement>(null);
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the message is a stop of the arrow keys; its button does the same
		<article
			aria-keyshortcuts={acts.shortcuts}
			aria-label={isMine ? (props.author ?? t.message.mine) : (props.author ?? props.contactName)}
			className={`group flex flex-col px-4 outline-none [touch-action:pan-y_pinch-zoom] md:px-6 pointer-coarse:select-none ${isMine ? "items-end" : "items-start"} ${isFirst ? "pt-2" : "pt-0.5"} ${isLast ? "pb-1" : ""}`}
			data-message-id={message.id}
			data-wish={isGoing(message) ? "deletion" : undefined}
			onKeyDown={acts.onKeyDown}
			ref={article}
			tabIndex={-1}
		>
			<div className={`flex w-full items-center gap-1 ${isMine ? "flex-row-reverse" : "flex-row"}`}>
				<div
					className={`min-w-0 max-w-[85%] px-3 py-1.5 text-[14px] leading-5 text-gray-12 group-focus-visible:outline-2 group-focus-visible:outline-accent-9 sm:max-w-[min(65%,60ch)] ${isGoing(message) ? "opacity-60" : ""} ${shape(isMine, isFirst, isLast)} ${isMine ? "bg-accent-4" : "border border-line bg-raised"}`}
				>
					{props.author !== null && isFirst ? (
						isMine ? (
							<p className="flex items-center gap-1 text-xs font-semibold text-accent-11">
								{message.origin === "agent" && !isAutomatic(message) ? <AgentMark /> : null}
								<bdi className="truncate">{displayName(props.author)}</bdi>
							</p>
						) : (
							<GroupAuthor author={message.inGroup?.author} name={props.author} />
						)
					) : null}
					<BubbleBody {...props} />
				</div>
				<MessageButtons acts={acts} message={article} />
			</div>
			<Reactions acts={acts} message={message} />
			{message.status === "failed" ? <MessageFailure message={message} /> : null}
			{message.wish?.failed ? <WishFailures acts={acts} message={message} /> : null}
		</article>
	);
});

/** It is being deleted for everyone. */
const isGoing = ({ wish, deleted }: TimelineMessage): boolean =>
	!deleted && wish?.deletion === true && wish.failed?.includes("deletion") !== true;

/** Other words that are on their way, in the message's place. */
const wishedWords = ({ wish }: TimelineMessage): string | null =>
	wish?.edit === undefined || wish.failed?.includes("edit") ? null : wish.edit;

/** Marks a message that an agent wrote. */
function AgentMark() {
	const { agent } = useInboxStrings().answering;
	return (
		<span className="shrink-0" title={agent}>
			<Bot aria-hidden="true" size={13} strokeWidth={2} />
			<span className="sr-only">{agent}: </span>
		</span>
	);
}

function shape(isMine: boolean, isFirst: boolean, isLast: boolean): string {
	const joined = isMine
		? `${isFirst ? "" : "rounded-tr-[5px]"} ${isLast ? "" : "rounded-br-[5px]"}`
		: `${isFirst ? "" : "rounded-tl-[5px]"} ${isLast ? "" : "rounded-bl-[5px]"}`;
	return `rounded-bubble ${joined}`;
}

function BubbleBody(props: MessageBubbleProps) {
	const { message, isLast, quoted, contactName, onJump } = props;
	const t = useInboxStrings();
	if (message.deleted) {
		return (
			<p className="flex flex-wrap items-center gap-x-1.5 italic text-gray-11">
				<Ban aria-hidden="true" size={14} />
				{t.message.deleted}
				<BubbleMeta isLast={isLast} message={message} />
			</p>
		);
	}
	return (
		<>
			{message.quotedId === null ? null : (
				<Quote
					contactName={contactName}
					onJump={onJump}
					quoted={quoted}
					quotedId={message.quotedId}
				/>
			)}
			{message.type === "text" ? null : message.type === "contact" ? (
				<ContactCards text={message.text} />
			) : itemOf(message) ? (
				<ItemView
					fallback={
						<>
							<MediaLine message={message} />
							<MessageText message={message} />
						</>
					}
					isGroup={props.isGroup}
					message={message}
				/>
			) : message.outbox?.file ? (
				<OutgoingView
					entry={{ ...message.outbox, file: message.outbox.file }}
					fallback={<MediaLine message={message} />}
					message={message}
				/>
			) : hasFile(message) || message.transcript ? (
				<MediaView
					fallback={<MediaLine message={message} />}
					contactName={contactName}
					message={message}
					onShow={props.onShow}
				/>
			) : (
				<MediaLine message={message} />
			)}
			{/* Time and ticks float into the last line of the text when they fit. */}
			<div className="min-w-0">
				{message.text === "" || isDrawn(message) ? null : message.media?.form ? (
					<FormView
						fallback={<MessageText message={message} />}
						form={message.media.form}
						message={message}
					/>
				) : (
					<MessageText message={{ ...message, text: wishedWords(message) ?? message.text }} />
				)}
				{mayHaveLink(message) ? <LinkPreview message={message} /> : null}
				<BubbleMeta isLast={isLast} message={message} />
			</div>
		</>
	);
}

/** What a link leads to is known of messages that the server has. */
const mayHaveLink = ({ type, text, outbox }: TimelineMessage): boolean =>
	type === "text" && !outbox && /https?:\/\/|www\./iu.test(text);

/** Calls, contacts, places and polls have their own rendering, made from the same text. */
const isDrawn = (message: TimelineMessage): boolean =>
	message.type === "call" || itemOf(message) !== null;

/**
 * Time and ticks. Of joined bubbles only the last shows the time; screen readers hear it at each.
 */
function BubbleMeta({ message, isLast }: { message: TimelineMessage; isLast: boolean }) {
	const format = useFormat();
	return (
		<span className="tabular float-right ml-2 mt-1 inline-flex items-center gap-1 text-[11px] leading-4 text-gray-11">
			<OriginMarks message={message} />
			<time
				className={isLast ? "" : "sr-only"}
				dateTime={new Date(message.sentAt).toISOString()}
				title={format.dateTime(message.sentAt)}
			>
				{format.time(message.sentAt)}
			</time>
			<Wishing message={message} />
			{message.direction === "outgoing" && message.status ? (
				<TickIcon status={message.status} />
			) : null}
		</span>
	);
}

function OriginMarks({ message }: { message: TimelineMessage }) {
	const t = useInboxStrings();
	return (
		<>
			{message.origin === "recovered" ? (
				<span title={t.message.recoveredHint}>{t.message.recovered}</span>
			) : null}
			{message.origin === "phone" && message.direction === "outgoing" ? (
				<span className="inline-flex items-center gap-0.5">
					<Smartphone aria-hidden="true" size={11} />
					{t.message.fromPhone}
				</span>
			) : null}
			{message.inGroup?.mentionsUs ? (
				<span title={t.message.mentionsUs}>
					<AtSign aria-hidden="true" className="text-accent-11" size={11} strokeWidth={2.25} />
					<span className="sr-only">{t.message.mentionsUs}</span>
				</span>
			) : null}
			{message.starredAt === undefined ? null : (
				<span title={t.message.starred}>
					<Star aria-hidden="true" className="fill-current text-amber-11" size={11} />
					<span className="sr-only">{t.message.starred}</span>
				</span>
			)}
			{message.edited && !message.deleted ? <span>{t.message.edited}</span> : null}
		</>
	);
}

/** A clock while an edit or a deletion is on its way. */
function Wishing({ message }: { message: TimelineMessage }) {
	const t = useInboxStrings().message.wishing;
	const said = isGoing(message) ? t.deletion : wishedWords(message) === null ? null : t.edit;
	if (said === null || message.deleted) return null;
	return (
		<span className="inline-flex items-center gap-0.5">
			<Clock aria-hidden="true" size={11} />
			{said}
		</span>
	);
}

/** One chip for each emoji; a press reacts with it as well, or takes our own back. */
function Reactions({ message, acts }: { message: TimelineMessage; acts: ActsOfMessage }) {
	const t = useInboxStrings().message;
	const shown = shownReactions(message);
	if (shown.length === 0 || message.deleted) return null;
	const { react } = acts;
	return (
		<ul aria-label={t.reactions} className="-mt-1.5 flex flex-wrap gap-1 px-2">
			{shown.map(({ emoji, count, isMine, isWaiting }) => {
				const look = `inline-flex items-center gap-1 rounded-full border px-1.5 py-0.5 text-[13px] leading-4 ${isMine ? "border-accent-8 bg-accent-3" : "border-line bg-raised"}`;
				const said = (
					<>
						{Array.from(emoji).slice(0, 16).join("")}
						{count > 1 ? <span className="tabular text-xs text-gray-11">{count}</span> : null}
						{isWaiting ? (
							<span className="inline-flex text-gray-11" title={t.wishing.reaction}>
								<Clock aria-hidden="true" size={11} />
								<span className="sr-only">{t.wishing.reaction}</span>
							</span>
						) : null}
					</>
				);
				return (
					<li data-mine={isMine ? "" : undefined} key={emoji}>
						{react ? (
							<button
								aria-pressed={isMine}
								className={`focus-ring ${look} hover:bg-gray-4`}
								onClick={() => react(emoji)}
								type="button"
							>
								{said}
							</button>
						) : (
							<span className={look}>{said}</span>
						)}
					</li>
				);
			})}
		</ul>
	);
}
