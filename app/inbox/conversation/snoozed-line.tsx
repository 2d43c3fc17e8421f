import { AlarmClock } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Button } from "#app/ui/button.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { useDecisions } from "./use-decisions.ts";

/** Says above the composer until when the conversation is put aside, with a button that brings it back. */
export function SnoozedLine({ contact }: { contact: ContactView }) {
	const t = useLaterStrings();
	const format = useFormat();
	const { me } = useInboxParts();
	const decisions = useDecisions(contact);
	const until = contact.conversation?.snoozedUntil ?? null;
	if (until === null) return null;
	return (
		<div className="flex min-h-10 shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t border-line bg-gray-2 px-4 py-1.5 text-[13px] text-gray-11">
			<span className="inline-flex items-center gap-1.5">
				<AlarmClock aria-hidden="true" className="shrink-0" size={15} />
				<span suppressHydrationWarning>
					{until === UNTIL_WRITTEN
						? t.decided.snoozedUntilWritten
						: t.decided.snoozedUntil(format.dateTime(until))}
				</span>
			</span>
			{may(me.role, "send") ? (
				<Button onClick={() => decisions.snooze(null)} size="small" type="button">
					{t.menu.unsnooze}
				</Button>
			) : null}
		</div>
	);
}
