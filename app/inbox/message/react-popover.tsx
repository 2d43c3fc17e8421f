import { Plus } from "lucide-react";
import { type ReactElement, type RefObject, useState } from "react";
import { quickReactions } from "#app/domain/chat/message-options.ts";
import { isSameEmoji } from "#app/domain/inbox/reaction.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const EmojiPicker = lazyPart(() => import("../emoji/emoji-picker.tsx"), "EmojiPicker");

/** What a message can be reacted with: six at once, and all others behind "+". */
export function ReactPopover(props: {
	trigger: ReactElement;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Our reaction as it is; "" for none. */
	own: string;
	onPick: (emoji: string) => void;
	/** It has the focus again when this closes. */
	message: RefObject<HTMLElement | null>;
}) {
	const t = useStrings({ pt, en }).menu;
	const { react } = useInboxStrings().message;
	const { reactions } = useInboxParts().capabilities;
	const [isWhole, setIsWhole] = useState(false);
	function change(isOpen: boolean): void {
		if (!isOpen) setIsWhole(false);
		props.onOpenChange(isOpen);
	}
	function pick(emoji: string): void {
		props.onPick(emoji);
		change(false);
	}
	const hasMore = reactions === true || (reactions?.length ?? 0) > 6;
	return (
		<Popover
			label={react}
			onCloseAutoFocus={(event) => {
				event.preventDefault();
				props.message.current?.focus({ preventScroll: true });
			}}
			onOpenChange={change}
			open={props.isOpen}
			trigger={props.trigger}
			width={isWhole ? 352 : 300}
		>
			{isWhole ? (
				<EmojiPicker
					fallback={<div className="h-80" />}
					onPick={pick}
					taken={reactions === true || !reactions ? null : reactions}
				/>
			) : (
				<div className="flex items-center p-1" data-quick-reactions>
					{quickReactions(reactions).map((emoji) => (
						<button
							aria-pressed={isSameEmoji(emoji, props.own)}
							className="focus-ring inline-flex size-10 items-center justify-center rounded-full text-2xl leading-none hover:bg-gray-4 aria-pressed:bg-accent-4"
							key={emoji}
							onClick={() => pick(emoji)}
							type="button"
						>
							{emoji}
						</button>
					))}
					{hasMore ? (
						<IconButton
							className="!size-10"
							label={t.moreReactions}
							onClick={() => setIsWhole(true)}
						>
							<Plus aria-hidden="true" size={18} strokeWidth={1.75} />
						</IconButton>
					) : null}
				</div>
			)}
		</Popover>
	);
}
