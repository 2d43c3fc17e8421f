import { CircleHelp, Reply, type LucideIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** What may be done with messages; null where this member, or this channel, cannot. */
export interface MessageActs {
	onReply: ((message: TimelineMessage) => void) | null;
	/** Asks why an agent wrote it, or handed the conversation over. */
	onWhy: (message: TimelineMessage) => void;
}

/** Those of one message, with the keys that do the same while it has the focus. */
export function actsOf(message: TimelineMessage, { onReply, onWhy }: MessageActs) {
	const isAgents = message.direction === "outgoing" && message.origin === "agent";
	const reply = onReply && mayAnswer(message) ? () => onReply(message) : null;
	const why = isAgents && !message.deleted ? () => onWhy(message) : null;
	return {
		reply,
		why,
		shortcuts: [...(reply ? ["R"] : []), ...(why ? ["P"] : [])].join(" ") || undefined,
		onKeyDown(event: KeyboardEvent<HTMLElement>): void {
			if (event.target !== event.currentTarget || hasModifier(event)) return;
			const key = event.key.toLowerCase();
			const act = key === "r" || key === "enter" ? reply : key === "p" ? why : null;
			if (!act) return;
			event.preventDefault();
			act();
		},
	};
}

/** WhatsApp can quote only what it has: not failed, pending or deleted messages. */
const mayAnswer = (message: TimelineMessage): boolean =>
	!message.deleted &&
	message.outbox === undefined &&
	message.type !== "call" &&
	message.status !== "failed" &&
	message.status !== "queued";

const hasModifier = (event: KeyboardEvent): boolean =>
	event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** Visible on hover, and while the message has the keyboard focus or was tapped. */
export function MessageButtons({
	acts,
}: {
	acts: Pick<ReturnType<typeof actsOf>, "reply" | "why">;
}) {
	const t = useInboxStrings().message;
	return (
		<>
			{acts.reply ? <ActButton icon={Reply} label={t.reply} onClick={acts.reply} /> : null}
			{acts.why ? <ActButton icon={CircleHelp} label={t.why} onClick={acts.why} /> : null}
		</>
	);
}

function ActButton(props: { icon: LucideIcon; label: string; onClick: () => void }) {
	const { icon: Icon } = props;
	return (
		<button
			aria-label={props.label}
			className="focus-ring invisible inline-flex size-8 shrink-0 items-center justify-center rounded-full text-gray-11 hover:bg-gray-4 hover:text-gray-12 group-hover:visible group-focus-within:visible"
			onClick={props.onClick}
			title={props.label}
			type="button"
		>
			<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
		</button>
	);
}
