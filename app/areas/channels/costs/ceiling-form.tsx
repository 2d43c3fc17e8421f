import { useState } from "react";
import type { PricesView } from "#app/contracts/prices.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { CostAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const MICROS = 1_000_000;

/** The most that the number may cost in a month, and who stops there. */
export function CeilingForm(props: { view: PricesView; mayChange: boolean; mayRelease: boolean }) {
	const { view, mayChange } = props;
	const t = useStrings({ pt, en }).ceiling;
	const format = useFormat();
	const errorText = useErrorText();
	const { ceiling } = view;
	const [reais, setReais] = useState(ceiling === null ? "" : String(ceiling.micros / MICROS));
	const [stopsPeople, setStopsPeople] = useState(ceiling?.stopsPeople ?? false);
	const saving = useIntent<CostAnswer>("ceiling", ({ code }) =>
		code ? notify.error(t.failed, errorText(code)) : notify.success(t.saved),
	);
	return (
		<FormSection id="ceiling" purpose={t.purpose} title={t.title}>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					saving.send({ reais, stopsPeople });
				}}
			>
				<fieldset className="flex min-w-0 flex-col gap-5" disabled={!mayChange}>
					<legend className="sr-only">{t.title}</legend>
					<Field hint={t.hint} label={t.label}>
						{(control) => (
							<TextInput
								{...control}
								inputMode="decimal"
								maxLength={20}
								onChange={({ currentTarget }) => setReais(currentTarget.value)}
								value={reais}
							/>
						)}
					</Field>
					<Toggle
						hint={t.stopsPeopleHint}
						isOn={stopsPeople}
						label={t.stopsPeople}
						onChange={setStopsPeople}
					/>
				</fieldset>
				{mayChange ? (
					<Button className="self-start" kind="primary" loading={saving.isSending} type="submit">
						{t.save}
					</Button>
				) : (
					<p className="text-[13px] text-gray-11">{t.adminsOnly}</p>
				)}
			</form>
			{ceiling === null || !view.isPresent || ceiling.micros === 0 ? null : (
				<p className="tabular text-[13px] text-gray-11">
					{t.used(format.percent(view.total.micros / ceiling.micros))}
				</p>
			)}
			{ceiling?.stopsPeople && view.isPresent && props.mayRelease ? (
				<Release isReleased={ceiling.releasedFor === view.month} />
			) : null}
		</FormSection>
	);
}

/** Lets members go on above the ceiling, once somebody said so twice. */
function Release({ isReleased }: { isReleased: boolean }) {
	const t = useStrings({ pt, en }).ceiling;
	const errorText = useErrorText();
	const [isAsking, setAsking] = useState(false);
	const releasing = useIntent<CostAnswer>("release", ({ code }) => {
		setAsking(false);
		if (code) notify.error(t.failed, errorText(code));
		else notify.success(t.releaseDone);
	});
	if (isReleased) return <p className="text-[13px] text-gray-11">{t.released}</p>;
	return (
		<div>
			<Button onClick={() => setAsking(true)} type="button">
				{t.release}
			</Button>
			<ConfirmDialog
				busy={releasing.isSending}
				confirmLabel={t.release}
				onConfirm={() => releasing.send()}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.releaseTitle}
			>
				{t.releaseText}
			</ConfirmDialog>
		</div>
	);
}
