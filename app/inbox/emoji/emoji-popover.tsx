import { type ReactElement, useRef } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Popover } from "#app/ui/popover.tsx";
import { EmojiPicker } from "./emoji-picker.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The picker over the composer. One is picked, and the focus is in the text again. */
export function EmojiPopover(props: {
	trigger: ReactElement;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	onPick: (emoji: string) => void;
}) {
	const t = useStrings({ pt, en });
	const picked = useRef<string | null>(null);
	return (
		<Popover
			label={t.search}
			onCloseAutoFocus={(event) => {
				if (picked.current === null) return;
				// The focus goes where it is written.
				event.preventDefault();
				props.onPick(picked.current);
				picked.current = null;
			}}
			onOpenChange={props.onOpenChange}
			open={props.isOpen}
			trigger={props.trigger}
			width={352}
		>
			<EmojiPicker
				onPick={(emoji) => {
					picked.current = emoji;
					props.onOpenChange(false);
				}}
			/>
		</Popover>
	);
}
