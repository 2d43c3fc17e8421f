import { AlarmClock, AtSign, Bot, CheckCircle2, Eye, Hand, Pencil } from "lucide-react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import { urgencyOf } from "#app/domain/goals/urgency.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { plainText } from "#app/domain/chat/plain-text.ts";
import { en as wordsEn } from "#app/domain/inbox/message-words.en.ts";
import { pt as wordsPt } from "#app/domain/inbox/message-words.pt.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { messageWords } from "#app/inbox/conversation/message-words.ts";
import { TypeIcon } from "#app/inbox/list/type-icon.tsx";
import type { RowHint } from "#app/inbox/row-hints.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { LabelDot } from "#app/ui/label-dot.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { waited } from "./waited.ts";

const SHOWN_LABELS = 3;
const MOST_SHOWN = 99;

/** When something was said last; since when a customer waits, once that is long: in amber, and in red once a goal was missed. */
export function Moment(props: {
	conversation: ConversationSummary;
	isUnread: boolean;
	now: number;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { conversation, isUnread, now } = props;
	const { waitingSince, due, lastActivityAt } = conversation;
	const waits = waitingSince ?? null;
	const urgency = urgencyOf({ waitingSince: waits, due }, now);
	if (urgency !== null)
		return (
			<span
				className={`tabular shrink-0 text-xs font-medium ${urgency === "late" ? "text-red-11" : "text-amber-11"}`}
				suppressHydrationWarning
				title={urgency === "late" ? t.isLate : undefined}
			>
				<span className="sr-only">
					{urgency === "late" ? `${t.isLate}. ` : null}
					{waits === null ? null : `${t.waitsFor} `}
				</span>
				{waits === null ? format.listTime(lastActivityAt, now) : waited(now - waits, t.waited)}
			</span>
		);
	return (
		<time
			className={`tabular shrink-0 text-xs ${isUnread ? "font-medium text-accent-11" : "text-gray-11"}`}
			dateTime={new Date(lastActivityAt).toISOString()}
			suppressHydrationWarning
		>
			{format.listTime(lastActivityAt, now)}
		</time>
	);
}

export function Preview({
	conversation,
	hint,
}: {
	conversation: ConversationSummary;
	hint: RowHint;
}) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: wordsPt, en: wordsEn });
	const { preview } = conversation;
	if (hint.presence !== null)
		return (
			<p className="min-w-0 flex-1 truncate text-[13px] leading-5 text-green-11">
				{t.now[hint.presence]}
			</p>
		);
	if (hint.draft !== "")
		return (
			<p className="min-w-0 flex-1 truncate text-[13px] leading-5 text-gray-11">
				<span className="text-red-11">{t.now.draft}</span> <bdi>{plainText(hint.draft)}</bdi>
			</p>
		);
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
							words,
						)}
			</bdi>
		</p>
	);
}

/** A colleague who looks at the conversation now, or writes in it. */
export function ColleagueMark({ colleague }: Pick<RowHint, "colleague">) {
	const t = useStrings({ pt, en }).now;
	if (colleague === null) return null;
	const name = displayName(colleague.name);
	if (colleague.typing)
		return <Mark className="text-amber-11" icon={Pencil} text={t.replying(name)} />;
	return <Mark className="text-gray-11" icon={Eye} text={t.viewing(name)} />;
}

/** Who answers: an agent, a person by their picture, nobody yet; and whether it is put aside, over or over the plan. */
export function Marks(props: { conversation: ConversationSummary; memberId: string; now: number }) {
	const t = useStrings({ pt, en });
	const { assignee, handler, agent, isOverLimit, status, snoozedUntil, mentioned } =
		props.conversation;
	const isAgent = handler === "agent" && agent !== null;
	// The agent has handed over, and no person has taken it yet.
	const isWaiting = handler === "nobody" && agent !== null && assignee === null;
	return (
		<span className="flex shrink-0 items-center gap-1">
			{mentioned?.[props.memberId] === undefined ? null : (
				<Mark className="text-amber-11" icon={AtSign} text={t.isMentioned} />
			)}
			{isOverLimit ? <Mark className="text-amber-11" icon={Hand} text={t.overLimit} /> : null}
			{snoozedUntil ? <Mark className="text-gray-11" icon={AlarmClock} text={t.isSnoozed} /> : null}
			{status === "closed" ? (
				<Mark
					className="text-gray-11"
					icon={CheckCircle2}
					text={isArchived(props.conversation, props.now) ? t.isArchived : t.isClosed}
				/>
			) : null}
			{isAgent ? (
				<Mark
					className="text-accent-11"
					icon={Bot}
					text={`${t.answeredBy} ${displayName(agent.name)}`}
				/>
			) : isWaiting ? (
				<Mark className="text-amber-11" icon={Hand} text={t.waiting} />
			) : null}
			{assignee === null || isAgent ? null : (
				<span
					className={`flex rounded-full ${assignee.memberId === props.memberId ? "ring-2 ring-accent-9" : ""}`}
					title={`${t.assignedTo} ${assignee.memberId === props.memberId ? t.you : displayName(assignee.name)}`}
				>
					<Avatar name={displayName(assignee.name)} size={16} src={null} />
					<span className="sr-only">
						{t.assignedTo}{" "}
						{assignee.memberId === props.memberId ? t.you : displayName(assignee.name)}
					</span>
				</span>
			)}
		</span>
	);
}

export function Mark(props: { icon: typeof Bot; text: string; className: string }) {
	const Icon = props.icon;
	return (
		<span className={`shrink-0 ${props.className}`} title={props.text}>
			<Icon aria-hidden="true" size={14} strokeWidth={1.75} />
			<span className="sr-only">{props.text}</span>
		</span>
	);
}

export function Labels({ labels }: { labels: readonly string[] }) {
	const t = useStrings({ pt, en });
	if (labels.length === 0) return null;
	return (
		<span className="flex shrink-0 items-center gap-1" title={labels.join(", ")}>
			<span className="sr-only">
				{t.labels.title}: {labels.join(", ")}
			</span>
			{labels.slice(0, SHOWN_LABELS).map((label) => (
				<LabelDot key={label} label={label} />
			))}
		</span>
	);
}

export function Unread({ count }: { count: number }) {
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
