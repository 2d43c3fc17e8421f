import { Copy, Plus, X } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { BusinessHours } from "#app/domain/channels/business-hours.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { Combobox } from "./combobox.tsx";
import { Field } from "./field.tsx";
import { en } from "./hours-editor.en.ts";
import { pt } from "./hours-editor.pt.ts";
import {
	copyToWorkdays,
	MAX_SPANS_PER_DAY,
	nextSpan,
	parseClock,
	spanNote,
	spansOf,
	toClock,
	usualHours,
	WEEK,
	type Weekday,
	withSpans,
} from "./hours-rows.ts";
import { IconButton } from "./icon-button.tsx";
import { listZones, searchZones, zoneOption } from "./time-zones.ts";
import { en as enZones } from "./zone-names.en.ts";
import { pt as ptZones } from "./zone-names.pt.ts";

/**
 * Edits opening hours: always open, or a weekly schedule in a time zone. Switching to "always" and
 * back restores the schedule. `now` (ms) is for the zones' present offsets.
 */
export function HoursEditor(props: {
	/** What the hours are of, as the group's name for assistive technology. */
	legend: string;
	value: BusinessHours | null;
	onChange: (value: BusinessHours | null) => void;
	now: number;
	error?: string | null | undefined;
}) {
	const t = useStrings({ pt, en });
	const { timeZone } = usePreferences();
	const name = useId();
	const { value, onChange } = props;
	const [kept, setKept] = useState<BusinessHours | null>(null);
	const choose = (isAlways: boolean): void => {
		if (isAlways) setKept(value);
		onChange(isAlways ? null : (kept ?? usualHours(timeZone)));
	};
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="sr-only">{props.legend}</legend>
			<div className="flex flex-wrap gap-x-6 gap-y-2">
				{[true, false].map((isAlways) => (
					<label className="flex items-center gap-2" key={String(isAlways)}>
						<input
							checked={(value === null) === isAlways}
							className="size-4 accent-(--accent-9)"
							name={name}
							onChange={() => choose(isAlways)}
							type="radio"
						/>
						{isAlways ? t.always : t.scheduled}
					</label>
				))}
			</div>
			{value ? <Week hours={value} now={props.now} onChange={onChange} /> : null}
			{props.error ? (
				<p className="text-[13px] text-red-11" role="alert">
					{props.error}
				</p>
			) : null}
		</fieldset>
	);
}

function Week(props: {
	hours: BusinessHours;
	onChange: (hours: BusinessHours) => void;
	now: number;
}) {
	const t = useStrings({ pt, en });
	const { hours, onChange } = props;
	return (
		<>
			<ul className="rounded-control border border-line">
				{WEEK.map((day) => (
					<DayRow day={day} hours={hours} key={day} onChange={onChange} />
				))}
			</ul>
			<div>
				<Button
					disabled={hours.open.length === 0}
					onClick={() => onChange(copyToWorkdays(hours))}
					size="small"
					type="button"
				>
					<Copy aria-hidden="true" size={14} />
					{t.copy}
				</Button>
			</div>
			<ZoneField
				now={props.now}
				onChoose={(timeZone) => onChange({ ...hours, timeZone })}
				zone={hours.timeZone}
			/>
		</>
	);
}

/** With a capital, as a label begins: "Segunda-feira". */
const capitalised = (weekday: string): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

function DayRow(props: {
	day: Weekday;
	hours: BusinessHours;
	onChange: (hours: BusinessHours) => void;
}) {
	const t = useStrings({ pt, en });
	const weekday = useFormat().weekday(props.day);
	const { day, hours } = props;
	const spans = spansOf(hours, day);
	const change = (next: Parameters<typeof withSpans>[2]): void =>
		props.onChange(withSpans(hours, day, next));
	return (
		<li className="flex min-h-13 flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-b-0">
			<label className="flex h-9 grow items-center gap-2.5 sm:w-40 sm:grow-0">
				<input
					aria-label={t.day(weekday)}
					checked={spans.length > 0}
					className="size-4 accent-(--accent-9)"
					onChange={(event) => change(event.currentTarget.checked ? [nextSpan([])] : [])}
					type="checkbox"
				/>
				{capitalised(weekday)}
			</label>
			{spans.length > 0 && spans.length < MAX_SPANS_PER_DAY ? (
				<IconButton
					className="sm:order-1"
					label={t.add(weekday)}
					onClick={() => change([...spans, nextSpan(spans)])}
				>
					<Plus aria-hidden="true" size={16} />
				</IconButton>
			) : null}
			{spans.length === 0 ? (
				<span className="flex h-9 items-center text-[13px] text-gray-11">{t.closed}</span>
			) : (
				<div className="flex min-w-0 basis-full flex-col gap-1.5 sm:flex-1 sm:basis-64">
					{spans.map((span, at) => (
						<SpanRow
							key={at}
							onChange={(changed) =>
								change(spans.map((own, place) => (place === at ? changed : own)))
							}
							onRemove={() => change(spans.filter((_, place) => place !== at))}
							span={span}
							weekday={weekday}
						/>
					))}
				</div>
			)}
		</li>
	);
}

const TIME =
	"h-9 w-32 min-w-0 rounded-control border border-gray-8 bg-panel px-2 text-base tabular text-gray-12 outline-none hover:border-gray-9 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 md:text-sm disabled:bg-gray-3 disabled:text-gray-11 max-sm:[&::-webkit-calendar-picker-indicator]:hidden";

function SpanRow(props: {
	span: { day: Weekday; from: number; to: number };
	weekday: string;
	onChange: (span: { from: number; to: number }) => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en });
	const { span, weekday } = props;
	const note = spanNote(span);
	const set = (change: { from?: number | null; to?: number | null }): void =>
		// While a time field is being emptied, the former time stays.
		props.onChange({ from: change.from ?? span.from, to: change.to ?? span.to });
	return (
		<div className="flex flex-wrap items-center gap-x-2">
			<div className="flex min-w-0 items-center gap-2">
				<input
					aria-label={t.from(weekday)}
					className={TIME}
					onChange={(event) => set({ from: parseClock(event.currentTarget.value) })}
					type="time"
					value={toClock(span.from)}
				/>
				<span className="text-[13px] text-gray-11">{t.until}</span>
				<input
					aria-label={t.to(weekday)}
					className={TIME}
					onChange={(event) => set({ to: parseClock(event.currentTarget.value) })}
					type="time"
					value={toClock(span.to)}
				/>
				<IconButton label={t.remove(weekday)} onClick={props.onRemove}>
					<X aria-hidden="true" size={16} />
				</IconButton>
			</div>
			<span aria-live="polite" className="text-[13px] text-gray-11">
				{note ? t.notes[note] : null}
			</span>
		</div>
	);
}

function ZoneField(props: { zone: string; now: number; onChoose: (zone: string) => void }) {
	const t = useStrings({ pt, en });
	const names = useStrings({ pt: ptZones, en: enZones });
	// It needs about four hundred formatters, so the list is made only when it is opened.
	const [isTouched, setTouched] = useState(false);
	const { zone, now } = props;
	const zones = useMemo(
		() => (isTouched ? listZones(zone, now, names) : []),
		[isTouched, zone, now, names],
	);
	const selected = useMemo(() => zoneOption(zone, now, names), [zone, now, names]);
	return (
		<div className="max-w-md" onFocus={() => setTouched(true)}>
			<Field label={t.zone}>
				{(control) => (
					<Combobox
						control={control}
						label={t.zone}
						none={t.zoneNone}
						onChoose={props.onChoose}
						placeholder={t.zonePlaceholder}
						search={(text) => searchZones(zones, text)}
						selected={selected}
					/>
				)}
			</Field>
		</div>
	);
}
