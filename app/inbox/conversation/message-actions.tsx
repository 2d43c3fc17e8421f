import { CircleHelp, EllipsisVertical, Reply, type LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type RefObject, useState } from "react";
import { displayText } from "#app/domain/chat/display-text.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const MessageMenu = lazyPart(() => import("../message/message-menu.tsx"), "MessageMenu", {
	onFailure: "toast",
	preload: true,
});

/** What may be done with messages; null where this member, or this channel, cannot. */
export interface MessageActs {
	onReply: ((message: TimelineMessage) => void) | null;
	/** Asks why an agent wrote it, or handed the conversation over. */
	onWhy: (message: TimelineMessage) => void;
	/** Asks what is known of its way. */
	onInfo: (message: TimelineMessage) => void;
	onCopy: (text: string) => void;
	/** Shows a picture at full size. */
	onShow: (messageId: string) => void;
}

export type ActsOfMessage = ReturnType<typeof actsOf>;

/** Those of one message, with the keys that do the same while it has the focus. */
export function actsOf(message: TimelineMessage, acts: MessageActs) {
	const { onReply } = acts;
	const isAgents = message.direction === "outgoing" && message.origin === "agent";
	const text = copiedText(message);
	const reply = onReply && mayAnswer(message) ? () => onReply(message) : null;
	const why = isAgents && !message.deleted ? () => acts.onWhy(message) : null;
	const copy = text === "" ? null : () => acts.onCopy(text);
	// What waits in the browser has gone nowhere yet.
	const info = message.outbox ? null : () => acts.onInfo(message);
	const keys = { r: reply, enter: reply, c: copy, p: why };
	return {
		reply,
		why,
		copy,
		info,
		shortcuts:
			[...(reply ? ["R"] : []), ...(copy ? ["C"] : []), ...(why ? ["P"] : [])].join(" ") ||
			undefined,
		onKeyDown(event: KeyboardEvent<HTMLElement>): void {
			if (event.target !== event.currentTarget) return;
			if (isMenuKey(event)) {
				event.preventDefault();
				openMenuOf(event.currentTarget);
				return;
			}
			if (hasModifier(event)) return;
			const act = Object.entries(keys).find(([key]) => key === event.key.toLowerCase())?.[1];
			if (!act) return;
			event.preventDefault();
			act();
		},
	};
}

/** What was written, as it is shown; nothing of a call or a shared contact, which are drawn otherwise. */
const copiedText = ({ deleted, type, text }: TimelineMessage): string =>
	deleted || type === "call" || type === "contact" ? "" : displayText(text);

/** WhatsApp can quote only what it has: not failed, pending or deleted messages. */
const mayAnswer = (message: TimelineMessage): boolean =>
	!message.deleted &&
	message.outbox === undefined &&
	message.type !== "call" &&
	message.status !== "failed" &&
	message.status !== "queued";

const hasModifier = (event: KeyboardEvent): boolean =>
	event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** The key that opens menus, or what keyboards without it have. */
const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
	key === "ContextMenu" || (key === "F10" && shiftKey);

/** Opens the menu of a message from a key or a long press. */
export function openMenuOf(message: Element): void {
	message.querySelector<HTMLElement>("[data-message-menu]")?.click();
}

/** Visible on hover, and while the message has the keyboard focus or was tapped. */
export function MessageButtons(props: {
	acts: ActsOfMessage;
	/** The message itself, which has the focus again when its menu closes. */
	message: RefObject<HTMLElement | null>;
}) {
	const { acts } = props;
	const t = useInboxStrings().message;
	return (
		<>
			{acts.reply ? (
				<ActButton
					className="pointer-coarse:hidden"
					icon={Reply}
					label={t.reply}
					onClick={acts.reply}
				/>
			) : null}
			{acts.why ? (
				<ActButton
					className="pointer-coarse:hidden"
					icon={CircleHelp}
					label={t.why}
					onClick={acts.why}
				/>
			) : null}
			{acts.reply || acts.why || acts.copy || acts.info ? <MenuButton {...props} /> : null}
		</>
	);
}

/** Made when somebody reaches for it: a conversation has a hundred messages and most menus are never opened. */
function MenuButton(props: ComponentProps<typeof MessageButtons>) {
	const t = useInboxStrings().message;
	const [state, setState] = useState<"unused" | "open" | "closed">("unused");
	const button = (
		<ActButton
			aria-expanded={state === "open"}
			aria-haspopup="menu"
			data-message-menu
			icon={EllipsisVertical}
			label={t.more}
			onClick={({ detail }) => {
				// Later the menu's own trigger answers the mouse; a key of the message or a long press clicks without one.
				if (state === "unused" || detail === 0) setState("open");
			}}
			onFocus={() => void MessageMenu.prefetch()}
			onPointerEnter={() => void MessageMenu.prefetch()}
		/>
	);
	if (state === "unused") return button;
	return (
		<MessageMenu
			acts={props.acts}
			fallback={button}
			isOpen={state === "open"}
			message={props.message}
			onOpenChange={(isOpen) => setState(isOpen ? "open" : "closed")}
			trigger={button}
		/>
	);
}

function ActButton({
	icon: Icon,
	label,
	className = "",
	...rest
}: { icon: LucideIcon; label: string } & ComponentProps<"button">) {
	return (
		<button
			{...rest}
			aria-label={label}
			className={`focus-ring invisible inline-flex size-8 shrink-0 items-center justify-center rounded-full text-gray-11 hover:bg-gray-4 hover:text-gray-12 group-hover:visible group-focus-within:visible aria-expanded:visible ${className}`}
			title={label}
			type="button"
		>
			<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
		</button>
	);
}
