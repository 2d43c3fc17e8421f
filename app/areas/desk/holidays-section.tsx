import { Plus, X } from "lucide-react";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import {
	isState,
	offeredHolidays,
	type State,
	STATES,
	usualHolidays,
} from "#app/domain/desk/holidays.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface SectionProps {
	draft: DeskHours;
	edit: (change: Partial<DeskHours>) => void;
	/** Epoch ms of when the page was read. */
	now: number;
}

/** Holidays are offered and ticked; whatever is the workspace's own is written. */
export function HolidaysSection(props: SectionProps) {
	const t = useStrings({ pt, en }).holidays;
	const { draft, edit, now } = props;
	const format = useFormat();
	const year = new Date(now).getUTCFullYear();
	const national = new Set(offeredHolidays(null, year).map(({ id }) => id));
	const choose = (state: State | null): void =>
		edit({
			state,
			// Another state's days mean nothing here; what was unticked of the country's stays so.
			holidays: [
				...draft.holidays.filter((id) => national.has(id)),
				...usualHolidays(state).filter((id) => !national.has(id)),
			],
		});
	const offered = offeredHolidays(draft.state, year);
	const tick = (id: string, isTicked: boolean): void =>
		edit({
			holidays: isTicked ? [...draft.holidays, id] : draft.holidays.filter((own) => own !== id),
		});
	return (
		<FormSection id="desk-holidays" purpose={t.purpose} title={t.title}>
			<Field label={t.state}>
				{(control) => (
					<Select
						{...control}
						className="max-w-60"
						onChange={({ currentTarget: { value } }) => choose(isState(value) ? value : null)}
						value={draft.state ?? ""}
					>
						<option value="">{t.noState}</option>
						{STATES.map((state) => (
							<option key={state} value={state}>
								{state}
							</option>
						))}
					</Select>
				)}
			</Field>
			<fieldset>
				<legend className="mb-2 font-medium">{t.legend(String(year))}</legend>
				<ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
					{offered.map((one) => (
						<li key={one.id}>
							<label className="flex min-h-8 items-center gap-2">
								<input
									checked={draft.holidays.includes(one.id)}
									className="size-4 shrink-0 accent-(--accent-9)"
									onChange={({ currentTarget: { checked } }) => tick(one.id, checked)}
									type="checkbox"
								/>
								<span className="min-w-0">
									{one.name}{" "}
									<span className="text-[13px] text-gray-11">
										{format.calendarDay(one.date)}
										{one.isOptional ? ` · ${t.optional}` : ""}
									</span>
								</span>
							</label>
						</li>
					))}
				</ul>
			</fieldset>
			<OwnDays draft={draft} edit={edit} />
		</FormSection>
	);
}

function OwnDays({ draft, edit }: Omit<SectionProps, "now">) {
	const t = useStrings({ pt, en }).holidays;
	const { closedDays } = draft;
	const change = (at: number, day: Partial<DeskHours["closedDays"][number]>): void =>
		edit({ closedDays: closedDays.map((own, place) => (place === at ? { ...own, ...day } : own)) });
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-medium">{t.own}</legend>
			{closedDays.map((day, at) => (
				<div className="flex flex-wrap items-center gap-2" key={at}>
					<TextInput
						aria-label={t.date}
						className="max-w-40"
						onChange={({ currentTarget: { value } }) => change(at, { date: value })}
						type="date"
						value={day.date}
					/>
					<TextInput
						aria-label={t.name}
						className="min-w-0 flex-1"
						maxLength={60}
						onChange={({ currentTarget: { value } }) => change(at, { name: value })}
						placeholder={t.namePlaceholder}
						value={day.name}
					/>
					<IconButton
						label={t.remove(day.name)}
						onClick={() => edit({ closedDays: closedDays.filter((_, place) => place !== at) })}
					>
						<X aria-hidden="true" size={16} />
					</IconButton>
				</div>
			))}
			<div>
				<Button
					onClick={() => edit({ closedDays: [...closedDays, { date: "", name: "" }] })}
					size="small"
					type="button"
				>
					<Plus aria-hidden="true" size={14} />
					{t.add}
				</Button>
			</div>
		</fieldset>
	);
}
