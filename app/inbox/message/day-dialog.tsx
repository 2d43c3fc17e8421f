import { type FormEvent, useState } from "react";
import { formatWallTime, parseWallTime } from "#app/domain/conversations/snooze-choices.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { serverNow } from "#app/ui/clock.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks for a day of the conversation. `onPick` gets its beginning on the person's clock, epoch ms. */
export function DayDialog(props: { onPick: (at: number) => void; onClose: () => void }) {
	const t = useStrings({ pt, en }).day;
	const { timeZone } = usePreferences();
	const [today] = useState(() =>
		formatWallTime(serverNow(), timeZone).slice(0, "yyyy-mm-dd".length),
	);
	const [day, setDay] = useState(today);
	const [isRefused, setIsRefused] = useState(false);
	function submit(event: FormEvent): void {
		event.preventDefault();
		const at = day > today ? null : parseWallTime(`${day}T00:00`, timeZone);
		setIsRefused(at === null);
		if (at !== null) props.onPick(Math.max(0, at));
	}
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title}
			width={360}
		>
			<form noValidate onSubmit={submit}>
				<Field error={isRefused ? t.invalid : null} label={t.label}>
					{(control) => (
						<TextInput
							{...control}
							max={today}
							onChange={(event) => setDay(event.target.value)}
							type="date"
							value={day}
						/>
					)}
				</Field>
				<div className="mt-4 flex justify-end">
					<Button kind="primary" type="submit">
						{t.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
