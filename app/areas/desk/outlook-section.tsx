import { useState } from "react";
import {
	isOpenAt,
	localClock,
	momentOfClock,
	nextOpening,
} from "#app/domain/channels/business-hours.ts";
import { sayOpening } from "#app/domain/channels/opening-words.ts";
import { type DeskHours, scheduleOf } from "#app/domain/desk/desk-hours.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Preview } from "./texts-section.tsx";

/** As a field of date and time holds a local clock: "2026-11-24T22:00". */
const fieldOf = (clock: number): string => new Date(clock).toISOString().slice(0, 16);

/** What happens to somebody who writes now, or at a chosen moment: tried without saving and without sending. */
export function OutlookSection({ draft, now }: { draft: DeskHours; now: number }) {
	const t = useStrings({ pt, en }).outlook;
	const { locale, timeZone: own } = usePreferences();
	const timeZone = draft.hours?.timeZone ?? own;
	const [typed, setTyped] = useState<string | null>(null);
	const shown = typed ?? fieldOf(localClock(now, timeZone));
	const clock = Date.parse(`${shown}Z`);
	const at = Number.isNaN(clock) ? now : momentOfClock(clock, timeZone);
	const schedule = scheduleOf(draft, at);
	const isOpen = isOpenAt(schedule, at);
	const text = isOpen ? draft.greeting : draft.away;
	const next = isOpen || !schedule ? null : nextOpening(schedule, at);
	return (
		<FormSection id="desk-outlook" purpose={t.purpose} title={t.title}>
			<Field label={t.when}>
				{(control) => (
					<TextInput
						{...control}
						className="max-w-60"
						onChange={({ currentTarget: { value } }) => setTyped(value)}
						type="datetime-local"
						value={shown}
					/>
				)}
			</Field>
			<output className="flex flex-col gap-3">
				<p className="font-medium text-gray-12">
					{isOpen ? t.open : next ? t.closedUntil(sayOpening(next, locale)) : t.closed}
				</p>
				<p className="text-gray-11">
					{text === "" ? (isOpen ? t.noGreeting : t.noAway) : isOpen ? t.greeted : t.told}
				</p>
				{text === "" ? null : <Preview draft={draft} now={at} text={text} />}
			</output>
			<p className="max-w-[65ch] text-[13px] text-gray-11 text-pretty">{t.rules}</p>
		</FormSection>
	);
}
