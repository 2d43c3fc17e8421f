import { AlarmClock, AlarmClockOff, MailOpen } from "lucide-react";
import type { SnoozeWish } from "#app/domain/conversations/snooze.ts";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { useLaterStrings } from "../use-later-strings.ts";

/** Items of a conversation's menus: put aside, bring back, and mark as unread. */
export function AsideItems(props: {
	mayPutAside: boolean;
	isAside: boolean;
	isUnread: boolean;
	decisions: { snooze: (wish: SnoozeWish) => void; markUnread: () => void };
	onSnooze: () => void;
	/** Why the member's role does not allow it; null when it does. */
	refusal: string | null;
}) {
	const words = useLaterStrings().menu;
	const { decisions, refusal } = props;
	return (
		<>
			{!props.mayPutAside ? null : props.isAside ? (
				<ReasonedMenuItem
					icon={AlarmClockOff}
					label={words.unsnooze}
					onSelect={() => decisions.snooze(null)}
					refusal={refusal}
				/>
			) : (
				<ReasonedMenuItem
					icon={AlarmClock}
					label={words.snooze}
					onSelect={props.onSnooze}
					refusal={refusal}
				/>
			)}
			{props.isUnread ? null : (
				<ReasonedMenuItem
					icon={MailOpen}
					label={words.markUnread}
					onSelect={decisions.markUnread}
					refusal={refusal}
				/>
			)}
		</>
	);
}
