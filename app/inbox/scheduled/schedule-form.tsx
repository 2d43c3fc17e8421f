import { type FormEvent, useState } from "react";
import { formatWallTime, parseWallTime } from "#app/domain/conversations/snooze-choices.ts";
import { parseMoment, type ScheduleWishes } from "#app/domain/inbox/scheduled.ts";
import { sendChoices } from "#app/domain/inbox/send-choices.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { serverNow } from "#app/ui/clock.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useZoneName } from "./use-zone-name.ts";

/** When, and under what conditions; `text` as it is written in the form, where it has one. */
export interface ScheduleForm extends ScheduleWishes {
	at: number;
	timeZone: string;
	text: string;
}

/** Asks when a message is to leave, and what calls it off. */
export function ScheduleDialog(props: {
	/** Of one that is scheduled already; null: a new one, whose text stands in the composer. */
	begin: (ScheduleForm & { isText: boolean; isCaption: boolean }) | null;
	/** How many more can be scheduled here; null: not known yet. */
	left: number | null;
	isBusy: boolean;
	onSubmit: (form: ScheduleForm) => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { capabilities, maxTextLength } = useInboxParts();
	const { begin, left } = props;
	const preferences = usePreferences();
	const zoneNameOf = useZoneName();
	// A moment that was set in another zone stays one of that zone.
	const timeZone = begin?.timeZone ?? preferences.timeZone;
	const [choices] = useState(() => sendChoices(serverNow(), timeZone));
	const [wall, setWall] = useState(() =>
		formatWallTime(
			begin !== null && begin.at > serverNow() ? begin.at : choices.tomorrow,
			timeZone,
		),
	);
	const [text, setText] = useState(begin?.text ?? "");
	const [wishes, setWishes] = useState<ScheduleWishes>(
		() => begin ?? { untilReply: false, untilClosed: false, keepsHours: false },
	);
	const [isAsked, setIsAsked] = useState(false);
	const at = parseWallTime(wall, timeZone);
	const isMoment = at !== null && parseMoment({ at, timeZone }, serverNow()).ok;
	const lacksText = begin !== null && begin.isText && !begin.isCaption && text.trim() === "";
	const isFull = left !== null && left < 1;
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		// Within the composer's own form it would send the draft too.
		event.stopPropagation();
		if (at === null || !isMoment || lacksText || isFull) return setIsAsked(true);
		const { untilReply, untilClosed, keepsHours } = wishes;
		props.onSubmit({ at, timeZone, text, untilReply, untilClosed, keepsHours });
	};
	const choice = (label: string, moment: number | null) =>
		moment === null ? null : (
			<li>
				<Button
					onClick={() => setWall(formatWallTime(moment, timeZone))}
					size="small"
					type="button"
				>
					{label}
				</Button>
			</li>
		);
	const wish = (name: keyof ScheduleWishes, label: string, hint: string) => (
		<Toggle
			hint={hint}
			isOn={wishes[name]}
			label={label}
			onChange={(isOn) => setWishes({ ...wishes, [name]: isOn })}
		/>
	);
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={begin ? t.editTitle : t.title}
			width={460}
		>
			<form className="flex flex-col gap-4" noValidate onSubmit={submit}>
				{begin?.isText ? (
					<Field
						error={isAsked && lacksText ? t.textMissing : null}
						label={begin.isCaption ? t.caption : t.text}
					>
						{(control) => (
							<TextArea
								{...control}
								dir="auto"
								maxLength={maxTextLength}
								onChange={({ target }) => setText(target.value)}
								rows={3}
								value={text}
							/>
						)}
					</Field>
				) : null}
				<Field
					error={isAsked && !isMoment ? t.invalid : null}
					hint={t.zone(zoneNameOf(timeZone))}
					label={t.moment}
				>
					{(control) => (
						<TextInput
							{...control}
							onChange={({ target }) => setWall(target.value)}
							type="datetime-local"
							value={wall}
						/>
					)}
				</Field>
				<ul aria-label={t.choices} className="-mt-1 flex flex-wrap gap-2">
					{choice(t.hour, choices.hour)}
					{choice(t.evening, choices.evening)}
					{choice(t.tomorrow, choices.tomorrow)}
					{choice(t.monday, choices.monday)}
				</ul>
				{wish("untilReply", t.untilReply, t.untilReplyHint)}
				{wish("untilClosed", t.untilClosed, t.untilClosedHint)}
				{wish("keepsHours", t.keepsHours, t.keepsHoursHint)}
				{capabilities.replyWindowHours === null ? null : (
					<p className="text-[13px] text-gray-11 text-pretty">{t.window}</p>
				)}
				<div className="flex items-center justify-between gap-4">
					<p
						className={`text-[13px] text-pretty ${isFull ? "text-red-11" : "text-gray-11"}`}
						role={isFull ? "alert" : undefined}
					>
						{left === null ? null : isFull ? t.full : t.left(format.number(left))}
					</p>
					<Button disabled={isFull} kind="primary" loading={props.isBusy} type="submit">
						{begin ? t.save : t.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
