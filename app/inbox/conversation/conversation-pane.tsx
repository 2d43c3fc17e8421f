import { CloudOff, MessageCircleX, MessagesSquare } from "lucide-react";
import {
	type ComponentProps,
	useCallback,
	useEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { windowEndOf } from "#app/domain/chat/reply-window.ts";
import { mayEdit } from "#app/domain/chat/message-options.ts";
import { may } from "#app/domain/team/role.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { Quoted } from "../composer/quote-bar.tsx";
import { ComposerArea } from "../composer/composer-area.tsx";
import { useFileDrop } from "../composer/use-file-drop.ts";
import { useTakeFiles } from "../composer/use-files.ts";
import { contactTitle } from "../list/contact-title.ts";
import { SearchWords } from "../list/search-words.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useBackStep } from "../use-back-step.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { ConversationHeader } from "./conversation-header.tsx";
import { LogSkeleton } from "./log-skeleton.tsx";
import { MessageLog } from "./message-log.tsx";
import { type OpeningPlace, useConversationSearch } from "./use-conversation-search.ts";
import { useConversation } from "./use-conversation.ts";
import type { Onward } from "./use-decisions.ts";
import { useMarkRead } from "./use-mark-read.ts";

const ActCards = lazyPart(() => import("../acts/act-cards.tsx"), "ActCards", {
	onFailure: "nothing",
});
const ClosedLine = lazyPart(() => import("./closed-line.tsx"), "ClosedLine", {
	onFailure: "nothing",
	preload: true,
});
const SnoozedLine = lazyPart(() => import("./snoozed-line.tsx"), "SnoozedLine", {
	onFailure: "nothing",
	preload: true,
});
const DropTarget = lazyPart(() => import("../files/drop-target.tsx"), "DropTarget", {
	onFailure: "nothing",
	preload: true,
});
const GoToDay = lazyPart(() => import("../message/go-to-day.tsx"), "GoToDay", {
	onFailure: "toast",
});
const MentionLine = lazyPart(() => import("../notes/mention-line.tsx"), "MentionLine", {
	onFailure: "nothing",
});
const ScheduledSection = lazyPart(
	() => import("../scheduled/scheduled-section.tsx"),
	"ScheduledSection",
	{ onFailure: "nothing" },
);
const WindowLine = lazyPart(() => import("./window-line.tsx"), "WindowLine", {
	onFailure: "nothing",
});
const SearchBar = lazyPart(() => import("./search-bar.tsx"), "SearchBar", { preload: true });

/** The open conversation: header, messages and composer. The caller keys it by contact id. */
export function ConversationPane(props: {
	contact: ContactView;
	place: OpeningPlace | null;
	onClose: () => void;
	onDetails: () => void;
	onHelp: () => void;
	onward: Onward;
}) {
	const t = useInboxStrings();
	const { me, capabilities, now } = useInboxParts();
	const { contact } = props;
	const conversation = useConversation(contact.id);
	const { hasLater, showPlace } = conversation;
	const { quoted, setQuoted } = useQuoted(contact.id, conversation.messages);
	const search = useConversationSearch(props.place);
	const closeSearch = useBackStep("search", search.isOpen, search.close);
	const [isDayAsked, setIsDayAsked] = useState(false);
	const askDay = (): void => setIsDayAsked(true);
	const endDay = useCallback(() => setIsDayAsked(false), []);
	useMarkRead(contact, !conversation.isLoading && !conversation.isFailed);
	useViewing(contact.id);
	const mayReply = may(me.role, "send") && capabilities.quotes;
	// Null: free text is always taken, or it is not known until when.
	const windowEnd = hasLater
		? null
		: windowEndOf(conversation.messages, capabilities.replyWindowHours);
	const isWindowOver = windowEnd !== null && windowEnd <= now;
	const { edited, setEdited, findEditable } = useEdited(conversation.messages);
	const isDropped = useDroppedFiles(contact.id, isWindowOver);
	return (
		<SearchWords value={search.words}>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc goes one step back, wherever the focus is */}
			<section
				aria-label={t.conversation.region}
				className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-page"
				data-conversation={contact.id}
				onKeyDown={(event) => {
					const isHere = event.currentTarget.contains(event.target as Node);
					if (event.key !== "Escape" || !search.isOpen || !isHere || event.defaultPrevented) return;
					event.preventDefault();
					closeSearch();
					event.currentTarget.querySelector<HTMLElement>("[role=log]")?.focus();
				}}
			>
				<ConversationHeader
					{...props}
					// On a phone the arrow goes back one step, as the system's back key does.
					onClose={search.isOpen ? closeSearch : props.onClose}
					onDay={askDay}
					onSearch={search.open}
				/>
				{search.isOpen ? (
					<SearchBar
						contactId={contact.id}
						initial={search.initial}
						// A new hit chosen in the list's search remounts the bar with its words.
						key={search.initial ? `${search.initial.messageId} ${search.initial.q}` : ""}
						onClose={closeSearch}
						onDay={askDay}
						onJump={search.jump}
					/>
				) : null}
				<Messages
					contact={contact}
					conversation={conversation}
					onEdit={setEdited}
					onReply={mayReply ? setQuoted : null}
					target={search.target}
				/>
				{contact.actsAt === undefined ? null : <ActCards contact={contact} />}
				{contact.scheduledAt === undefined ? null : <ScheduledSection contact={contact} />}
				<Settled contact={contact} />
				{windowEnd === null || isWindowOver ? null : <WindowLine endsAt={windowEnd} />}
				{contact.mentioned?.[me.memberId] === undefined ? null : (
					<MentionLine contactId={contact.id} />
				)}
				<ComposerArea
					contact={contact}
					edited={edited}
					findEditable={findEditable}
					isWindowOver={isWindowOver}
					onDropQuote={() => setQuoted(null)}
					onEdit={setEdited}
					onSubmitted={() => {
						// The sent message appears below the newest one, so a reader of earlier messages is
						// moved there.
						if (hasLater) void showPlace({}).catch(() => undefined);
					}}
					quoted={quoted}
				/>
				{isDropped === null ? null : (
					<DropTarget isOver={isDropped} name={contactTitle(contact, t.contacts)} />
				)}
				{isDayAsked ? (
					<GoToDay conversation={conversation} goTo={search.goTo} onEnd={endDay} />
				) : null}
			</section>
		</SearchWords>
	);
}

/** The message that is being given other words; nothing of it is kept when the conversation is left. */
function useEdited(messages: readonly TimelineMessage[]) {
	const { capabilities, me, now } = useInboxParts();
	const [editedId, setEditedId] = useState<string | null>(null);
	const edited = messages.find(({ id }) => id === editedId) ?? null;
	const isOpen = (message: TimelineMessage): boolean =>
		!message.outbox && may(me.role, "send") && mayEdit(message, capabilities, now);
	return {
		// Deleted meanwhile, or the time is over.
		edited: edited !== null && isOpen(edited) ? edited : null,
		setEdited: useCallback(
			(message: TimelineMessage | null) => setEditedId(message?.id ?? null),
			[],
		),
		findEditable: () =>
			messages.findLast(
				(message) => message.author === me.name && message.origin === "api" && isOpen(message),
			) ?? null,
	};
}

/** Files dropped or pasted go beside the draft. Whether some are dragged over the page; null where none can be taken. */
function useDroppedFiles(contactId: string, isWindowOver: boolean): boolean | null {
	const t = useInboxStrings().composer;
	const { me, capabilities } = useInboxParts();
	const take = useTakeFiles(contactId);
	const refusal = !may(me.role, "send") ? t.viewer : isWindowOver ? t.windowOver : null;
	const isOver = useFileDrop(contactId, (files) => {
		if (refusal !== null && capabilities.files) notify.info(refusal);
		else take(files);
	});
	return capabilities.files && refusal === null ? isOver : null;
}

/**
 * The message quoted by the next one. It is stored with the draft while another conversation is
 * open.
 */
function useQuoted(contactId: string, messages: readonly TimelineMessage[]) {
	const { drafts } = useInboxParts();
	const id = useSyncExternalStore(
		drafts.subscribe,
		() => drafts.quotedBy(contactId),
		() => null,
	);
	const quoted = useMemo<Quoted | null>(
		() => (id === null ? null : { id, message: messages.find((one) => one.id === id) ?? null }),
		[id, messages],
	);
	const setQuoted = useCallback(
		(message: TimelineMessage | null) => drafts.quote(contactId, message?.id ?? null),
		[contactId, drafts],
	);
	return { quoted, setQuoted };
}

/** Closed, or put aside. */
function Settled({ contact }: { contact: ContactView }) {
	if (contact.closedAt !== null) return <ClosedLine contact={contact} />;
	return contact.conversation?.snoozedUntil ? <SnoozedLine contact={contact} /> : null;
}

function Messages(props: ComponentProps<typeof MessageLog>) {
	const t = useInboxStrings().conversation;
	const { conversation } = props;
	if (conversation.isCutOff)
		return (
			<div className="min-h-0 flex-1 overflow-y-auto">
				<EmptyState icon={CloudOff} title={t.cutOff}>
					{t.cutOffHint}
				</EmptyState>
			</div>
		);
	if (conversation.isLoading) return <LogSkeleton label={t.loading} />;
	if (!conversation.isFailed)
		return (
			<>
				{conversation.isStale ? (
					<div className="p-2">
						<ErrorState onRetry={conversation.retry} title={t.stale} />
					</div>
				) : null}
				<MessageLog {...props} />
			</>
		);
	return (
		<div className="min-h-0 flex-1 p-4">
			<ErrorState onRetry={conversation.retry} title={t.failed} />
		</div>
	);
}

/** Fills the pane while no conversation is open, or when the requested one does not exist. */
export function NoConversation(props: { isMissing: boolean; onClose: () => void }) {
	const t = useInboxStrings();
	return (
		<section
			aria-label={t.conversation.region}
			className="flex min-h-0 min-w-0 flex-1 flex-col items-center justify-center bg-page"
		>
			{props.isMissing ? (
				<EmptyState
					action={
						<Button onClick={props.onClose} type="button">
							{t.conversation.back}
						</Button>
					}
					icon={MessageCircleX}
					title={t.conversation.missing}
				>
					{t.conversation.missingHint}
				</EmptyState>
			) : (
				<EmptyState icon={MessagesSquare} title={t.conversation.none}>
					{t.conversation.noneHint}
				</EmptyState>
			)}
		</section>
	);
}

/** How often the viewing state is repeated, so that it does not expire for colleagues. */
const REPEAT_MS = 20_000;

/**
 * Reports to colleagues that this member views the contact's conversation; again after each
 * reconnection and every REPEAT_MS.
 */
function useViewing(contactId: string): void {
	const { send, lineState } = useInboxParts();
	useEffect(() => {
		if (lineState !== "open") return;
		const report = (): void => {
			send({
				type: "viewing",
				contactId: document.visibilityState === "visible" ? contactId : null,
			});
		};
		report();
		const timer = setInterval(report, REPEAT_MS);
		document.addEventListener("visibilitychange", report);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", report);
			send({ type: "viewing", contactId: null });
		};
	}, [contactId, lineState, send]);
}
