import { PlugZap } from "lucide-react";
import type { ReactNode } from "react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import {
	CREDENTIAL_FIELDS,
	type IntegrationType,
	isAutomation,
	MAX_CREDENTIAL_LENGTH,
} from "#app/domain/integrations/type.ts";
import { AUTOMATION_EVENTS, type AutomationEvent } from "#app/domain/webhooks/event.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { TYPE_NAMES } from "../types.ts";
import { CredentialInput } from "./credential-input.tsx";
import { emptyDraft } from "./draft.ts";
import { TestResult } from "./test-result.tsx";
import { TypeField } from "./type-field.tsx";
import type { IntegrationFormState } from "./use-integration-form.ts";

interface FormProps {
	form: IntegrationFormState;
	/** Null for a new integration. */
	stored: IntegrationView | null;
	onCancel: () => void;
	/** Below the fields: parts that only a stored integration has. */
	children?: ReactNode;
}

/** Name, service and its fields; a refusal keeps everything that was typed. */
export function IntegrationForm(props: FormProps) {
	const t = useStrings({ pt, en }).form;
	const { form, stored } = props;
	const { draft, errors, edit } = form;
	const { type } = draft;
	return (
		<form
			autoComplete="off"
			className="flex flex-col gap-5"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				form.save();
			}}
		>
			<Refusal form={form} />
			<TypeField
				error={errors.type}
				isFixed={stored !== null}
				// Choosing another service resets the fields.
				onChange={(next) => edit(emptyDraft(next, draft.name))}
				type={type}
			/>
			<Field error={errors.name} label={t.name}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						data-begin={type === null ? undefined : ""}
						maxLength={200}
						name="name"
						onChange={(event) => edit({ name: event.currentTarget.value })}
						placeholder={type === null ? undefined : t.namePlaceholder(TYPE_NAMES[type])}
						value={draft.name}
					/>
				)}
			</Field>
			{type === null ? null : <TypeFields {...props} key={type} type={type} />}
			{props.children}
			<Buttons {...props} />
			<LeaveGuard
				isDirty={form.isDirty}
				leaveLabel={t.leave}
				text={t.leaveText}
				title={t.leaveTitle}
			/>
		</form>
	);
}

function TypeFields({ form, stored, type }: FormProps & { type: IntegrationType }) {
	const { draft, errors, edit } = form;
	return (
		<>
			{CREDENTIAL_FIELDS[type].map((field) => (
				<CredentialInput
					error={errors[field.key]}
					field={field}
					key={field.key}
					onChange={(value) => edit({ credentials: { ...draft.credentials, [field.key]: value } })}
					stored={stored}
					type={type}
					value={draft.credentials[field.key] ?? ""}
				/>
			))}
			{type === "openai" ? <BaseUrlField form={form} /> : null}
			{isAutomation(type) ? (
				<EventChoice chosen={draft.events} onChange={(events) => edit({ events })} />
			) : null}
			<TestPart form={form} type={type} />
		</>
	);
}

function BaseUrlField({ form }: { form: IntegrationFormState }) {
	const t = useStrings({ pt, en }).form;
	return (
		<Field error={form.errors.baseUrl} hint={t.baseUrlHint} label={t.baseUrl} optional>
			{(control) => (
				<TextInput
					{...control}
					autoCapitalize="none"
					autoComplete="off"
					inputMode="url"
					maxLength={MAX_CREDENTIAL_LENGTH}
					name="baseUrl"
					onChange={(event) => form.edit({ baseUrl: event.currentTarget.value })}
					placeholder="https://api.groq.com/openai/v1"
					spellCheck={false}
					value={form.draft.baseUrl}
				/>
			)}
		</Field>
	);
}

/** Spec 2, section 2: the button appears only when all credential fields are filled. */
function TestPart({ form, type }: { form: IntegrationFormState; type: IntegrationType }) {
	const t = useStrings({ pt, en }).form;
	if (!form.isTestable) return null;
	return (
		<div className="rounded-card border border-line bg-gray-2 p-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Button loading={form.testing.isRunning} onClick={form.test} type="button">
					<PlugZap aria-hidden="true" size={16} />
					{t.test}
				</Button>
				{type === "n8n" || type === "zapier" ? (
					<p className="min-w-0 flex-1 basis-48 text-[13px] text-gray-11">{t.testHint[type]}</p>
				) : null}
			</div>
			<TestResult outcome={form.testing.outcome} type={type} />
		</div>
	);
}

/** A refusal that belongs to no field. */
function Refusal({ form }: { form: IntegrationFormState }) {
	const t = useStrings({ pt, en }).form;
	const errorText = useErrorText();
	if (form.refusal === null) return null;
	return (
		<p
			className="rounded-control border border-red-6 bg-red-3 px-3 py-2 text-[13px] text-red-12"
			role="alert"
		>
			{errorText(form.refusal)} {t.kept}
		</p>
	);
}

function Buttons({ form, stored, onCancel }: FormProps) {
	const t = useStrings({ pt, en }).form;
	return (
		<div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
			<Button onClick={onCancel} type="button">
				{t.cancel}
			</Button>
			<Button kind="primary" loading={form.isSaving} type="submit">
				{stored === null ? t.submitCreate : t.submitEdit}
			</Button>
		</div>
	);
}

/** Chooses the events that an automation receives. */
function EventChoice(props: {
	chosen: readonly AutomationEvent[];
	onChange: (events: AutomationEvent[]) => void;
}) {
	const t = useStrings({ pt, en }).form;
	const { chosen } = props;
	return (
		<fieldset>
			<legend className="font-medium text-gray-12">{t.events}</legend>
			<p className="mt-0.5 mb-2 text-[13px] text-gray-11">{t.eventsHint}</p>
			<div className="grid gap-x-4 sm:grid-cols-2">
				{AUTOMATION_EVENTS.map((event) => (
					<label className="flex min-h-9 cursor-pointer items-center gap-2.5" key={event}>
						<input
							checked={chosen.includes(event)}
							className="focus-ring size-4 shrink-0 accent-(--accent-9)"
							name="events"
							onChange={({ currentTarget }) =>
								props.onChange(
									AUTOMATION_EVENTS.filter((known) =>
										known === event ? currentTarget.checked : chosen.includes(known),
									),
								)
							}
							type="checkbox"
						/>
						{t.eventNames[event]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
