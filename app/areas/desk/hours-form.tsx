import { type FormEvent, useRef, useState } from "react";
import type { DeskHoursView } from "#app/contracts/desk.ts";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { usualHolidays } from "#app/domain/desk/holidays.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { DirtyBar } from "#app/ui/dirty-bar.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { HoursEditor } from "#app/ui/hours-editor.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { DeskAnswer } from "./actions.ts";
import { HolidaysSection } from "./holidays-section.tsx";
import { OutlookSection } from "./outlook-section.tsx";
import { PRESET_NAMES, PRESETS, type Preset } from "./presets.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TextsSection } from "./texts-section.tsx";
import { useDeskError } from "./use-desk-error.ts";

/** Nobody set any: always open, and nothing is said. */
const NOTHING: DeskHours = {
	hours: null,
	state: null,
	holidays: [],
	closedDays: [],
	greeting: "",
	away: "",
	answersWithin: "",
};

/** All of one owner's hours and texts, saved together. A refusal keeps everything that was typed. */
export function HoursForm(props: { view: DeskHoursView; mayManage: boolean; now: number }) {
	const { view, mayManage, now } = props;
	const { owner } = view;
	const t = useStrings({ pt, en });
	const errorText = useDeskError();
	const stored = view.hours ?? NOTHING;
	const [edits, setEdits] = useState<Partial<DeskHours>>({});
	const draft: DeskHours = { ...stored, ...edits };
	const edit = (change: Partial<DeskHours>): void => setEdits((was) => ({ ...was, ...change }));
	const sent = useRef(edits);
	const saving = useIntent<DeskAnswer>("save", ({ code }) => {
		if (code) return notify.error(t.failed, t.failedText);
		// What was typed meanwhile is not saved yet.
		setEdits((was) => (was === sent.current ? {} : was));
		return notify.success(t.saved);
	});
	const resetting = useIntent<DeskAnswer>("reset", ({ code }) => {
		if (code) return notify.error(t.failed, errorText(code));
		setEdits({});
		return notify.success(t.wasReset);
	});
	const isDirty = JSON.stringify(draft) !== JSON.stringify(stored);
	const isInherited = owner.scope !== "workspace" && !owner.isOwn;
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		if (!isDirty) return;
		sent.current = edits;
		saving.send({ scope: owner.scope, id: owner.id, hours: JSON.stringify(draft) });
	};
	return (
		<form onSubmit={submit}>
			<fieldset className="flex min-w-0 flex-col gap-6" disabled={!mayManage}>
				<legend className="sr-only">{t.title}</legend>
				{isInherited ? <p className="text-gray-11">{t.owner.inherited(owner.name)}</p> : null}
				<FormSection id="desk-week" purpose={t.week.purpose} title={t.week.title}>
					<Presets
						onChoose={(preset, timeZone) =>
							edit({
								hours: { timeZone: draft.hours?.timeZone ?? timeZone, open: PRESETS[preset] },
								...(draft.holidays.length === 0 && { holidays: usualHolidays(draft.state) }),
							})
						}
					/>
					<HoursEditor
						error={saving.refusal === "hours_invalid" ? errorText("hours_invalid") : null}
						legend={t.week.title}
						now={now}
						onChange={(hours) => edit({ hours })}
						value={draft.hours}
					/>
				</FormSection>
				{draft.hours ? <HolidaysSection draft={draft} edit={edit} now={now} /> : null}
				{/* Which texts are on is begun anew with what is stored. */}
				<TextsSection draft={draft} edit={edit} key={String(owner.isOwn)} now={now} />
				<OutlookSection draft={draft} now={now} />
				{saving.refusal && saving.refusal !== "hours_invalid" ? (
					<FormRefusal more={t.kept} text={errorText(saving.refusal)} />
				) : null}
				{owner.isOwn && owner.scope !== "workspace" ? (
					<div>
						<Button
							loading={resetting.isSending}
							onClick={() => resetting.send({ scope: owner.scope, id: owner.id })}
							type="button"
						>
							{t.owner.reset}
						</Button>
					</div>
				) : null}
			</fieldset>
			<DirtyBar
				discardLabel={t.discard}
				isDirty={isDirty && mayManage}
				isSaving={saving.isSending}
				onDiscard={() => setEdits({})}
				saveLabel={t.save}
				text={t.dirty}
			/>
			<LeaveGuard
				isDirty={isDirty && !saving.isSending}
				leaveLabel={t.leave}
				text={t.leaveText}
				title={t.leaveTitle}
			/>
		</form>
	);
}

/** Weeks that most shops have; the editor below changes them. */
function Presets(props: { onChoose: (preset: Preset, timeZone: string) => void }) {
	const t = useStrings({ pt, en }).week;
	const { timeZone } = usePreferences();
	return (
		<fieldset>
			<legend className="mb-2 font-medium">{t.presets}</legend>
			<div className="flex flex-wrap gap-2">
				{PRESET_NAMES.map((preset) => (
					<Button
						key={preset}
						onClick={() => props.onChoose(preset, timeZone)}
						size="small"
						type="button"
					>
						{t.preset[preset]}
					</Button>
				))}
			</div>
		</fieldset>
	);
}
