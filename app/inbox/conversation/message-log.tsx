import { ArrowDown } from "lucide-react";
import {
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
} from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { buildTimeline } from "#app/domain/chat/timeline.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { Announcements } from "./announcements.tsx";
import { LogEnd, LogRows, LogStart } from "./log-rows.tsx";
import { computeUnreadMark, openUnreadMark } from "./unread-mark.ts";
import type { Conversation } from "./use-conversation.ts";
import { type JumpTarget, useJump } from "./use-jump.ts";
import { useLogScroll } from "./use-log-scroll.ts";
import { useOneTabStop } from "./use-one-tab-stop.ts";

const WhyDialog = lazyPart(() => import("../why/why-dialog.tsx"), "WhyDialog", {
	onFailure: "toast",
});

/** The floating day stays this long after the last scroll, in ms. */
const SHOWN_MS = 1_000;

/**
 * Shows the day of the messages in view during scrolling. It hides afterwards, because it would
 * cover text and the log has its own day separators.
 */
function FloatingDay({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
	const [day, setDay] = useState<string | null>(null);
	useEffect(() => {
		const log = scroller.current;
		if (!log) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const onScroll = (): void => {
			clearTimeout(timer);
			setDay(findDayAbove(log));
			timer = setTimeout(() => setDay(null), SHOWN_MS);
		};
		log.addEventListener("scroll", onScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			log.removeEventListener("scroll", onScroll);
		};
	}, [scroller]);
	if (day === null) return null;
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none absolute inset-x-0 top-2 z-10 flex animate-appear justify-center"
			data-floating-day
		>
			<span className="rounded-full border border-line bg-panel px-3 py-0.5 text-xs font-medium text-gray-11 shadow-float">
				{day}
			</span>
		</div>
	);
}

/** The day of the last separator that has scrolled past the upper edge; null while none has. */
function findDayAbove(log: HTMLElement): string | null {
	const { top } = log.getBoundingClientRect();
	const above = [...log.querySelectorAll<HTMLElement>("[data-day]")].filter(
		(mark) => mark.getBoundingClientRect().bottom <= top,
	);
	return above.at(-1)?.textContent ?? null;
}

/** The scrollable list of messages. Mounted anew for each contact. */
export function MessageLog(props: {
	contact: ContactView;
	conversation: Conversation;
	target: JumpTarget | null;
	/** Null where this member, or this channel's gateway, cannot quote a message. */
	onReply: ((message: TimelineMessage) => void) | null;
}) {
	const t = useInboxStrings();
	const format = useFormat();
	const { contact, conversation } = props;
	const { messages, hasLater, loadEarlier, loadLater } = conversation;
	const name = contactTitle(contact, t.contacts);
	const unread = useUnreadMark(contact, conversation);
	const rows = useMemo(
		() => buildTimeline(messages, format.dayKey, unread.firstUnreadId),
		[messages, format, unread.firstUnreadId],
	);
	const key = `${messages[0]?.id ?? ""} ${messages.at(-1)?.id ?? ""} ${String(messages.length)}`;
	const near = useMemo(() => ({ start: loadEarlier, end: loadLater }), [loadEarlier, loadLater]);
	const scroll = useLogScroll(key, near, hasLater);
	const { scroller, onScroll, toEnd, openAt } = scroll;
	useOneTabStop(scroller);
	const isAtEnd = scroll.isAtEnd && !hasLater;
	const news = useNewCount(messages, isAtEnd, hasLater, toEnd);
	const jump = useJump(conversation, scroll, props.target);
	const toNewest = useToNewest(conversation, toEnd);
	const [asked, setAsked] = useState<TimelineMessage | null>(null);
	const { onReply } = props;
	const acts = useMemo(() => ({ onReply, onWhy: setAsked }), [onReply]);
	// Opens at the first unread message; without one the log is at its end already.
	useLayoutEffect(() => {
		if (unread.firstUnreadId !== null) openAt("[data-unread-divider]");
		// Loading older messages may move the divider up; the reader stays where they are.
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at the first place found
	}, [unread.firstUnreadId !== null, openAt]);

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
					<LogRows
						contactName={name}
						isGroup={contact.isGroup}
						acts={acts}
						onJump={jump}
						rows={rows}
						unread={unread.count}
					/>
					<LogEnd conversation={conversation} />
				</div>
			</div>
			<FloatingDay scroller={scroller} />
			<JumpButton isHidden={isAtEnd} news={news} onClick={toNewest} />
			{asked === null ? null : (
				<WhyDialog
					isHandOver={asked.type === "system"}
					messageId={asked.id}
					onClose={() => setAsked(null)}
				/>
			)}
			<Announcements contactName={name} isDetached={hasLater} messages={messages} />
		</div>
	);
}

/**
 * Scrolls to the end of the loaded messages, or loads the newest ones first when they are missing.
 */
function useToNewest(conversation: Conversation, toEnd: () => void): () => void {
	const t = useInboxStrings();
	const { hasLater, showPlace } = conversation;
	return () => {
		if (!hasLater) {
			toEnd();
			return;
		}
		showPlace({})
			.then(toEnd)
			.catch(() => notify.error(t.conversation.jumpFailed));
	};
}

/** The unread divider, frozen at opening: reading sets the count to zero, but the divider stays. */
function useUnreadMark(contact: ContactView, conversation: Conversation) {
	const { messages, hasEarlier, hasLater } = conversation;
	const [opening, setOpening] = useState(() =>
		computeUnreadMark(openUnreadMark(contact.unread), messages, hasEarlier, hasLater),
	);
	const mark = computeUnreadMark(opening, messages, hasEarlier, hasLater);
	const isNew =
		mark.firstUnreadId !== opening.firstUnreadId ||
		mark.isSettled !== opening.isSettled ||
		mark.lastId !== opening.lastId;
	if (isNew) setOpening(mark);
	return mark;
}

/**
 * How many incoming messages came since the end was last in view. A message of one's own scrolls to
 * the end.
 */
function useNewCount(
	messages: readonly TimelineMessage[],
	isAtEnd: boolean,
	hasLater: boolean,
	toEnd: () => void,
): number {
	const lastId = messages.at(-1)?.id ?? null;
	const [seenId, setSeenId] = useState(lastId);
	if (isAtEnd && seenId !== lastId) setSeenId(lastId);
	const isOwnSending = messages.at(-1)?.outbox?.state === "sending";
	useLayoutEffect(() => {
		if (isOwnSending) toEnd();
	}, [isOwnSending, lastId, toEnd]);
	if (isAtEnd || hasLater) return 0;
	const from = messages.findIndex((message) => message.id === seenId);
	// The last seen message is not loaded: after a jump to an old part nothing counts as new.
	if (from === -1 && seenId !== null) return 0;
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

/**
 * Arrow keys move the focus from message to message; from the log itself, ArrowUp starts at the
 * newest.
 */
function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
	// Media players use the arrow keys themselves.
	if (event.target instanceof HTMLMediaElement) return;
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
