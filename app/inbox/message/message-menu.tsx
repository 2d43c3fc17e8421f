import {
	CircleHelp,
	Copy,
	Forward,
	Info,
	Pencil,
	Reply,
	SmilePlus,
	Star,
	Trash2,
} from "lucide-react";
import type { ReactElement, RefObject } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { quickReactions } from "#app/domain/chat/message-options.ts";
import { isSameEmoji } from "#app/domain/inbox/reaction.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import type { ActsOfMessage } from "../conversation/message-actions.tsx";
import { openReactionsOf } from "../conversation/open-of-message.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The menu of one message; what is not possible with it is not in it. */
export function MessageMenu(props: {
	acts: ActsOfMessage;
	trigger: ReactElement;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	message: RefObject<HTMLElement | null>;
}) {
	const t = useStrings({ pt, en }).menu;
	const { reply, why } = useInboxStrings().message;
	const { acts } = props;
	const items = [
		{ icon: Reply, label: reply, key: "R", act: acts.reply },
		{ icon: CircleHelp, label: why, key: "P", act: acts.why },
		{ icon: Copy, label: t.copy, key: "C", act: acts.copy },
		{ icon: Pencil, label: t.edit, key: undefined, act: acts.edit },
		{ icon: Forward, label: t.forward, key: undefined, act: acts.forward },
		{ icon: Star, label: acts.isStarred ? t.unstar : t.star, key: undefined, act: acts.star },
		{ icon: Info, label: t.info, key: undefined, act: acts.info },
		{ icon: Trash2, label: t.remove, key: undefined, act: acts.remove, isDanger: true },
	];
	return (
		<Menu
			onCloseAutoFocus={(event) => {
				event.preventDefault();
				// The composer or a dialog may have it by now.
				if (document.activeElement === document.body)
					props.message.current?.focus({ preventScroll: true });
			}}
			onOpenChange={props.onOpenChange}
			open={props.isOpen}
			trigger={props.trigger}
		>
			{acts.react ? <QuickReactions {...props} react={acts.react} /> : null}
			{items.map(({ icon: Icon, label, key, act, isDanger = false }) =>
				act ? (
					<MenuItem
						key={label}
						onSelect={() => act()}
						{...(isDanger && { color: "red" })}
						{...(key === undefined ? {} : { shortcut: key })}
					>
						<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
						{label}
					</MenuItem>
				) : null,
			)}
		</Menu>
	);
}

/** The six at hand in a row, and the way to all others. */
function QuickReactions(props: {
	acts: ActsOfMessage;
	react: (emoji: string) => void;
	message: RefObject<HTMLElement | null>;
}) {
	const t = useStrings({ pt, en }).menu;
	const { capabilities } = useInboxParts();
	const { acts, message } = props;
	return (
		<>
			<fieldset aria-label={t.quick} className="flex">
				{quickReactions(capabilities.reactions).map((emoji) => (
					<MenuItem
						className={`!size-9 !justify-center !p-0 !text-xl ${isSameEmoji(emoji, acts.own) ? "!bg-accent-4" : ""}`}
						key={emoji}
						onSelect={() => props.react(emoji)}
					>
						{emoji}
					</MenuItem>
				))}
				<MenuItem
					aria-label={t.moreReactions}
					className="!size-9 !justify-center !p-0"
					onSelect={() => {
						// Once the menu is gone: both would close each other.
						requestAnimationFrame(() => {
							if (message.current) openReactionsOf(message.current);
						});
					}}
				>
					<SmilePlus aria-hidden="true" size={18} strokeWidth={1.75} />
				</MenuItem>
			</fieldset>
			<MenuSeparator />
		</>
	);
}
