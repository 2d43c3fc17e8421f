import { CheckCircle2, RotateCcw } from "lucide-react";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { useLaterStrings } from "../use-later-strings.ts";

/** Item of a conversation's menus: closes one that is open, and opens one that is closed. */
export function StateItem(props: {
	isClosed: boolean;
	decisions: { close: () => void; reopen: () => void };
	/** Why the member's role does not allow it; null when it does. */
	refusal: string | null;
}) {
	const t = useLaterStrings().menu;
	const { isClosed, decisions, refusal } = props;
	return (
		<ReasonedMenuItem
			icon={isClosed ? RotateCcw : CheckCircle2}
			label={isClosed ? t.reopen : t.close}
			onSelect={isClosed ? decisions.reopen : decisions.close}
			refusal={refusal}
		/>
	);
}
