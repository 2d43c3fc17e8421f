import { useMemo } from "react";
import { displayText } from "#app/domain/chat/display-text.ts";
import type { TimelineRow } from "#app/domain/chat/timeline.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { MessageActs } from "./message-actions.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import { systemLineText } from "./system-line-text.ts";
import type { Conversation } from "./use-conversation.ts";

/** Day separators, the unread divider and message bubbles, oldest first. */
export function LogRows(props: {
	rows: readonly TimelineRow<TimelineMessage>[];
	contactName: string;
	isGroup: boolean;
	/** How many messages were unread when the conversation was opened. */
	unread: number;
	onJump: (messageId: string) => void;
	acts: MessageActs;
}) {
	const t = useInboxStrings();
	const format = useFormat();
	const { me, now } = useInboxParts();
	const byId = useMemo(() => indexById(props.rows), [props.rows]);
	return props.rows.map((row) => {
		if (row.type === "day") {
			return <DayPill key={row.key} label={format.daySeparator(row.at, now)} />;
		}
		if (row.type === "unread") {
			const label =
				props.unread === 1
					? t.conversation.unreadOne
					: t.conversation.unread(format.number(props.unread));
			return <UnreadDivider key={row.key} label={label} />;
		}
		const { message } = row;
		if (row.type === "line")
			return <LineRow key={row.key} message={message} onWhy={props.acts.onWhy} ownName={me.name} />;
		return (
			<MessageBubble
				author={readAuthor(message, me.name, props.isGroup, t.lines.former)}
				contactName={props.contactName}
				isFirst={row.isFirst}
				isLast={row.isLast}
				key={row.key}
				message={message}
				onJump={props.onJump}
				{...props.acts}
				quoted={message.quotedId === null ? null : (byId.get(message.quotedId) ?? null)}
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

/** The name above a bubble; null where it says nothing. `former`: words for somebody who was erased. */
function readAuthor(
	message: TimelineMessage,
	ownName: string,
	isGroup: boolean,
	former: string,
): string | null {
	const { author } = message;
	if (message.direction === "incoming") return isGroup ? author : null;
	// An agent may have the same name as the member who is reading.
	const isOwn = author === ownName && message.origin !== "agent";
	return isOwn || author === null ? null : nameOrFormer(author, former);
}

function indexById(
	rows: readonly TimelineRow<TimelineMessage>[],
): ReadonlyMap<string, TimelineMessage> {
	return new Map(
		rows.flatMap((row) => (row.type === "message" ? [[row.message.id, row.message] as const] : [])),
	);
}

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
	const isHandOver = parseSystemLine(message.text)?.code === "handed_over";
	return (
		<div
			className="flex justify-center px-4 py-2 outline-none md:px-6"
			data-line={message.id}
			// The arrow keys stop here, so that its button is no stop of Tab on every way through the log.
			{...(isHandOver && { "data-message-id": message.id, tabIndex: -1 })}
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
				{isHandOver ? (
					<button
						className="focus-ring ml-1 rounded font-medium text-accent-11 hover:underline"
						onClick={() => props.onWhy(message)}
						type="button"
					>
						{t.lines.whyHandedOver}
					</button>
				) : null}
				{line.note === null ? null : (
					<p className="mt-1 whitespace-pre-wrap text-gray-12">
						<bdi>“{displayText(line.note)}”</bdi>
					</p>
				)}
			</div>
		</div>
	);
}
