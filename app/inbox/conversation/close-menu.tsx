import { type ReactElement, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { Menu } from "#app/ui/menu.tsx";
import { AsideItems } from "./aside-items.tsx";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import type { Decisions } from "./use-decisions.ts";

/** The opened menu beside "Encerrar". */
export function CloseMenu(props: {
	contact: ContactView;
	decisions: Decisions;
	trigger: ReactElement;
}) {
	const { contact, decisions } = props;
	const [isAsking, setIsAsking] = useState(false);
	return (
		<>
			<Menu defaultOpen trigger={props.trigger}>
				<AsideItems
					decisions={decisions}
					isAside={Boolean(contact.conversation?.snoozedUntil)}
					isUnread={contact.unread > 0}
					mayPutAside={contact.closedAt === null && contact.conversation !== null}
					onSnooze={() => setIsAsking(true)}
					refusal={null}
				/>
			</Menu>
			{isAsking ? (
				<SnoozeDialog onClose={() => setIsAsking(false)} onPick={decisions.snooze} />
			) : null}
		</>
	);
}
