import { Plus } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { MoreKind } from "./more-menu.tsx";

/** Loaded by the first click on the button. */
const MoreMenu = lazyPart(() => import("./more-menu.tsx"), "MoreMenu", { onFailure: "toast" });

/** Opens the menu of what can be sent besides texts and files of one's own. */
export function MoreButton(props: {
	isDisabled: boolean;
	onAsk: (kind: MoreKind) => void;
	/** A note for the team instead of a message. */
	onNote: () => void;
}) {
	const t = useInboxStrings().composer;
	const [isAsked, setIsAsked] = useState(false);
	const button = (
		<IconButton
			// On a narrow phone it gives its place to what is being written, as its neighbours do.
			className="!size-10 max-[24rem]:!w-8 max-[24rem]:group-has-[textarea:not(:placeholder-shown)]/composer:!hidden"
			disabled={props.isDisabled}
			label={t.more}
			onClick={() => setIsAsked(true)}
			side="top"
		>
			<Plus aria-hidden="true" size={20} strokeWidth={1.75} />
		</IconButton>
	);
	if (!isAsked) return button;
	return <MoreMenu fallback={button} onAsk={props.onAsk} onNote={props.onNote} trigger={button} />;
}
