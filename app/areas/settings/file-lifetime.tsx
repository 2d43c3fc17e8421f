import { useState } from "react";
import type { ProfileView } from "#app/contracts/settings.ts";
import {
	FILE_LIFETIMES,
	type FileLifetime,
	isShorter,
	parseLifetime,
} from "#app/domain/inbox/file-lifetime.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** For how long the workspace keeps the files of messages. What lets files go is asked about; the rest is saved at once. */
export function FileLifetimeCard({ stored }: { stored: ProfileView["fileDays"] }) {
	const t = useStrings({ pt, en }).data.files;
	const errorText = useErrorText();
	const nameOf = (days: FileLifetime | null): string => t.choices[days ?? "always"];
	const [chosen, setChosen] = useState(stored);
	const [isAsking, setAsking] = useState(false);
	const saving = useSettingsForm("file-days", ({ code }) => {
		setAsking(false);
		if (code) {
			setChosen(stored);
			return notify.error(t.failed, errorText(code));
		}
		notify.success(t.saved, nameOf(chosen));
	});
	const save = (days: FileLifetime | null): void =>
		saving.send({ days: days === null ? "" : String(days) });
	const choose = (days: FileLifetime | null): void => {
		setChosen(days);
		if (isShorter(days, stored)) setAsking(true);
		else save(days);
	};
	return (
		<FormCard purpose={t.purpose} title={t.title}>
			<Field label={t.label}>
				{(control) => (
					<Select
						{...control}
						className="max-w-60"
						disabled={saving.isSending}
						onChange={({ currentTarget: { value } }) =>
							choose(value === "" ? null : parseLifetime(Number(value)))
						}
						value={chosen ?? ""}
					>
						{FILE_LIFETIMES.map((days) => (
							<option key={days} value={days}>
								{nameOf(days)}
							</option>
						))}
						<option value="">{nameOf(null)}</option>
					</Select>
				)}
			</Field>
			<ConfirmDialog
				busy={saving.isSending}
				confirmLabel={t.confirm}
				onConfirm={() => save(chosen)}
				onOpenChange={(isOpen) => {
					setAsking(isOpen);
					if (!isOpen) setChosen(stored);
				}}
				open={isAsking}
				title={t.ask(nameOf(chosen))}
			>
				{t.lost}
			</ConfirmDialog>
		</FormCard>
	);
}
