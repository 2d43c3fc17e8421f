import { ArrowDown } from "lucide-react";
import {
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { createPartLoader } from "#app/ui/part-loader.ts";
import { notify } from "#app/ui/toasts.ts";
import { useStable } from "#app/ui/use-stable.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { actsOf } from "./message-actions.tsx";
import { openMenuOf } from "./open-of-message.ts";
import { useMessageActs } from "./use-message-acts.ts";
import { isStop, LogBlock, LogEnd, LogStart } from "./log-rows.tsx";
import { computeUnreadMark, openUnreadMark } from "./unread-mark.ts";
import type { Conversation } from "./use-conversation.ts";
import { useBlockWindow } from "./use-block-window.ts";
import { useBlocks } from "./use-blocks.ts";
import { type JumpTarget, useJump } from "./use-jump.ts";
import { findMessage, useKeptPlace, useLogScroll } from "./use-log-scroll.ts";
import { useOneTabStop } from "./use-one-tab-stop.ts";

const Announcements = lazyPart(() => import("./announcements.tsx"), "Announcements", {
	onFailure: "nothing",
	preload: true,
});
const FloatingDay = lazyPart(() => import("./floating-day.tsx"), "FloatingDay", {
	onFailure: "nothing",
	preload: true,
});
const MessageDialogs = lazyPart(() => import("../message/message-dialogs.tsx"), "MessageDialogs", {
	onFailure: "toast",
	preload: true,
});
const touch = createPartLoader(() => import("../message/touch.ts"), "listenForTouch");

/** The scrollable list of messages. Mounted anew for each contact. */
export function MessageLog(props: {
	contact: ContactView;
	conversation: Conversation;
	target: JumpTarget | null;
	/** Null where this member, or this channel's gateway, cannot quote a message. */
	onReply: ((message: TimelineMessage) => void) | null;
	/** Takes a message into the composer to give it other words. */
	onEdit: (message: TimelineMessage) => void;
}) {
	const t = useInboxStrings();
	const { instance, me, now } = useInboxParts();
	const { contact, conversation } = props;
	const { messages, hasLater, loadEarlier, loadLater } = conversation;
	const name = contactTitle(contact, t.contacts);
	const unread = useUnreadMark(contact, conversation);
	const scroller = useRef<HTMLDivElement>(null);
	const blocks = useBlocks(messages);
	const drawn = useBlockWindow(scroller, blocks);
	const byId = useMemo(() => new Map(messages.map((one) => [one.id, one])), [messages]);
	const key = `${messages[0]?.id ?? ""} ${messages.at(-1)?.id ?? ""} ${String(messages.length)}`;
	const near = useMemo(() => ({ start: loadEarlier, end: loadLater }), [loadEarlier, loadLater]);
	const scroll = useLogScroll(scroller, key, drawn, near, hasLater);
	const { onScroll, toEnd, openAt } = scroll;
	useOneTabStop(scroller);
	const isAtEnd = scroll.isAtEnd && !hasLater;
	const news = useNewCount(messages, isAtEnd, hasLater, toEnd);
	const jump = useJump(conversation, scroll, props.target);
	const toNewest = useToNewest(conversation, toEnd);
	const { acts, asked, setAsked } = useMessageActs(props.onReply, props.onEdit);
	useTouch(scroller, (id) => {
		const message = byId.get(id);
		if (message) actsOf(message, acts).reply?.();
	});
	// Opens at the first unread message; without one the log is at its end already.
	useLayoutEffect(() => {
		if (unread.firstUnreadId !== null) openAt("[data-unread-divider]");
		// Loading older messages may move the divider up; the reader stays where they are.
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at the first place found
	}, [unread.firstUnreadId !== null, openAt]);

	const isFree = unread.count === 0 && props.target === null;
	useKeptPlace(`${instance.id} ${contact.id}`, scroll, isFree);

	return (
		<div className="relative flex min-h-0 flex-1 flex-col">
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go from message to message */}
			<div
				aria-label={t.conversation.log(name)}
				aria-live="off"
				className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9"
				onKeyDown={(event) => moveBetweenMessages(event, messages, jump)}
				onScroll={onScroll}
				ref={scroller}
				role="log"
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller that only a mouse moves is lost to the keyboard
				tabIndex={0}
			>
				<div className="mt-auto pb-3 pt-4">
					<LogStart conversation={conversation} />
					{blocks.map((block) => (
						<LogBlock
							acts={acts}
							block={block}
							byId={byId}
							contactName={name}
							firstUnreadId={unread.firstUnreadId}
							isGroup={contact.isGroup}
							key={block.id}
							now={now}
							onJump={jump}
							ownName={me.name}
							spacePx={drawn.leftOut.get(block.id)}
							unread={unread.count}
						/>
					))}
					<LogEnd conversation={conversation} />
				</div>
			</div>
			<FloatingDay byId={byId} now={now} scroller={scroller} />
			<JumpButton isHidden={isAtEnd} news={news} onClick={toNewest} />
			{asked === null ? null : (
				<MessageDialogs
					asked={asked}
					byId={byId}
					contactName={name}
					conversation={conversation}
					isGroup={contact.isGroup}
					onAsk={setAsked}
				/>
			)}
			<Announcements contactName={name} isDetached={hasLater} messages={messages} />
		</div>
	);
}

/** A finger that rests on a message opens its menu; one that pulls it to the right answers it. */
function useTouch(
	scroller: RefObject<HTMLElement | null>,
	onReply: (messageId: string) => void,
): void {
	const answer = useStable(onReply);
	useEffect(() => {
		const log = scroller.current;
		let end: (() => void) | null = null;
		let isLeft = false;
		void touch.ask().then(({ listenForTouch }) => {
			if (!log || isLeft) return;
			end = listenForTouch(log, {
				onHeld: openMenuOf,
				onSwiped: (message) => answer(message.getAttribute("data-message-id") ?? ""),
			});
		});
		return () => {
			isLeft = true;
			end?.();
		};
	}, [answer, scroller]);
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
 * newest. Home and End go to the ends of what is loaded, drawn or not.
 */
function moveBetweenMessages(
	event: KeyboardEvent<HTMLElement>,
	messages: readonly TimelineMessage[],
	jump: (messageId: string) => void,
): void {
	// Players use the arrow keys themselves.
	if (event.target instanceof HTMLMediaElement || event.target instanceof HTMLInputElement) return;
	if (event.key === "Home" || event.key === "End") {
		const end = event.key === "Home" ? messages.find(isStop) : messages.findLast(isStop);
		if (!end) return;
		event.preventDefault();
		const target = findMessage(event.currentTarget, end.id);
		if (target) focusMessage(target);
		else jump(end.id);
		return;
	}
	if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-message-id]")];
	const at = all.findIndex((element) => element.contains(document.activeElement));
	const step = event.key === "ArrowUp" ? -1 : 1;
	const target = all[at === -1 ? all.length - 1 : at + step];
	if (!target) return;
	event.preventDefault();
	focusMessage(target);
}

function focusMessage(target: HTMLElement): void {
	target.focus();
	target.scrollIntoView({ block: "nearest" });
}
