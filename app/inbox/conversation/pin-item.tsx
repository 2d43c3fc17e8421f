import { Pin, PinOff } from "lucide-react";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { useLaterStrings } from "../use-later-strings.ts";
import { type PinTarget, usePin } from "./use-pin.ts";

/** Item of a conversation's menus: everybody pins for themself, so no role refuses it. */
export function PinItem(props: PinTarget & { mayPin: boolean }) {
	const t = useLaterStrings().menu;
	const { isPinned, toggle } = usePin(props);
	if (!isPinned && !props.mayPin) return null;
	return (
		<ReasonedMenuItem
			icon={isPinned ? PinOff : Pin}
			label={isPinned ? t.unpin : t.pin}
			onSelect={() => void toggle()}
			refusal={null}
		/>
	);
}
