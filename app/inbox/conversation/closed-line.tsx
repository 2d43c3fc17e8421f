import { CheckCircle2 } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { ownWordBegins } from "#app/domain/conversations/dialogue.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Button } from "#app/ui/button.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { useDecisions } from "./use-decisions.ts";

/** Says above the composer since when the conversation is closed, with a button to reopen it. */
export function ClosedLine({ contact }: { contact: ContactView }) {
	const t = useLaterStrings();
	const format = useFormat();
	const { me, now } = useInboxParts();
	const decisions = useDecisions(contact);
	if (contact.closedAt === null) return null;
	return (
		<div className="flex min-h-10 shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t border-line bg-gray-2 px-4 py-1.5 text-[13px] text-gray-11">
			<span className="inline-flex items-center gap-1.5">
				<CheckCircle2 aria-hidden="true" className="shrink-0" size={15} />
				<span suppressHydrationWarning>
					{t.decided.closedAt(format.dateTime(contact.closedAt))}
				</span>
			</span>
			{may(me.role, "send") ? (
				<span>
					{ownWordBegins(contact.closedAt, now) ? t.decided.ownBegins : t.decided.ownStays}
				</span>
			) : null}
			{may(me.role, "send") ? (
				<Button onClick={decisions.reopen} size="small" type="button">
					{t.menu.reopen}
				</Button>
			) : null}
		</div>
	);
}
