import { Smile } from "lucide-react";
import { type RefObject, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { typeInto } from "./write-into.ts";

const EmojiPopover = lazyPart(() => import("../emoji/emoji-popover.tsx"), "EmojiPopover", {
	onFailure: "toast",
	preload: true,
});

/** The button that offers emoji for the text being written. Phones have a keyboard of their own for them, and a narrow window no place. */
export function EmojiDoor({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
	const t = useInboxStrings().composer;
	const [state, setState] = useState<"unused" | "open" | "closed">("unused");
	const button = (
		<IconButton
			aria-expanded={state === "open"}
			aria-haspopup="dialog"
			className="!size-10"
			label={t.emoji}
			onClick={() => {
				if (state === "unused") setState("open");
			}}
			onPointerEnter={() => void EmojiPopover.prefetch()}
			type="button"
		>
			<Smile aria-hidden="true" size={20} strokeWidth={1.75} />
		</IconButton>
	);
	return (
		<span className="hidden sm:contents pointer-coarse:hidden">
			{state === "unused" ? (
				button
			) : (
				<EmojiPopover
					fallback={button}
					isOpen={state === "open"}
					onOpenChange={(isOpen) => setState(isOpen ? "open" : "closed")}
					onPick={(emoji) => {
						if (input.current) typeInto(input.current, emoji);
					}}
					trigger={button}
				/>
			)}
		</span>
	);
}
