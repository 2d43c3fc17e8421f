import { CircleHelp, EllipsisVertical, Reply, SmilePlus, type LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type RefObject, useState } from "react";
import { displayText } from "#app/domain/chat/display-text.ts";
import { ownReaction } from "#app/domain/chat/shown-reactions.ts";
import { isAutomatic } from "#app/domain/inbox/message.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { WishKind } from "#app/domain/inbox/message-wish.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { openMenuOf, openReactionsOf } from "./open-of-message.ts";

const MessageMenu = lazyPart(() => import("../message/message-menu.tsx"), "MessageMenu", {
	onFailure: "toast",
	preload: true,
});

const ReactPopover = lazyPart(() => import("../message/react-popover.tsx"), "ReactPopover", {
	onFailure: "toast",
	preload: true,
});

/** What may be done to one message for everyone; what is not possible with it is null. */
export interface OptionsOfMessage {
	/** The same emoji again takes it back. */
	react: ((emoji: string) => void) | null;
	edit: (() => void) | null;
	remove: (() => void) | null;
	forward: (() => void) | null;
	star: (() => void) | null;
	/** Does again what did not get there. */
	redo: ((kind: WishKind) => void) | null;
	letGo: ((kind: WishKind) => void) | null;
}

/** What may be done with messages; null where this member, or this channel, cannot. */
export interface MessageActs {
	/** Null: nothing of it, in no message. */
	optionsOf: ((message: TimelineMessage) => OptionsOfMessage) | null;
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
	const isAgents =
		message.direction === "outgoing" && message.origin === "agent" && !isAutomatic(message);
	const text = copiedText(message);
	const reply = onReply && mayAnswer(message) ? () => onReply(message) : null;
	const options = (message.outbox ? null : acts.optionsOf?.(message)) ?? NO_OPTIONS;
	const why = isAgents && !message.deleted ? () => acts.onWhy(message) : null;
	const copy = text === "" ? null : () => acts.onCopy(text);
	// What waits in the browser has gone nowhere yet.
	const info = message.outbox ? null : () => acts.onInfo(message);
	const keys = { r: reply, enter: reply, c: copy, p: why, e: options.react && openReactionsOf };
	return {
		...options,
		own: ownReaction(message),
		isStarred: message.starredAt !== undefined,
		reply,
		why,
		copy,
		info,
		shortcuts:
			[
				...(reply ? ["R"] : []),
				...(options.react ? ["E"] : []),
				...(copy ? ["C"] : []),
				...(why ? ["P"] : []),
			].join(" ") || undefined,
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
			act(event.currentTarget);
		},
	};
}

const NO_OPTIONS: OptionsOfMessage = {
	react: null,
	edit: null,
	remove: null,
	forward: null,
	star: null,
	redo: null,
	letGo: null,
};

/** What was written, as it is shown; nothing of a call or a shared contact, which are drawn otherwise. */
const copiedText = ({ deleted, type, text, transcript }: TimelineMessage): string =>
	deleted || type === "call" || type === "contact"
		? ""
		: displayText(text === "" ? (transcript?.text ?? "") : text);

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
			{acts.react ? <ReactButton {...props} react={acts.react} /> : null}
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

/** As the menu's: what it opens is made when somebody reaches for it. */
function ReactButton(
	props: ComponentProps<typeof MessageButtons> & { react: (emoji: string) => void },
) {
	const t = useInboxStrings().message;
	const [state, setState] = useState<"unused" | "open" | "closed">("unused");
	const button = (
		<ActButton
			aria-expanded={state === "open"}
			aria-haspopup="dialog"
			// On touch the menu has them; a key of the message still opens it here.
			className="pointer-coarse:pointer-events-none pointer-coarse:!w-0 pointer-coarse:opacity-0"
			data-message-react
			icon={SmilePlus}
			label={t.react}
			onClick={({ detail }) => {
				if (state === "unused" || detail === 0) setState("open");
			}}
			onPointerEnter={() => void ReactPopover.prefetch()}
		/>
	);
	if (state === "unused") return button;
	return (
		<ReactPopover
			fallback={button}
			isOpen={state === "open"}
			message={props.message}
			onOpenChange={(isOpen) => setState(isOpen ? "open" : "closed")}
			onPick={props.react}
			own={props.acts.own}
			trigger={button}
		/>
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
