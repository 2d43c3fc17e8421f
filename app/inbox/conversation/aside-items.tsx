import { AlarmClock, AlarmClockOff, MailOpen } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { useLaterStrings } from "../use-later-strings.ts";
import type { Decisions } from "./use-decisions.ts";

/** Items of a menu: put aside, bring back, and mark as unread. */
export function AsideItems(props: {
	contact: ContactView;
	decisions: Decisions;
	onSnooze: () => void;
	/** Why the member's role does not allow it; null when it does. */
	refusal: string | null;
}) {
	const t = useLaterStrings().menu;
	const { contact, decisions, refusal } = props;
	const isAside = Boolean(contact.conversation?.snoozedUntil);
	return (
		<>
			{contact.closedAt !== null || contact.conversation === null ? null : isAside ? (
				<ReasonedMenuItem
					icon={AlarmClockOff}
					label={t.unsnooze}
					onSelect={() => decisions.snooze(null)}
					refusal={refusal}
				/>
			) : (
				<ReasonedMenuItem
					icon={AlarmClock}
					label={t.snooze}
					onSelect={props.onSnooze}
					refusal={refusal}
				/>
			)}
			{contact.unread > 0 ? null : (
				<ReasonedMenuItem
					icon={MailOpen}
					label={t.markUnread}
					onSelect={decisions.markUnread}
					refusal={refusal}
				/>
			)}
		</>
	);
}
