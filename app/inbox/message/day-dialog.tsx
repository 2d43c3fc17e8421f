import { useState } from "react";
import { formatWallTime, parseWallTime } from "#app/domain/conversations/snooze-choices.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { serverNow } from "#app/ui/clock.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { MomentForm } from "../conversation/moment-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks for a day of the conversation. `onPick` gets its beginning on the person's clock, epoch ms. */
export function DayDialog(props: { onPick: (at: number) => void; onClose: () => void }) {
	const t = useStrings({ pt, en }).day;
	const { timeZone } = usePreferences();
	const [today] = useState(() =>
		formatWallTime(serverNow(), timeZone).slice(0, "yyyy-mm-dd".length),
	);
	const read = (day: string): number | null => {
		const at = day > today ? null : parseWallTime(`${day}T00:00`, timeZone);
		return at === null ? null : Math.max(0, at);
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title}
			width={360}
		>
			<MomentForm
				begin={today}
				max={today}
				onPick={props.onPick}
				read={read}
				type="date"
				words={t}
			/>
		</Dialog>
	);
}
