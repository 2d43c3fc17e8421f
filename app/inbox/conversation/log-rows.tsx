import { memo } from "react";
import type { Block } from "#app/domain/chat/blocks.ts";
import { displayText } from "#app/domain/chat/display-text.ts";
import { buildTimeline } from "#app/domain/chat/timeline.ts";
import { isAutomatic } from "#app/domain/inbox/message.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { MessageActs } from "./message-actions.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import { systemLineText } from "./system-line-text.ts";
import type { Conversation } from "./use-conversation.ts";

/** Loaded with the first note. */
const NoteRow = lazyPart(() => import("../notes/note-row.tsx"), "NoteRow");

/** Loaded with the first ad, lead or sale. */
const SalesRow = lazyPart(() => import("../sales/sales-row.tsx"), "SalesRow");

/** Lines that are more than a text, by their codes. */
const ROWS: Record<string, typeof NoteRow | undefined> = {
	note: NoteRow,
	from_ad: SalesRow,
	marked: SalesRow,
};
const rowFor = (message: TimelineMessage) => ROWS[codeOf(message) ?? ""];

interface BlockProps {
	block: Block<TimelineMessage>;
	/** The height of its space while it is not drawn, in px; undefined draws it. */
	spacePx: number | undefined;
	/** All that is loaded, by id: a message may quote one of another block. */
	byId: ReadonlyMap<string, TimelineMessage>;
	contactName: string;
	isGroup: boolean;
	ownName: string;
	now: number;
	firstUnreadId: string | null;
	/** How many messages were unread when the conversation was opened. */
	unread: number;
	onJump: (messageId: string) => void;
	acts: MessageActs;
}

/** A part of the log, or the space where it stands. A message that comes draws its own block anew, no other. */
export const LogBlock = memo(function LogBlock(props: BlockProps) {
	const { block, spacePx } = props;
	return (
		// A root of flow: margins at its edges belong to its height. Contained, because a column that grows from its end moves
		// every block: without it the browser walks and paints all of them again. Rings of focus reach over its edge.
		<div
			className="flow-root contain-content [overflow-clip-margin:3rem]"
			data-block={block.id}
			style={{ height: spacePx }}
		>
			{spacePx === undefined ? <BlockRows {...props} /> : null}
		</div>
	);
}, isSameBlock);

function isSameBlock(one: BlockProps, other: BlockProps): boolean {
	const { byId: _one, ...before } = one;
	const { byId: _other, ...after } = other;
	const names = Object.keys(before) as (keyof typeof before)[];
	if (names.some((name) => before[name] !== after[name])) return false;
	return (
		one.spacePx !== undefined ||
		one.block.messages.every(
			({ quotedId }) => quotedId === null || one.byId.get(quotedId) === other.byId.get(quotedId),
		)
	);
}

/** Day separators, the unread divider and message bubbles, oldest first. */
function BlockRows(props: BlockProps) {
	const t = useInboxStrings();
	const format = useFormat();
	const { block, firstUnreadId, ownName } = props;
	return buildTimeline(block, format.dayKey, firstUnreadId).map((row) => {
		if (row.type === "day") {
			return <DayPill key={row.key} label={format.daySeparator(row.at, props.now)} />;
		}
		if (row.type === "unread") {
			const label =
				props.unread === 1
					? t.conversation.unreadOne
					: t.conversation.unread(format.number(props.unread));
			return <UnreadDivider key={row.key} label={label} />;
		}
		const { message } = row;
		const Row = row.type === "line" && rowFor(message);
		if (Row) return <Row fallback={<div className="h-16" />} key={row.key} message={message} />;
		if (row.type === "line")
			return <LineRow key={row.key} message={message} onWhy={props.acts.onWhy} ownName={ownName} />;
		return (
			<MessageBubble
				author={readAuthor(message, ownName, props.isGroup, t.lines)}
				contactName={props.contactName}
				isFirst={row.isFirst}
				isGroup={props.isGroup}
				isLast={row.isLast}
				key={row.key}
				message={message}
				onJump={props.onJump}
				{...props.acts}
				quoted={message.quotedId === null ? null : (props.byId.get(message.quotedId) ?? null)}
			/>
		);
	});
}

/**
 * Shown above the oldest loaded message: loading, a failure, or the beginning of the conversation.
 */
export function LogStart({ conversation }: { conversation: Conversation }) {
	const t = useInboxStrings();
	if (conversation.isEarlierFailed) {
		return (
			<div className="mx-4 mb-2">
				<ErrorState onRetry={conversation.retry} title={t.conversation.failed} />
			</div>
		);
	}
	if (conversation.hasEarlier) {
		return (
			<div className="flex h-10 items-center justify-center">
				<Button
					kind="quiet"
					loading={conversation.isLoadingEarlier}
					onClick={conversation.loadEarlier}
					size="small"
					type="button"
				>
					{t.conversation.earlier}
				</Button>
			</div>
		);
	}
	return (
		<p className="py-2 text-center text-xs text-gray-11">
			{conversation.messages.length === 0 ? t.conversation.empty : t.conversation.start}
		</p>
	);
}

/** Shown below the newest loaded message while later ones are not loaded. */
export function LogEnd({ conversation }: { conversation: Conversation }) {
	const t = useInboxStrings();
	if (!conversation.hasLater) return null;
	return (
		<div className="flex h-10 items-center justify-center">
			<Button kind="quiet" onClick={conversation.loadLater} size="small" type="button">
				{t.conversation.later}
			</Button>
		</div>
	);
}

function DayPill({ label }: { label: string }) {
	return (
		<div className="my-3 flex justify-center" data-day>
			<span
				className="rounded-full border border-line bg-panel px-3 py-0.5 text-xs font-medium text-gray-11"
				suppressHydrationWarning
			>
				{label}
			</span>
		</div>
	);
}

function UnreadDivider({ label }: { label: string }) {
	return (
		<div
			className="my-3 flex items-center gap-3 px-4 text-xs font-medium text-accent-11 md:px-6"
			data-unread-divider
		>
			<span aria-hidden="true" className="h-px flex-1 bg-accent-6" />
			{label}
			<span aria-hidden="true" className="h-px flex-1 bg-accent-6" />
		</div>
	);
}

/** The name above a bubble; null where it says nothing. `words`: for somebody who was erased, and for what is sent by itself. */
function readAuthor(
	message: TimelineMessage,
	ownName: string,
	isGroup: boolean,
	words: { former: string; automatic: string },
): string | null {
	const { author } = message;
	if (message.direction === "incoming") return isGroup ? author : null;
	if (isAutomatic(message)) return words.automatic;
	// An agent may have the same name as the member who is reading.
	const isOwn = author === ownName && message.origin !== "agent";
	return isOwn || author === null ? null : nameOrFormer(author, words.former);
}

/** Whether the arrow keys stop at a message: of system lines, at those with a button. */
export const isStop = (message: TimelineMessage): boolean =>
	message.type !== "system" || isHandOver(message) || !!rowFor(message);

const codeOf = ({ text }: TimelineMessage) => parseSystemLine(text)?.code;
const isHandOver = (message: TimelineMessage): boolean => codeOf(message) === "handed_over";

/** look.md, The inbox: a system line (assigned, closed, …), small and centred. */
function LineRow(props: {
	message: TimelineMessage;
	ownName: string;
	onWhy: MessageActs["onWhy"];
}) {
	const t = useInboxStrings();
	const format = useFormat();
	const { message } = props;
	const line = systemLineText(message, props.ownName, t.lines, format.dateTime);
	if (!line) return null;
	const hasButton = isHandOver(message);
	return (
		<div
			className="flex justify-center px-4 py-2 outline-none md:px-6"
			data-line={message.id}
			// The arrow keys stop here, so that its button is no stop of Tab on every way through the log.
			{...(hasButton && { "data-message-id": message.id, tabIndex: -1 })}
		>
			<div className="max-w-[min(90%,60ch)] rounded-control bg-gray-3 px-3 py-1 text-center text-xs leading-4 text-gray-11 text-pretty [overflow-wrap:anywhere]">
				<bdi>{line.text}</bdi>{" "}
				<time
					className="tabular whitespace-nowrap"
					dateTime={new Date(message.sentAt).toISOString()}
					title={format.dateTime(message.sentAt)}
				>
					· {format.time(message.sentAt)}
				</time>
				{hasButton ? (
					<button
						className="focus-ring ml-1 rounded font-medium text-accent-11 hover:underline"
						onClick={() => props.onWhy(message)}
						type="button"
					>
						{t.lines.whyHandedOver}
					</button>
				) : null}
				{line.note === null ? null : (
					// Written for colleagues: in a colour of its own, it goes to nobody outside.
					<p className="mt-1 rounded bg-amber-3 px-2 py-1 whitespace-pre-wrap text-gray-12">
						<bdi>“{displayText(line.note)}”</bdi>
					</p>
				)}
			</div>
		</div>
	);
}
