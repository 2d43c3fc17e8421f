import { ArrowDown } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useMemo, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { buildTimeline, findFirstUnread } from "#app/domain/chat/timeline.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Announcements } from "./announcements.tsx";
import { contactTitle } from "./contact-title.ts";
import { LogRows, LogStart } from "./log-rows.tsx";
import type { TimelineMessage } from "./timeline-message.ts";
import type { Conversation } from "./use-conversation.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";
import { useLogScroll } from "./use-log-scroll.ts";

/** The conversation itself. Mounted anew for each contact. */
export function MessageLog(props: { contact: ContactView; conversation: Conversation }) {
	const t = useInboxStrings();
	const format = useFormat();
	const { contact, conversation } = props;
	const { messages } = conversation;
	const name = contactTitle(contact, t.contacts.unnamed);
	const firstUnreadId = useFirstUnread(contact, messages);
	const rows = useMemo(
		() => buildTimeline(messages, format.dayKey, firstUnreadId),
		[messages, format, firstUnreadId],
	);
	const key = `${messages[0]?.id ?? ""} ${messages.at(-1)?.id ?? ""} ${String(messages.length)}`;
	const { scroller, isAtEnd, onScroll, toEnd, toMessage, openAt } = useLogScroll(
		key,
		conversation.loadEarlier,
	);
	const news = useNews(messages, isAtEnd, toEnd);
	// Opens at the first unread message; everything else opens at the end by itself.
	useLayoutEffect(() => {
		if (firstUnreadId !== null) openAt("[data-unread-divider]");
	}, [firstUnreadId, openAt]);

	return (
		<div className="relative flex min-h-0 flex-1 flex-col">
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go from message to message */}
			<div
				aria-label={t.conversation.log(name)}
				aria-live="off"
				className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9"
				onKeyDown={moveBetweenMessages}
				onScroll={onScroll}
				ref={scroller}
				role="log"
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller that only a mouse moves is lost to the keyboard
				tabIndex={0}
			>
				<div className="mt-auto pb-3 pt-4">
					<LogStart conversation={conversation} />
					<LogRows contactName={name} isGroup={contact.isGroup} onJump={toMessage} rows={rows} />
				</div>
			</div>
			<JumpButton isHidden={isAtEnd} news={news} onClick={toEnd} />
			<Announcements contactName={name} messages={messages} />
		</div>
	);
}

/** Frozen at opening: reading moves the count to zero, but the divider stays where reading began. */
function useFirstUnread(contact: ContactView, messages: readonly TimelineMessage[]): string | null {
	const [opening, setOpening] = useState(() => open(messages, contact.unread));
	// Opened before its messages were loaded: decided with the first of them.
	if (!opening.isSettled && messages.length > 0) setOpening(open(messages, opening.unread));
	return opening.firstUnreadId;
}

const open = (messages: readonly TimelineMessage[], unread: number) => ({
	unread,
	firstUnreadId: findFirstUnread(messages, unread),
	isSettled: messages.length > 0,
});

/** How many incoming messages came since the end was last in view; one's own leads to the end. */
function useNews(
	messages: readonly TimelineMessage[],
	isAtEnd: boolean,
	toEnd: () => void,
): number {
	const lastId = messages.at(-1)?.id ?? null;
	const [seenId, setSeenId] = useState(lastId);
	if (isAtEnd && seenId !== lastId) setSeenId(lastId);
	const isOwnOnItsWay = messages.at(-1)?.outbox?.state === "sending";
	useLayoutEffect(() => {
		if (isOwnOnItsWay) toEnd();
	}, [isOwnOnItsWay, lastId, toEnd]);
	if (isAtEnd) return 0;
	const from = messages.findIndex((message) => message.id === seenId);
	return messages.slice(from + 1).filter((message) => message.direction === "incoming").length;
}

function JumpButton(props: { isHidden: boolean; news: number; onClick: () => void }) {
	const t = useInboxStrings();
	const format = useFormat();
	if (props.isHidden) return null;
	const text =
		props.news === 1 ? t.conversation.newsOne : t.conversation.news(format.number(props.news));
	return (
		<button
			aria-label={props.news === 0 ? t.conversation.newest : `${t.conversation.newest}: ${text}`}
			className="focus-ring absolute bottom-3 right-4 inline-flex h-9 min-w-9 animate-appear items-center justify-center gap-1.5 rounded-full border border-line bg-raised px-2.5 text-[13px] font-medium text-gray-12 shadow-float hover:bg-gray-3"
			onClick={props.onClick}
			type="button"
		>
			<ArrowDown aria-hidden="true" size={16} />
			{props.news === 0 ? null : <span className="tabular text-accent-11">{text}</span>}
		</button>
	);
}

/** Arrow keys go from message to message; from the log itself, up enters at the newest. */
function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
	const isStep = event.key === "ArrowUp" || event.key === "ArrowDown";
	if (!isStep && event.key !== "Home" && event.key !== "End") return;
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-message-id]")];
	const at = all.findIndex((element) => element.contains(document.activeElement));
	const step = event.key === "ArrowUp" ? -1 : 1;
	const to =
		event.key === "Home" ? 0 : event.key === "End" || at === -1 ? all.length - 1 : at + step;
	const target = all[to];
	if (!target) return;
	event.preventDefault();
	target.focus();
	target.scrollIntoView({ block: "nearest" });
}
