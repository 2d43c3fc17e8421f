import { useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { SecretField } from "#app/ui/secret-field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { SettingsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Draft } from "./use-draft.ts";

/** Name and webhook_url. The address is written and never read back (H18). */
export function GeneralSection(props: {
	view: InstanceSettingsView;
	draft: Draft;
	edit: (change: Partial<Draft>) => void;
	version: number;
	refusal: ErrorCode | null;
	onSecret: (secret: string) => void;
}) {
	const { draft, edit, refusal } = props;
	const { webhook } = props.view;
	const t = useStrings({ pt, en }).general;
	const errorText = useErrorText();
	return (
		<FormSection id="settings-general" purpose={t.purpose} title={t.title}>
			<Field error={refusal === "name_too_long" ? errorText(refusal) : null} label={t.name}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						maxLength={200}
						name="name"
						onChange={(event) => edit({ name: event.currentTarget.value })}
						required
						value={draft.name}
					/>
				)}
			</Field>
			<SecretField
				error={refusal === "url_not_allowed" ? errorText(refusal) : null}
				hint={t.webhookHint}
				label={t.webhookUrl}
				name="webhookUrl"
				onEdit={(webhookUrl) => edit({ webhookUrl })}
				placeholder="https://"
				stored={webhook.address}
				version={props.version}
			/>
			{webhook.address.isSet ? (
				<SigningSecret onSecret={props.onSecret} oldUntil={webhook.oldSecretUntil} />
			) : null}
		</FormSection>
	);
}

/** The secret that signs webhook calls is shown once; a lost one is replaced by a new one (H19). */
function SigningSecret(props: { oldUntil: number | null; onSecret: (secret: string) => void }) {
	const t = useStrings({ pt, en }).general.secret;
	const format = useFormat();
	const [isAsking, setAsking] = useState(false);
	const rotating = useIntent<SettingsAnswer>("rotate-secret", ({ code, secret }) => {
		setAsking(false);
		if (code || !secret) return notify.error(t.failed);
		return props.onSecret(secret);
	});
	return (
		<div className="flex flex-wrap items-start justify-between gap-3 rounded-control bg-gray-2 p-3">
			<div className="min-w-0 flex-1 basis-60">
				<p className="font-medium">{t.title}</p>
				<p className="text-[13px] text-gray-11 text-pretty">
					{props.oldUntil === null ? t.text : t.both(format.dateTime(props.oldUntil))}
				</p>
			</div>
			<Button onClick={() => setAsking(true)} type="button">
				{t.rotate}
			</Button>
			<ConfirmDialog
				busy={rotating.isSending}
				confirmLabel={t.rotate}
				onConfirm={() => rotating.send()}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.question}
			>
				{t.lost}
			</ConfirmDialog>
		</div>
	);
}
