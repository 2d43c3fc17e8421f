import { BellRing, Volume2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { AlertsAnswer } from "#app/contracts/alert-answers.ts";
import {
	ALERT_VIEWS,
	type AlertSettings,
	formatDayMinute,
	OFFERED_QUIET,
	parseDayMinute,
	type QuietHours,
} from "#app/domain/alerts/settings.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import {
	announceAlerts,
	askToBeTold,
	stopBeingTold,
	type ToldHere,
	toldHere,
} from "#app/ui/alerts/this-browser.ts";
import { playTone } from "#app/ui/alerts/tone.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { sendJson } from "#app/ui/api-request.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { notify } from "#app/ui/toasts.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface AlertsProps {
	memberId: string;
	alerts: AlertsAnswer;
}

/** How a person is called when a customer writes: each change is saved at once. */
export function AlertsSection({ memberId, alerts }: AlertsProps) {
	const t = useStrings({ pt, en }).alerts;
	const { settings, save } = useSavedSettings(alerts.settings);
	return (
		<FormCard purpose={t.purpose} title={t.title}>
			<ThisBrowser alerts={alerts} memberId={memberId} />
			<ChoiceCards
				choices={ALERT_VIEWS.map((value) => ({ value, ...t.views[value] }))}
				legend={t.which}
				name="alert-views"
				onChoose={(views) => save({ views })}
				selected={settings.views}
			/>
			<div className="flex flex-col items-stretch gap-2">
				<Toggle
					hint={t.soundHint}
					isOn={settings.hasSound}
					label={t.sound}
					onChange={(hasSound) => {
						if (hasSound) void playTone();
						save({ hasSound });
					}}
				/>
				<Button className="self-start" onClick={() => void playTone()} size="small" type="button">
					<Volume2 aria-hidden="true" size={16} />
					{t.listen}
				</Button>
			</div>
			<Quiet onChange={(quiet) => save({ quiet })} quiet={settings.quiet} />
		</FormCard>
	);
}

/** Shows a change at once and takes it back where the server does not keep it. */
function useSavedSettings(loaded: AlertSettings) {
	const t = useStrings({ pt, en }).alerts;
	const errorText = useErrorText();
	const { timeZone } = usePreferences();
	const [settings, setSettings] = useState(loaded);
	const save = (change: Partial<AlertSettings>): void => {
		// Quiet hours are those of the clock that this person looks at.
		const next = { ...settings, ...change, timeZone };
		setSettings(next);
		sendJson("/api/alerts", next, "PUT").then(announceAlerts, (error: unknown) => {
			setSettings(settings);
			notify.error(t.failed, errorText(codeOf(error)));
		});
	};
	return { settings, save };
}

const never = () => () => undefined;

/** The one button that makes the browser ask. */
function ThisBrowser({ memberId, alerts }: AlertsProps) {
	const t = useStrings({ pt, en }).alerts;
	const errorText = useErrorText();
	const { locale } = usePreferences();
	const loaded = useSyncExternalStore<ToldHere | null>(
		never,
		() => toldHere(memberId, alerts.endpoint),
		() => null,
	);
	const [changed, setChanged] = useState<ToldHere | null>(null);
	const [isBusy, setBusy] = useState(false);
	const state = changed ?? loaded;
	const isOn = state === "on" || state === "page";
	const change = async (): Promise<void> => {
		setBusy(true);
		try {
			if (!isOn) return setChanged(await askToBeTold(memberId, alerts.key, locale));
			await stopBeingTold(memberId);
			setChanged("off");
		} catch (error) {
			notify.error(t.failed, errorText(codeOf(error)));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-gray-2 p-4">
			<div className="min-w-0 flex-1 basis-64">
				<p className="font-medium text-gray-12">{t.here}</p>
				<output className="block text-[13px] text-gray-11 text-pretty">
					{t.states[state ?? "off"]}
				</output>
			</div>
			{state === "refused" || state === "unsupported" ? null : (
				<Button
					kind={isOn ? "secondary" : "primary"}
					loading={isBusy}
					onClick={() => void change()}
					type="button"
				>
					<BellRing aria-hidden="true" size={16} />
					{isOn ? t.stop : t.ask}
				</Button>
			)}
		</div>
	);
}

function Quiet(props: { quiet: QuietHours | null; onChange: (quiet: QuietHours | null) => void }) {
	const t = useStrings({ pt, en }).alerts;
	const { quiet, onChange } = props;
	return (
		<div>
			<Toggle
				hint={t.quietHint}
				isOn={quiet !== null}
				label={t.quiet}
				onChange={(isOn) => onChange(isOn ? OFFERED_QUIET : null)}
			/>
			{quiet === null ? null : (
				<div className="mt-3 grid max-w-sm grid-cols-2 gap-3">
					<Clock
						label={t.from}
						minute={quiet.from}
						onChange={(from) => onChange({ ...quiet, from })}
					/>
					<Clock
						label={t.until}
						minute={quiet.until}
						onChange={(until) => onChange({ ...quiet, until })}
					/>
				</div>
			)}
		</div>
	);
}

function Clock(props: { label: string; minute: number; onChange: (minute: number) => void }) {
	return (
		<Field label={props.label}>
			{(control) => (
				<TextInput
					{...control}
					defaultValue={formatDayMinute(props.minute)}
					onBlur={(event) => {
						const minute = parseDayMinute(event.currentTarget.value);
						if (minute !== null && minute !== props.minute) props.onChange(minute);
					}}
					required
					type="time"
				/>
			)}
		</Field>
	);
}
