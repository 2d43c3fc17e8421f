import { CircleAlert, Dices } from "lucide-react";
import { useId } from "react";
import {
	MAX_VERIFY_TOKEN,
	MAX_WEBHOOK_NAME,
	WEBHOOK_OBJECTS,
} from "#app/domain/facebook/webhook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useFieldName } from "./field-chips.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { drawToken, type WebhookDraftForm } from "./use-webhook-draft.ts";

/** Spec 2, section 2: object, callback_url, fields, verify_token, include_values. */
export function WebhookFields(props: { form: WebhookDraftForm; callbackUrl: string }) {
	const t = useStrings({ pt, en });
	const { form } = props;
	const { draft } = form;
	return (
		<>
			<div className="grid gap-5 md:grid-cols-2">
				<Field label={t.form.object}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) => {
								const chosen = event.currentTarget.value;
								const object = WEBHOOK_OBJECTS.find((known) => known === chosen);
								if (object) form.chooseObject(object);
							}}
							value={draft.objectType}
						>
							{WEBHOOK_OBJECTS.map((object) => (
								<option key={object} value={object}>
									{t.objects[object]} ({object})
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field hint={t.form.nameHint} label={t.form.name} optional>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_WEBHOOK_NAME}
							onChange={(event) => form.change({ name: event.currentTarget.value })}
							value={draft.name}
						/>
					)}
				</Field>
			</div>
			<FieldChoice form={form} />
			<Field hint={t.form.callbackHint} label={t.form.callback}>
				{(control) => (
					<div className="flex flex-wrap gap-2">
						<div className="min-w-0 flex-1 basis-64">
							<TextInput {...control} className="font-mono" readOnly value={props.callbackUrl} />
						</div>
						<CopyButton label={t.form.copyCallback} text={props.callbackUrl} />
					</div>
				)}
			</Field>
			<TokenField form={form} />
			<Toggle
				hint={t.form.valuesHint}
				isOn={draft.includeValues}
				label={t.form.values}
				onChange={(includeValues) => form.change({ includeValues })}
			/>
		</>
	);
}

function FieldChoice({ form }: { form: WebhookDraftForm }) {
	const t = useStrings({ pt, en }).form;
	const nameOf = useFieldName();
	const errorId = useId();
	return (
		<fieldset aria-describedby={form.problems.fields ? errorId : undefined}>
			<legend className="mb-1.5 font-medium text-gray-12">{t.fields}</legend>
			{form.draft.objectType === "certificate_transparency" ? (
				<p className="mb-2 max-w-[70ch] text-[13px] text-gray-11">{t.nobody}</p>
			) : null}
			<div className="grid gap-2 sm:grid-cols-2">
				{form.offered.map((field) => (
					<label
						className="flex cursor-pointer items-center gap-3 rounded-control border border-gray-6 bg-panel px-3 py-2.5 hover:border-gray-8 has-checked:border-accent-8 has-checked:bg-accent-2"
						key={field}
					>
						<input
							checked={form.draft.fields.includes(field)}
							className="focus-ring size-4 shrink-0 accent-accent-9"
							onChange={() => form.toggleField(field)}
							type="checkbox"
						/>
						<span className="min-w-0 text-gray-12">
							{nameOf(field) ?? field}
							<span className="block font-mono text-xs break-all text-gray-11">{field}</span>
						</span>
					</label>
				))}
			</div>
			{form.problems.fields ? (
				<p
					className="mt-1.5 flex items-start gap-1.5 text-[13px] text-red-11"
					id={errorId}
					role="alert"
				>
					<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
					{t.fieldsMissing}
				</p>
			) : null}
		</fieldset>
	);
}

/** Visible while typing: it is sent to Meta and not stored here. */
function TokenField({ form }: { form: WebhookDraftForm }) {
	const t = useStrings({ pt, en }).form;
	return (
		<Field error={form.problems.token ? t.tokenMissing : null} hint={t.tokenHint} label={t.token}>
			{(control) => (
				<div className="flex flex-wrap gap-2">
					<div className="min-w-0 flex-1 basis-64">
						<TextInput
							{...control}
							autoComplete="off"
							className="font-mono"
							maxLength={MAX_VERIFY_TOKEN}
							onChange={(event) => form.change({ verifyToken: event.currentTarget.value })}
							required
							spellCheck={false}
							value={form.draft.verifyToken}
						/>
					</div>
					<Button
						onClick={() => {
							form.change({ verifyToken: drawToken() });
							notify.success(t.generated);
						}}
						type="button"
					>
						<Dices aria-hidden="true" size={16} />
						{t.generate}
					</Button>
				</div>
			)}
		</Field>
	);
}
